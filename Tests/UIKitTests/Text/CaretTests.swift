import Testing
import TouchTesting

@testable import UIKit

/// The caret, the selection, the edit menu, and the clipboard of a text field.
///
/// With estimated sizes, characters are 10 points wide, and the text begins at x = 10.
struct CaretTests {
  let field = UITextField()

  private func phone(_ text: String = "one two three") -> TestPhone {
    let phone = TestPhone(field: field)
    field.text = text
    phone.tap(at: 200, 120)
    phone.after(1)
    return phone
  }

  @Test("M-30 a tap places the caret at the nearest boundary between two characters")
  func caretByTap() {
    let phone = phone()
    #expect(field.selection == [13, 13])
    // The boundary after two characters is at 10 + 2 * 10.
    for (x, offset) in [(34.0, 2), (36.0, 3), (0.0 + 11, 0), (150.0, 13)] {
      phone.tap(at: x, 120)
      phone.after(1)
      #expect(field.selection == [offset, offset])
    }
    phone.tap(at: 34, 120)
    phone.type("X")
    #expect(field.text == "onXe two three")
  }

  @Test("M-30 caret rectangles and character ranges are in the field's coordinates")
  func geometry() throws {
    _ = phone()
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    // A caret is 2 points wide, and as high as a line: 1.2 * 20, centered in 40 points.
    #expect(field.caretRect(for: position) == CGRect(x: 39, y: 8, width: 2, height: 24))
    let range = try #require(field.characterRange(at: CGPoint(x: 45, y: 20)))
    #expect(field.text(in: range) == "t")
    #expect(field.firstRect(for: range) == CGRect(x: 40, y: 8, width: 10, height: 24))
    #expect(field.characterRange(at: CGPoint(x: 190, y: 20)) == nil)
    let closest = try #require(field.closestPosition(to: CGPoint(x: 44, y: 300)))
    #expect(field.compare(closest, to: position) == .orderedSame)
    #expect(field.position(from: position, offset: 10) == nil)
    let left = try #require(field.position(from: position, in: .left, offset: 1))
    #expect(field.offset(from: position, to: left) == -1)
    #expect(field.compare(left, to: position) == .orderedAscending)
  }

  @Test("M-31 the caret blinks once per second, and is visible after each change")
  func blinking() {
    let phone = phone()
    phone.type("a")
    let caret = field.editor.caret
    #expect(!caret.isHidden)
    phone.after(0.5)
    #expect(caret.isHidden)
    phone.after(0.25)
    phone.type("b")
    #expect(!caret.isHidden)
    phone.after(0.4)
    #expect(!caret.isHidden)
    phone.run { field.resignFirstResponder() }
    #expect(caret.isHidden)
    // No timer remains.
    #expect(phone.device.nextDue == nil)
  }

  @Test("M-32 a double tap selects a word and a triple tap everything in the paragraph")
  func multipleTaps() {
    let phone = phone()
    phone.tap(at: 65, 120, count: 2)
    #expect(field.selection == [4, 7])
    phone.after(1)
    #expect(UIMenuController.shared.isMenuVisible)
    phone.type("2")
    #expect(field.text == "one 2 three")
    #expect(!UIMenuController.shared.isMenuVisible)
    phone.after(1)
    phone.tap(at: 65, 120, count: 3)
    #expect(field.selection == [0, 11])
  }

  @Test("M-33 a long press moves the caret with the finger, and shows the menu when it lifts")
  func longPress() {
    let phone = phone()
    phone.finger(1).down(at: 30, 120)
    phone.after(0.6)
    #expect(field.selection == [2, 2])
    phone.finger(1).move(to: 81, 120)
    #expect(field.selection == [7, 7])
    #expect(!UIMenuController.shared.isMenuVisible)
    phone.finger(1).up()
    #expect(UIMenuController.shared.isMenuVisible)
  }

  @Test("M-34 a finger on a handle moves that end of the selection, which keeps a character")
  func handles() {
    let phone = phone()
    phone.tap(at: 65, 120, count: 2)
    phone.after(1)
    // The menu does not cover the handles. The end of the word is at 10 + 7 * 10.
    #expect(UIMenuController.shared.isMenuVisible)
    phone.finger(1).down(at: 82, 120)
    #expect(!UIMenuController.shared.isMenuVisible)
    phone.finger(1).move(to: 121, 120)
    #expect(field.selection == [4, 11])
    phone.finger(1).move(to: 20, 120)
    #expect(field.selection == [4, 11])
    phone.finger(1).up()
    #expect(UIMenuController.shared.isMenuVisible)
    phone.after(1)
    phone.finger(1).down(at: 50, 120)
    phone.finger(1).move(to: 19, 120).up()
    #expect(field.selection == [1, 11])
  }

  @Test("M-35 the menu's items depend on the selection and the clipboard")
  func menuItems() throws {
    let phone = phone()
    func can(_ action: String) -> Bool { field.canPerformAction(Selector(action), withSender: nil) }
    #expect(!can("cut:") && !can("copy:") && !can("paste:") && can("select:") && can("selectAll:"))
    phone.run { field.select(nil) }
    #expect(field.selection == [8, 13])
    #expect(can("cut:") && can("copy:") && !can("select:"))
    phone.run { field.copy(nil) }
    #expect(UIPasteboard.general.string == "three" && can("paste:"))
    phone.run { field.selectAll(nil) }
    #expect(!can("selectAll:"))
    phone.run { field.cut(nil) }
    #expect(field.text == "" && UIPasteboard.general.string == "one two three")
    #expect(!can("select:") && !can("selectAll:"))
    // A tap at the caret shows the menu, whose only item is Paste.
    phone.tap(at: 15, 120)
    phone.after(1)
    let menu = UIMenuController.shared.menuFrame
    #expect(menu.width > 0)
    // Another tap at the caret hides it.
    phone.tap(at: 15, 120)
    phone.after(1)
    #expect(!UIMenuController.shared.isMenuVisible)
    phone.tap(at: 15, 120)
    phone.after(1)
    phone.tap(at: menu.midX, menu.minY + 10)
    #expect(field.text == "one two three")
  }

  @Test("M-36 pasted text is offered to the delegate at once; in a field, newlines become spaces")
  func pasting() {
    let phone = phone("ab")
    let log = FieldLog()
    field.delegate = log
    phone.run { field.select(1, 1) }
    let calls = phone.logged { phone.paste("x\ny") }
    #expect(calls.first == "should change 1,0 to 'x y'")
    #expect(field.text == "ax yb")
    log.accepts = { _, _ in false }
    phone.paste("z")
    #expect(field.text == "ax yb")
  }

  @Test("M-37 arrow keys move the caret, and extend the selection with Shift")
  func keys() {
    let phone = phone("abc")
    phone.type(.left)
    #expect(field.selection == [2, 2])
    phone.type(.shiftLeft)
    phone.type(.shiftLeft)
    #expect(field.selection == [0, 2])
    phone.type(.shiftRight)
    #expect(field.selection == [1, 2])
    phone.type(.right)
    #expect(field.selection == [2, 2])
    phone.type(.home)
    phone.type(.delete)
    #expect(field.text == "bc")
    phone.type(.end)
    phone.type(.shiftHome)
    phone.type(.copy)
    #expect(UIPasteboard.general.string == "bc")
    phone.type(.escape)
    #expect(!field.isFirstResponder)
  }

  @Test("M-38 a long text is scrolled so that the caret is visible")
  func scrolling() {
    let phone = phone("0123456789012345678901234567")
    phone.type(.end)
    // 28 characters are 280 points wide, the caret 2, and the field 200.
    #expect(field.editor.scrollOffset == 82)
    #expect(field.editor.caret.frame.maxX <= 200)
    phone.type(.home)
    #expect(field.editor.scrollOffset == 0)
    phone.run { field.resignFirstResponder() }
    #expect(field.editor.scrollOffset == 0)
  }

  @Test("M-39 alignment applies to the text, the caret, and an empty field")
  func alignment() {
    let phone = phone("ab")
    field.textAlignment = .right
    phone.after(0.1)
    // Two characters of 10 points end at the right edge, 200, and a caret is centered on its boundary.
    #expect(field.caretRect(for: field.beginningOfDocument).midX == 180)
    field.textAlignment = .center
    phone.after(0.1)
    #expect(field.caretRect(for: field.endOfDocument).midX == 110)
    phone.run { field.text = "" }
    #expect(field.caretRect(for: field.endOfDocument).midX == 100)
  }
}
