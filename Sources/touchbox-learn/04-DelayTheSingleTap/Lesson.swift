// Lesson 4: Delay the single tap until a double tap has failed
//
// A gesture recognizer watches the touches of a view. When they form its gesture, it calls its
// action, a method of its target. When they no longer can, the recognizer fails.
//
// Recognizers don't wait for each other, and the first tap of a double tap is also a single tap. If
// one tap opens a photo, and two taps add a heart, then a double tap also opens the photo. The two
// labels below count both actions.
//
// After `a.require(toFail: b)`, recognizer `a` calls its action only after `b` has failed; if `b`
// recognizes its gesture, `a` fails. A double-tap recognizer fails if no second tap follows within
// 0.35 seconds, so each single tap has this delay.
//
// Make the single tap wait until the double tap has failed.
//
// To try it, click once, and watch the delay. Then click twice, quickly: only the hearts should
// change.

import UIKit

class DelayTheSingleTap: UIViewController {
  private let opened = UILabel(frame: CGRect(x: 20, y: 180, width: 280, height: 40))
  private let hearts = UILabel(frame: CGRect(x: 20, y: 240, width: 280, height: 40))
  private var openedCount = 0
  private var heartCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (label, name) in [(opened, "opened"), (hearts, "hearts")] {
      label.accessibilityIdentifier = name
      label.textAlignment = .center
      view.addSubview(label)
    }
    showCounts()

    let singleTap = UITapGestureRecognizer(target: self, action: #selector(openPhoto))
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(addHeart))
    doubleTap.numberOfTapsRequired = 2
    view.addGestureRecognizer(singleTap)
    view.addGestureRecognizer(doubleTap)
    // Your code here.
  }

  @objc private func openPhoto() {
    openedCount += 1
    showCounts()
  }

  @objc private func addHeart() {
    heartCount += 1
    showCounts()
  }

  private func showCounts() {
    opened.text = "Opened: \(openedCount)"
    hearts.text = "Hearts: \(heartCount)"
  }
}
