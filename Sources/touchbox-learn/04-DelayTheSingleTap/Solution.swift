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
    singleTap.require(toFail: doubleTap)
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
