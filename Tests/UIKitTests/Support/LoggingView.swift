import Simulator
import Streams
import UIKit

/// A view that logs every touch callback: the name, the phase, and each changed finger with its
/// location in the view.
class LoggingView: TouchCallbackView {
  let name: String
  /// A closure that is called after a line is logged.
  var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent) -> Void)?
  /// The number of hit tests performed on the view and its subviews.
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

/// Returns a touch log line: the name, the phase, and each touch's finger and location.
func line(
  _ name: String, _ phase: UITouch.Phase, _ touches: Set<UITouch>, in view: UIView?
) -> String {
  let fingers = touches.ordered.map { touch in
    let point = touch.location(in: view)
    return "\(touch.finger.finger) (\(number(point.x)),\(number(point.y)))"
  }
  return ([name, "\(phase)"] + fingers).joined(separator: " ")
}

/// Returns the shortest text for a number, without an empty fraction.
func number(_ value: CGFloat) -> String {
  String(format: "%g", value)
}
