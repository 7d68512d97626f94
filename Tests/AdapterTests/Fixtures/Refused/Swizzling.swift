import UIKit

extension UIViewController {
  static func exchange() {
    let original = class_getInstanceMethod(UIViewController.self, #selector(viewDidLoad))  // error: methods cannot be swizzled: override the method in a subclass
    let other = class_getInstanceMethod(UIViewController.self, #selector(loudViewDidLoad))
    method_exchangeImplementations(original!, other!)
  }

  @objc func loudViewDidLoad() {}
}

private var key: UInt8 = 0

extension UIView {
  var note: String? {
    get { objc_getAssociatedObject(self, &key) as? String }  // error: associated objects are missing: use a property of a subclass, or an NSMapTable with weak keys
    set {}
  }
}
