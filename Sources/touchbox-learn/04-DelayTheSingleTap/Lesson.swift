// Lesson 4: Delay the single tap until a double tap has failed
//
// A gesture recognizer watches the touches of a view, and calls its action when they form its
// gesture. Recognizers don't wait for each other, and the first tap of a double tap is also a
// single tap. So a photo that opens on one tap, and gets a heart on two, opens before it gets its
// heart.
//
// After `a.require(toFail: b)`, recognizer `a` calls its action only when `b` has failed; if `b` is
// recognized, `a` fails. A double tap fails if no second tap follows within 0.35 seconds, so every
// single tap is now late by this time. Use it only where you need both gestures.
//
// Make the single tap wait until the double tap has failed.
//
// To try it, click once, and watch the delay. Then click twice, quickly: only the hearts should
// change. With --explain, the terminal shows which recognizer waits for which.

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
