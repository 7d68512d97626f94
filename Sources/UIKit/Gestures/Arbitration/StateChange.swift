/// The outcome of requesting a state, given the recognizer's current state (rule D-11).
///
/// All classes use the same table because UIKit never declares a class as discrete or continuous: a
/// gesture is discrete if it ends without having begun. Apps and libraries may request any state at
/// any time, so each of the 36 pairs has an outcome, and none of them crashes the app.
enum StateChange: Equatable {
  /// The recognizer enters `began` or `ended`, unless others exclude it or have to fail first.
  case recognize(UIGestureRecognizer.State)
  /// The recognizer enters the state, and its actions are called.
  case enter(UIGestureRecognizer.State)
  /// The recognizer fails, and no action is called.
  case fail
  /// The recognizer is already in the requested state or will enter it when it is reset.
  case none
  /// The request is invalid in this state and is ignored with a warning.
  case ignore

  /// Looks up the outcome for one of the 36 pairs.
  init(from current: UIGestureRecognizer.State, to requested: UIGestureRecognizer.State) {
    self =
      switch current {
      case .possible:
        switch requested {
        case .possible: .none
        case .began, .changed: .recognize(.began)
        case .ended: .recognize(.ended)
        case .cancelled, .failed: .fail
        }
      case .began:
        switch requested {
        case .possible: .ignore
        case .began: .none
        case .changed, .ended, .cancelled: .enter(requested)
        case .failed: .fail
        }
      case .changed:
        switch requested {
        case .possible, .began: .ignore
        case .changed, .ended, .cancelled: .enter(requested)
        case .failed: .fail
        }
      case .ended:
        switch requested {
        case .possible, .ended: .none
        case .began, .changed, .cancelled, .failed: .ignore
        }
      case .cancelled, .failed:
        switch requested {
        case .possible, .cancelled, .failed: .none
        case .began, .changed, .ended: .ignore
        }
      }
  }
}

extension UIGestureRecognizer {
  /// A problem that has been reported to the app's author.
  enum Warning: Hashable {
    /// A requested state was ignored because it is invalid in the current state.
    case ignored(from: State, to: State)
    /// Recognizers wait for each other to fail.
    case circle
  }

  /// Warns once per pair of states that a requested state is ignored.
  func warnIgnoring(_ requested: State) {
    guard warnings.insert(.ignored(from: storedState, to: requested)).inserted else { return }
    let advice =
      isFinished
      ? "a finished gesture can begin again only after its reset"
      : "set changed, or finish with ended, cancelled or failed"
    context.host.warn(
      "\(warningName) cannot go from \(storedState) to \(requested), which is ignored; \(advice)")
  }

  /// Warns once per recognizer that this recognizer and others wait for each other.
  func warnOfCircle(_ circle: [UIGestureRecognizer]) {
    var isNew = false
    for recognizer in circle where recognizer.warnings.insert(.circle).inserted { isNew = true }
    guard isNew else { return }
    let names = circle.map(\.warningName).joined(separator: " and ")
    context.host.warn(
      circle.count == 1
        ? "\(names) waits for its own failure and never recognizes; remove require(toFail:)"
        : "\(names) wait for each other's failure and never recognize; let only one of them wait")
  }

  /// The recognizer's class, number, and name, for warnings.
  private var warningName: String { name.map { "\(traceName) named \"\($0)\"" } ?? traceName }
}
