import Testing
import XServer

/// Finger locations and numbers on a real touchscreen.
@Suite(.serialized, .requiresXServer)
struct FingerTests {
  @Test("H-10 every pixel column and row maps to its point, including the first and the last")
  func columnsAndRows() throws {
    try withTracedDemo { demo, _ in
      try demo.expect("began 1@0,240") { try demo.down(1, 0, 240) }
      for x in 1...319 {
        try demo.expect("moved 1@\(x),240") { try demo.move(1, x, 240) }
      }
      try demo.expect("moved 1@319,0") { try demo.move(1, 319, 0) }
      for y in 1...479 {
        try demo.expect("moved 1@319,\(y)") { try demo.move(1, 319, y) }
      }
      try demo.expect("ended 1@319,479") { try demo.up(1) }
    }
  }

  @Test("H-10 H-12 at scale 2, a pixel is half a point")
  func doubleScale() throws {
    try withTracedDemo(scale: 2) { demo, server in
      let screen = server.touchscreens[0]
      func touch(_ x: Int, _ y: Int) throws {
        try screen.move(1, to: Double(demo.frame.x + x), Double(demo.frame.y + y))
      }
      try demo.expect("began 1@10,40") { try demo.down(1, 10, 40) }
      try demo.expect("moved 1@0,40.5") { try touch(0, 81) }
      try demo.expect("moved 1@100.5,240") { try touch(201, 480) }
      try demo.expect("moved 1@319.5,479.5") { try touch(639, 959) }
      try demo.expect("ended 1@319.5,479.5") { try demo.up(1) }
    }
  }

  @Test(
    "H-06 two touchscreens work together, and the same number on both refers to different fingers")
  func twoTouchscreens() throws {
    try withXServer(touchscreens: 2) { server in
      let demo = try LiveDemo.traced(on: server)
      let (left, right) = (server.touchscreens[0], server.touchscreens[1])
      func down(_ screen: TouchDevice, _ x: Int, _ y: Int) throws {
        let pixel = demo.pixel(x, y)
        try screen.down(1, at: Double(pixel.x), Double(pixel.y))
      }
      func move(_ screen: TouchDevice, _ x: Int, _ y: Int) throws {
        let pixel = demo.pixel(x, y)
        try screen.move(1, to: Double(pixel.x), Double(pixel.y))
      }
      try demo.expect("began 1@50,100") { try down(left, 50, 100) }
      try demo.expect("began 2@250,400") { try down(right, 250, 400) }
      try demo.expect("moved 1@60,110") { try move(left, 60, 110) }
      try demo.expect("moved 2@240,390") { try move(right, 240, 390) }
      try demo.expect("ended 1@60,110") { try left.up(1) }
      try demo.expect("moved 2@230,380") { try move(right, 230, 380) }
      try demo.expect("ended 2@230,380") { try right.up(1) }
      #expect(demo.packets == ["d1", "d2", "m1", "m2", "u1", "m2", "u2"])
    }
  }

  @Test("H-27 eleven fingers are tracked; a twelfth is ignored until it lifts")
  func twelveFingers() throws {
    try withTracedDemo { demo, _ in
      func x(_ finger: Int) -> Int { finger * 25 }
      for finger in 1...11 {
        try demo.expect("began \(finger)@\(x(finger)),200") {
          try demo.down(finger, x(finger), 200)
        }
      }
      try demo.down(12, x(12), 200)
      try demo.move(12, x(12), 300)
      try demo.expect("moved 11@\(x(11)),300") { try demo.move(11, x(11), 300) }
      // After a finger lifts, the twelfth finger is still ignored.
      try demo.expect("ended 1@\(x(1)),200") { try demo.up(1) }
      try demo.move(12, x(12), 310)
      try demo.expect("began 12@\(x(1)),220") { try demo.down(1, x(1), 220) }
      try demo.up(12)
      for finger in 1...11 {
        let number = finger == 1 ? 12 : finger
        let y = [1: 220, 11: 300][finger] ?? 200
        try demo.expect("ended \(number)@\(x(finger)),\(y)") { try demo.up(finger) }
      }
      #expect(demo.packets.count == 11 + 1 + 1 + 1 + 11)
    }
  }

  @Test("H-31 I-01 fingers keep working while the mouse is pressed, dragged outside and released")
  func fingersOutliveMouse() throws {
    try withTracedDemo { demo, server in
      try demo.expect("began 1@50,100") { try demo.down(1, 50, 100) }
      try demo.expect("began 2@250,400") { try demo.down(2, 250, 400) }
      try demo.movePointer(150, 250)
      try demo.expect("began 3@150,250") { try server.pointer.press() }
      try demo.expect("moved 1@60,100") { try demo.move(1, 60, 100) }
      try demo.expect("began 4@200,300") { try demo.down(4, 200, 300) }
      // While fingers are down, X moves the pointer with the first finger and ignores the mouse.
      try demo.movePointer(-100, 250)
      try demo.expect("moved 2@240,400") { try demo.move(2, 240, 400) }
      try demo.expect("ended 3@150,250") { try server.pointer.release() }
      try demo.expect("moved 1@70,100") { try demo.move(1, 70, 100) }
      try demo.expect("ended 1@70,100") { try demo.up(1) }
      try demo.expect("ended 4@200,300") { try demo.up(4) }
      try demo.expect("ended 2@240,400") { try demo.up(2) }
    }
  }

  @Test("H-31 a finger that lands while a mouse button is held is tracked")
  func fingerDuringPress() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(150, 250)
      try demo.expect("began 1@150,250") { try server.pointer.press() }
      try demo.expect("moved 1@0,250") { try demo.movePointer(-30, 250) }
      try demo.expect("began 2@60,100") { try demo.down(1, 60, 100) }
      try demo.expect("moved 2@70,110") { try demo.move(1, 70, 110) }
      try demo.expect("ended 1@0,250") { try server.pointer.release() }
      try demo.expect("moved 2@80,110") { try demo.move(1, 80, 110) }
      try demo.expect("ended 2@80,110") { try demo.up(1) }
    }
  }

  @Test("H-14 a finger that lands outside the phone is ignored, even if it moves onto the phone")
  func letterbox() throws {
    try withTracedDemo { demo, server in
      let screen = server.touchscreens[0]
      let frame = try demo.resize(to: 640, 480)
      let (x, y) = (Double(frame.x), Double(frame.y))
      #expect(
        try poll {
          try server.screen.screenshot(x: frame.x + 200, y: frame.y + 2, width: 1, height: 1)[0, 0]
            == 0x111111
        })
      // The phone now covers columns 160 to 479.
      try screen.down(1, at: x + 159, y + 200)
      try screen.move(1, to: x + 300, y + 200)
      try demo.expect("began 1@0,200") { try screen.down(2, at: x + 160, y + 200) }
      try demo.expect("moved 1@0,210") { try screen.move(2, to: x + 100, y + 210) }
      try demo.expect("moved 1@319,210") { try screen.move(2, to: x + 500, y + 210) }
      try screen.up(1)
      try screen.down(1, at: x + 480, y + 300)
      try screen.up(1)
      try demo.expect("ended 1@319,210") { try screen.up(2) }
      #expect(demo.packets == ["d1", "m1", "m1", "u1"])
    }
  }
}
