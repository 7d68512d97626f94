import Testing
import TouchTesting

@testable import UIKit

/// Text fields in alerts.
struct AlertFieldTests {
  let root = UIViewController()

  private func alert(_ names: String...) -> UIAlertController {
    let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
    for name in names {
      alert.addTextField { field in
        field.placeholder = name
        field.accessibilityIdentifier = name
      }
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in print("Cancel") })
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        print("OK", alert?.textFields?.map { $0.text ?? "" } ?? [])
      })
    return alert
  }

  @Test("L-40 fields are configured when they are added, and the first one is edited")
  func fields() throws {
    let phone = TestPhone(root)
    #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).textFields == nil)
    let alert = alert("Name", "Password")
    #expect(alert.textFields?.map(\.placeholder) == ["Name", "Password"])
    phone.run { root.present(alert, animated: true) }
    phone.after(0.5)
    let fields = try #require(alert.textFields)
    #expect(fields[0].isFirstResponder)
    phone.type("ada")
    phone.tap(fields[1])
    #expect(fields[1].isFirstResponder)
    phone.type("1234")
    phone.choose("OK")
    #expect(phone.log == #"OK ["ada", "1234"]"#)
    #expect(root.presentedViewController == nil)
  }

  @Test("L-40 fields are as wide as the text, below it, and the buttons are below them")
  func layout() throws {
    let phone = TestPhone(root)
    let alert = alert("Name", "Password")
    phone.run { root.present(alert, animated: true) }
    let frames = try #require(alert.textFields).map { $0.convert($0.bounds, to: nil) }
    // 270 points with margins of 16.
    #expect(frames.map(\.width) == [238, 238])
    #expect(frames.map(\.minX) == [41, 41])
    let title = try #require(phone.views(.text("Log in")).first)
    let ok = try #require(phone.views(.text("OK")).first)
    #expect(title.convert(title.bounds, to: nil).maxY < frames[0].minY)
    #expect(frames[0].maxY < frames[1].minY)
    #expect(frames[1].maxY + 16 == ok.convert(ok.bounds, to: nil).minY)
  }

  @Test("L-41 the alert is in the middle of the area above the keyboard")
  func keyboard() throws {
    let phone = TestPhone(root)
    phone.showsKeyboard = true
    let alert = alert("Name")
    phone.run { root.present(alert, animated: true) }
    phone.after(0.5)
    let box = try #require(phone.views(.text("Log in")).first?.superview)
    // The keys are 216 points high (M-50).
    #expect(box.convert(box.bounds, to: nil).midY.rounded() == CGFloat((480 - 216) / 2))
    let field = try #require(alert.textFields?.first)
    let frame = field.convert(field.bounds, to: nil)
    #expect(box.convert(box.bounds, to: nil).contains(frame))
    phone.showsKeyboard = false
    phone.after(0.5)
    #expect(box.convert(box.bounds, to: nil).midY.rounded() == CGFloat(480 / 2))
  }

  @Test("L-42 a change of a button doesn't end editing, so it can depend on the text")
  func enabling() throws {
    let phone = TestPhone(root)
    let alert = alert("Name")
    let ok = try #require(alert.actions.last)
    ok.isEnabled = false
    let field = try #require(alert.textFields?.first)
    field.addAction(
      UIAction { [weak field] _ in ok.isEnabled = field?.text?.isEmpty == false },
      for: .editingChanged)
    phone.run { root.present(alert, animated: true) }
    phone.after(0.5)
    phone.choose("OK")
    #expect(root.presentedViewController === alert)
    phone.type("x")
    #expect(field.isFirstResponder && ok.isEnabled)
    phone.choose("OK")
    #expect(phone.log == #"OK ["x"]"#)
  }

  @Test("L-43 the return key moves to the next field, or chooses the preferred action")
  func returnKey() throws {
    let phone = TestPhone(root)
    let alert = alert("Name", "Password")
    phone.run { root.present(alert, animated: true) }
    phone.after(0.5)
    phone.type("a\n")
    #expect(alert.textFields?.last?.isFirstResponder == true)
    phone.type("\n")
    #expect(root.presentedViewController === alert)
    alert.preferredAction = alert.actions.last
    phone.type("\n")
    #expect(phone.log == #"OK ["a", ""]"#)
  }

  @Test("L-44 after the alert, the field that was edited before is edited again")
  func editingAgain() throws {
    let phone = TestPhone(root)
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
    root.view.addSubview(field)
    phone.run { _ = field.becomeFirstResponder() }
    let alert = alert("Name")
    phone.run { root.present(alert, animated: true) }
    phone.after(0.5)
    #expect(!field.isFirstResponder)
    phone.choose("Cancel")
    #expect(field.isFirstResponder)
  }

  @Test("Two fingers on an alert choose one button, and canceled touches choose none")
  func fingers() throws {
    let phone = TestPhone(root)
    let alert = alert("Name")
    phone.run { root.present(alert, animated: true) }
    phone.after(0.5)
    let ok = try #require(phone.views(.text("OK")).first)
    let point = ok.convert(CGPoint(x: ok.bounds.midX, y: ok.bounds.midY), to: nil)
    phone.finger(1).down(at: point)
    phone.finger(2).down(at: CGPoint(x: point.x - 100, y: point.y))
    phone.loseFocus()
    phone.gainFocus()
    #expect(root.presentedViewController === alert)
    #expect(phone.log == "")
    phone.finger(1).up()
    phone.finger(2).up()
    phone.choose("OK")
    #expect(phone.log == #"OK [""]"#)
  }
}
