import Testing
import TouchTesting

@testable import UIKit

/// The keyboard on the screen, and its notifications.
///
/// Source: developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
@Suite(.serialized) struct KeyboardTests {
  /// Prints the keyboard's notifications with the frame at the end.
  final class Observer {
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []
    private(set) var info: [AnyHashable: Any] = [:]

    init() {
      let names: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      ]
      for (name, text) in names {
        let token = NotificationCenter.default.addObserver(
          forName: name, object: nil, queue: nil
        ) { [weak self] in
          nonisolated(unsafe) let info = $0.userInfo ?? [:]
          MainActor.assumeIsolated { self?.info = info }
          print(text)
        }
        tokens.append(token)
      }
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func rect(_ key: String) -> CGRect? { (info[key] as? NSValue)?.cgRectValue }
  }

  let field = UITextField()
  let observer = Observer()

  private func phone(_ shows: Bool = true) -> TestPhone {
    let phone = TestPhone(field: field)
    phone.showsKeyboard = shows
    return phone
  }

  private func tap(_ keys: String..., on phone: TestPhone) throws {
    for key in keys {
      let view = try #require(phone.context.keyboard.keys)
      let point = try #require(view.center(ofKey: key))
      let onScreen = view.convert(point, to: UIScreen.main.coordinateSpace)
      phone.tap(at: onScreen.x, onScreen.y)
    }
  }

  @Test("M-50 the keyboard is shown and hidden with the first responder, in 0.25 seconds")
  func notifications() throws {
    let phone = phone()
    #expect(phone.logged { phone.tap(at: 50, 120) } == ["will change", "will show"])
    // 216 points at the bottom of a 320 x 480 screen, from below it.
    let end = CGRect(x: 0, y: 480 - 216, width: 320, height: 216)
    #expect(observer.rect(UIResponder.keyboardFrameEndUserInfoKey) == end)
    #expect(
      observer.rect(UIResponder.keyboardFrameBeginUserInfoKey) == end.offsetBy(dx: 0, dy: 216))
    let duration = observer.info[UIResponder.keyboardAnimationDurationUserInfoKey]
    #expect((duration as? NSNumber)?.doubleValue == 0.25)
    #expect(phone.logged { phone.after(0.24) } == [])
    #expect(phone.logged { phone.after(0.02) } == ["did change", "did show"])
    #expect(
      phone.logged { phone.run { field.resignFirstResponder() } } == ["will change", "will hide"])
    #expect(observer.rect(UIResponder.keyboardFrameEndUserInfoKey)?.minY == 480)
    #expect(phone.logged { phone.after(0.3) } == ["did change", "did hide"])
    #expect(phone.context.keyboard.keys == nil)
  }

  @Test("M-50 the numbers can be read as Double and Int, as in Swift on iOS")
  func bridging() {
    let phone = phone()
    phone.tap(at: 50, 120)
    let info = observer.info
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
  }

  @Test("M-51 without the setting, no keyboard is shown and nothing is posted")
  func hardware() {
    let phone = phone(false)
    #expect(phone.logged { phone.tap(at: 50, 120) } == [])
    #expect(UIApplication.shared.windows.count == 1)
    #expect(phone.logged { phone.showsKeyboard = true } == ["will change", "will show"])
    phone.after(0.3)
    #expect(phone.logged { phone.showsKeyboard = false } == ["will change", "will hide"])
  }

  @Test("M-52 a field's editing begins before the keyboard is announced, a text view's after that")
  func order() {
    final class ViewLog: NSObject, UITextViewDelegate {
      func textViewDidBeginEditing(_ textView: UITextView) { print("did begin") }
    }
    let phone = phone()
    let log = FieldLog()
    field.delegate = log
    #expect(
      phone.logged { phone.tap(at: 50, 120) } == [
        "should begin", "did begin", "will change", "will show",
      ])
    phone.run { field.resignFirstResponder() }
    phone.after(0.3)
    let view = UITextView(frame: CGRect(x: 0, y: 150, width: 100, height: 50))
    let viewLog = ViewLog()
    view.delegate = viewLog
    field.superview?.addSubview(view)
    phone.after(0.1)
    #expect(
      phone.logged { phone.tap(at: 50, 170) } == ["will change", "will show", "did begin"])
  }

  @Test("M-53 between two fields, the keyboard stays, and nothing is posted")
  func moving() {
    let phone = phone()
    let other = UITextField(frame: CGRect(x: 10, y: 200, width: 200, height: 40))
    field.superview?.addSubview(other)
    phone.tap(at: 50, 120)
    phone.after(0.3)
    #expect(phone.logged { phone.tap(at: 50, 220) } == [])
    #expect(other.isFirstResponder)
  }

  @Test("M-54 keys type letters, digits, and spaces; shift makes the next letter a capital")
  func keys() throws {
    let phone = phone()
    field.autocapitalizationType = .none
    phone.tap(at: 50, 120)
    phone.after(0.3)
    try tap("h", "i", "space", on: phone)
    try tap("shift", "y", "o", on: phone)
    try tap("123", "4", "ABC", "delete", "u", on: phone)
    #expect(field.text == "hi You")
    phone.after(1)
    try tap("shift", "shift", "a", "b", "shift", "c", on: phone)
    #expect(field.text == "hi YouABc")
  }

  @Test("M-54 capitals at the start of a sentence or word depend on the input's traits")
  func capitals() throws {
    let phone = phone()
    phone.tap(at: 50, 120)
    phone.after(0.3)
    try tap("o", "k", "123", ".", "ABC", "space", "s", "o", on: phone)
    #expect(field.text == "Ok. So")
    phone.run {
      field.text = ""
      field.autocapitalizationType = .allCharacters
      field.reloadInputViews()
    }
    try tap("a", "b", on: phone)
    #expect(field.text == "AB")
  }

  @Test("M-55 the delete key repeats after 0.5 seconds, 10 times per second")
  func repeating() throws {
    let phone = phone()
    field.text = "0123456789"
    phone.tap(at: 150, 120)
    phone.after(0.3)
    let keys = try #require(phone.context.keyboard.keys)
    let point = keys.convert(
      try #require(keys.center(ofKey: "delete")), to: UIScreen.main.coordinateSpace)
    phone.finger(1).down(at: point.x, point.y)
    #expect(field.text == "012345678")
    phone.after(0.45)
    #expect(field.text == "012345678")
    // At 0.5, 0.6, and 0.7 seconds.
    phone.after(0.27)
    #expect(field.text == "012345")
    phone.finger(1).up()
    phone.after(1)
    #expect(field.text == "012345")
  }

  @Test("M-56 two fingers type two letters, and a finger can slide to another key")
  func fingers() throws {
    let phone = phone()
    field.autocapitalizationType = .none
    phone.tap(at: 50, 120)
    phone.after(0.3)
    let keys = try #require(phone.context.keyboard.keys)
    func point(_ key: String) throws -> CGPoint {
      keys.convert(try #require(keys.center(ofKey: key)), to: UIScreen.main.coordinateSpace)
    }
    let (a, l, k) = (try point("a"), try point("l"), try point("k"))
    phone.finger(1).down(at: a.x, a.y)
    phone.finger(2).down(at: l.x, l.y)
    phone.finger(1).up()
    phone.finger(2).move(to: k.x, k.y).up()
    #expect(field.text == "ak")
  }

  @Test("M-57 the return key is disabled without text if the input asks for it")
  func returnKey() throws {
    let phone = phone()
    let log = FieldLog()
    field.delegate = log
    field.enablesReturnKeyAutomatically = true
    phone.tap(at: 50, 120)
    phone.after(0.3)
    #expect(try phone.logged { try tap("return", on: phone) } == [])
    try tap("a", on: phone)
    #expect(try phone.logged { try tap("return", on: phone) } == ["should return"])
  }

  @Test("M-58 an input view replaces the keys, and an accessory view is above them")
  func inputViews() {
    let phone = phone(false)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    field.inputAccessoryView = bar
    #expect(phone.logged { phone.tap(at: 50, 120) } == ["will change", "will show"])
    phone.after(0.3)
    // The input view is 100 points high, and the bar 44.
    #expect(phone.context.keyboard.frame.height == 144)
    #expect(phone.context.keyboard.keys == nil)
    #expect(bar.convert(bar.bounds, to: UIScreen.main.coordinateSpace).minY == 336)
    // Touches above the keyboard reach the app.
    phone.tap(at: 15, 120)
    #expect(field.selection == [0, 0])
    phone.run {
      field.inputAccessoryView = nil
      field.reloadInputViews()
    }
    #expect(phone.context.keyboard.frame.height == 100)
  }

  @Test("M-59 the keyboard layout guide is above the keyboard, or at the bottom of the safe area")
  func layoutGuide() throws {
    let phone = TestPhone(field: field)
    let root = try #require(field.superview)
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 40),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 50),
    ])
    phone.after(0.1)
    #expect(button.frame.maxY == 480)
    phone.showsKeyboard = true
    phone.tap(at: 50, 120)
    phone.after(0.3)
    // The screen is 480 points high, and the keyboard 216.
    #expect(button.frame.maxY == 264)
    phone.run { field.resignFirstResponder() }
    phone.after(0.3)
    #expect(button.frame.maxY == 480)
  }

  @Test("M-60 a rotation gives the keyboard the height of the new orientation")
  func rotation() throws {
    final class Controller: UIViewController {
      let field = UITextField(frame: CGRect(x: 10, y: 40, width: 200, height: 40))
      override func viewDidLoad() { view.addSubview(field) }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    }
    let controller = Controller()
    let phone = TestPhone(controller)
    phone.showsKeyboard = true
    phone.tap(at: 50, 60)
    phone.after(0.3)
    phone.rotate(to: .landscapeLeft)
    phone.after(0.3)
    let keyboard = phone.context.keyboard
    #expect(keyboard.frame == CGRect(x: 0, y: 320 - 162, width: 480, height: 162))
    #expect(keyboard.keys?.bounds.size == CGSize(width: 480, height: 162))
  }

  @Test("M-61 a view that adopts UIKeyInput receives text while it is the first responder")
  func keyInput() throws {
    final class Pin: UIView, UIKeyInput {
      var digits = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !digits.isEmpty }
      func insertText(_ text: String) { digits += text }
      func deleteBackward() { if !digits.isEmpty { digits.removeLast() } }
      var keyboardType: UIKeyboardType { .numberPad }
    }
    let pin = Pin(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    let phone = TestPhone(pin)
    phone.showsKeyboard = true
    phone.run { pin.becomeFirstResponder() }
    phone.after(0.3)
    phone.type("12\u{8}3\n")
    #expect(pin.digits == "13\n")
    try tap("7", "delete", "delete", "9", on: phone)
    #expect(pin.digits == "139")
  }
}
