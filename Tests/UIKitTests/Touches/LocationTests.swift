import Simulator
import Testing
import TouchTesting
import UIKit

struct LocationTests {
  let loggingView = LoggingView()

  @Test("A-30 the location changes if the view moves under a stationary finger")
  func notCached() throws {
    let phone = TestPhone(loggingView)
    let touch = try #require(phone.finger(1).down(at: 100, 100).touch)
    #expect(touch.location(in: loggingView) == CGPoint(x: 100, y: 100))
    loggingView.center.x += 30
    #expect(touch.location(in: loggingView) == CGPoint(x: 70, y: 100))
    loggingView.bounds.origin.y = 5
    #expect(touch.location(in: loggingView) == CGPoint(x: 70, y: 105))
  }

  @Test("A-31 without a view, the location is in the coordinates of the touch's window")
  func inWindow() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    window.addSubview(loggingView)
    let phone = TestPhone(windows: window)
    let touch = try #require(phone.finger(1).down(at: 100, 100).touch)
    #expect(touch.location(in: nil) == CGPoint(x: 100, y: 80))
  }

  @Test("A-31 C-20 with a nil view and no window, a touch's location is in screen coordinates")
  func deadInScreen() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    let phone = TestPhone(windows: window)
    let touch = try #require(phone.finger(1).down(at: 100, 10).touch)
    #expect(touch.view == nil)
    #expect(touch.window == nil)
    #expect(touch.location(in: nil) == CGPoint(x: 100, y: 10))
    #expect(touch.location(in: window) == CGPoint(x: 100, y: -10))
  }

  @Test("A-32 a location is converted to another window through screen coordinates")
  func otherWindow() throws {
    let low = UIWindow(frame: CGRect(x: 10, y: 200, width: 100, height: 100))
    let inLow = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    low.addSubview(inLow)
    let phone = TestPhone(windows: low, UIWindow(holding: loggingView))
    let touch = try #require(phone.finger(1).down(at: 100, 100).touch)
    #expect(touch.window !== low)
    #expect(touch.location(in: inLow) == CGPoint(x: 100 - 10 - 5, y: 100 - 200 - 6))
  }

  @Test("A-32 the root of a detached tree is treated as a subview of the touch's window")
  func detached() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    window.addSubview(loggingView)
    let phone = TestPhone(windows: window)
    let root = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    root.addSubview(child)
    let touch = try #require(phone.finger(1).down(at: 100, 100).touch)
    #expect(touch.location(in: root) == CGPoint(x: 70, y: 40))
    #expect(touch.location(in: child) == CGPoint(x: 69, y: 38))
  }

  @Test("A-33 E-10 a location in a rotated view is rotated back")
  func turned() throws {
    let phone = TestPhone(loggingView)
    let view = UIView(frame: CGRect(x: 110, y: 180, width: 100, height: 100))
    loggingView.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let touch = try #require(phone.finger(1).down(at: 160, 200).touch)
    #expect(touch.view === view)
    let point = touch.location(in: view)
    #expect(abs(point.x - 20) <= 1e-9)
    #expect(abs(point.y - 50) <= 1e-9)
  }

  @Test("A-33 a location reflects the transform, anchor point and bounds origin of every superview")
  func chain() throws {
    let phone = TestPhone(loggingView)
    loggingView.bounds.origin = CGPoint(x: 7, y: 11)
    let outer = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 100))
    outer.layer.anchorPoint = .zero
    outer.transform = CGAffineTransform(scaleX: 2, y: 4)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.bounds.origin = CGPoint(x: 3, y: 5)
    outer.addSubview(inner)
    loggingView.addSubview(outer)
    let touch = try #require(phone.finger(1).down(at: 200, 200).touch)
    // The view's bounds origin adds (7, 11). The anchor point of `outer` is its upper-left corner,
    // which is at (140, 110). `outer` is scaled by 2 and 4.
    let inOuter = CGPoint(x: (207.0 - 140) / 2, y: (211.0 - 110) / 4)
    #expect(touch.location(in: outer) == inOuter)
    #expect(touch.location(in: inner) == CGPoint(x: inOuter.x - 10 + 3, y: inOuter.y - 10 + 5))
  }

  @Test(
    "A-34 a location in a view scaled to zero is finite",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
      CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      CGAffineTransform(scaleX: 1e-200, y: 1e-200),
    ])
  func singular(transform: CGAffineTransform) throws {
    let phone = TestPhone(loggingView)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    loggingView.addSubview(view)
    view.transform = transform
    let touch = try #require(phone.finger(1).down(at: 110, 120).touch)
    #expect(touch.location(in: view) == CGPoint(x: 10, y: 20))
  }

  @Test("A-35 the previous location in a move packet is the location in the packet before it")
  func chainOfMoves() {
    let phone = TestPhone(loggingView)
    var chain: [CGPoint] = []
    loggingView.onTouches = { _, touches, _ in
      for touch in touches { chain += [touch.previousLocation(in: nil), touch.location(in: nil)] }
    }
    phone.finger(1).down(at: 10, 10).move(to: 13.25, 10).move(to: 60.5, 20.125)
    let locations = [(10, 10), (13.25, 10), (60.5, 20.125)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(
      chain == [locations[0], locations[0], locations[0], locations[1], locations[1], locations[2]])
  }

  @Test("A-35 neither packets of other fingers nor coalesced samples change the previous location")
  func chainSkipsOthers() throws {
    let phone = TestPhone(loggingView)
    let touch = try #require(phone.finger(1).down(at: 10, 10).move(to: 20, 10).touch)
    phone.finger(2).down(at: 100, 100).move(to: 110, 100)
    let inputs = [30.0, 40, 50].map { x in
      let change = TouchChange(phone.finger(1).key, .move(CGPoint(x: x, y: 10)))
      return Timed(phone.now, change)
    }
    phone.step(PacketCoalescer.packets(of: inputs), to: phone.now)
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 20, y: 10))
    #expect(touch.location(in: nil) == CGPoint(x: 50, y: 10))
  }

  @Test("A-36 A-37 if a touch has begun or is stationary, both locations are equal")
  func resting() throws {
    let phone = TestPhone(loggingView)
    let touch = try #require(phone.finger(1).down(at: 10, 10).touch)
    #expect(touch.previousLocation(in: loggingView) == CGPoint(x: 10, y: 10))
    phone.finger(1).move(to: 20, 10)
    #expect(touch.previousLocation(in: loggingView) == CGPoint(x: 10, y: 10))
    phone.finger(2).down(at: 100, 100)
    #expect(touch.phase == .stationary)
    #expect(touch.previousLocation(in: loggingView) == CGPoint(x: 20, y: 10))
  }

  @Test("A-38 when a touch has ended, both locations are the last known location")
  func ended() throws {
    let phone = TestPhone(loggingView)
    let touch = try #require(phone.finger(1).down(at: 10, 10).move(to: 20, 10).touch)
    phone.finger(1).up()
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 20, y: 10))
    #expect(touch.location(in: nil) == CGPoint(x: 20, y: 10))
  }

  @Test(
    "A-38 a lift at another location is preceded by a move; all lifted fingers move in one packet")
  func liftElsewhere() {
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).up(at: 30, 10)
    phone.finger(1).down(at: 10, 10).up(at: 10, 10)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    phone.finger(3).down(at: 30, 10)
    phone.together {
      phone.finger(1).up(at: 10, 50)
      phone.finger(2).move(to: 20, 50)
      phone.finger(3).up(at: 30, 50)
    }
    #expect(
      phone.log.text == """
        view began 1 (10,10)
        view moved 1 (30,10)
        view ended 1 (30,10)
        view began 1 (10,10)
        view ended 1 (10,10)
        view began 1 (10,10)
        view began 2 (20,10)
        view began 3 (30,10)
        view moved 1 (10,50) 3 (30,50)
        view moved 2 (20,50)
        view ended 1 (10,50) 3 (30,50)
        """)
  }

  /// The causes of a cancellation.
  enum Cancellation: CaseIterable {
    case everything, oneFinger, inItsPacket, viewRemoved
  }

  @Test("A-39 a cancellation does not change the locations", arguments: Cancellation.allCases)
  func cancelled(how: Cancellation) throws {
    let phone = TestPhone(loggingView)
    let touch = try #require(phone.finger(1).down(at: 10, 10).move(to: 20, 10).touch)
    switch how {
    case .everything: phone.cancel()
    case .oneFinger: phone.give(.cancel([phone.finger(1).key]))
    case .inItsPacket: phone.finger(1).cancel()
    case .viewRemoved: loggingView.removeFromSuperview()
    }
    #expect(touch.phase == .cancelled)
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 10, y: 10))
    #expect(touch.location(in: nil) == CGPoint(x: 20, y: 10))
  }

  @Test("A-40 A-17 locations are not rounded, and precise locations are equal to them")
  func precise() throws {
    let phone = TestPhone(loggingView)
    let touch = try #require(phone.finger(1).down(at: 10.1, 10.7).move(to: 1 / 3, 2 / 7).touch)
    #expect(touch.location(in: loggingView) == CGPoint(x: 1.0 / 3, y: 2.0 / 7))
    #expect(touch.preciseLocation(in: loggingView) == touch.location(in: loggingView))
    #expect(
      touch.precisePreviousLocation(in: loggingView) == touch.previousLocation(in: loggingView))
    #expect(touch.previousLocation(in: loggingView) == CGPoint(x: 10.1, y: 10.7))
  }
}
