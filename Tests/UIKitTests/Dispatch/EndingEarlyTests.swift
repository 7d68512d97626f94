import Simulator
import Testing
import TouchTesting
import UIKit

struct EndingEarlyTests {
  let view = LoggingView()
  let left = LoggingView("left", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let right = LoggingView("right", frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  init() {
    view.addSubview(left)
    view.addSubview(right)
  }

  @Test("C-30 one packet cancels all touches, and later input from their fingers is ignored")
  func cancelAll() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 110, 10)
    phone.finger(3).down(at: 20, 10)
    phone.cancel()
    phone.finger(1).move(to: 15, 10).up()
    phone.finger(2).up(at: 90, 90)
    phone.finger(3).up()
    phone.finger(1).down(at: 12, 10)
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        right began 2 (10,10)
        left began 3 (20,10)
        left cancelled 1 (10,10) 3 (20,10)
        right cancelled 2 (10,10)
        left began 1 (12,10)
        """)
  }

  @Test("C-30 K-08 canceling one finger does not affect the others")
  func cancelOne() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    phone.give(.cancel([phone.finger(1).key]))
    phone.finger(1).move(to: 50, 50)
    phone.finger(2).up()
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        left began 2 (20,10)
        left cancelled 1 (10,10)
        left ended 2 (20,10)
        """)
  }

  @Test(
    "C-31 every event that ends input cancels all touches",
    arguments: [
      PhoneEvent.focus(gained: false), .suspend, .resize, .cancel(nil), .quit,
    ])
  func interruptions(input: PhoneEvent) {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 110, 10)
    phone.give(input)
    #expect(phone.touches.isEmpty)
    #expect(
      phone.log.lines.suffix(2).map(\.text) == [
        "left cancelled 1 (10,10)", "right cancelled 2 (10,10)",
      ])
  }

  @Test("H-31 C-30 when a device loses fingers, each finger is canceled once")
  func lost() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 110, 10)
    let key = phone.finger(1).key
    phone.give(.cancel([key, key, phone.finger(7).key]))
    #expect(phone.log.lines.last?.text == "left cancelled 1 (10,10)")
    #expect(phone.log.lines.count == 3)
  }

  @Test("H-30 if a finger that is down lands again, its old touch is canceled first")
  func downTwice() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.deliver([TouchChange(phone.finger(1).key, .down(CGPoint(x: 110, y: 10)))])
    phone.finger(1).up()
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        left cancelled 1 (10,10)
        right began 1 (10,10)
        right ended 1 (10,10)
        """)
  }

  @Test("C-32 removing a view or an ancestor immediately cancels touches on the removed view")
  func removal() {
    let outer = UIView(frame: view.bounds)
    let inner = LoggingView("inner", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    view.addSubview(outer)
    let phone = TestPhone(view)
    inner.passesOn = true
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 210, 10)
    inner.onTouches = { phase, _, _ in
      if phase == .cancelled { print(inner.window == nil ? "no window" : "window") }
    }
    outer.removeFromSuperview()
    print("removed")
    phone.finger(1).move(to: 20, 10)
    #expect(
      phone.log.text == """
        inner began 1 (10,10)
        view began 1 (10,10)
        view began 2 (210,10)
        inner cancelled 1 (10,10)
        no window
        removed
        """)
  }

  @Test("C-32 removing a view inside a callback cancels its touches right after the packet")
  func removalInCallback() {
    let phone = TestPhone(view)
    left.onTouches = { phase, _, _ in
      guard phase == .moved else { return }
      left.removeFromSuperview()
      print("removed")
    }
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 110, 10)
    phone.together {
      phone.finger(1).move(to: 20, 10)
      phone.finger(2).move(to: 120, 10)
    }
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        right began 2 (10,10)
        left moved 1 (20,10)
        removed
        right moved 2 (20,10)
        left cancelled 1 (20,10)
        """)
  }

  @Test("C-33 moving a view within its window in one call does not cancel its touches")
  func reparenting() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    view.addSubview(left)
    right.addSubview(left)
    view.insertSubview(left, at: 0)
    phone.finger(1).move(to: 20, 10)
    #expect(phone.log.text == "left began 1 (10,10)\nleft moved 1 (20,10)")
  }

  @Test("C-33 moving a view to another window cancels its touches")
  func toOtherWindow() {
    let other = UIWindow()
    let phone = TestPhone(windows: other, UIWindow(holding: view))
    phone.finger(1).down(at: 10, 10)
    other.addSubview(left)
    #expect(phone.log.text == "left began 1 (10,10)\nleft cancelled 1 (10,10)")
  }

  @Test("C-35 hiding a window cancels its touches; losing key status does not", arguments: [1, 2])
  func hidingWindow(windowCount: Int) {
    let other = UIWindow(holding: UIView())
    let window = UIWindow(holding: view)
    let phone = windowCount == 1 ? TestPhone(windows: window) : TestPhone(windows: other, window)
    phone.finger(1).down(at: 10, 10)
    other.makeKey()
    phone.finger(1).move(to: 20, 10)
    window.isHidden = true
    phone.finger(1).move(to: 30, 10)
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        left moved 1 (20,10)
        left cancelled 1 (20,10)
        """)
  }

  @Test(
    "C-38 on focus loss, the delegate is called before touches are canceled; later moves are ignored"
  )
  func focusLoss() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      func applicationWillResignActive(_ application: UIApplication) {
        print("will resign, \(application.applicationState)")
      }
      func applicationDidBecomeActive(_ application: UIApplication) {
        print("did become, \(application.applicationState)")
      }
      func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
      func applicationWillEnterForeground(_ application: UIApplication) { print("foreground") }
      func applicationWillTerminate(_ application: UIApplication) { print("terminate") }
    }
    let device = Phone()
    let window = UIWindow(holding: view)
    let phone = TestPhone(
      device,
      launching: .main {
        window.isHidden = false
        AppContext.current.launch(UIApplication(), delegate: Delegate())
      })
    phone.finger(1).down(at: 10, 10)
    phone.give(.focus(gained: false))
    phone.give(.focus(gained: false))
    phone.finger(1).move(to: 20, 10)
    phone.give(.focus(gained: true))
    phone.finger(1).move(to: 30, 10).up()
    phone.finger(1).down(at: 15, 10)
    phone.give(.suspend)
    phone.give(.resume)
    phone.give(.quit)
    #expect(
      phone.log.text == """
        did become, active
        left began 1 (10,10)
        will resign, active
        left cancelled 1 (10,10)
        did become, active
        left began 1 (15,10)
        will resign, active
        left cancelled 1 (15,10)
        background
        foreground
        did become, active
        terminate
        """)
  }

  @Test("C-30 a cancellation inside a callback follows the current packet and precedes later ones")
  func cancelBeforeWaitingPackets() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    left.onTouches = { phase, _, _ in
      guard phase == .moved else { return }
      left.onTouches = nil
      phone.finger(2).down(at: 110, 10)
      left.removeFromSuperview()
    }
    phone.finger(1).move(to: 20, 10)
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        left moved 1 (20,10)
        left cancelled 1 (20,10)
        right began 2 (10,10)
        """)
  }
}
