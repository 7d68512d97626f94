import Testing
import TouchTesting
import UIKit

/// The fingers of a `TestPhone`.
struct FingerTests {
  let phone = TestPhone(Sketch(frame: .zero))

  @Test("A-38 a finger's calls are separate packets and can be chained")
  func chain() throws {
    phone.finger(1).down(at: 10, 10).move(to: 60, 10).after(0.5).up(at: 70, 10)
    #expect(phone.log == "b 10,10\nm 60,10\nm 70,10\ne 70,10")
    #expect(phone.log.lines.map(\.time) == [0, 0, 0.5, 0.5])
    #expect(phone.time == 0.5)
    try phone.finish()
  }

  @Test("K-06 changes in `together` form one packet")
  func together() throws {
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.together { phone.finger(2).down(at: CGPoint(x: 20, y: 20)) }
    }
    #expect(phone.touches.map { $0.location(in: nil).x } == [10, 20])
    phone.together {
      phone.finger(2).up()
      phone.finger(1).up()
    }
    // Touches are in order of touch down, not in order of the calls.
    #expect(phone.log == "b 10,10 20,20\ne 10,10 20,20")
    try phone.finish()
  }

  @Test("K-07 a timed move produces 60 packets per second, the last one at its end")
  func moveOverTime() throws {
    phone.finger(1).down(at: 10, 10).move(to: 40, 10, over: 0.05).up()
    // A move of 0.05 s makes 3 packets.
    #expect(phone.log == "b 10,10\nm 20,10\nm 30,10\nm 40,10\ne 40,10")
    #expect(phone.log.lines.map(\.time) == [0, 0.016667, 0.033333, 0.05, 0.05])
    try phone.finish()
  }

  @Test("K-07 timed moves share packets; the longer one continues alone")
  func movesTogether() throws {
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.finger(2).down(at: 10, 100)
    }
    phone.together {
      phone.finger(1).move(to: 30, 10, over: 1.0 / 30)
      phone.finger(2).move(to: 40, 100, over: 0.05)
    }
    try phone.expectLog("b 10,10 10,100", "m 20,10 20,100")
    try phone.expectLog("m 30,10 30,100\nm 40,100")
    #expect(phone.time == 0.05)
  }

  @Test("Coordinates are in a view's bounds if a view is passed")
  func viewCoordinates() throws {
    let inner = UIView(frame: CGRect(x: 100, y: 50, width: 40, height: 40))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let board = Sketch(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    board.addSubview(inner)
    let phone = TestPhone(board)
    // The inner view spans 80 to 160 and 30 to 110 on the board, so 5 of its points are 10 board
    // points.
    phone.finger(1).down(at: 5, 5, in: inner).up(at: 0, 0, in: board)
    phone.tap(inner)
    #expect(phone.log == "b 90,40\nm 0,0\ne 0,0\nb 120,70\ne 120,70")
    phone.finger(1).down(at: 5, 5)
    #expect(phone.touches.first?.view is UIWindow)
  }

  @Test("K-04 a gesture call produces the same packets as the script macro")
  func gestures() throws {
    let gestures: [(line: String, call: (TestPhone) -> Void)] = [
      ("tap 1 100,120 count 2", { $0.tap(at: 100, 120, count: 2) }),
      ("tap 3 100,120 every 0.05", { $0.tap(at: 100, 120, every: 0.05, finger: 3) }),
      (
        "drag 2 10,20 30.5,40 over 0.25",
        { $0.drag(from: 10, 20, to: 30.5, 40, over: 0.25, finger: 2) }
      ),
      (
        "pinch 160,240 60 160 angle 30 over 0.1",
        { $0.pinch(at: 160, 240, from: 60, to: 160, angle: 30, over: 0.1) }
      ),
      (
        "rotate 160,240 50 0 90 over 0.2",
        { $0.rotate(at: 160, 240, radius: 50, from: 0, to: 90, over: 0.2) }
      ),
    ]
    for (line, call) in gestures {
      let (called, scripted) = (TestPhone(Sketch(frame: .zero)), TestPhone(Sketch(frame: .zero)))
      call(called)
      try scripted.play(script: "touchscript 1\n0 \(line)\n")
      #expect(called.trace.count > 3)
      let isCall = { (line: String) in line.contains(" call ") || line.contains(" packet ") }
      #expect(called.trace.filter(isCall) == scripted.trace.filter(isCall), "\(line)")
      try called.finish()
    }
  }

  @Test("C-30 C-31 a canceled touch ends; its finger stays down without callbacks")
  func cancels() throws {
    phone.finger(1).down(at: 10, 10).cancel().move(to: 20, 10).up()
    phone.finger(1).down(at: 30, 10)
    phone.finger(2).down(at: 40, 10)
    phone.cancel()
    #expect(phone.finger(1).touch == nil)
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(phone.log == "b 10,10\nc 10,10\nb 30,10\nb 40,10\nc 30,10 40,10")
    try phone.finish()
  }

  @Test("Calls accept a point as well as two coordinates")
  func points() throws {
    let (start, end) = (CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20))
    phone.finger(1).down(at: start).move(to: CGPoint(x: 20, y: 20)).up(at: end)
    // A duration of less than a frame makes one packet.
    phone.drag(from: start, to: end, over: 0.016)
    phone.tap(at: start)
    #expect(
      phone.log == """
        b 10,20
        m 20,20
        m 30,20
        e 30,20
        b 10,20
        m 30,20
        e 30,20
        b 10,20
        e 10,20
        """)
    try phone.finish()
  }

  @Test("A-14 a touch has the pressure and radius that a call specifies")
  func pressure() throws {
    let touch = try #require(phone.finger(1).down(at: 10, 10, pressure: 0.5, radius: 7).touch)
    #expect(touch.majorRadius == 7)
    #expect(touch.force == 0.5)
  }
}
