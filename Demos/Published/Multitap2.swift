// Multitap, version 2, as published (gestures, 12.4)
//
// The idea: each tap schedules its action with a 0.4-second delay and cancels the previous tap's
// action.
//
// What to try: tap once, and again half a second later. The line disappears 1.6 seconds after it
// first appeared. Each action schedules an erasure, and the earliest one clears whatever text the
// label shows by then.

import UIKit

/// Shows a single line for a series of taps once no more taps can follow.
public final class Multitap2ViewController: UIViewController {
  private let labels = ["single", "double", "triple", "quadruple"].map { name in
    let label = UILabel()
    label.accessibilityIdentifier = name
    return label
  }
  /// The actions that wait for the next tap in a series.
  private let tapActions = [
    Selector("singleTap", Multitap2ViewController.singleTap),
    Selector("doubleTap", Multitap2ViewController.doubleTap),
    Selector("tripleTap", Multitap2ViewController.tripleTap),
  ]
  private let eraseAction = Selector("eraseMe:", Multitap2ViewController.eraseMe(_:))

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
    guard let count = touches.first?.tapCount, count <= labels.count else { return }
    if count > 1 {
      NSObject.cancelPreviousPerformRequests(
        withTarget: self, selector: tapActions[count - 2], object: nil)
    }
    if count <= tapActions.count {
      perform(tapActions[count - 1], with: nil, afterDelay: 0.4)
    } else {
      quadrupleTap()
    }
  }

  private func singleTap() { show("Single Tap Detected", in: labels[0]) }
  private func doubleTap() { show("Double Tap Detected", in: labels[1]) }
  private func tripleTap() { show("Triple Tap Detected", in: labels[2]) }
  private func quadrupleTap() { show("Quadruple Tap Detected", in: labels[3]) }

  private func show(_ text: String, in label: UILabel) {
    label.text = text
    perform(eraseAction, with: label, afterDelay: 1.6)
  }

  private func eraseMe(_ label: UILabel) {
    label.text = ""
  }
}
