import Testing
import XServer

/// The mouse of a real X server plays one finger, or two.
@Suite(
  .serialized,
  .enabled(
    if: XServer.isAvailable,
    "needs Xorg with the dummy and inputtest drivers; `make test` installs them"))
struct MouseFingerTests {
  @Test("I-01 H-36 J2-e the left button is a finger, beside real ones; a drag goes on outside")
  func leftButton() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      try demo.point(10, 240)
      try demo.hears("began 1@10,240") { try server.pointer.press() }
      try demo.hears("moved 1@20,250") { try demo.point(20, 250) }
      try demo.hears("began 2@200,300") { try demo.down(1, 200, 300) }
      try demo.hears("moved 2@210,310") { try demo.move(1, 210, 310) }
      try demo.hears("ended 2@210,310") { try demo.up(1) }
      try demo.hears("moved 1@10,250") { try demo.point(10, 250) }
      try demo.hears("moved 1@0,250") { try demo.point(-50, 250) }
      try demo.hears("moved 1@0,300") { try demo.point(-50, 300) }
      try demo.hears("moved 1@319,479") { try demo.point(500, 700) }
      try demo.hears("moved 1@319,100") { try demo.point(400, 100) }
      try demo.hears("ended 1@319,100") { try server.pointer.release() }
      // The pointer comes back without a button, and presses anew.
      try demo.point(50, 60)
      try demo.hears("began 3@50,60") { try server.pointer.press() }
      try demo.hears("ended 3@50,60") { try server.pointer.release() }
    }
  }

  @Test(
    "I-02 I-03 I-11 dots are seen before any press, and no view hears of them",
    arguments: [KeyboardDevice.Key.controlLeft, .altLeft])
  func dots(key: KeyboardDevice.Key) throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      try demo.point(100, 200)
      #expect(try demo.waitForWhite(100, 200))
      try server.keyboard.press(key)
      #expect(try demo.waitForDot(100, 200))
      #expect(try demo.waitForDot(220, 280))
      // 22 points wide: 9 from the middle is inside, 12 is not.
      #expect(try demo.waitForDot(100 - 9, 200))
      #expect(try demo.color(100 - 12, 200) == 0xFFFFFF)
      try demo.point(120, 210)
      #expect(try demo.waitForDot(200, 270))
      #expect(try demo.waitForWhite(100 - 9, 200))
      #expect(demo.packets == [])
      try demo.hears("began 1@120,210 2@200,270") { try server.pointer.press() }
      #expect(try demo.waitForDot(120, 210, isPressed: true))
      #expect(try demo.waitForDot(200, 270, isPressed: true))
      try demo.hears("ended 1@120,210 2@200,270") { try server.pointer.release() }
      #expect(try demo.waitForDot(120, 210))
      try server.keyboard.release(key)
      #expect(try demo.waitForWhite(120, 210))
      #expect(try demo.waitForWhite(200, 270))
      #expect(demo.packets == ["d1,d2", "u1,u2"])
    }
  }

  @Test("I-06 Shift keeps the distance; letting go mirrors about the new middle")
  func lock() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      try demo.point(100, 200)
      try server.keyboard.press(.controlLeft)
      #expect(try demo.waitForDot(220, 280))
      try server.keyboard.press(.shiftLeft)
      try demo.point(110, 230)
      #expect(try demo.waitForDot(230, 310))
      try server.keyboard.release(.shiftLeft)
      #expect(try demo.waitForDot(230, 310))
      // The middle is (170, 270) now.
      try demo.point(100, 250)
      #expect(try demo.waitForDot(240, 290))
      try demo.hears("began 1@100,250 2@240,290") { try server.pointer.press() }
      try demo.hears("ended 1@100,250 2@240,290") { try server.pointer.release() }
      // Leaving two-finger mode brings the middle of the screen back.
      try server.keyboard.release(.controlLeft)
      #expect(try demo.waitForWhite(100, 250))
      try server.keyboard.press(.controlLeft)
      #expect(try demo.waitForDot(220, 230))
      try server.keyboard.release(.controlLeft)
    }
  }

  @Test("I-07 I-10 Shift in mid-drag changes from mirrored to parallel, without a jump")
  func lockInDrag() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      try demo.point(100, 200)
      try server.keyboard.press(.controlLeft)
      try demo.hears("began 1@100,200 2@220,280") { try server.pointer.press() }
      try demo.hears("moved 1@110,210 2@210,270") { try demo.point(110, 210) }
      try server.keyboard.press(.shiftLeft)
      try demo.hears("moved 1@120,230 2@220,290") { try demo.point(120, 230) }
      try server.keyboard.release(.shiftLeft)
      try demo.hears("moved 1@130,230 2@210,290") { try demo.point(130, 230) }
      try demo.hears("ended 1@130,230 2@210,290") { try server.pointer.release() }
      #expect(demo.packets == ["d1,d2", "m1,m2", "m1,m2", "m1,m2", "u1,u2"])
      try server.keyboard.release(.controlLeft)
    }
  }

  @Test("I-08 a second finger that would land beside the screen does not come in that press")
  func mirrorOutside() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      // Opposite of column 0 is column 320, the first one beyond the screen.
      try demo.point(0, 200)
      try server.keyboard.press(.controlLeft)
      #expect(try demo.waitForDot(2, 200))
      #expect(try demo.color(317, 280) == 0xFFFFFF)
      try demo.hears("began 1@0,200") { try server.pointer.press() }
      try demo.hears("moved 1@100,200") { try demo.point(100, 200) }
      try demo.hears("ended 1@100,200") { try server.pointer.release() }
      try demo.hears("began 2@100,200 3@220,280") { try server.pointer.press() }
      try demo.hears("ended 2@100,200 3@220,280") { try server.pointer.release() }
      try server.keyboard.release(.controlLeft)
    }
  }

  @Test("I-09 I-22 Alt in mid-press adds the second finger at once, Ctrl a little later")
  func modifierInPress() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      try demo.point(100, 200)
      try demo.hears("began 1@100,200") { try server.pointer.press() }
      for (number, key) in [(2, KeyboardDevice.Key.altLeft), (3, .controlLeft)] {
        try demo.hears("began \(number)@220,280") { try server.keyboard.press(key) }
        try demo.hears("ended \(number)@220,280") { try server.keyboard.release(key) }
      }
      try demo.hears("moved 1@110,200") { try demo.point(110, 200) }
      try demo.hears("ended 1@110,200") { try server.pointer.release() }
      #expect(demo.packets == ["d1", "d2", "u2", "d3", "u3", "m1", "u1"])
      // With Ctrl, pressed after the packet before, it waited 150 ms for a chord.
      let times = demo.packetTimes
      #expect(times[3] - times[2] >= 0.150)
    }
  }

  @Test("I-13 a press beside the phone is no finger, wherever it goes")
  func letterbox() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      let frame = try demo.resize(to: 640, 480)
      // The phone's columns are 160 to 479 now.
      let pointer = server.pointer
      #expect(
        try poll {
          try server.screen.screenshot(x: frame.x + 200, y: frame.y + 200, width: 1, height: 1)[
            0, 0] == 0xFFFFFF
            && server.screen.screenshot(x: frame.x + 20, y: frame.y + 200, width: 1, height: 1)[
              0, 0] == 0x1C1C1C
        })
      for button in [PointerDevice.Button.left, .right] {
        try pointer.move(to: frame.x + 159, frame.y + 200)
        try pointer.press(button)
        try pointer.move(to: frame.x + 260, frame.y + 200)
        try pointer.release(button)
      }
      try demo.hears("began 1@100,200") { try pointer.press() }
      try demo.hears("moved 1@0,200") { try pointer.move(to: frame.x + 40, frame.y + 200) }
      try demo.hears("moved 1@319,210") { try pointer.move(to: frame.x + 600, frame.y + 210) }
      try demo.hears("ended 1@319,210") { try pointer.release() }
      #expect(demo.packets == ["d1", "m1", "m1", "u1"])
    }
  }

  @Test("I-14 the first finger is held at the edge, and the second mirrors it there")
  func outside() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      try demo.point(10, 200)
      try server.keyboard.press(.controlLeft)
      try demo.hears("began 1@10,200 2@310,280") { try server.pointer.press() }
      try demo.hears("moved 1@0,100 2@319,380") { try demo.point(-50, 100) }
      try demo.hears("moved 1@20,100 2@300,380") { try demo.point(20, 100) }
      try demo.hears("moved 1@0,479 2@319,1") { try demo.point(-20, 600) }
      try demo.hears("ended 1@0,479 2@319,1") { try server.pointer.release() }
      try server.keyboard.release(.controlLeft)
    }
  }

  @Test("I-12 losing the focus ends two-finger mode, its latch and its moved middle")
  func focus() throws {
    try withXServer { server in
      let demo = try LiveDemo.traced(on: server)
      try demo.point(100, 200)
      try server.keyboard.type(.m)
      #expect(try demo.waitForDot(220, 280))
      try server.keyboard.press(.shiftLeft)
      try demo.point(110, 230)
      #expect(try demo.waitForDot(230, 310))
      try server.keyboard.release(.shiftLeft)
      try server.keyboard.press(.controlLeft)
      try demo.hears("began 1@110,230 2@230,310") { try server.pointer.press() }
      try demo.hears("cancelled 1@110,230 2@230,310") { try server.screen.clearFocus() }
      #expect(try demo.waitForWhite(110, 230))
      try server.keyboard.release(.controlLeft)
      try server.pointer.release()
      try server.screen.focus(demo.window)
      try demo.hears("began 3@110,230") { try server.pointer.press() }
      try demo.hears("ended 3@110,230") { try server.pointer.release() }
      #expect(try demo.waitForWhite(110, 230))
      try server.keyboard.type(.m)
      #expect(try demo.waitForDot(210, 250))
    }
  }
}

extension LiveDemo {
  /// When the packets were made, in seconds of the phone's clock.
  fileprivate var packetTimes: [Double] {
    process.lines(of: .error).compactMap { line in
      line.firstMatch(of: #/^T (\S+) packet \d+/#).flatMap { Double($0.1) }
    }
  }
}
