// Multitap, version 1 (gestures, 12.4)
//
// The idea: every triple tap begins with a single tap and a double tap. Each touch has a tap count,
// so the controller can respond to every tap as soon as the finger lands.
//
// What you will see: a white screen. The first tap in a series shows a line at the top, the second
// tap shows one below it, and so on. Each line disappears after 1.6 seconds.
//
// What to try: tap four times quickly. All four lines appear together. Tap once per second: the
// first line remains as long as you continue. (In the published listing, it disappears 1.6 seconds
// after the first of these taps, no matter how recent the last one is, because nothing cancels the
// first scheduled erasure.)

import UIKit

/// Shows a line for every tap in a series as soon as the finger lands.
public final class Multitap1ViewController: UIViewController {
  private let eraseDelay = 1.6

  private let labels = ["single", "double", "triple", "quadruple"].map { name in
    let label = UILabel()
    label.accessibilityIdentifier = name
    return label
  }
  private let eraseAction = Selector("eraseMe:", Multitap1ViewController.eraseMe(_:))

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
    let colors = [
      UIColor(red: 0, green: 0.35, blue: 0.65, alpha: 1),
      UIColor(red: 0.7, green: 0.26, blue: 0, alpha: 1),
      UIColor(red: 0, green: 0.4, blue: 0.3, alpha: 1),
      UIColor(red: 0.5, green: 0.14, blue: 0.4, alpha: 1),
    ]
    var frame = CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: 105)
    for (label, color) in zip(labels, colors) {
      label.frame = frame
      label.font = .boldSystemFont(ofSize: 22)
      label.textAlignment = .center
      label.textColor = color
      view.addSubview(label)
      frame.origin.y += frame.height
    }
  }

  // MARK: - Taps

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    switch touches.first?.tapCount {
    case 1: singleTap()
    case 2: doubleTap()
    case 3: tripleTap()
    case 4: quadrupleTap()
    default: break
    }
  }

  private func singleTap() { show("Single Tap Detected", in: labels[0]) }
  private func doubleTap() { show("Double Tap Detected", in: labels[1]) }
  private func tripleTap() { show("Triple Tap Detected", in: labels[2]) }
  private func quadrupleTap() { show("Quadruple Tap Detected", in: labels[3]) }

  /// Shows text for `eraseDelay` seconds from now, even if the label already contains text.
  private func show(_ text: String, in label: UILabel) {
    label.text = text
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: eraseAction, object: label)
    perform(eraseAction, with: label, afterDelay: eraseDelay)
  }

  private func eraseMe(_ label: UILabel) {
    label.text = ""
  }
}
