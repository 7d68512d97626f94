import Testing
import TouchTesting

@testable import UIKit

/// The order of a text field's calls, events, and notifications.
///
/// Source: developer.apple.com/documentation/uikit/uitextfielddelegate
struct TextFieldTests {
  let field = UITextField()
  let log = FieldLog()

  private func phone() -> TestPhone {
    let phone = TestPhone(field: field)
    log.observe(field)
    return phone
  }

  @Test("M-20 a tap begins editing: the delegate agrees and is notified, then the event is sent")
  func beginning() {
    let phone = phone()
    #expect(
      phone.logged { phone.tap(at: 50, 120) } == [
        "should begin", "did begin", "event begin", "note begin",
      ])
    #expect(field.isFirstResponder && field.isEditing)
    // Another tap does not begin again.
    #expect(phone.logged { phone.tap(at: 50, 120) } == [])
  }

  @Test("M-20 a delegate can prevent editing, and a disabled field is not edited")
  func refusing() {
    let phone = phone()
    log.begins = false
    #expect(phone.logged { phone.tap(at: 50, 120) } == ["should begin"])
    #expect(!field.isFirstResponder)
    field.isEnabled = false
    #expect(phone.logged { phone.tap(at: 50, 120) } == [])
    #expect(!phone.run { field.becomeFirstResponder() })
  }

  @Test("M-21 a typed character is offered to the delegate, inserted, and reported")
  func typing() {
    let phone = phone()
    phone.tap(at: 50, 120)
    #expect(
      phone.logged { phone.type("H") } == [
        "should change 0,0 to 'H'", "selection", "event changed", "note changed",
      ])
    log.accepts = { _, text in text != "x" }
    #expect(phone.logged { phone.type("x") } == ["should change 1,0 to 'x'"])
    phone.type("i")
    #expect(field.text == "Hi")
    #expect(
      phone.logged { phone.type("\u{8}") } == [
        "should change 1,1 to ''", "selection", "event changed", "note changed",
      ])
    #expect(field.text == "H")
  }

  @Test("M-21 characters are typed one by one, whatever their length in code units")
  func characters() {
    let phone = phone()
    phone.tap(at: 50, 120)
    let calls = phone.logged { phone.type("é👨‍👩‍👧b") }.filter { $0.hasPrefix("should") }
    #expect(
      calls == [
        "should change 0,0 to 'é'", "should change 1,0 to '👨‍👩‍👧'", "should change 9,0 to 'b'",
      ])
    phone.type("\u{8}\u{8}")
    #expect(field.text == "é")
  }

  @Test("M-21 the app's own changes call neither the delegate nor actions")
  func settingText() {
    let phone = phone()
    #expect(phone.logged { field.text = "Hello" } == [])
    field.text = nil
    #expect(field.text == "" && !field.hasText)
    phone.tap(at: 50, 120)
    #expect(phone.logged { phone.run { field.text = "Hello" } } == ["selection"])
    // Inserting without a keyboard does not ask the delegate.
    #expect(
      phone.logged { phone.run { field.insertText("!") } } == [
        "selection", "event changed", "note changed",
      ])
    #expect(field.text == "Hello!")
  }

  @Test("M-22 backspace in an empty field calls only deleteBackward()")
  func emptyBackspace() {
    final class CodeField: UITextField {
      override func deleteBackward() {
        print("deleteBackward")
        super.deleteBackward()
      }
    }
    let field = CodeField()
    let phone = TestPhone(field: field)
    field.delegate = log
    phone.tap(at: 50, 120)
    #expect(phone.logged { phone.type("\u{8}") } == ["deleteBackward"])
  }

  @Test("M-23 the return key asks the delegate, and then sends the event")
  func returning() {
    let phone = phone()
    field.addAction(UIAction { _ in print("primary") }, for: .primaryActionTriggered)
    phone.tap(at: 50, 120)
    #expect(phone.logged { phone.type("\n") } == ["should return", "primary"])
    #expect(field.isFirstResponder && field.text == "")
    log.returns = false
    #expect(phone.logged { phone.type("\n") } == ["should return"])
  }

  @Test("M-23 a field with an action for editingDidEndOnExit ends editing by itself")
  func endingOnExit() {
    let phone = phone()
    field.addAction(UIAction { _ in print("exit") }, for: .editingDidEndOnExit)
    phone.tap(at: 50, 120)
    #expect(
      phone.logged { phone.type("\n") } == [
        "should return", "exit", "should end", "did end committed", "event end", "note end",
      ])
    #expect(!field.isFirstResponder)
  }

  @Test("M-24 resigning asks the delegate, which is notified before the event is sent")
  func ending() {
    let phone = phone()
    phone.tap(at: 50, 120)
    log.ends = false
    #expect(phone.logged { phone.run { field.resignFirstResponder() } } == ["should end"])
    #expect(field.isFirstResponder)
    log.ends = true
    #expect(
      phone.logged { phone.run { field.resignFirstResponder() } } == [
        "should end", "did end committed", "event end", "note end",
      ])
    #expect(!field.isFirstResponder)
  }

  @Test("M-24 a forced end does not need the delegate's consent, nor does leaving the window")
  func forcing() throws {
    let phone = phone()
    log.ends = false
    phone.tap(at: 50, 120)
    let window = try #require(field.window)
    #expect(
      phone.logged { phone.run { window.endEditing(true) } } == [
        "should end", "did end committed", "event end", "note end",
      ])
    phone.tap(at: 50, 120)
    #expect(
      phone.logged { phone.run { field.removeFromSuperview() } } == [
        "should end", "did end committed", "event end", "note end",
      ])
    #expect(!field.isFirstResponder)
  }

  @Test("M-25 between two fields, the first one ends before the second one begins")
  func moving() throws {
    let phone = phone()
    log.observe(field, named: "1 ")
    let other = UITextField(frame: CGRect(x: 10, y: 200, width: 200, height: 40))
    field.superview?.addSubview(other)
    log.observe(other, named: "2 ")
    phone.after(0.1)
    phone.tap(at: 50, 120)
    let calls = phone.logged { phone.tap(at: 50, 220) }.filter {
      $0.contains("should") || $0.contains("did")
    }
    #expect(
      calls == ["2 should begin", "1 should end", "1 did end committed", "2 did begin"])
    log.ends = false
    phone.tap(at: 50, 120)
    #expect(other.isFirstResponder && !field.isFirstResponder)
  }

  @Test("M-26 the clear button asks the delegate and removes the text")
  func clearing() throws {
    let phone = phone()
    field.clearButtonMode = .whileEditing
    field.text = "Hello"
    #expect(field.subviews.count == 1)
    phone.tap(at: 50, 120)
    // The button is 19 points wide, 5 points from the right edge.
    log.clears = false
    #expect(phone.logged { phone.tap(at: 195, 120) } == ["should clear"])
    log.clears = true
    #expect(
      phone.logged { phone.tap(at: 195, 120) } == [
        "should clear", "selection", "event changed", "note changed",
      ])
    #expect(field.text == "" && field.isFirstResponder)
  }

  @Test("M-26 clearsOnBeginEditing removes the text before the delegate is notified")
  func clearingOnBegin() {
    let phone = phone()
    field.text = "old"
    field.clearsOnBeginEditing = true
    #expect(
      phone.logged { phone.tap(at: 50, 120) } == [
        "should begin", "should clear", "selection", "event changed", "note changed", "did begin",
        "event begin", "note begin",
      ])
  }

  @Test(
    "M-27 secure text is displayed as bullets, cannot be copied, and is replaced when edited again")
  func secure() {
    let phone = phone()
    field.isSecureTextEntry = true
    phone.tap(at: 50, 120)
    phone.type("pass")
    #expect(field.text == "pass" && field.editor.displayed.string == "••••")
    phone.type(.selectAll)
    phone.type(.copy)
    #expect(UIPasteboard.general.string == nil)
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    phone.run { field.resignFirstResponder() }
    phone.tap(at: 50, 120)
    #expect(phone.logged { phone.type("n") }.first == "should change 0,4 to 'n'")
    phone.type("ew")
    #expect(field.text == "new")
  }

  @Test("M-28 a composition is displayed in place, and the final text replaces it")
  func composing() {
    let phone = phone()
    phone.tap(at: 50, 120)
    phone.type("caf")
    phone.compose("´")
    #expect(field.text == "caf´" && field.markedTextRange?.isEmpty == false)
    #expect(field.editor.block?.spans.map(\.range) == [3..<5])
    #expect(phone.logged { phone.type("é") }.first == "should change 3,1 to 'é'")
    #expect(field.text == "café" && field.markedTextRange == nil)
    phone.compose("x")
    phone.compose("")
    #expect(field.text == "café")
  }

  @Test("M-29 after a return key that changes the first responder, the new one receives the rest")
  func typingInto() {
    /// Moves on to the next field.
    final class Next: NSObject, UITextFieldDelegate {
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        field.becomeFirstResponder()
        return true
      }
    }
    let (root, next) = (UIView(), Next())
    let field = UITextField(frame: CGRect(x: 0, y: 20, width: 200, height: 40))
    field.delegate = next
    root.addSubview(field)
    root.addSubview(next.field)
    let phone = TestPhone(root)
    field.becomeFirstResponder()
    phone.type("one\ntwo")
    #expect(field.text == "one")
    #expect(next.field.text == "two")
  }

  @Test("M-29 typing without a text input has no effect on the app")
  func typingNowhere() {
    let phone = phone()
    phone.give(.text(.insert("abc")))
    #expect(field.text == "")
    #expect(phone.trace.contains { $0.hasSuffix(#"text insert "abc""#) })
    withKnownIssue { phone.type("x") }
    #expect(phone.errors.count == 1)
  }
}
