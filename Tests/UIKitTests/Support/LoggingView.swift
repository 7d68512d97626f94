import Simulator
import UIKit

/// A view that writes every touch callback to the phone's log: name, phase, then each changed
/// finger with its place in the view.
class LoggingView: UIView {
  let name: String
  /// Whether callbacks go on to the next responder.
  var passesOn = false
  /// Called after a line was written.
  var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent) -> Void)?
  /// How often the view was asked whether a place lies in it or in one of its subviews.
  private(set) var hitTestCount = 0

  init(
    _ name: String = "view", frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480),
    multiTouch: Bool = true
  ) {
    self.name = name
    super.init(frame: frame)
    isMultipleTouchEnabled = multiTouch
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestCount += 1
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    print(line(name, phase, touches, in: self))
    if let event { onTouches?(phase, touches, event) }
  }
}

/// One line of a touch log: who, which phase, then finger and place of each touch.
func line(
  _ name: String, _ phase: UITouch.Phase, _ touches: Set<UITouch>, in view: UIView?
) -> String {
  let fingers = touches.ordered.map { touch in
    let point = touch.location(in: view)
    return "\(touch.finger.finger) (\(number(point.x)),\(number(point.y)))"
  }
  return ([name, "\(phase)"] + fingers).joined(separator: " ")
}

/// A number as short as it goes: no fraction where there is none.
func number(_ value: CGFloat) -> String {
  String(format: "%g", value)
}
