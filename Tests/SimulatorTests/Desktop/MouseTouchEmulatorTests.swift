import CoreGraphics
import Simulator
import Testing
import UIKit

/// The center of the screen is (160,240), so the location opposite (x,y) is (320 - x, 480 - y).
struct MouseTouchEmulatorTests {
  private var mouse = MouseScript()

  // MARK: - One finger

  @Test("I-01 the left button creates a finger at the pointer")
  mutating func oneFinger() {
    #expect(
      mouse.play("move 10,20; left 10,20; move 30,40; -left 30,40; move 50,60")
        == ["", "d0(10,20)", "m0(30,40)", "u0(30,40)", ""])
  }

  @Test("I-01 I-17 the finger is direct, and its device differs from all touchscreens")
  mutating func kind() throws {
    let changes = mouse.fingers.handle(.down(.left, CGPoint(x: 1, y: 2)))
    let change = try #require(changes.first)
    #expect(change.type == .direct)
    #expect(change.finger == FingerKey(device: -2, finger: 0))
  }

  @Test("I-13 H-14 a press outside the screen is ignored, even if it is dragged onto the screen")
  mutating func letterbox() {
    #expect(
      mouse.play("left -1,20; move 30,40; -left 30,40; left 320,0; -left 1,1; left 0,0")
        == ["", "", "", "", "", "d0(0,0)"])
  }

  @Test("I-14 a drag that leaves the screen stays at its edge, with the second finger opposite")
  mutating func leaving() {
    #expect(
      mouse.play("+alt; left 310,20; move 400,-30; -left 400,-30")
        == ["", "d0(310,20) d1(10,460)", "m0(319,0) m1(1,479)", "u0(319,0) u1(1,479)"])
  }

  @Test("H-14 the edge is one window unit wide, converted to points")
  mutating func edge() {
    mouse.fingers.edge = 0.5
    #expect(mouse.play("left 10,20; move 999,999") == ["d0(10,20)", "m0(319.5,479.5)"])
  }

  @Test("H-35 the marks are hidden when the pointer leaves the window, except during a press")
  mutating func leave() {
    _ = mouse.play("+alt; move 10,20")
    #expect(mouse.dots == "P(10,20) Q(310,460)")
    _ = mouse.play("leave")
    #expect(mouse.dots == "")
    _ = mouse.play("left 10,20; leave")
    #expect(mouse.dots == "P(10,20)* Q(310,460)*")
  }

  @Test("I-06 a pointer outside the screen keeps its distance from the second finger")
  mutating func lockBesideScreen() {
    // The location opposite (160,500) is (160,-20). It is 520 points above, which is off the screen
    // when the pointer is at (160,478).
    _ = mouse.play("+alt; move 160,500; +shift; move 160,478")
    #expect(mouse.dots == "P(160,478)")
  }

  // MARK: - Two fingers

  @Test("I-02 I-07 two fingers begin, move and end together", arguments: ["alt", "ctrl", "m"])
  mutating func twoFingers(key: String) {
    #expect(
      mouse.play("+\(key); left 100,100; move 110,120; -left 110,120") == [
        "", "d0(100,100) d1(220,380)", "m0(110,120) m1(210,360)", "u0(110,120) u1(210,360)",
      ])
  }

  @Test("I-02 M stays on until it is pressed again; Alt is on while held")
  mutating func latch() {
    _ = mouse.play("+m; -m")
    #expect(mouse.fingers.isTwoFingerMode)
    _ = mouse.play("+alt; -alt")
    #expect(mouse.fingers.isTwoFingerMode)
    _ = mouse.play("+m; -m")
    #expect(!mouse.fingers.isTwoFingerMode)
    _ = mouse.play("+alt; +ctrl; -alt")
    #expect(mouse.fingers.isTwoFingerMode)
    _ = mouse.play("-ctrl")
    #expect(!mouse.fingers.isTwoFingerMode)
  }

  @Test("I-03 I-11 before a press, two marks are shown and no fingers are down")
  mutating func hover() {
    #expect(mouse.play("move 100,100; +alt; move 110,100") == ["", "", ""])
    #expect(mouse.dots == "P(110,100) Q(210,380)")
    _ = mouse.play("-alt")
    #expect(mouse.dots == "")
    _ = mouse.play("+alt; move 400,100")
    #expect(mouse.dots == "", "no marks for a pointer beside the screen")
  }

  @Test("I-05 pairs in PinchMe are opposite: their coordinates add up to the screen's size")
  mutating func pinchMe() {
    // In a view 20 points below the top, both y coordinates are 20 less, so the sum is 440 instead
    // of 480.
    for (x, y) in [(79.0, 220.0), (80, 200), (100, 150)] {
      _ = mouse.play("+alt; move \(x),\(y + 20)")
      let dots = mouse.fingers.dots.map(\.point)
      #expect(dots[0].x + dots[1].x == 320)
      #expect(dots[0].y - 20 + dots[1].y - 20 == 440)
    }
  }

  @Test("I-08 a second finger that would land off the screen does not land during the whole press")
  mutating func outside() {
    // With Shift, the offset is (120,280): from (200,300), it leads to (320,580).
    #expect(
      mouse.play("move 100,100; +alt; +shift; move 200,300") == ["", "", "", ""])
    #expect(mouse.dots == "P(200,300)")
    #expect(
      mouse.play("left 200,300; move 100,100; -left 100,100")
        == ["d0(200,300)", "m0(100,100)", "u0(100,100)"])
  }

  @Test("I-09 during a press, pressing Alt lands the second finger, and releasing Alt lifts it")
  mutating func keyInPress() {
    #expect(
      mouse.play("left 100,100; +alt; move 110,100; -alt; move 120,100; -left 120,100") == [
        "d0(100,100)", "d1(220,380)", "m0(110,100) m1(210,380)", "u1", "m0(120,100)",
        "u0(120,100)",
      ])
  }

  // MARK: - The lock

  @Test(
    "I-06 with Shift, both fingers move in parallel; after Shift, they mirror around their center"
  )
  mutating func lock() {
    // The offset is (120,280). At (110,90), the second finger is at (230,370), and the center is
    // (170,230).
    #expect(
      mouse.play("move 100,100; +alt; +shift; move 110,90; -shift; move 120,90")
        == ["", "", "", "", "", ""])
    #expect(mouse.dots == "P(120,90) Q(220,370)")
    _ = mouse.play("-alt; +alt; move 120,90")
    #expect(mouse.dots == "P(120,90) Q(200,390)", "leaving the mode restores the center")
  }

  @Test("I-10 Shift during a drag changes only the second finger's movement")
  mutating func lockInDrag() {
    #expect(
      mouse.play(
        "+alt; left 100,100; +shift; move 110,100; -shift; move 120,100; -left 120,100") == [
          "", "d0(100,100) d1(220,380)", "", "m0(110,100) m1(230,380)", "",
          "m0(120,100) m1(220,380)", "u0(120,100) u1(220,380)",
        ])
  }

  @Test("I-06 if Shift is pressed before Alt, the lock starts when Alt is pressed")
  mutating func lockFirst() {
    _ = mouse.play("move 100,100; +shift; +alt; move 110,100")
    #expect(mouse.dots == "P(110,100) Q(230,380)")
  }

  @Test("I-12 losing focus ends two-finger mode, even if latched with M, and restores the center")
  mutating func reset() {
    _ = mouse.play("+m; -m; move 100,100; +shift; move 110,90; -shift; left 110,90")
    mouse.fingers.reset()
    #expect(!mouse.fingers.isTwoFingerMode)
    #expect(mouse.dots == "")
    #expect(mouse.play("move 50,60; -left 50,60") == ["", ""], "ignored until it is released")
    #expect(mouse.play("+alt; left 100,100") == ["", "d0(100,100) d1(220,380)"])
  }

  // MARK: - Sticky fingers

  @Test("I-15 the right button places sticky fingers")
  mutating func sticky() {
    #expect(
      mouse.play("right 10,20; move 30,40; -right 30,40; right 100,20; -right 100,20; left 200,9")
        == ["d2(10,20)", "m2(30,40)", "m2(30,40)", "d3(100,20)", "m3(100,20)", "d0(200,9)"])
    #expect(mouse.dots == "S(30,40)* S(100,20)*")
  }

  @Test("I-15 a press within 10 points picks up a sticky finger; the left button also lifts it")
  mutating func pickUp() {
    #expect(
      mouse.play("right 100,100; -right 100,100; left 110,100; move 50,50; -left 50,50")
        == ["d2(100,100)", "m2(100,100)", "m2(110,100)", "m2(50,50)", "u2(50,50)"])
    #expect(
      mouse.play("right 100,100; -right 100,100; right 90,100; -right 80,100; left 91,100")
        == ["d2(100,100)", "m2(100,100)", "m2(90,100)", "m2(80,100)", "d0(91,100)"])
  }

  @Test("I-15 if two sticky fingers are equally close to a press, the older one is picked up")
  mutating func pickUpOlder() {
    #expect(
      mouse.play("right 100,100; -right 100,100; right 116,100; -right 116,100; left 108,100")
        == ["d2(100,100)", "m2(100,100)", "d3(116,100)", "m3(116,100)", "m2(108,100)"])
  }

  @Test(
    "I-15 Backspace lifts all fingers in one packet, and a held button has no further effect"
  )
  mutating func backspace() {
    #expect(
      mouse.play("right 10,20; -right 10,20; right 100,20; +backspace; move 1,1; -right 1,1")
        == ["d2(10,20)", "m2(10,20)", "d3(100,20)", "u2 u3", "", ""])
    #expect(!mouse.fingers.hasFingers)
  }

  @Test("I-15 at most eleven fingers can be placed")
  mutating func eleven() {
    for number in 0..<11 {
      #expect(mouse.play("right \(20 * number + 15),200")[0].hasPrefix("d"))
      _ = mouse.play("-right \(20 * number + 15),200")
    }
    #expect(mouse.play("right 15,300; -right 15,300") == ["", ""])
  }

  @Test("I-15 canceling with Escape removes sticky fingers and ends the press")
  mutating func cancelRemoves() {
    _ = mouse.play("right 10,20; -right 10,20; left 100,100")
    mouse.fingers.forgetFingers()
    #expect(mouse.play("move 120,100; -left 120,100") == ["", ""])
    #expect(mouse.dots == "")
    #expect(mouse.play("left 10,20") == ["d0(10,20)"])
  }

  @Test("A pressed button emulates a finger, except when it is ignored")
  mutating func hasFingers() {
    #expect(!mouse.fingers.hasFingers)
    _ = mouse.play("left 10,20")
    #expect(mouse.fingers.hasFingers)
    _ = mouse.play("-left 10,20; left -1,20")
    #expect(!mouse.fingers.hasFingers)
    _ = mouse.play("-left -1,20; right 10,20; -right 10,20")
    #expect(mouse.fingers.hasFingers, "a finger that stays")
  }
}
