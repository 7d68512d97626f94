import Simulator
import Testing
import TouchTesting
import UIKit

/// The delivery of shakes.
struct ShakeTests {
  /// A view that logs and forwards shakes, and can become the first responder.
  final class Shaker: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      print("touches cancelled")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      print("view began", motion.rawValue, event?.type.rawValue ?? -1)
      super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      print("view ended")
      super.motionEnded(motion, with: event)
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      print("view cancelled")
      super.motionCancelled(motion, with: event)
    }
  }

  /// A controller that logs shakes, and forwards only their start.
  final class Controller: UIViewController {
    let shaker = Shaker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var events: [UIEvent?] = []
    override func viewDidLoad() { view.addSubview(shaker) }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      print("controller began")
      events.append(event)
      super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      print("controller ended")
      events.append(event)
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      print("controller cancelled")
    }
  }

  /// An application that logs the events that it sends.
  final class Application: UIApplication {
    override func sendEvent(_ event: UIEvent) {
      if event.type == .motion { print("send \(event.subtype == .motionShake)") }
      super.sendEvent(event)
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      print("application began")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      print("application ended")
    }
  }

  private func makePhone(_ controller: Controller) -> TestPhone {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    return TestPhone(windows: [window], application: Application())
  }

  @Test("C-60 without a first responder, the frontmost controller receives a shake")
  func controller() throws {
    let controller = Controller()
    let phone = makePhone(controller)
    phone.shake()
    #expect(
      phone.log == "send true\ncontroller began\napplication began\nsend true\ncontroller ended")
    let event = try #require(controller.events.first ?? nil)
    #expect(controller.events.last == event, "one event per shake")
    #expect(event.allTouches == nil)
    #expect(event.timestamp == 0.5)
    let presented = Controller()
    presented.modalPresentationStyle = .fullScreen
    phone.run { controller.present(presented, animated: false) }
    phone.shake()
    #expect(presented.events.count == 2)
    #expect(controller.events.count == 3, "only the start is forwarded to the presenter")
  }

  @Test("C-60 the first responder receives a shake, and forwards it up the chain")
  func firstResponder() {
    let controller = Controller()
    let phone = makePhone(controller)
    phone.run { _ = controller.shaker.becomeFirstResponder() }
    phone.shake()
    #expect(
      phone.log == """
        send true
        view began 1 1
        controller began
        application began
        send true
        view ended
        controller ended
        """)
  }

  @Test("C-60 a suspended app receives no shakes")
  func suspended() {
    let controller = Controller()
    let phone = makePhone(controller)
    phone.give(.suspend)
    phone.give(.shake)
    phone.give(.resume)
    phone.after(1)
    #expect(controller.events == [])
    phone.shake()
    #expect(controller.events.count == 2)
  }

  @Test("C-60 an event that is not sent on reaches no responder")
  func withheld() {
    final class Window: UIWindow {
      override func sendEvent(_ event: UIEvent) { print("window", event.type.rawValue) }
    }
    let window = Window(frame: UIScreen.main.bounds)
    window.rootViewController = Controller()
    let phone = TestPhone(windows: [window], application: UIApplication())
    phone.shake()
    #expect(phone.log == "window 1\nwindow 1")
  }

  @Test("C-61 a shake ends after 0.5 s; during it, another one has no effect")
  func duration() {
    let controller = Controller()
    let phone = makePhone(controller)
    phone.give(.shake)
    phone.after(0.4)
    phone.give(.shake)
    #expect(phone.log.lines.count == 3)
    phone.after(0.1)
    #expect(phone.log.lines.last?.text == "controller ended")
    #expect(phone.log.lines.last?.time == 0.5)
    phone.shake()
    #expect(controller.events.count == 4)
    #expect(controller.events[0] !== controller.events[2])
  }

  @Test("C-61 an app that becomes inactive receives motionCancelled after its touches are canceled")
  func cancellation() {
    let controller = Controller()
    let phone = makePhone(controller)
    phone.finger(1).down(at: 50, 50)
    phone.finger(2).down(at: 60, 50)
    phone.give(.shake)
    phone.loseFocus()
    #expect(phone.log.text.hasSuffix("touches cancelled\nsend true\ncontroller cancelled"))
    let count = phone.log.lines.count
    phone.give(.shake)
    phone.after(1)
    phone.suspend()
    phone.give(.shake)
    #expect(phone.log.lines.count == count, "an inactive app is not shaken")
  }

  @Test("C-60 a shake does not affect touches")
  func touches() {
    let phone = makePhone(Controller())
    phone.finger(1).down(at: 50, 50)
    phone.finger(2).down(at: 150, 250)
    phone.shake()
    #expect(phone.touches.count == 2)
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(!phone.log.text.contains("touches cancelled"))
  }
}
