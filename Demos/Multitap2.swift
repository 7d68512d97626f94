// Multitap, version 2 (gestures, 12.4)
//
// The idea: to respond to two taps but not to one, wait. Every tap schedules its action for a
// moment later, and the next tap of the series cancels that action before it schedules its own.
//
// What you will see: a white screen. 0.4 seconds after the last tap of a series, one line shows how
// many there were; it disappears 1.6 seconds later. The fourth tap has nothing to wait for.
//
// What to try: tap three times quickly: only the third line appears. Tap twice, slowly: that makes
// two series of one tap. Five times: four are counted. (In the published listing the line of the
// second series disappears too early, with the erasing that was scheduled for the first.)

import UIKit

/// Shows one line for a series of taps, once no more can follow.
public final class Multitap2ViewController: UIViewController {
  private let actionDelay = 0.4
  private let eraseDelay = 1.6

  private let singleLabel = UILabel()
  private let doubleLabel = UILabel()
  private let tripleLabel = UILabel()
  private let quadrupleLabel = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
    let blue = UIColor(red: 0, green: 0.35, blue: 0.65, alpha: 1)
    let rust = UIColor(red: 0.7, green: 0.26, blue: 0, alpha: 1)
    let green = UIColor(red: 0, green: 0.4, blue: 0.3, alpha: 1)
    let plum = UIColor(red: 0.5, green: 0.14, blue: 0.4, alpha: 1)
    add(singleLabel, "single", blue, top: 20)
    add(doubleLabel, "double", rust, top: 125)
    add(tripleLabel, "triple", green, top: 230)
    add(quadrupleLabel, "quadruple", plum, top: 335)
  }

  private func add(_ label: UILabel, _ name: String, _ color: UIColor, top: CGFloat) {
    label.frame = CGRect(x: 20, y: top, width: view.bounds.width - 40, height: 105)
    label.font = .boldSystemFont(ofSize: 22)
    label.textAlignment = .center
    label.textColor = color
    label.text = ""
    label.accessibilityIdentifier = name
    view.addSubview(label)
  }

  // MARK: - Taps

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    switch touches.anyTouch?.tapCount {
    case 1:
      perform(after: actionDelay, key: "singleTap", target: self, action: singleTap)
    case 2:
      cancelPreviousPerforms(target: self, key: "singleTap")
      perform(after: actionDelay, key: "doubleTap", target: self, action: doubleTap)
    case 3:
      cancelPreviousPerforms(target: self, key: "doubleTap")
      perform(after: actionDelay, key: "tripleTap", target: self, action: tripleTap)
    case 4:
      cancelPreviousPerforms(target: self, key: "tripleTap")
      quadrupleTap()
    default:
      break
    }
  }

  private func singleTap() { show("Single Tap Detected", in: singleLabel) }
  private func doubleTap() { show("Double Tap Detected", in: doubleLabel) }
  private func tripleTap() { show("Triple Tap Detected", in: tripleLabel) }
  private func quadrupleTap() { show("Quadruple Tap Detected", in: quadrupleLabel) }

  /// Shows a text for `eraseDelay` seconds, counted from now even if the label already has a text.
  private func show(_ text: String, in label: UILabel) {
    label.text = text
    cancelPreviousPerforms(target: self, key: "eraseMe", object: label)
    perform(after: eraseDelay, key: "eraseMe", target: self, object: label) { label.text = "" }
  }
}
