// Multitap, version 1 (gestures, 12.4)
//
// The idea: whoever taps three times has also tapped once and twice. Each touch knows its number in
// the row, so the controller can act on every one of them as it lands.
//
// What you will see: a white screen. The first tap of a row writes a line at the top, the second
// one below, and so on; each line goes 1.6 seconds later.
//
// What to try: tap four times quickly: all four lines stand there together. Tap once a second: the
// first line stays as long as you go on. (In the published listing it goes 1.6 seconds after the
// first of these taps, however new the last one is: nobody takes back the erasing that was ordered
// before.)

import UIKit

/// Writes a line for every tap of a row, as soon as it lands.
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

  /// Shows a text for `eraseDelay` from now, also if the label shows one already.
  private func show(_ text: String, in label: UILabel) {
    label.text = text
    cancelPreviousPerforms(target: self, key: "eraseMe", object: label)
    perform(after: eraseDelay, key: "eraseMe", target: self, object: label) { label.text = "" }
  }
}
