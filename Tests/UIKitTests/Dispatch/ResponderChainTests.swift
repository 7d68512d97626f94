import Simulator
import Testing
import TouchTesting
import UIKit

struct ResponderChainTests {
  /// A controller that logs and forwards its touches.
  final class Controller: UIViewController {
    var name = "controller"
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      print(line(name, .began, touches, in: view))
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      print(line(name, .moved, touches, in: view))
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      print(line(name, .ended, touches, in: view))
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      print(line(name, .cancelled, touches, in: view))
      super.touchesCancelled(touches, with: event)
    }
  }

  /// A delegate that shows a window and logs touches that reach the end of the chain.
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let root: UIViewController
    init(root: UIViewController) { self.root = root }
    func applicationDidFinishLaunching(_ application: UIApplication) {
      window = UIWindow()
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      print(line("delegate", .began, touches, in: nil))
    }
  }

  @Test("C-40 the chain goes from view to superview, controller, window, application, delegate")
  func chain() throws {
    let controller = Controller()
    let delegate = Delegate(root: controller)
    let phone = TestPhone(delegate)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(child)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === delegate.window)
    #expect(delegate.window?.next === UIApplication.shared)
    #expect(UIApplication.shared.next === delegate)
    #expect(delegate.next == nil)
    #expect(UIView().next == nil)
    #expect(Controller().next == nil)
    withExtendedLifetime(phone) {}
  }

  @Test("C-40 an inner controller's next responder is its view's superview")
  func nestedController() {
    let (outer, inner) = (Controller(), Controller())
    outer.view.addSubview(inner.view)
    #expect(inner.next === outer.view)
    #expect(inner.view.next === inner)
  }

  @Test("C-40 a delegate that is a view, a controller or the application is not in the chain")
  func delegateOutsideTheChain() {
    final class ViewDelegate: UIView, UIApplicationDelegate {}
    final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
    final class OwnDelegate: UIApplication, UIApplicationDelegate {}
    final class PlainDelegate: UIApplicationDelegate {}
    let (application, own) = (UIApplication(), OwnDelegate())
    let delegates: [any UIApplicationDelegate] = [
      ViewDelegate(), ControllerDelegate(), PlainDelegate(),
    ]
    for delegate in delegates {
      application.delegate = delegate
      #expect(application.next == nil)
    }
    own.delegate = own
    #expect(own.next == nil)
  }

  @Test("C-41 C-42 C-44 unhandled touches are forwarded up the chain once, with the same set")
  func forwarding() {
    let controller = Controller()
    let delegate = Delegate(root: controller)
    let phone = TestPhone(delegate)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    child.isMultipleTouchEnabled = true
    controller.view.addSubview(child)
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.finger(2).down(at: 20, 10)
    }
    #expect(phone.finger(1).touch?.view === child)
    phone.finger(1).move(to: 30, 10).up()
    phone.finger(2).cancel()
    #expect(
      phone.log.text == """
        controller began 1 (10,10) 2 (20,10)
        delegate began 1 (10,10) 2 (20,10)
        controller moved 1 (30,10)
        controller ended 1 (30,10)
        controller cancelled 2 (20,10)
        """)
  }

  // MARK: - First responder

  /// A view that can become first responder, and can refuse to resign.
  final class Field: UIView {
    var accepts = true
    var yields = true
    var resigned = 0
    override var canBecomeFirstResponder: Bool { accepts }
    override var canResignFirstResponder: Bool { yields }
    override func resignFirstResponder() -> Bool {
      resigned += 1
      return super.resignFirstResponder()
    }
  }

  @Test("C-45 a view does not become first responder by default or when touched")
  func firstResponderDefault() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let phone = TestPhone(field)
    #expect(!UIView().canBecomeFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    phone.finger(1).down(at: 10, 10)
    #expect(!field.isFirstResponder)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(field.becomeFirstResponder())
    #expect(field.resignFirstResponder())
    #expect(!field.isFirstResponder)
  }

  @Test("C-46 the current first responder may refuse to resign")
  func refusal() {
    let (first, second) = (Field(), Field())
    let phone = TestPhone(windows: UIWindow(holding: first, second))
    first.becomeFirstResponder()
    first.yields = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.yields = true
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    second.accepts = false
    #expect(!first.isFirstResponder)
    withExtendedLifetime(phone) {}
  }

  @Test("C-46 a view removed from its window resigns even if it refuses to")
  func leavingWindow() {
    let (outer, field) = (UIView(), Field())
    outer.addSubview(field)
    let phone = TestPhone(outer)
    field.becomeFirstResponder()
    field.yields = false
    outer.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(field.resigned == 1)
    withExtendedLifetime(phone) {}
  }

  /// A view that logs the methods that are forwarded by default.
  private final class Parent: UIView {
    override func cut(_ sender: Any?) { print("cut") }
    override func copy(_ sender: Any?) { print("copy") }
    override func paste(_ sender: Any?) { print("paste") }
    override func select(_ sender: Any?) { print("select") }
    override func selectAll(_ sender: Any?) { print("selectAll") }
    override func delete(_ sender: Any?) { print("delete") }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      print("motionCancelled")
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { print("updated") }
    func press() { print("press") }
  }

  @Test("a responder forwards edit commands, motion, and updates to the next one by default")
  func forwarded() {
    let (parent, child) = (Parent(), UIView())
    parent.addSubview(child)
    let phone = TestPhone(parent)
    child.cut(nil)
    child.copy(nil)
    child.paste(nil)
    child.select(nil)
    child.selectAll(nil)
    child.delete(nil)
    child.motionCancelled(.motionShake, with: nil)
    child.touchesEstimatedPropertiesUpdated([])
    // UIKit never calls this method while an app runs.
    child.prepareForInterfaceBuilder()
    #expect(
      phone.log.text.split(separator: "\n") == [
        "cut", "copy", "paste", "select", "selectAll", "delete", "motionCancelled", "updated",
      ])
  }

  @Test("an action without a target is sent to the first object in the chain that has it")
  func actionToChain() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      func save() { print("save") }
    }
    let (parent, child) = (Parent(), UIView())
    parent.addSubview(child)
    let delegate = Delegate()
    let phone = TestPhone(delegate)
    let application = UIApplication.shared
    let press = Selector("press", Parent.press)
    #expect(application.sendAction(press, to: nil, from: child, for: nil))
    #expect(!application.sendAction(press, to: nil, from: UIView(), for: nil))
    #expect(application.sendAction(Selector("save", Delegate.save), to: nil, from: nil, for: nil))
    #expect(phone.log == "press\nsave")
  }
}
