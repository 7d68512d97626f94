import UIKit

class Dial: UIView {
  @objc dynamic var angle: CGFloat = 0
}

class DialController: UIViewController {
  let dial = Dial()
  var observation: NSObject?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = dial.observe(\.angle, options: [.new]) { _, _ in }  // error: there is no key-value observing: give the property a didSet
    dial.addObserver(self, forKeyPath: "angle", options: [], context: nil)  // error: there is no key-value observing: give the property a didSet
    dial.setValue(3, forKey: "angle")  // error: there is no key-value coding: write dial.angle = … instead
    _ = dial.value(forKey: "angle")  // error: there is no key-value coding: write dial.angle instead
    _ = value(forKey: "title")  // error: there is no key-value coding: write self.title instead
    dial.layer.setValue(1, forKeyPath: "transform.rotation.z")
    UserDefaults.standard.setValue(1, forKey: "angle")
  }

  override func observeValue(  // error: there is no key-value observing: give the observed property a didSet
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
  }
}
