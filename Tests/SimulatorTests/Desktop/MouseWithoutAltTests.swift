import CoreGraphics
import Simulator
import Testing
import UIKit

/// The mouse gestures that work even if a window manager reserves keys.
struct MouseWithoutAltTests {
  @Test(
    "I-04 the second finger is opposite the first, relative to the screen center (160,240)",
    arguments: [
      (CGPoint(x: 160, y: 240), CGPoint(x: 160, y: 240)),
      (CGPoint(x: 100, y: 100), CGPoint(x: 220, y: 380)),
      (CGPoint(x: 319, y: 1), CGPoint(x: 1, y: 479)),
      (CGPoint(x: 0.5, y: 479.75), CGPoint(x: 319.5, y: 0.25)),
    ])
  func mirror(first: CGPoint, second: CGPoint) {
    var fingers = MouseTouchEmulator(screen: CGSize(width: 320, height: 480))
    _ = fingers.handle(.ctrl, isDown: true)
    _ = fingers.handle(.move(first))
    #expect(fingers.dots.map(\.point) == [first, second])
    let landed = fingers.handle(.down(.left, first))
    #expect(landed.map(\.kind) == [.down(first), .down(second)])
    #expect(first.x + second.x == 320 && first.y + second.y == 480)
  }

  @Test(
    "I-20 a pinch, a parallel drag and three fingers are possible without Alt",
    arguments: [("+ctrl", "-ctrl"), ("+m", "+m")])
  func withoutAlt(on: String, off: String) {
    var mouse = MouseScript()
    #expect(
      mouse.play("\(on); left 100,240; move 150,240; -left 150,240") == [
        "", "d0(100,240) d1(220,240)", "m0(150,240) m1(170,240)", "u0(150,240) u1(170,240)",
      ])
    #expect(
      mouse.play("move 100,240; +shift; left 100,240; move 110,250; -left 110,250; -shift") == [
        "", "", "d0(100,240) d1(220,240)", "m0(110,250) m1(230,250)", "u0(110,250) u1(230,250)",
        "",
      ])
    _ = mouse.play(off)
    #expect(!mouse.fingers.isTwoFingerMode)
    #expect(
      mouse.play("right 10,10; -right 10,10; right 60,60; -right 60,60; left 200,200")
        == ["d2(10,10)", "m2(10,10)", "d3(60,60)", "m3(60,60)", "d0(200,200)"])
  }

  @Test("I-21 Alt alone has no effect, even if focus is lost")
  func altAlone() {
    let desktop = DesktopPhone()
    desktop.turn(at: 0, .mouse(.move(CGPoint(x: 50, y: 50))))
    desktop.turn(
      at: 100, .key(.emulator(.alt), isDown: true), .key(.emulator(.alt), isDown: false))
    #expect(desktop.phone.overlay.mouseDots.isEmpty)
    desktop.turn(at: 200, .key(.emulator(.alt), isDown: true))
    #expect(desktop.phone.overlay.mouseDots.count == 2)
    desktop.turn(at: 300, .phone(.focus(gained: false)))
    #expect(desktop.phone.overlay.mouseDots.isEmpty)
    desktop.turn(at: 400, .phone(.focus(gained: true)), .key(.emulator(.alt), isDown: false))
    #expect(desktop.packets.isEmpty)
    desktop.turn(at: 500, .mouse(.down(.left, CGPoint(x: 50, y: 50))))
    #expect(desktop.packets == ["d0"])
  }

  @Test("I-21 the legend, which H toggles, lists Ctrl and M")
  func legend() {
    let phone = Phone(root: UIView(frame: .zero))
    let without = phone.frame().nodes.count
    phone.overlay.showsLegend.toggle()
    let nodes = phone.frame().nodes
    #expect(nodes.count == without + 1)
    let texts = nodes.last?.contents.compactMap { command -> String? in
      if case .text(let block, _) = command { block.string } else { nil }
    }
    #expect(texts?.contains { $0.contains("Ctrl") } == true)
    #expect(texts?.contains("M") == true)
    #expect(texts?.contains("Ctrl+arrows") == true)
    for key in WindowShortcut.allCases where key != .left && key != .right {
      let rows = texts?.filter { $0.split(separator: ", ").contains { $0 == key.title } }
      #expect(rows?.count == 1, "\(key.title)")
    }
    #expect(texts?.last == "this legend, on and off")
    phone.overlay.showsLegend.toggle()
    #expect(phone.frame().nodes.count == without)
  }
}
