/// The controllers whose appearance or disappearance has not been reported yet.
struct AppearanceReports {
  /// Controllers whose view has entered a window and was not shown yet.
  var appearing: [UIViewController] = []
  /// Controllers whose view has left its window, which was not reported yet.
  var disappearing: [UIViewController] = []
  /// Whether these reports wait for the next appearance.
  var defersDisappearances = false
  /// The completions of dismissals after which a controller's view appears again.
  var dismissalCompletions: [() -> Void] = []
}
