/// Reports to controllers when their views come into windows and leave them.
///
/// A view that came into a window waits here for the next layout: `beginAppearing()` calls
/// `viewWillAppear` and `viewIsAppearing` before it, and `finish(_:)` calls `viewDidAppear` after it.
/// A view that left its window is reported immediately. Only while a presentation covers or uncovers
/// the screen, this report waits until the other views have appeared (rule E-24).
package final class AppearanceReports {
  /// Controllers whose view came into a window, which was not reported yet.
  private var appearing: [UIViewController] = []
  /// Controllers whose view has left its window, which was not reported yet.
  private var disappearing: [UIViewController] = []
  /// Whether disappearances wait for the next appearance.
  private var isDeferring = false
  /// The completions of dismissals after which a controller's view appears again.
  private var dismissalCompletions: [() -> Void] = []

  /// Creates the reports of an app without controllers.
  package init() {}

  /// Whether views wait for the layout that shows them.
  package var hasAppearing: Bool { !appearing.isEmpty }

  // MARK: - Moves

  /// Reports that a controller's view will move into a window, or out of all windows.
  func viewWillMove(of controller: UIViewController, isInWindow: Bool) {
    if isInWindow {
      finishDisappearing(controller)
    } else if controller.hasAppeared {
      controller.viewWillDisappear(false)
    }
  }

  /// Records that a controller's view moved into a window; reports or records that it left.
  func viewDidMove(of controller: UIViewController, isInWindow: Bool) {
    appearing.removeAll { $0 === controller }
    if controller.hasAppeared, !isInWindow {
      disappearing.append(controller)
      if !isDeferring { finishDisappearing(controller) }
    } else if !controller.hasAppeared, isInWindow {
      appearing.append(controller)
    }
  }

  /// Calls `removal`, and defers `viewDidDisappear` of the removed views until after the next
  /// `viewDidAppear`.
  func deferDisappearances(_ removal: () -> Void) {
    let wasDeferring = isDeferring
    isDeferring = true
    removal()
    isDeferring = wasDeferring
  }

  /// Calls a completion after the deferred disappearances.
  func completeDismissal(_ completion: @escaping () -> Void) {
    dismissalCompletions.append(completion)
  }

  // MARK: - Layout

  /// Reports views in visible windows before the layout that shows them.
  ///
  /// - Returns: Their controllers, for `finish(_:)` after the layout.
  package func beginAppearing() -> [UIViewController] {
    let shown = appearing.filter { $0.viewIfLoaded?.window?.isHidden == false }
    for controller in shown { controller.viewWillAppear(false) }
    for controller in shown { controller.viewIsAppearing(false) }
    return shown
  }

  /// Reports that views were shown, unless they have left their window in the meantime. Deferred disappearances
  /// and the completions of dismissals and presentations follow.
  package func finish(_ shown: [UIViewController]) {
    let appeared = shown.filter(finishAppearing)
    if !disappearing.isEmpty || !dismissalCompletions.isEmpty { finishDisappearances() }
    for controller in appeared { controller.completePresentation() }
  }

  private func finishAppearing(_ controller: UIViewController) -> Bool {
    guard appearing.contains(where: { $0 === controller }) else { return false }
    appearing.removeAll { $0 === controller }
    controller.hasAppeared = true
    controller.viewDidAppear(false)
    return true
  }

  /// Reports that a view has left its window, unless this was already reported.
  private func finishDisappearing(_ controller: UIViewController) {
    guard disappearing.contains(where: { $0 === controller }) else { return }
    disappearing.removeAll { $0 === controller }
    controller.hasAppeared = false
    controller.viewDidDisappear(false)
  }

  private func finishDisappearances() {
    while let controller = disappearing.first { finishDisappearing(controller) }
    let completions = dismissalCompletions
    dismissalCompletions = []
    for completion in completions { completion() }
  }
}

extension UIViewController {
  /// Calls the completion handler of the view's presentation, if there is one.
  fileprivate func completePresentation() {
    let completion = appearance
    appearance = nil
    completion?()
  }
}
