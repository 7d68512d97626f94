import Testing
import TouchTesting
import UIKit

/// Time, mouse, keys, and the app's life cycle.
struct EnvironmentTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

    func applicationDidFinishLaunching(_ application: UIApplication) {
      window?.addSubview(Sketch(frame: UIScreen.main.bounds))
      window?.makeKeyAndVisible()
    }
    func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
    func applicationWillResignActive(_ application: UIApplication) { print("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("foreground") }
  }

  final class Controller: UIViewController {
    override func viewDidLoad() {
      perform(Selector("late", Controller.late), with: nil, afterDelay: 1.6)
    }
    func late() { print("late") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      print("\(touches.first?.location(in: view) ?? .zero)")
    }
  }

  @Test("G-02 time advances only when a test requests it, and everything that is due then runs")
  func time() throws {
    let phone = TestPhone(Controller())
    phone.at(1.599999)
    #expect(phone.log == "")
    phone.at(1.6)
    #expect(phone.log == "late")
    phone.after(0.4)
    #expect(phone.time == 2)
    #expect(phone.log.lines.map(\.time) == [1.6])
    try phone.finish()
  }

  @Test("Views created before the phone belong to it, along with their timers")
  func madeBefore() {
    // A released phone does not own views that are created afterward.
    _ = TestPhone(UIView())
    let controller = Controller()
    controller.loadViewIfNeeded()
    let phone = TestPhone(controller)
    phone.after(2)
    #expect(phone.log == "late")
  }

  @Test("E-21 a controller's view fills the screen")
  func controller() {
    let phone = TestPhone(Controller())
    phone.finger(1).down(at: 100, 120)
    #expect(phone.log == "(100.0, 120.0)")
  }

  @Test("C-38 G-09 an app loses and gains focus, and enters the background")
  func life() throws {
    let phone = TestPhone(Delegate.self)
    phone.finger(1).down(at: 10, 10)
    phone.loseFocus()
    phone.gainFocus()
    phone.finger(1).up()
    phone.suspend()
    phone.after(5)
    phone.resume()
    #expect(
      phone.log == """
        active
        b 10,10
        inactive
        c 10,10
        active
        inactive
        background
        foreground
        active
        """)
    // The app's time stops in the background.
    #expect(phone.time == 5)
    #expect(phone.log.lines.last?.time == 0)
    phone.after(1)
    phone.tap(at: 20, 20)
    #expect(phone.log.lines.last?.time == 1.08)
    try phone.finish()
  }

  @Test("H-40 resizing the window cancels touches")
  func resizing() {
    let phone = TestPhone(Sketch(frame: .zero))
    phone.finger(1).down(at: 10, 10)
    phone.resizeWindow()
    #expect(phone.log == "b 10,10\nc 10,10")
  }

  @Test(
    "I-05 with Ctrl pressed, the mouse acts as two fingers, mirrored around the screen's center")
  func mouse() throws {
    let phone = TestPhone(Sketch(frame: .zero))
    phone.press(.ctrl)
    phone.mouse.move(to: 100, 200).down().after(0.1).move(to: 110, 200).up()
    phone.release(.ctrl)
    // The center of the screen is at 160, 240.
    #expect(phone.log == "b 100,200 220,280\nm 110,200 210,280\ne 110,200 210,280")
    try phone.finish()
  }

  @Test(
    "I-05 M switches to two fingers, and Alt produces two fingers while pressed",
    arguments: [TestKey.m, .alt])
  func twoFingerKeys(key: TestKey) throws {
    let phone = TestPhone(Sketch(frame: .zero))
    phone.press(key)
    phone.mouse.move(to: 100, 200).down()
    #expect(
      phone.touches.map { $0.location(in: nil) } == [
        CGPoint(x: 100, y: 200), CGPoint(x: 220, y: 280),
      ])
    phone.mouse.up()
    phone.release(key)
    try phone.finish()
  }

  @Test("I-06 with Ctrl and Shift pressed, the two fingers move in parallel")
  func parallel() throws {
    let phone = TestPhone(Sketch(frame: .zero))
    phone.press(.ctrl)
    phone.mouse.move(to: 100, 200).down()
    phone.press(.shift)
    phone.mouse.move(to: 110, 200).up()
    phone.release(.shift)
    phone.release(.ctrl)
    #expect(phone.log == "b 100,200 220,280\nm 110,200 230,280\ne 110,200 230,280")
    try phone.finish()
  }

  @Test("I-15 Backspace lifts the right button's fingers")
  func backspace() throws {
    let phone = TestPhone(Sketch(frame: .zero))
    phone.mouse.move(to: 100, 200).down(.right).up(.right)
    phone.press(.backspace)
    #expect(phone.log == "b 100,200\ne 100,200")
    try phone.finish()
  }

  @Test("I-15 the right button's finger is sticky; Escape cancels it")
  func rightButton() throws {
    let phone = TestPhone(Sketch(frame: .zero))
    phone.mouse.move(to: 100, 200).down(.right).up(.right)
    #expect(phone.touches.count == 1)
    phone.press(.escape)
    #expect(phone.log == "b 100,200\nc 100,200")
    try phone.finish()
  }
}
