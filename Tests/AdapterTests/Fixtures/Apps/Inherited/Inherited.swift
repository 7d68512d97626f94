import UIKit

// Selectors of UIKit's own methods, and of methods in extensions of UIKit's classes.
extension UIViewController {
  func hideOnTap() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(UIViewController.hideAll))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  @objc func hideAll() { print("hide") }
}

extension UIView {
  @objc func blink(_ sender: Any?) { print("blink") }
}

class InheritedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    hideOnTap()
    let box = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    box.addTarget(
      box, action: #selector(UIView.setNeedsDisplay as (UIView) -> () -> Void), for: .touchDown)
    box.addTarget(box, action: #selector(box.setNeedsLayout), for: .touchDown)
    box.addTarget(box, action: #selector(becomeFirstResponder), for: .touchDown)
    box.addTarget(box, action: #selector(UIView.blink(_:)), for: .touchUpInside)
    box.addTarget(box, action: #selector(removeFromParent), for: .touchUpOutside)
    view.addSubview(box)
  }
}
