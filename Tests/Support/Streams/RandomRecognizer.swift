import UIKit

/// A recognizer that responds to touches with valid or random states, ignores some touches, and
/// makes random changes to the app.
final class RandomRecognizer: TouchCallbackRecognizer {
  weak var gestures: RandomGestures?
  /// Whether this recognizer never makes another one fail.
  var isGentle = false
  /// Whether this recognizer is never made to fail by another one.
  var isStubborn = false

  /// The active touches that this recognizer has received.
  private var fingers: Set<UITouch> = []
  /// All touches that this recognizer has received and not ignored since its last reset.
  private var seen: Set<UITouch> = []
  /// Whether this recognizer is in a state that must end.
  private var hasBegun = false

  /// Whether this recognizer has received a touch and not ignored it.
  func follows(_ touch: UITouch) -> Bool { seen.contains(touch) }
  /// Whether one of this recognizer's touches is down.
  var hasActiveTouches: Bool { seen.contains(where: \.isActive) }

  override func reset() {
    gestures?.checker.reset(self)
    (fingers, seen, hasBegun) = ([], [], false)
    gestures?.app.maybeChangeSomething(near: nil)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !isGentle }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isStubborn
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    gestures?.mayWait(self, for: otherGestureRecognizer, once: 20) ?? false
  }

  override func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    guard let gestures else { return }
    gestures.checker.received(by: self, phase, touches, event)
    switch phase {
    case .began:
      fingers.formUnion(touches)
      seen.formUnion(touches)
    case .moved, .stationary: break
    case .ended, .cancelled: fingers.subtract(touches)
    }
    if gestures.random.once(in: 12), let touch = gestures.random.one(of: touches.ordered) {
      fingers.remove(touch)
      seen.remove(touch)
      ignore(touch, for: event)
    }
    gestures.app.maybeChangeSomething(near: nil)
    changeState()
    // A recognizer without active or followed touches may remain in its state.
    if fingers.isEmpty, hasBegun || !seen.isEmpty { finish() }
  }

  /// Changes to another state with a low probability.
  func changeState() {
    // If there were no fingers, nothing would end the gesture.
    guard let gestures, !fingers.isEmpty, gestures.random.once(in: 3) else { return }
    let states = gestures.random.once(in: 6) ? State.allCases : nextStates
    guard let next = gestures.random.one(of: states) else { return }
    hasBegun = hasBegun || next == .began || next == .changed
    state = next
  }

  private var nextStates: [State] {
    switch state {
    case .possible: [.began, .began, .ended, .failed, .cancelled]
    case .began, .changed: [.changed, .changed, .changed, .ended, .cancelled]
    case .ended, .cancelled, .failed: []
    }
  }

  /// Ends the gesture, now or later.
  private func finish() {
    guard let gestures else { return }
    switch state {
    case .possible:
      // A recognizer that waits for another to fail stays in the `.possible` state, and may begin
      // at any time.
      if !hasBegun, gestures.random.once(in: 3) {
        let delay = gestures.random.number(0...1)
        perform(after: delay, key: "finish") { [weak self] in
          if let self, fingers.isEmpty, state == .possible { state = .failed }
        }
      } else {
        state = gestures.random.once(in: 2) ? .ended : .failed
      }
    case .began, .changed: state = gestures.random.once(in: 2) ? .ended : .cancelled
    case .ended, .cancelled, .failed: break
    }
  }
}
