import Testing
import TouchTesting

@testable import UIKit

// The suites share an observer of notifications, so they must not run at the same time.
extension KeyboardTests {
  /// Dismissing the keyboard by scrolling.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum. The
  /// screen is 320 x 480, and the keyboard 216 high, so its top edge is at 264.
  @Suite(.serialized) struct KeyboardDismissTests {
    private static let top: CGFloat = 480 - 216

    final class ScrollLog: NSObject, UIScrollViewDelegate {
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("will begin dragging") }
    }

    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 40))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let observer = Observer()

    /// Returns a phone whose field is being edited, in a scroll view.
    private func phone(
      _ mode: UIScrollView.KeyboardDismissMode, keyboard: Bool = true
    ) -> TestPhone {
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      scrollView.keyboardDismissMode = mode
      scrollView.addSubview(field)
      let phone = TestPhone(scrollView)
      phone.showsKeyboard = keyboard
      phone.tap(at: 50, 40)
      phone.after(0.5)
      return phone
    }

    /// The top of the keyboard's contents on the screen.
    private func top(on phone: TestPhone) -> CGFloat? {
      phone.context.keyboard.keys.map {
        $0.convert($0.bounds, to: UIScreen.main.coordinateSpace).minY
      }
    }

    @Test("M-65 by default, scrolling doesn't dismiss the keyboard")
    func none() {
      #expect(UIScrollView().keyboardDismissMode == .none)
      let phone = phone(.none)
      #expect(phone.logged { phone.drag(from: 160, 200, to: 160, 400, over: 0.3) } == [])
      #expect(field.isFirstResponder)
    }

    @Test("M-65 with onDrag, the first responder resigns after scrollViewWillBeginDragging")
    func onDrag() {
      let phone = phone(.onDrag)
      let (scrollLog, fieldLog) = (ScrollLog(), FieldLog())
      scrollView.delegate = scrollLog
      field.delegate = fieldLog
      phone.finger(1).down(at: 160, 200)
      #expect(phone.logged { phone.finger(1).move(to: 160, 191) } == [])
      #expect(
        phone.logged { phone.finger(1).move(to: 160, 190) } == [
          "will begin dragging", "should end", "did end committed", "will change",
          "will hide",
        ])
      #expect(phone.logged { phone.after(0.3) } == ["did change", "did hide"])
      phone.finger(1).up()
      #expect(!field.isFirstResponder)
    }

    @Test("M-65 with onDrag, editing ends without a keyboard on the screen too")
    func hardware() {
      let phone = phone(.onDrag, keyboard: false)
      #expect(phone.logged { phone.drag(from: 160, 200, to: 160, 150, over: 0.1) } == [])
      #expect(!field.isFirstResponder)
    }

    @Test("M-65 with onDrag, a delegate that refuses to end editing keeps the keyboard")
    func refusal() {
      let phone = phone(.onDrag)
      let log = FieldLog()
      log.ends = false
      field.delegate = log
      #expect(
        phone.logged { phone.drag(from: 160, 200, to: 160, 150, over: 0.1) } == ["should end"])
      #expect(field.isFirstResponder)
    }

    @Test("M-66 an interactive drag moves the keyboard with the finger and posts nothing")
    func following() {
      let phone = phone(.interactive)
      phone.finger(1).down(at: 160, 200)
      let log = phone.logged {
        phone.finger(1).move(to: 160, 250)
        #expect(top(on: phone) == Self.top)
        phone.finger(1).move(to: 160, Self.top + 30)
        #expect(top(on: phone) == Self.top + 30)
        phone.finger(1).move(to: 160, Self.top + 100)
        #expect(top(on: phone) == Self.top + 100)
        phone.finger(1).move(to: 160, Self.top + 20)
        #expect(top(on: phone) == Self.top + 20)
        phone.finger(1).move(to: 160, 100)
        #expect(top(on: phone) == Self.top)
        phone.finger(1).up()
        phone.after(1)
      }
      #expect(log == [])
      #expect(field.isFirstResponder)
    }

    @Test("M-66 the keyboard layout guide follows the dragged keyboard")
    func guide() {
      let button = UIView()
      button.translatesAutoresizingMaskIntoConstraints = false
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      root.addSubview(scrollView)
      root.addSubview(button)
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      scrollView.keyboardDismissMode = .interactive
      scrollView.addSubview(field)
      NSLayoutConstraint.activate([
        button.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        button.heightAnchor.constraint(equalToConstant: 40),
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        button.widthAnchor.constraint(equalToConstant: 50),
      ])
      let phone = TestPhone(root)
      phone.showsKeyboard = true
      phone.tap(at: 50, 40)
      phone.after(0.5)
      #expect(button.frame.maxY == Self.top)
      phone.finger(1).down(at: 160, 200).move(to: 160, Self.top + 50, over: 0.2)
      #expect(button.frame.maxY == Self.top + 50)
      phone.finger(1).up()
      phone.after(0.3)
      #expect(button.frame.maxY == 480)
    }

    @Test("M-67 a finger that lifts while it moves down dismisses the keyboard from its location")
    func dismissal() {
      let phone = phone(.interactive)
      let log = FieldLog()
      field.delegate = log
      phone.finger(1).down(at: 160, 200).move(to: 160, Self.top + 40, over: 0.2)
      #expect(
        phone.logged { phone.finger(1).up() } == [
          "should end", "did end committed", "will change", "will hide",
        ])
      #expect(observer.rect(UIResponder.keyboardFrameBeginUserInfoKey)?.minY == Self.top + 40)
      #expect(observer.rect(UIResponder.keyboardFrameEndUserInfoKey)?.minY == 480)
      #expect(phone.logged { phone.after(0.3) } == ["did change", "did hide"])
      #expect(phone.context.keyboard.keys == nil)
    }

    @Test("M-67 a finger that lifts while it moves up cancels the dismissal")
    func cancellation() {
      let phone = phone(.interactive)
      phone.finger(1).down(at: 160, 200).move(to: 160, 400, over: 0.2)
      phone.finger(1).move(to: 160, Self.top + 60, over: 0.2)
      #expect(phone.logged { phone.finger(1).up() } == ["will change"])
      #expect(observer.rect(UIResponder.keyboardFrameBeginUserInfoKey)?.minY == Self.top + 60)
      #expect(observer.rect(UIResponder.keyboardFrameEndUserInfoKey)?.minY == Self.top)
      #expect(phone.logged { phone.after(0.3) } == ["did change"])
      #expect(top(on: phone) == Self.top)
      #expect(field.isFirstResponder)
    }

    @Test(
      "M-67 a finger that rests before it lifts dismisses the keyboard beyond half of its height",
      arguments: [(108, true), (109, false)])
    func rest(distance: Int, returns: Bool) {
      let phone = phone(.interactive)
      phone.finger(1).down(at: 160, 200).move(to: 160, Self.top + CGFloat(distance), over: 0.2)
      phone.after(0.5)
      phone.finger(1).up()
      phone.after(0.3)
      #expect(field.isFirstResponder == returns)
    }

    @Test("M-67 a canceled touch, or a delegate that refuses, moves the keyboard back")
    func refusals() {
      let phone = phone(.interactive)
      phone.finger(1).down(at: 160, 200).move(to: 160, 400, over: 0.2).cancel()
      phone.after(0.3)
      #expect(top(on: phone) == Self.top)
      phone.finger(1).up()
      let log = FieldLog()
      log.ends = false
      field.delegate = log
      phone.finger(1).down(at: 160, 200).move(to: 160, 400, over: 0.2)
      #expect(phone.logged { phone.finger(1).up() } == ["should end", "will change"])
      phone.after(0.3)
      #expect(top(on: phone) == Self.top)
    }

    @Test("M-67 if the app hides the keyboard during a drag, the finger no longer moves it")
    func interruption() {
      let phone = phone(.interactive)
      phone.finger(1).down(at: 160, 200).move(to: 160, Self.top + 40, over: 0.2)
      #expect(
        phone.logged { phone.run { field.resignFirstResponder() } } == ["will change", "will hide"])
      #expect(observer.rect(UIResponder.keyboardFrameBeginUserInfoKey)?.minY == Self.top + 40)
      #expect(
        phone.logged {
          phone.finger(1).move(to: 160, 200, over: 0.3).up()
          phone.after(1)
        } == ["did change", "did hide"])
    }

    /// A controller with a bar above the keyboard, as in a chat.
    final class ChatController: UIViewController {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 40))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
      override func viewDidLoad() {
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        scrollView.addSubview(field)
        view.addSubview(scrollView)
      }
    }

    @Test(
      "M-68 the accessory view of another responder remains unless the mode includes it",
      arguments: [
        (UIScrollView.KeyboardDismissMode.onDrag, true), (.onDragWithAccessory, false),
        (.interactive, true), (.interactiveWithAccessory, false),
      ])
    func accessory(mode: UIScrollView.KeyboardDismissMode, remains: Bool) {
      let controller = ChatController()
      let phone = TestPhone(controller)
      controller.scrollView.keyboardDismissMode = mode
      phone.showsKeyboard = true
      phone.run { controller.becomeFirstResponder() }
      phone.tap(at: 50, 40)
      phone.after(0.5)
      #expect(phone.context.keyboard.frame.height == 216.0 + 44)
      phone.drag(from: 160, 150, to: 160, 470, over: 0.3)
      phone.after(0.5)
      #expect(!controller.field.isFirstResponder)
      #expect(controller.isFirstResponder == remains)
      #expect(phone.context.keyboard.frame.height == (remains ? 44 : 0))
      // An accessory view alone can be dismissed only by the modes that include it.
      if remains {
        phone.drag(from: 160, 150, to: 160, 470, over: 0.3)
        #expect(controller.isFirstResponder)
      }
    }
  }
}
