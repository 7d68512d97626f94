import UIKit

class StickerView: UIView {
  override var canBecomeFirstResponder: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let hold = UILongPressGestureRecognizer(target: self, action: #selector(showMenu))
    addGestureRecognizer(hold)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @objc func showMenu(_ press: UIGestureRecognizer) {
    guard press.state == .began else { return }
    becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Spin", action: #selector(spin(_:)))]
    menu.showMenu(from: self, rect: bounds)
    print("menu")
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(copy(_:))
      || action == #selector(UIResponderStandardEditActions.paste(_:))
    {
      return false
    }
    return action == #selector(StickerView.spin)
  }

  @objc func spin(_ sender: Any?) { print("spin") }
}
