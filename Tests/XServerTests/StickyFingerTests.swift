import Testing
import XServer

/// Fingers that the right button of a real mouse places, and that stay.
@Suite(
  .serialized,
  .enabled(
    if: XServer.isAvailable,
    "needs Xorg with the dummy and inputtest drivers; `make test` installs them"))
struct StickyFingerTests {
  @Test("I-15 the right button places a finger that stays, until the left button picks it up")
  func placeAndPickUp() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      let pointer = server.pointer
      try demo.point(100, 200)
      try demo.hears("began 1@100,200") { try pointer.press(.right) }
      try demo.hears("moved 1@110,210") { try demo.point(110, 210) }
      try pointer.release(.right)
      try demo.point(200, 300)
      #expect(try demo.waitForColor(110, 210) { $0.red > 150 && $0.green < 110 })
      // Another one, and a finger of the left button beside them.
      try demo.hears("began 2@200,300") { try pointer.click(.right) }
      try demo.point(50, 400)
      try demo.hears("began 3@50,400", "ended 3@50,400") { try pointer.click() }
      // Within 10 points the right button takes it along and leaves it elsewhere.
      try demo.point(116, 218)
      try demo.hears("moved 1@116,218") { try pointer.press(.right) }
      try demo.hears("moved 1@60,80") { try demo.point(60, 80) }
      try pointer.release(.right)
      // The left button takes it along as well, and lifts it.
      try demo.point(66, 72)
      try demo.hears("moved 1@66,72") { try pointer.press() }
      try demo.hears("moved 1@70,90") { try demo.point(70, 90) }
      try demo.hears("ended 1@70,90") { try pointer.release() }
      #expect(try demo.waitForWhite(70, 90))
      // Further away than 10 points a press is a finger of its own.
      try demo.point(200, 311)
      try demo.hears("began 4@200,311", "ended 4@200,311") { try pointer.click() }
    }
  }

  @Test("I-15 Backspace lifts all that stay, in one packet")
  func backspace() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      for (number, x) in [50, 100, 150].enumerated() {
        try demo.point(x, 200)
        try demo.hears("began \(number + 1)@\(x),200") { try server.pointer.click(.right) }
      }
      try demo.hears("ended 1@50,200 2@100,200 3@150,200") { try server.keyboard.type(.backspace) }
      #expect(demo.packets.last == "u1,u2,u3")
      #expect(try demo.waitForWhite(100, 200))
    }
  }

  @Test("I-15 I-22 Escape cancels all fingers, and without fingers closes the window")
  func escape() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      try demo.point(50, 200)
      try demo.hears("began 1@50,200") { try server.pointer.click(.right) }
      try demo.hears("began 2@200,300") { try demo.down(1, 200, 300) }
      try demo.hears("cancelled 1@50,200 2@200,300") { try server.keyboard.type(.escape) }
      #expect(try demo.waitForWhite(50, 200))
      // The real finger is still on the glass, and is no one's until it lifts.
      try demo.move(1, 210, 310)
      try demo.up(1)
      try demo.hears("began 3@100,100") { try demo.down(1, 100, 100) }
      try demo.hears("ended 3@100,100") { try demo.up(1) }
      try server.keyboard.type(.escape)
      #expect(try demo.process.waitForExit() == .exited(0))
    }
  }

  @Test("I-15 H-27 eleven fingers may stay, and no more")
  func eleven() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      for number in 1...11 {
        try demo.point(number * 25, 100 + number * 20)
        try demo.hears("began \(number)@\(number * 25),\(100 + number * 20)") {
          try server.pointer.click(.right)
        }
      }
      try demo.point(40, 400)
      try server.pointer.click(.right)
      let lines = try demo.touches { try server.keyboard.type(.backspace) }
      #expect(lines.count == 1)
      #expect(demo.packets.last == (1...11).map { "u\($0)" }.joined(separator: ","))
    }
  }

  @Test("I-16 the middle button and the wheel do nothing")
  func otherButtons() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      try demo.point(100, 200)
      for button in [PointerDevice.Button.middle, .wheelUp, .wheelDown] {
        try server.pointer.click(button)
      }
      try demo.hears("began 1@100,200", "ended 1@100,200") { try server.pointer.click() }
      #expect(demo.packets == ["d1", "u1"])
    }
  }
}
