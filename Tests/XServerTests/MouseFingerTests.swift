import Testing
import XServer

/// The mouse of a real X server as one or two fingers.
@Suite(.serialized, .requiresXServer)
struct MouseFingerTests {
  @Test(
    "I-01 H-36 J2-e the left button adds a finger to the real fingers; a drag continues outside")
  func leftButton() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(10, 240)
      try demo.expect("began 1@10,240") { try server.pointer.press() }
      try demo.expect("moved 1@20,250") { try demo.movePointer(20, 250) }
      try demo.expect("began 2@200,300", allowing: "moved 1@200,300") {
        try demo.down(1, 200, 300)
      }
      try demo.expect("moved 2@210,310") { try demo.move(1, 210, 310) }
      try demo.expect("ended 2@210,310") { try demo.up(1) }
      try demo.expect("moved 1@10,250") { try demo.movePointer(10, 250) }
      try demo.expect("moved 1@0,250") { try demo.movePointer(-50, 250) }
      try demo.expect("moved 1@0,300") { try demo.movePointer(-50, 300) }
      try demo.expect("moved 1@319,479") { try demo.movePointer(500, 700) }
      try demo.expect("moved 1@319,100") { try demo.movePointer(400, 100) }
      try demo.expect("ended 1@319,100") { try server.pointer.release() }
      // The pointer returns with no button down, and the button is pressed again.
      try demo.movePointer(50, 60)
      try demo.expect("began 3@50,60") { try server.pointer.press() }
      try demo.expect("ended 3@50,60") { try server.pointer.release() }
    }
  }

  @Test(
    "I-02 I-03 I-11 dots are visible before any press, and views receive nothing",
    arguments: [KeyboardDevice.Key.controlLeft, .altLeft])
  func dots(key: KeyboardDevice.Key) throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(100, 200)
      #expect(try demo.waitForWhite(100, 200))
      try server.keyboard.press(key)
      #expect(try demo.waitForDot(100, 200))
      #expect(try demo.waitForDot(220, 280))
      // The dot is 22 points wide: 9 points from the center is inside, and 12 is outside.
      #expect(try demo.waitForDot(100 - 9, 200))
      #expect(try demo.color(100 - 12, 200) == 0xFFFFFF)
      try demo.movePointer(120, 210)
      #expect(try demo.waitForDot(200, 270))
      #expect(try demo.waitForWhite(100 - 9, 200))
      #expect(demo.packets == [])
      try demo.expect("began 1@120,210 2@200,270") { try server.pointer.press() }
      #expect(try demo.waitForDot(120, 210, isPressed: true))
      #expect(try demo.waitForDot(200, 270, isPressed: true))
      try demo.expect("ended 1@120,210 2@200,270") { try server.pointer.release() }
      #expect(try demo.waitForDot(120, 210))
      try server.keyboard.release(key)
      #expect(try demo.waitForWhite(120, 210))
      #expect(try demo.waitForWhite(200, 270))
      #expect(demo.packets == ["d1,d2", "u1,u2"])
    }
  }

  @Test(
    "I-06 Shift preserves the distance; after Shift is released, fingers mirror around the new center"
  )
  func lock() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(100, 200)
      try server.keyboard.press(.controlLeft)
      #expect(try demo.waitForDot(220, 280))
      try server.keyboard.press(.shiftLeft)
      try demo.movePointer(110, 230)
      #expect(try demo.waitForDot(230, 310))
      try server.keyboard.release(.shiftLeft)
      #expect(try demo.waitForDot(230, 310))
      // The center is now (170, 270).
      try demo.movePointer(100, 250)
      #expect(try demo.waitForDot(240, 290))
      try demo.expect("began 1@100,250 2@240,290") { try server.pointer.press() }
      try demo.expect("ended 1@100,250 2@240,290") { try server.pointer.release() }
      // Leaving two-finger mode resets the center to the screen's center.
      try server.keyboard.release(.controlLeft)
      #expect(try demo.waitForWhite(100, 250))
      try server.keyboard.press(.controlLeft)
      #expect(try demo.waitForDot(220, 230))
      try server.keyboard.release(.controlLeft)
    }
  }

  @Test("I-07 I-10 Shift during a drag switches from mirrored to parallel without a jump")
  func lockInDrag() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(100, 200)
      try server.keyboard.press(.controlLeft)
      try demo.expect("began 1@100,200 2@220,280") { try server.pointer.press() }
      try demo.expect("moved 1@110,210 2@210,270") { try demo.movePointer(110, 210) }
      try server.keyboard.press(.shiftLeft)
      try demo.expect("moved 1@120,230 2@220,290") { try demo.movePointer(120, 230) }
      try server.keyboard.release(.shiftLeft)
      try demo.expect("moved 1@130,230 2@210,290") { try demo.movePointer(130, 230) }
      try demo.expect("ended 1@130,230 2@210,290") { try server.pointer.release() }
      #expect(demo.packets == ["d1,d2", "m1,m2", "m1,m2", "m1,m2", "u1,u2"])
      try server.keyboard.release(.controlLeft)
    }
  }

  @Test("I-08 a press has only one finger if the second one would land outside the screen")
  func mirrorOutside() throws {
    try withTracedDemo { demo, server in
      // Column 0 is mirrored to column 320, the first one outside the screen.
      try demo.movePointer(0, 200)
      try server.keyboard.press(.controlLeft)
      #expect(try demo.waitForDot(2, 200))
      #expect(try demo.color(317, 280) == 0xFFFFFF)
      try demo.expect("began 1@0,200") { try server.pointer.press() }
      try demo.expect("moved 1@100,200") { try demo.movePointer(100, 200) }
      try demo.expect("ended 1@100,200") { try server.pointer.release() }
      try demo.expect("began 2@100,200 3@220,280") { try server.pointer.press() }
      try demo.expect("ended 2@100,200 3@220,280") { try server.pointer.release() }
      try server.keyboard.release(.controlLeft)
    }
  }

  @Test("I-09 I-22 during a press, Alt adds the second finger immediately, and Ctrl after a delay")
  func modifierInPress() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(100, 200)
      try demo.expect("began 1@100,200") { try server.pointer.press() }
      for (number, key) in [(2, KeyboardDevice.Key.altLeft), (3, .controlLeft)] {
        try demo.expect("began \(number)@220,280") { try server.keyboard.press(key) }
        try demo.expect("ended \(number)@220,280") { try server.keyboard.release(key) }
      }
      try demo.expect("moved 1@110,200") { try demo.movePointer(110, 200) }
      try demo.expect("ended 1@110,200") { try server.pointer.release() }
      #expect(demo.packets == ["d1", "d2", "u2", "d3", "u3", "m1", "u1"])
      // Ctrl, pressed after the preceding packet, waits 150 ms for a key combination.
      let times = demo.packetTimes
      #expect(times[3] - times[2] >= 0.150)
    }
  }

  @Test("I-13 a press outside the phone is ignored, even if it moves onto the phone")
  func letterbox() throws {
    try withTracedDemo { demo, server in
      let frame = try demo.resize(to: 640, 480)
      // The phone now covers columns 160 to 479.
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
      try demo.expect("began 1@100,200") { try pointer.press() }
      try demo.expect("moved 1@0,200") { try pointer.move(to: frame.x + 40, frame.y + 200) }
      try demo.expect("moved 1@319,210") { try pointer.move(to: frame.x + 600, frame.y + 210) }
      try demo.expect("ended 1@319,210") { try pointer.release() }
      #expect(demo.packets == ["d1", "m1", "m1", "u1"])
    }
  }

  @Test("I-14 the first finger is clamped to the edge, and the second mirrors it there")
  func outside() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(10, 200)
      try server.keyboard.press(.controlLeft)
      try demo.expect("began 1@10,200 2@310,280") { try server.pointer.press() }
      try demo.expect("moved 1@0,100 2@319,380") { try demo.movePointer(-50, 100) }
      try demo.expect("moved 1@20,100 2@300,380") { try demo.movePointer(20, 100) }
      try demo.expect("moved 1@0,479 2@319,1") { try demo.movePointer(-20, 600) }
      try demo.expect("ended 1@0,479 2@319,1") { try server.pointer.release() }
      try server.keyboard.release(.controlLeft)
    }
  }

  @Test("I-12 losing focus ends two-finger mode, even if latched, and resets the center")
  func focus() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(100, 200)
      try server.keyboard.type(.m)
      #expect(try demo.waitForDot(220, 280))
      try server.keyboard.press(.shiftLeft)
      try demo.movePointer(110, 230)
      #expect(try demo.waitForDot(230, 310))
      try server.keyboard.release(.shiftLeft)
      try server.keyboard.press(.controlLeft)
      try demo.expect("began 1@110,230 2@230,310") { try server.pointer.press() }
      try demo.expect("cancelled 1@110,230 2@230,310") { try server.screen.clearFocus() }
      #expect(try demo.waitForWhite(110, 230))
      try server.keyboard.release(.controlLeft)
      try server.pointer.release()
      try server.screen.focus(demo.window)
      try demo.expect("began 3@110,230") { try server.pointer.press() }
      try demo.expect("ended 3@110,230") { try server.pointer.release() }
      #expect(try demo.waitForWhite(110, 230))
      try server.keyboard.type(.m)
      #expect(try demo.waitForDot(210, 250))
    }
  }
}

extension LiveDemo {
  /// The times of the packets so far, in seconds on the phone's clock.
  fileprivate var packetTimes: [Double] {
    process.lines(of: .error).compactMap { line in
      line.firstMatch(of: #/^T (\S+) packet \d+/#).flatMap { Double($0.1) }
    }
  }
}
