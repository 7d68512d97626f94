import Streams
import UIKit

/// A controller whose label reports a pinch, as in rule J12-02.
final class PinchLabelController: UIViewController {
  private let message = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 30))
  private var active: [UITouch] = []
  private var initial: CGFloat?

  override func viewDidLoad() {
    view.isMultipleTouchEnabled = true
    message.accessibilityIdentifier = "message"
    view.addSubview(message)
  }

  private var distance: CGFloat {
    let points = active.map { $0.location(in: view) }
    return hypot(points[0].x - points[1].x, points[0].y - points[1].y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    active += touches.ordered
    initial = active.count == 2 ? distance : nil
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard active.count == 2, let initial else { return }
    if distance - initial > 100 { show("Zoom In Pinch") }
    if initial - distance > 100 { show("Zoom Out Pinch") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    active.removeAll { touches.contains($0) }
  }

  private func show(_ text: String) {
    message.text = text
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: Selector("eraseLabel"), object: nil)
    perform(after: 1.6, key: "eraseLabel") { self.message.text = "" }
  }
}
