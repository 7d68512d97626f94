// Multitap, version 2, as published (gestures, 12.4)
//
// The idea: each tap schedules its action for 0.4 seconds later and cancels that of the tap before.
//
// What to try: tap once, and again half a second later: the line disappears 1.6 seconds after it
// first appeared. Each action schedules an erasing, and the earliest one clears whatever the label
// shows by then.

import UIKit

/// Shows one line for a series of taps, once no more can follow.
public final class Multitap2ViewController: UIViewController {
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
      perform(after: 0.4, key: "singleTap", target: self, action: singleTap)
    case 2:
      cancelPreviousPerforms(target: self, key: "singleTap")
      perform(after: 0.4, key: "doubleTap", target: self, action: doubleTap)
    case 3:
      cancelPreviousPerforms(target: self, key: "doubleTap")
      perform(after: 0.4, key: "tripleTap", target: self, action: tripleTap)
    case 4:
      cancelPreviousPerforms(target: self, key: "tripleTap")
      quadrupleTap()
    default:
      break
    }
  }

  private func singleTap() {
    singleLabel.text = "Single Tap Detected"
    perform(after: 1.6, key: "eraseMe", target: self, object: singleLabel) { [self] in
      eraseMe(singleLabel)
    }
  }

  private func doubleTap() {
    doubleLabel.text = "Double Tap Detected"
    perform(after: 1.6, key: "eraseMe", target: self, object: doubleLabel) { [self] in
      eraseMe(doubleLabel)
    }
  }

  private func tripleTap() {
    tripleLabel.text = "Triple Tap Detected"
    perform(after: 1.6, key: "eraseMe", target: self, object: tripleLabel) { [self] in
      eraseMe(tripleLabel)
    }
  }

  private func quadrupleTap() {
    quadrupleLabel.text = "Quadruple Tap Detected"
    perform(after: 1.6, key: "eraseMe", target: self, object: quadrupleLabel) { [self] in
      eraseMe(quadrupleLabel)
    }
  }

  private func eraseMe(_ label: UILabel) {
    label.text = ""
  }
}
