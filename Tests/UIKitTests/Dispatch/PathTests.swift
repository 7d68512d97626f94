import Simulator
import Testing
import TouchTesting
import UIKit

/// An application that logs every packet, and can discard packets.
final class LoggingApplication: UIApplication {
  var swallows = false

  override func sendEvent(_ event: UIEvent) {
    print("app \(event.allTouches?.ordered.map { "\($0.phase)" }.joined(separator: " ") ?? "nil")")
    if !swallows { super.sendEvent(event) }
  }
}

/// A window that logs every packet it receives, and can discard packets.
final class LoggingWindow: UIWindow {
  var name = "window"
  var swallows = false

  override func sendEvent(_ event: UIEvent) {
    print(name)
    if !swallows { super.sendEvent(event) }
  }
}

struct PathTests {
  let full = CGRect(x: 0, y: 0, width: 320, height: 480)

  @Test("C-01 C-57 each packet passes through the application and window once, before any view")
  func path() {
    let window = LoggingWindow(frame: full)
    window.addSubview(LoggingView())
    let phone = TestPhone(windows: [window], application: LoggingApplication())
    phone.finger(1).down(at: 10, 10)
    phone.together {
      phone.finger(1).move(to: 20, 10)
      phone.finger(2).down(at: 30, 10)
    }
    phone.cancel()
    #expect(
      phone.log.text == """
        app began
        window
        view began 1 (10,10)
        app moved began
        window
        view began 2 (30,10)
        view moved 1 (20,10)
        app cancelled cancelled
        window
        view cancelled 1 (20,10) 2 (30,10)
        """)
  }

  @Test(
    "C-01 only windows with a changed touch receive a packet, ordered by level, then front to back"
  )
  func windows() {
    func window(_ name: String, y: CGFloat) -> LoggingWindow {
      let window = LoggingWindow(frame: CGRect(x: 0, y: y, width: 320, height: 100))
      window.name = name
      window.addSubview(LoggingView("in " + name))
      return window
    }
    let (back, front) = (window("back", y: 0), window("front", y: 200))
    let high = window("high", y: 100)
    high.windowLevel = .alert
    let phone = TestPhone(windows: back, high, front)
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.finger(2).down(at: 10, 210)
      phone.finger(3).down(at: 10, 110)
    }
    phone.together {
      phone.finger(1).move(to: 20, 10)
      phone.finger(2).move(to: 20, 210)
    }
    #expect(
      phone.log.text == """
        high
        in high began 3 (10,10)
        front
        in front began 2 (10,10)
        back
        in back began 1 (10,10)
        front
        in front moved 2 (20,10)
        back
        in back moved 1 (20,10)
        """)
  }

  @Test("C-01 an override that does not call super discards the packet, but its touches continue")
  func swallow() throws {
    let window = LoggingWindow(frame: full)
    window.addSubview(LoggingView())
    let application = LoggingApplication()
    let phone = TestPhone(windows: [window], application: application)
    window.swallows = true
    let touch = try #require(phone.finger(1).down(at: 10, 10).touch)
    #expect(touch.phase == .began)
    window.swallows = false
    phone.finger(1).move(to: 20, 10)
    application.swallows = true
    phone.finger(1).move(to: 30, 10)
    application.swallows = false
    #expect(touch.previousLocation(in: nil).x == 20)
    phone.finger(1).up()
    #expect(touch.phase == .ended)
    #expect(phone.touches.isEmpty)
    #expect(
      phone.log.text == """
        app began
        window
        app moved
        window
        view moved 1 (20,10)
        app moved
        app ended
        window
        view ended 1 (30,10)
        """)
  }

  @Test(
    "C-02 a touch goes to the frontmost visible window that it hits, even if another window is key"
  )
  func frontmostWindow() throws {
    let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    front.addSubview(LoggingView("front"))
    let back = UIWindow(holding: LoggingView("back"))
    let deaf = UIWindow(holding: LoggingView("deaf"))
    let high = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 480))
    high.windowLevel = .statusBar
    high.addSubview(LoggingView("high"))
    let phone = TestPhone(windows: high, back, front, deaf)
    deaf.isUserInteractionEnabled = false
    back.makeKey()
    #expect(back.isKeyWindow)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 60, 10)
    phone.finger(3).down(at: 60, 110)
    back.makeKeyAndVisible()
    phone.finger(4).down(at: 60, 20)
    #expect(
      phone.log.text == """
        high began 1 (10,10)
        front began 2 (60,10)
        back began 3 (60,110)
        back began 4 (60,20)
        """)
  }

  @Test("C-03 C-04 callbacks run in phase order, once per view and phase, ordered by first finger")
  func order() {
    let left = LoggingView("left", frame: CGRect(x: 0, y: 0, width: 160, height: 480))
    let right = LoggingView("right", frame: CGRect(x: 160, y: 0, width: 160, height: 480))
    let phone = TestPhone(windows: UIWindow(holding: left, right))
    phone.together {
      phone.finger(1).down(at: 200, 10)
      phone.finger(2).down(at: 10, 10)
      phone.finger(3).down(at: 210, 10)
      phone.finger(4).down(at: 20, 10)
    }
    phone.together {
      phone.finger(4).cancel()
      phone.finger(2).up()
      phone.finger(3).move(to: 211, 10)
      phone.finger(5).down(at: 30, 10)
      phone.finger(1).move(to: 201, 10)
    }
    #expect(
      phone.log.text == """
        right began 1 (40,10) 3 (50,10)
        left began 2 (10,10) 4 (20,10)
        left began 5 (30,10)
        right moved 1 (41,10) 3 (51,10)
        left ended 2 (10,10)
        left cancelled 4 (20,10)
        """)
  }

  @Test("C-05 a touch that a callback cancels is excluded from later callbacks")
  func cancelledInCallback() {
    let left = LoggingView("left", frame: CGRect(x: 0, y: 0, width: 160, height: 480))
    let right = LoggingView("right", frame: CGRect(x: 160, y: 0, width: 160, height: 480))
    let phone = TestPhone(windows: UIWindow(holding: left, right))
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 200, 10)
    left.onTouches = { phase, _, _ in
      if phase == .moved { right.removeFromSuperview() }
    }
    phone.together {
      phone.finger(1).move(to: 20, 10)
      phone.finger(2).move(to: 210, 10)
    }
    phone.finger(2).up()
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        right began 2 (40,10)
        left moved 1 (20,10)
        right cancelled 2 (50,10)
        """)
  }

  @Test("C-05 a view that never received a touch does not receive the end of that touch")
  func cancelledBeforeBegan() {
    let left = LoggingView("left", frame: CGRect(x: 0, y: 0, width: 160, height: 480))
    let right = LoggingView("right", frame: CGRect(x: 160, y: 0, width: 160, height: 480))
    let phone = TestPhone(windows: UIWindow(holding: left, right))
    left.onTouches = { phase, _, _ in
      if phase == .began { right.removeFromSuperview() }
    }
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.finger(2).down(at: 200, 10)
    }
    #expect(phone.log.text == "left began 1 (10,10)")
    #expect(phone.touches.map(\.finger.finger) == [1])
  }

  @Test("C-05 a lifted finger's view receives the end even if a callback removes it")
  func removedWhileEnding() {
    let left = LoggingView("left", frame: CGRect(x: 0, y: 0, width: 160, height: 480))
    let right = LoggingView("right", frame: CGRect(x: 160, y: 0, width: 160, height: 480))
    let phone = TestPhone(windows: UIWindow(holding: left, right))
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 200, 10)
    left.onTouches = { phase, _, _ in
      if phase == .ended { right.removeFromSuperview() }
    }
    phone.together {
      phone.finger(1).up()
      phone.finger(2).up()
    }
    #expect(phone.log.lines.map(\.text).last == "right ended 2 (40,10)")
  }

  @Test("B-09 a packet that contains the same finger twice traps")
  func fingerTwice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let phone = TestPhone(LoggingView())
        let key = phone.finger(1).key
        phone.deliver([
          TouchChange(key, .down(.zero)), TouchChange(key, .up(nil)),
        ])
      }
    }
  }

  @Test("C-36 packets are never nested")
  func notReentrant() {
    let view = LoggingView()
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 40, 10)
    view.onTouches = { _, _, _ in
      view.onTouches = nil
      phone.finger(2).move(to: 50, 10)
      print("callback over")
    }
    phone.finger(1).move(to: 20, 10)
    #expect(
      phone.log.text == """
        view began 1 (10,10)
        view began 2 (40,10)
        view moved 1 (20,10)
        callback over
        view moved 2 (50,10)
        """)
  }

  @Test("C-36 a nested sendEvent is an ordinary call and does not change touches")
  func nestedSendEvent() throws {
    let view = LoggingView()
    let phone = TestPhone(view)
    view.onTouches = { _, _, event in
      view.onTouches = nil
      UIApplication.shared.sendEvent(event)
    }
    let touch = try #require(phone.finger(1).down(at: 10, 10).touch)
    #expect(phone.log.text == "view began 1 (10,10)\nview began 1 (10,10)")
    #expect(touch.phase == .began)
    phone.finger(1).up()
    #expect(phone.touches.isEmpty)
  }

  @Test("a window that sends a packet twice repeats the callbacks, but none after the last one")
  func sentTwice() {
    final class RepeatingWindow: UIWindow {
      override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        super.sendEvent(event)
      }
    }
    let (view, pan) = (LoggingView(), RecordingRecognizer("pan", [.moved: .began]))
    view.addGestureRecognizer(pan)
    let window = RepeatingWindow(frame: full)
    window.addSubview(view)
    let phone = TestPhone(windows: window)
    phone.finger(1).down(at: 10, 10).move(to: 20, 10).move(to: 30, 10).up()
    #expect(
      phone.log.lines.map(\.text).filter { $0.hasPrefix("view") } == [
        "view began 1 (10,10)", "view began 1 (10,10)", "view cancelled 1 (20,10)",
        "view cancelled 1 (20,10)",
      ])
  }

  @Test("a window level has its value; setting the same root controller keeps its view in place")
  func windowValues() {
    #expect(UIWindow.Level(5).rawValue == 5)
    #expect(UIApplication.LaunchOptionsKey(rawValue: "url").rawValue == "url")
    let (window, root) = (UIWindow(frame: full), UIViewController())
    window.rootViewController = root
    window.addSubview(UIView())
    window.bringSubviewToFront(root.view)
    window.rootViewController = root
    #expect(window.subviews.last === root.view)
  }
}
