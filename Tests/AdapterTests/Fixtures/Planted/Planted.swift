import Foundation
import UIKit

/// Crashes when three fingers are down.
final class ThreeFingers: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    precondition((event?.allTouches?.count ?? 0) < 3, "three fingers")
  }
}

/// Crashes when a touch is canceled while the view is animating.
final class CancelledAnimation: UIView {
  private var isAnimating = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isAnimating = true
    UIView.animate(withDuration: 0.3) {
      self.alpha = 0.5
    } completion: { _ in
      self.isAnimating = false
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    precondition(!isAnimating, "cancelled in an animation")
  }
}

/// Crashes after two taps within 0.6 seconds with a drag between them.
final class DragBetweenTaps: UIView {
  private var firstTap: TimeInterval?
  private var hasDragged = false
  private var moved = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    moved = false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moved = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let time = touches.first?.timestamp ?? 0
    if moved {
      hasDragged = firstTap != nil
      return
    }
    if hasDragged, let firstTap, time - firstTap < 0.6 { fatalError("a drag between taps") }
    firstTap = time
    hasDragged = false
  }
}

/// Crashes at the fourth tap on a small button.
final class SmallButton: UIView {
  private let names = ["one", "two", "three"]
  private var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 251, y: 383, width: 30, height: 30)
    button.addAction(UIAction { [unowned self] _ in show() }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    print(names[count])
    count += 1
  }
}

/// Crashes when it is rotated more than 90 degrees in one gesture.
final class RightAngle: UIView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: #selector(turn)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func turn(_ rotation: UIRotationGestureRecognizer) {
    precondition(abs(rotation.rotation) < .pi / 2, "more than a right angle")
  }
}

/// Crashes when the app loses focus while a finger is down.
final class LostFocus: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    NotificationCenter.default.addObserver(
      self, selector: #selector(resign), name: UIApplication.willResignActiveNotification,
      object: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var isDown = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isDown = true }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isDown = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isDown = false }

  @objc private func resign() {
    precondition(!isDown, "a finger is down")
  }
}

/// Counts one finger too few when two lift in the same packet.
final class TwoLifts: UIView {
  private var fingers = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if event?.allTouches?.count == touches.count { precondition(fingers == 0, "fingers are left") }
    fingers += touches.count
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingers -= 1 }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers -= touches.count
  }
}

/// Crashes when a finger touches down after another one has been down for half a second.
final class HoldAndTap: UIView {
  private var isHeld = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    let press = UILongPressGestureRecognizer(target: self, action: #selector(hold))
    press.cancelsTouchesInView = false
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func hold(_ press: UILongPressGestureRecognizer) {
    isHeld = press.state == .began || press.state == .changed
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    precondition(!isHeld, "a tap next to a held finger")
  }
}

/// Leaks through a timer after it has been swiped.
final class Leaking: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(swipe)))
  }

  required init?(coder: NSCoder) { nil }

  private var handler: (() -> Void)?

  @objc private func swipe(_ swipe: UISwipeGestureRecognizer) {
    handler = { self.alpha = 1 }
  }
}

/// Schedules work endlessly after a drag that ends near the lower edge.
final class Endless: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.location(in: self).y > bounds.height - 60,
      touch.location(in: self).x > 200
    else { return }
    again()
  }

  private func again() {
    DispatchQueue.main.async { self.again() }
  }
}

/// Hangs after a double tap in the left half.
final class Hanging: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.tapCount == 2, touch.location(in: self).x < 160 else {
      return
    }
    while true { Thread.sleep(forTimeInterval: 1) }
  }
}

/// Adds a view at each move, and never removes any.
final class Growing: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for _ in 0..<1000 { addSubview(UIView(frame: .zero)) }
  }
}

/// Exits when touched, with the exit code for incorrect usage.
final class Exiting: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fputs("good bye\n", stderr)
    exit(2)
  }
}

/// Lets its box move off the top of the screen.
final class LosesBox: UIView {
  private let box = UIView(frame: CGRect(x: 130, y: 30, width: 60, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .red
    addSubview(box)
    box.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func pan(_ pan: UIPanGestureRecognizer) {
    box.center.y += pan.translation(in: self).y
    box.center.y = min(box.center.y, 400)
    pan.setTranslation(.zero, in: self)
    box.isHidden = box.center.y < 0
  }
}
