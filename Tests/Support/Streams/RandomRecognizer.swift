import UIKit

/// Answers its touches with states of a gesture, now and then with any state at all, ignores some touches,
/// and does something wild.
final class RandomRecognizer: TouchCallbackRecognizer {
  weak var gestures: RandomGestures?
  /// Whether no other recognizer fails because of it.
  var isGentle = false
  /// Whether it never fails because of another recognizer.
  var isStubborn = false

  /// The active touches that it received.
  private var fingers: Set<UITouch> = []
  /// All touches that it received and did not ignore since its reset.
  private var seen: Set<UITouch> = []
  /// Whether it went to a state that has to come to an end.
  private var hasBegun = false

  /// Whether it received a touch and did not ignore it.
  func follows(_ touch: UITouch) -> Bool { seen.contains(touch) }
  /// Whether one of its touches is down.
  var hasActiveTouches: Bool { seen.contains(where: \.isActive) }

  override func reset() {
    gestures?.checker.reset(self)
    (fingers, seen, hasBegun) = ([], [], false)
    gestures?.app.maybeDoSomething(near: nil)
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
    gestures.app.maybeDoSomething(near: nil)
    goOn()
    // One that did nothing and ignored all its touches may stay as it is.
    if fingers.isEmpty, hasBegun || !seen.isEmpty { finish() }
  }

  /// Goes to another state, or stays.
  func goOn() {
    // Without fingers nothing would ever end the gesture.
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

  /// Comes to an end, now or a while later.
  private func finish() {
    guard let gestures else { return }
    switch state {
    case .possible:
      // What waits for another one's failure shows as possible and may begin at any time.
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
