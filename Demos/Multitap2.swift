// Multitap, version 2 (gestures, 12.4)
//
// The idea: to respond to two taps but not to one, wait. Every tap schedules its action with a
// delay, and the next tap in the series cancels that action before scheduling its own.
//
// What you will see: a white screen. 0.4 seconds after the last tap in a series, a line shows the
// number of taps. It disappears 1.6 seconds later. The fourth tap takes effect immediately.
//
// What to try: tap three times quickly. Only the third line appears. Tap twice, slowly: each tap is
// its own series. Tap five times: only four are counted. (In the published listing, the second
// series' line disappears too early because of the erasure scheduled for the first.)

import UIKit

/// Shows a single line for a series of taps once no more taps can follow.
public final class Multitap2ViewController: UIViewController {
  private let actionDelay = 0.4
  private let eraseDelay = 1.6

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
      perform(tapActions[count - 1], with: nil, afterDelay: actionDelay)
    } else {
      quadrupleTap()
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
