import Testing
import TouchTesting
import UIKit

/// The alert of a shake, and the operations that text inputs register.
struct ShakeToEditTests {
  let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
  let root = UIView()

  private func phone() -> TestPhone {
    root.addSubview(field)
    return TestPhone(root)
  }

  @Test("C-67 a shake offers to undo typing; Undo restores the text, and Redo types it again")
  func typing() throws {
    let phone = phone()
    phone.tap(at: 50, 120)
    phone.type("Hello")
    phone.after(1)
    phone.shake()
    #expect(phone.exists(.text("Undo Typing")))
    phone.shake()
    #expect(phone.views(.text("Undo Typing")).count == 1, "there is one alert")
    #expect(field.isFirstResponder)
    phone.choose("Undo")
    #expect(field.text == "")
    #expect(!phone.exists(.text("Undo Typing")))
    phone.shake()
    #expect(phone.exists(.text("Redo Typing")) && !phone.exists(.text("Undo")))
    phone.choose("Redo")
    #expect(field.text == "Hello")
    phone.shake()
    phone.choose("Cancel")
    #expect(field.text == "Hello")
    #expect(!phone.exists(.text("Cancel")))
  }

  @Test("C-67 no alert appears without operations, or if the app handles or refuses shakes")
  func refusing() {
    final class Silent: UIView {
      var isSilent = false
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if !isSilent { super.motionEnded(motion, with: event) }
      }
    }
    let silent = Silent()
    silent.addSubview(field)
    let phone = TestPhone(silent)
    phone.tap(at: 50, 120)
    phone.shake()
    #expect(!phone.exists(.text("Cancel")))
    phone.type("a")
    silent.isSilent = true
    phone.shake()
    #expect(!phone.exists(.text("Cancel")))
    silent.isSilent = false
    UIApplication.shared.applicationSupportsShakeToEdit = false
    phone.shake()
    #expect(!phone.exists(.text("Cancel")))
    UIApplication.shared.applicationSupportsShakeToEdit = true
    phone.shake()
    #expect(phone.exists(.text("Cancel")))
  }

  @Test("M-64 consecutive typing is one operation; a moved caret, Cut, and Paste begin another")
  func runs() {
    let phone = phone()
    phone.tap(at: 50, 120)
    let manager = field.undoManager
    phone.type("abc")
    phone.after(2)
    phone.type("d\u{8}")
    phone.type(.left)
    phone.type("x")
    #expect(field.text == "abxc")
    phone.paste("12")
    #expect(field.text == "abx12c" && manager?.undoMenuItemTitle == "Undo Paste")
    phone.type(.selectAll)
    phone.type(.cut)
    #expect(field.text == "" && manager?.undoMenuItemTitle == "Undo Cut")
    var texts: [String?] = []
    for _ in 0..<5 {
      phone.run { manager?.undo() }
      texts.append(field.text)
    }
    #expect(texts == ["abx12c", "abxc", "abc", "", ""])
    for _ in 0..<5 { phone.run { manager?.redo() } }
    #expect(field.text == "")
  }

  @Test("M-64 the delegate is asked about the restored range, and can refuse")
  func delegate() {
    let log = FieldLog()
    let phone = phone()
    phone.tap(at: 50, 120)
    phone.type("abc")
    log.observe(field)
    #expect(
      phone.logged { phone.run { field.undoManager?.undo() } } == [
        "should change 0,3 to ''", "selection", "event changed", "note changed",
      ])
    log.accepts = { _, _ in false }
    phone.run { field.undoManager?.redo() }
    #expect(field.text == "")
  }

  @Test("M-64 a composition is one operation; the app's text and the end of editing discard them")
  func discarding() {
    let phone = phone()
    phone.tap(at: 50, 120)
    phone.compose("k")
    phone.compose("か")
    phone.type("蚊")
    phone.run { field.undoManager?.undo() }
    #expect(field.text == "")
    phone.type("b")
    field.text = "new"
    #expect(field.undoManager?.canUndo == false)
    phone.type("c")
    #expect(field.undoManager?.canUndo == true)
    phone.type(.escape)
    #expect(field.undoManager?.canUndo == false)
  }

  @Test("M-64 a text view restores its attributes; secure text is not registered")
  func attributes() {
    let view = UITextView(frame: CGRect(x: 10, y: 160, width: 200, height: 100))
    root.addSubview(view)
    let phone = phone()
    view.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    phone.run { _ = view.becomeFirstResponder() }
    phone.type("der")
    #expect(view.text == "redder")
    phone.run { view.undoManager?.undo() }
    #expect(view.text == "red")
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
        == .red)
    field.isSecureTextEntry = true
    phone.run { _ = field.becomeFirstResponder() }
    phone.type("secret")
    #expect(field.undoManager?.canUndo == false)
  }

  @Test("C-67 the alert stays in the middle when the device rotates, above the keyboard")
  func rotation() throws {
    let phone = TestPhone(UIViewController(), device: .iPhone5)
    phone.showsKeyboard = true
    phone.window?.addSubview(field)
    phone.run { _ = field.becomeFirstResponder() }
    phone.type("a")
    phone.after(1)
    phone.shake()
    let title = try #require(phone.views(.text("Undo Typing")).first?.superview)
    // The keys are 216 points high (M-50).
    #expect(title.convert(title.bounds, to: nil).midY.rounded() == CGFloat((568 - 216) / 2))
    phone.showsKeyboard = false
    phone.after(1)
    #expect(title.convert(title.bounds, to: nil).midY.rounded() == CGFloat(568 / 2))
    phone.rotate(to: .landscapeLeft)
    phone.after(0.1)
    let turned = try #require(phone.views(.text("Undo Typing")).first?.superview)
    #expect(turned.convert(turned.bounds, to: nil).midX.rounded() == CGFloat(568 / 2))
  }
}
