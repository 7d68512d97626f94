import Foundation
import Painter
import Testing
import XServer

/// The window's keyboard shortcuts, pressed on a real keyboard.
@Suite(.serialized, .requiresXServer)
struct WindowKeyTests {
  @Test("I-22 F5 restarts the demo, which does not receive fingers that are already down")
  func restart() throws {
    try withTracedDemo("BeachBall") { demo, server in
      let fresh = try demo.screenshot()
      try demo.expect("began 1@160,230") { try demo.down(1, 160, 230) }
      try demo.move(1, 200, 300)
      #expect(try poll { try demo.screenshot() != fresh })
      let mark = demo.process.lines.count
      try server.keyboard.type(.f5)
      try demo.process.waitForLine(containing: " cancel quit 1", after: mark)
      try demo.move(1, 100, 400)
      #expect(try poll { try demo.screenshot() == fresh })
      try demo.up(1)
      try demo.expect("began 1@20,400") { try demo.down(1, 20, 400) }
      #expect(try demo.screenshot() == fresh)
      try demo.up(1)
    }
  }

  @Test("The hint is visible until the first touch, not after F5, and never with --no-hint")
  func hint() throws {
    try withXServer { server in
      let plain = try LiveDemo.traced("BeachBall", on: server)
      // Only the hint is between the ball and the bottom edge: 10 points above the edge and 22
      // points high.
      #expect(try plain.waitForWhite(160, 452))
      plain.process.terminate()
      let demo = try LiveDemo("BeachBall", on: server, arguments: ["--trace", "-", "--hint"])
      #expect(try demo.waitForColor(160, 452) { $0 != 0xFFFFFF })
      try demo.expect("began 1@40,400") { try demo.down(1, 40, 400) }
      #expect(try demo.waitForWhite(160, 452))
      try demo.expect("cancelled 1@40,400") { try server.keyboard.type(.f5) }
      try demo.up(1)
      // The second phone has received the touch, so its first frame has been drawn.
      try demo.expect("began 1@20,300") { try demo.down(1, 20, 300) }
      #expect(try demo.waitForWhite(160, 452))
      try demo.up(1)
    }
  }

  @Test("I-22 I toggles the inspector, which does not affect touches")
  func inspector() throws {
    try withTracedDemo { demo, server in
      let before = try demo.screenshot()
      try server.keyboard.type(.i)
      #expect(try poll { try demo.screenshot() != before })
      try demo.expect("began 1@100,200", "ended 1@100,200") {
        try demo.down(1, 100, 200)
        try demo.up(1)
      }
      // The ring where the finger touched down has a radius of 7 points.
      #expect(try demo.waitForColor(107, 200) { $0 != 0xFFFFFF })
      try server.keyboard.type(.i)
      #expect(try poll { try demo.screenshot() == before })
    }
  }

  @Test("I-22 D marks every finger, and pressing D again removes the marks")
  func marks() throws {
    try withTracedDemo { demo, server in
      try server.keyboard.type(.d)
      try demo.down(1, 100, 200)
      #expect(try demo.waitForDot(100, 200, isPressed: true))
      try demo.move(1, 150, 250)
      #expect(try demo.waitForDot(150, 250, isPressed: true))
      #expect(try demo.waitForWhite(100, 200))
      try server.keyboard.type(.d)
      #expect(try demo.waitForWhite(150, 250))
      try demo.up(1)
    }
  }

  @Test("I-02 I-22 M turns on two-finger mode until it is pressed again")
  func latch() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(100, 200)
      try server.keyboard.type(.m)
      #expect(try demo.waitForDot(220, 280))
      try demo.expect("began 1@100,200 2@220,280", "ended 1@100,200 2@220,280") {
        try server.pointer.click()
      }
      try server.keyboard.type(.m)
      #expect(try demo.waitForWhite(220, 280))
      try demo.expect("began 3@100,200", "ended 3@100,200") { try server.pointer.click() }
    }
  }

  @Test("I-22 a key combination with Ctrl during a drag does not add a finger")
  func keyCombination() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(100, 200)
      try demo.expect("began 1@100,200") { try server.pointer.press() }
      try server.keyboard.press(.controlLeft)
      try server.keyboard.type(.s)
      // Wait longer than Ctrl waits for a key combination.
      #expect(!poll(timeout: .milliseconds(300)) { demo.packets.count > 1 })
      try demo.expect("moved 1@110,200") { try demo.movePointer(110, 200) }
      try server.keyboard.release(.controlLeft)
      try demo.expect("ended 1@110,200") { try server.pointer.release() }
      #expect(demo.packets == ["d1", "m1", "u1"])
    }
  }

  @Test(
    "I-22 C-31 Ctrl+Q and Ctrl+W quit, even during a press, without adding a second finger",
    arguments: [KeyboardDevice.Key.q, .w])
  func quit(key: KeyboardDevice.Key) throws {
    try withTracedDemo { demo, server in
      try server.keyboard.type(key)
      try demo.movePointer(100, 200)
      try demo.expect("began 1@100,200") { try server.pointer.press() }
      try demo.expect("cancelled 1@100,200") {
        try server.keyboard.type(key, holding: .controlLeft)
      }
      #expect(try demo.process.waitForExit() == .exited(0))
      #expect(demo.packets == ["d1", "c1"])
    }
  }

  @Test("I-21 Alt followed by a focus change has no effect, and H shows the keys")
  func altThenFocusLoss() throws {
    try withTracedDemo { demo, server in
      let before = try demo.screenshot()
      try demo.movePointer(100, 200)
      try server.keyboard.press(.altLeft)
      #expect(try demo.waitForDot(100, 200))
      try server.screen.clearFocus()
      #expect(try poll { try demo.screenshot() == before })
      try server.keyboard.release(.altLeft)
      try server.screen.focus(demo.window)
      try demo.expect("began 1@100,200", "ended 1@100,200") { try server.pointer.click() }
      try server.keyboard.type(.h)
      #expect(try poll { try demo.screenshot() != before })
      try server.keyboard.type(.h)
      #expect(try poll { try demo.screenshot() == before })
    }
  }
}
