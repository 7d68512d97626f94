import UIKit

/// A view that displays an edit menu after a long press.
class StickerView: UIView {
  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("removeSticker:")
  }

  func removeSticker(_ sender: Any?) {
    removeFromSuperview()
    print("removed")
  }
}

class LongPressMenuController: UIViewController {
  let sticker = StickerView(frame: CGRect(x: 110, y: 200, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    sticker.backgroundColor = .magenta
    view.addSubview(sticker)
    let press = UILongPressGestureRecognizer(
      target: self, action: LongPressMenuController.showMenu)
    press.minimumPressDuration = 0.5
    sticker.addGestureRecognizer(press)
  }

  func showMenu(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    sticker.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(
        title: "Remove", action: Selector("removeSticker:", StickerView.removeSticker))
    ]
    menu.showMenu(from: view, rect: sticker.frame)
    print("menu visible: \(menu.isMenuVisible)")
  }
}
