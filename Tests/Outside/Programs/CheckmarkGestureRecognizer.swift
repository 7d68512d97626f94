import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a checkmark: a stroke down to the right, followed by a stroke up to the right.
class CheckmarkGestureRecognizer: UIGestureRecognizer {
  private var midPoint = CGPoint.zero
  private var strokeUp = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 || event.touches(for: self)?.count != 1 {
      state = .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, let touch = touches.first else { return }
    let now = touch.location(in: view)
    let previous = touch.previousLocation(in: view)
    if !strokeUp {
      if now.x >= previous.x && now.y >= previous.y {
        midPoint = now
      } else if now.x >= previous.x && now.y <= previous.y {
        strokeUp = true
      } else {
        state = .failed
      }
    } else if now.x < previous.x || now.y > previous.y {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible && strokeUp ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    midPoint = .zero
    strokeUp = false
    state = .cancelled
  }

  override func reset() {
    super.reset()
    midPoint = .zero
    strokeUp = false
  }
}

class CheckmarkController: UIViewController {
  var checks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let check = CheckmarkGestureRecognizer(target: self, action: CheckmarkController.checked)
    view.addGestureRecognizer(check)
  }

  func checked(_ recognizer: CheckmarkGestureRecognizer) {
    checks += 1
    print("check \(checks), state \(recognizer.state == .ended ? "ended" : "?")")
  }
}
