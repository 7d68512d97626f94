// Multitap, version 1 (gestures, 12.4)
//
// The idea: every triple tap begins with a single and a double tap. Each touch knows its number in
// a series of taps, so the controller can respond to every one of them as it lands.
//
// What you will see: a white screen. The first tap of a series writes a line at the top, the second
// one below it, and so on; each line disappears after 1.6 seconds.
//
// What to try: tap four times quickly: all four lines appear together. Tap once a second: the first
// line stays for as long as you continue. (In the published listing it disappears 1.6 seconds after
// the first of these taps, no matter how recent the last one is, because nothing cancels the
// erasing scheduled earlier.)

import UIKit

/// Shows a line for every tap of a series, as soon as it lands.
public final class Multitap1ViewController: UIViewController {
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
    case 1: singleTap()
    case 2: doubleTap()
    case 3: tripleTap()
    case 4: quadrupleTap()
    default: break
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
