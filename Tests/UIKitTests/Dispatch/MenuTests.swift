import Simulator
import Testing
import TouchTesting
import UIKit

/// Source: developer.apple.com/documentation/uikit/uimenucontroller, and the menu in Apple's sample
/// "Touches", which resets a piece after a long press.
struct MenuTests {
  /// A view with a menu that resets it, which appears after a long press.
  final class Piece: UIView {
    var calls: [String] = []
    static let reset = Selector("reset:", Piece.reset(_:))
    static let rotate = Selector("rotate:", Piece.rotate(_:))
    var canRotate = false

    func reset(_ sender: Any?) { calls.append("reset by \(sender is UIMenuController)") }
    func rotate(_ sender: Any?) { calls.append("rotate") }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Piece.reset || action == Piece.rotate && canRotate
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("touched")
    }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let piece = Piece(frame: CGRect(x: 100, y: 200, width: 100, height: 100))

  /// Returns a phone that shows the piece.
  func phone() -> TestPhone {
    root.addSubview(piece)
    return TestPhone(root)
  }

  var menu: UIMenuController { .shared }

  func show() -> TestPhone {
    let phone = phone()
    piece.becomeFirstResponder()
    menu.menuItems = [
      UIMenuItem(title: "Reset", action: Piece.reset),
      UIMenuItem(title: "Turn", action: Piece.rotate),
    ]
    menu.showMenu(from: piece, rect: piece.bounds)
    phone.after(0.1)
    return phone
  }

  @Test("A touch on an item hides the menu and calls the item's action on the first responder")
  func choosing() throws {
    let phone = show()
    #expect(menu.isMenuVisible)
    // The menu is above the piece and horizontally centered on it.
    #expect(menu.menuFrame.maxY == 200)
    #expect(abs(menu.menuFrame.midX - 150) < 0.5)
    phone.finger(1).down(at: 150, menu.menuFrame.minY + 10).up()
    #expect(piece.calls == ["reset by true"])
    #expect(!menu.isMenuVisible)
    #expect(menu.menuFrame == .zero)
    try phone.finish()
  }

  @Test("A touch elsewhere hides the menu and is not delivered to other views")
  func elsewhere() throws {
    let phone = show()
    phone.finger(1).down(at: 150, 250).up()
    #expect(!menu.isMenuVisible)
    #expect(piece.calls.isEmpty)
    phone.finger(1).down(at: 150, 250).up()
    #expect(piece.calls == ["touched"])
    try phone.finish()
  }

  @Test("A finger that slides off the item does not call the action")
  func leaving() throws {
    let phone = show()
    phone.finger(1).down(at: 150, menu.menuFrame.minY + 10).move(to: 10, 10).up()
    #expect(piece.calls.isEmpty)
    #expect(menu.isMenuVisible)
    try phone.finish()
  }

  @Test("Items that no responder handles are hidden; update() checks the items again")
  func items() {
    let phone = show()
    defer { withExtendedLifetime(phone) {} }
    let narrow = menu.menuFrame.width
    piece.canRotate = true
    menu.update()
    #expect(menu.menuFrame.width > narrow)
    menu.hideMenu(from: root)
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: piece)
    #expect(!menu.isMenuVisible)
    menu.menuItems = []
    menu.showMenu(from: piece, rect: piece.bounds)
    #expect(!menu.isMenuVisible)
  }

  @Test("With no room above, or with an upward arrow, the menu is below its target")
  func below() {
    let phone = show()
    defer { withExtendedLifetime(phone) {} }
    menu.hideMenu()
    piece.frame.origin.y = 30
    menu.setMenuVisible(true, animated: true)
    #expect(menu.menuFrame.minY == 130)
    menu.isMenuVisible = false
    piece.frame.origin.y = 200
    menu.arrowDirection = .up
    menu.isMenuVisible = true
    #expect(menu.menuFrame.minY == 300)
  }

  @Test(
    "canPerformAction is true if the class has the method; the first match in the chain is used")
  func chain() {
    let phone = phone()
    defer { withExtendedLifetime(phone) {} }
    let label = UILabel()
    piece.addSubview(label)
    #expect(label.target(forAction: Piece.reset, withSender: nil) as? UIView === piece)
    #expect(root.target(forAction: Piece.reset, withSender: nil) == nil)
    #expect(!root.canPerformAction(Selector("reset:"), withSender: nil))
  }
}
