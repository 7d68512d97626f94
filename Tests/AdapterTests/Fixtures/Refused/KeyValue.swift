import UIKit

class Dial: UIView {
  @objc dynamic var angle: CGFloat = 0
}

class DialController: UIViewController {
  let dial = Dial()
  var observation: NSObject?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = dial.observe(\.angle, options: [.new]) { _, _ in }  // error: key-value observing is missing: add a didSet to the property
    dial.addObserver(self, forKeyPath: "angle", options: [], context: nil)  // error: key-value observing is missing: add a didSet to the property
    dial.setValue(3, forKey: "angle")  // error: key-value coding is missing: write dial.angle = … instead
    _ = dial.value(forKey: "angle")  // error: key-value coding is missing: write dial.angle instead
    _ = value(forKey: "title")  // error: key-value coding is missing: write self.title instead
    dial.layer.setValue(1, forKeyPath: "transform.rotation.z")
    UserDefaults.standard.setValue(1, forKey: "angle")
  }

  override func observeValue(  // error: key-value observing is missing: add a didSet to the observed property
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
  }
}
