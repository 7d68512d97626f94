import Testing
import XServer

/// Fingers that are placed with the right button of a real mouse, and stay down.
@Suite(.serialized, .requiresXServer)
struct StickyFingerTests {
  @Test("I-15 the right button places a sticky finger, which the left button picks up")
  func placeAndPickUp() throws {
    try withTracedDemo { demo, server in
      let pointer = server.pointer
      try demo.movePointer(100, 200)
      try demo.expect("began 1@100,200") { try pointer.press(.right) }
      try demo.expect("moved 1@110,210") { try demo.movePointer(110, 210) }
      try pointer.release(.right)
      try demo.movePointer(200, 300)
      #expect(try demo.waitForColor(110, 210) { $0.red > 150 && $0.green < 110 })
      // Add another sticky finger, and a left-button finger.
      try demo.expect("began 2@200,300") { try pointer.click(.right) }
      try demo.movePointer(50, 400)
      try demo.expect("began 3@50,400", "ended 3@50,400") { try pointer.click() }
      // Within 10 points, the right button drags the finger and leaves it down.
      try demo.movePointer(116, 218)
      try demo.expect("moved 1@116,218") { try pointer.press(.right) }
      try demo.expect("moved 1@60,80") { try demo.movePointer(60, 80) }
      try pointer.release(.right)
      // The left button drags it too, and lifts it.
      try demo.movePointer(66, 72)
      try demo.expect("moved 1@66,72") { try pointer.press() }
      try demo.expect("moved 1@70,90") { try demo.movePointer(70, 90) }
      try demo.expect("ended 1@70,90") { try pointer.release() }
      #expect(try demo.waitForWhite(70, 90))
      // A press more than 10 points away is a new finger.
      try demo.movePointer(200, 311)
      try demo.expect("began 4@200,311", "ended 4@200,311") { try pointer.click() }
    }
  }

  @Test("I-15 Backspace lifts all sticky fingers in one packet")
  func backspace() throws {
    try withTracedDemo { demo, server in
      for (number, x) in [50, 100, 150].enumerated() {
        try demo.movePointer(x, 200)
        try demo.expect("began \(number + 1)@\(x),200") { try server.pointer.click(.right) }
      }
      try demo.expect("ended 1@50,200 2@100,200 3@150,200") { try server.keyboard.type(.backspace) }
      #expect(demo.packets.last == "u1,u2,u3")
      #expect(try demo.waitForWhite(100, 200))
    }
  }

  @Test("I-15 I-22 Escape cancels all fingers, or closes the window if there are none")
  func escape() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(50, 200)
      try demo.expect("began 1@50,200") { try server.pointer.click(.right) }
      try demo.expect("began 2@200,300") { try demo.down(1, 200, 300) }
      try demo.expect("cancelled 1@50,200 2@200,300") { try server.keyboard.type(.escape) }
      #expect(try demo.waitForWhite(50, 200))
      // The real finger is still down, but is ignored until it lifts.
      try demo.move(1, 210, 310)
      try demo.up(1)
      try demo.expect("began 3@100,100") { try demo.down(1, 100, 100) }
      try demo.expect("ended 3@100,100") { try demo.up(1) }
      try server.keyboard.type(.escape)
      #expect(try demo.process.waitForExit() == .exited(0))
    }
  }

  @Test("I-15 H-27 at most eleven sticky fingers can be placed")
  func eleven() throws {
    try withTracedDemo { demo, server in
      for number in 1...11 {
        try demo.movePointer(number * 25, 100 + number * 20)
        try demo.expect("began \(number)@\(number * 25),\(100 + number * 20)") {
          try server.pointer.click(.right)
        }
      }
      try demo.movePointer(40, 400)
      try server.pointer.click(.right)
      let lines = try demo.calls { try server.keyboard.type(.backspace) }
      #expect(lines.count == 1)
      #expect(demo.packets.last == (1...11).map { "u\($0)" }.joined(separator: ","))
    }
  }

  @Test("I-16 the middle button and the wheel are ignored")
  func otherButtons() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(100, 200)
      for button in [PointerDevice.Button.middle, .wheelUp, .wheelDown] {
        try server.pointer.click(button)
      }
      try demo.expect("began 1@100,200", "ended 1@100,200") { try server.pointer.click() }
      #expect(demo.packets == ["d1", "u1"])
    }
  }
}
