// TouchExample (gestures, 12.1)
//
// The idea: four methods report everything that fingers do, and each receives a set of touches. The
// size of the set is the number of fingers that changed, and every touch has a tap count.
//
// What you will see: the name of the last callback, and both numbers below it.
//
// What to try: tap three times. Then drag slightly farther than a tap may move: the tap count drops
// to zero. Lift two fingers together, then one after the other: the set contains the touches that
// changed, not all touches that are down.

import UIKit

/// Shows which method was called last and the touches it received.
public final class TouchExampleViewController: UIViewController {
  private let messageLabel = UILabel()
  private let tapsLabel = UILabel()
  private let touchesLabel = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    view.backgroundColor = .white
    let blue = UIColor(red: 0, green: 0.35, blue: 0.65, alpha: 1)
    let message = UIFont.boldSystemFont(ofSize: 28)
    add(messageLabel, named: "message", y: 72, font: message, color: blue)
    add(tapsLabel, named: "taps", y: 132, font: .systemFont(ofSize: 20), color: .darkGray)
    add(touchesLabel, named: "touches", y: 168, font: .systemFont(ofSize: 20), color: .darkGray)
  }

  private func add(_ label: UILabel, named name: String, y: CGFloat, font: UIFont, color: UIColor) {
    label.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: font.pointSize * 1.6)
    label.accessibilityIdentifier = name
    label.text = ""
    label.font = font
    label.textColor = color
    label.textAlignment = .center
    view.addSubview(label)
  }

  private func updateLabels(_ message: String, from touches: Set<UITouch>) {
    messageLabel.text = message
    tapsLabel.text = "\(touches.first?.tapCount ?? 0) taps detected"
    touchesLabel.text = "\(touches.count) touches detected"
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    updateLabels("Touches Began", from: touches)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    updateLabels("Drag Detected", from: touches)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    updateLabels("Touches Stopped.", from: touches)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    updateLabels("Touches Cancelled", from: touches)
  }
}
