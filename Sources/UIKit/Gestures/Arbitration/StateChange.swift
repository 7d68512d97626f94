/// The outcome of a requested state, depending on the recognizer's current state (rule D-11).
///
/// One table serves all classes, since nothing in UIKit declares a class as discrete or continuous:
/// a gesture is discrete if it ends without having begun. Apps and libraries request any state at
/// any time, so each of the 36 pairs has an outcome, and none ends the app.
enum StateChange: Equatable {
  /// The recognizer recognizes with `began` or `ended`, unless others exclude it or have to fail
  /// first.
  case recognize(UIGestureRecognizer.State)
  /// It enters the state, and its action is called.
  case enter(UIGestureRecognizer.State)
  /// It fails, without an action.
  case fail
  /// The recognizer is in the state already, or enters it with the reset.
  case none
  /// The request has no meaning in this state: it is ignored, with a warning.
  case ignore

  /// Looks up the outcome of one of the 36 pairs.
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
  /// A problem that was reported to the app's author.
  enum Warning: Hashable {
    /// A state that was requested in a state in which it has no meaning.
    case ignored(from: State, to: State)
    /// Recognizers that wait for each other's failure.
    case circle
  }

  /// Warns that a requested state is ignored, once per pair of states.
  func warnIgnoring(_ requested: State) {
    guard warnings.insert(.ignored(from: storedState, to: requested)).inserted else { return }
    let advice =
      isFinished
      ? "a gesture that has finished begins again after its reset"
      : "set changed, or finish with ended, cancelled or failed"
    context.host.warn(
      "\(warningName) cannot go from \(storedState) to \(requested), which is ignored; \(advice)")
  }

  /// Warns that this recognizer and others wait for each other, once per recognizer.
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

  /// The class, number and name of the recognizer, for warnings.
  private var warningName: String { name.map { "\(traceName) named \"\($0)\"" } ?? traceName }
}
