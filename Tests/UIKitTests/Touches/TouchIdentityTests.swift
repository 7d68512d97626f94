import Simulator
import Testing
import TouchTesting
import UIKit

struct TouchIdentityTests {
  let loggingView = LoggingView()

  @Test("A-01 the same object is in all sets, events and callbacks while a finger is down")
  func oneObject() {
    let phone = TestPhone(loggingView)
    var seen: [ObjectIdentifier] = []
    loggingView.onTouches = { _, touches, event in
      seen += touches.map(ObjectIdentifier.init)
      seen += (event.allTouches ?? []).map(ObjectIdentifier.init)
      seen += (event.touches(for: loggingView) ?? []).map(ObjectIdentifier.init)
    }
    phone.finger(1).down(at: 10, 10).move(to: 60, 10).up()
    #expect(seen.count == 9)
    #expect(Set(seen).count == 1)
  }

  @Test("A-02 two touches are never equal, even with the same finger and slot")
  func equality() throws {
    let phone = TestPhone(loggingView)
    let first = try #require(phone.finger(1).down(at: 10, 10).touch)
    phone.finger(1).up()
    let second = try #require(phone.finger(1).down(at: 10, 10).touch)
    #expect(first.hashValue == second.hashValue)
    #expect(first != second)
    #expect(first == first)
    #expect(Set([first, second]).count == 2)
  }

  @Test("A-03 each landing creates a new object, even for the second tap of a double tap")
  func newObjects() {
    let phone = TestPhone(loggingView)
    var seen: [UITouch] = []
    loggingView.onTouches = { phase, touches, _ in
      if phase == .began { seen += touches }
    }
    phone.finger(1).down(at: 10, 10).up().after(0.1).down(at: 10, 10).up()
    #expect(seen.map(\.tapCount) == [1, 2])
    #expect(Set(seen).count == 2)
  }

  @Test("A-04 a touch that has ended or was canceled does not change", arguments: [true, false])
  func frozen(ends: Bool) throws {
    let phone = TestPhone(loggingView)
    let touch = try #require(phone.finger(1).down(at: 10, 10).move(to: 60, 20).touch)
    phone.at(0.1)
    if !ends { phone.cancel() }
    phone.finger(1).up()
    phone.at(0.2)
    phone.finger(1).down(at: 200, 200).move(to: 210, 210)
    phone.finger(2).down(at: 100, 100)
    #expect(touch.phase == (ends ? .ended : .cancelled))
    #expect(touch.timestamp == 0.1)
    #expect(touch.location(in: nil) == CGPoint(x: 60, y: 20))
    #expect(touch.view === loggingView)
    #expect(touch.window === loggingView.window)
  }

  @Test("A-04 C-34 a touch, its event and its view are released once nothing references them")
  func released() {
    weak var touch: UITouch?
    weak var event: UIEvent?
    weak var view: UIView?
    let window = UIWindow(frame: UIScreen.main.bounds)
    let phone = TestPhone(windows: window)
    do {
      let loggingView = LoggingView()
      window.addSubview(loggingView)
      view = loggingView
      loggingView.onTouches = { event = $2 }
    }
    touch = phone.finger(1).down(at: 10, 10).touch
    view?.removeFromSuperview()
    #expect(phone.log.text == "view began 1 (10,10)\nview cancelled 1 (10,10)")
    #expect(touch == nil)
    #expect(event == nil)
    #expect(view == nil)
  }

  @Test("A-12 C-34 an active touch retains its view and window")
  func keepsViewAlive() throws {
    weak var view: UIView?
    var windows = [UIWindow(holding: LoggingView())]
    let phone = TestPhone(launching: .main { windows.first?.makeKeyAndVisible() })
    phone.finger(1).down(at: 10, 10)
    view = phone.finger(1).touch?.view
    windows = []
    #expect(view != nil)
    phone.finger(1).up()
    #expect(phone.log.text == "view began 1 (10,10)\nview ended 1 (10,10)")
    #expect(view == nil)
  }
}
