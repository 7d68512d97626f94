import Simulator
import Streams
import UIKit

/// A view that writes every touch callback to the phone's log: name, phase, then each changed
/// finger with its location in the view.
class LoggingView: TouchCallbackView {
  let name: String
  /// Called after a line was written.
  var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent) -> Void)?
  /// How often the view was asked whether a point is in it or in one of its subviews.
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

  override func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    print(line(name, phase, touches, in: self))
    if let event { onTouches?(phase, touches, event) }
  }
}

/// One line of a touch log: who, which phase, then finger and location of each touch.
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
