import Streams
import UIKit

/// A recognizer that logs the touches it receives, and enters states set by a test.
final class RecordingRecognizer: TouchCallbackRecognizer {
  /// The state to enter when a packet contains touches in a phase.
  var answers: [UITouch.Phase: State] = [:]
  /// A closure that is called with each received phase, before the recognizer sets its state.
  var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent) -> Void)?
  var preventsOthers = true
  var isPreventable = true
  /// The recognizers whose failure this recognizer waits for.
  var rivals: [UIGestureRecognizer] = []
  /// The recognizers that wait for this recognizer's failure.
  var followers: [UIGestureRecognizer] = []

  convenience init(_ name: String, _ answers: [UITouch.Phase: State] = [:]) {
    self.init()
    self.name = name
    self.answers = answers
  }

  override func reset() {
    print("\(name ?? "") reset")
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventsOthers
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPreventable
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    rivals.contains { $0 === otherGestureRecognizer }
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    followers.contains { $0 === otherGestureRecognizer }
  }

  /// Enters several states in order.
  func go(through states: [State]) {
    for state in states { self.state = state }
  }

  override func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    print(line(name ?? "", phase, touches, in: view))
    onTouches?(phase, touches, event)
    if let answer = answers[phase] { state = answer }
  }
}

/// A delegate that logs recognizers' actions and implements their delegate methods.
final class RecordingDelegate: UIGestureRecognizerDelegate {
  var begins = true
  var receives: (UITouch) -> Bool = { _ in true }
  var allowsBoth = false
  /// Pairs in which the first recognizer waits for the second's failure, as returned to the first.
  var requires: [(UIGestureRecognizer, UIGestureRecognizer)] = []
  /// Pairs in which the first recognizer waits for the second's failure, as returned to the second.
  var isRequired: [(UIGestureRecognizer, UIGestureRecognizer)] = []

  /// Adds a recognizer to a view, and makes it report to this object.
  func watch(_ recognizer: UIGestureRecognizer, _ name: String? = nil, on view: UIView) {
    if let name { recognizer.name = name }
    recognizer.addTarget(self, action: RecordingDelegate.note)
    view.addGestureRecognizer(recognizer)
  }

  func note(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: recognizer.view)
    print("\(recognizer.name ?? "") \(recognizer.state)! (\(number(place.x)),\(number(place.y)))")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    requires.contains { $0 === gestureRecognizer && $1 === otherGestureRecognizer }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isRequired.contains { $0 === otherGestureRecognizer && $1 === gestureRecognizer }
  }
}
