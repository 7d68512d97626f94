import CoreGraphics
import Painter
import Testing
import XServer

/// The mouse and the keyboard of a real X server.
@Suite(.serialized, .requiresXServer)
struct PointerTests {
  @Test(
    "J3-a I-05 I-07 a drag with Ctrl emulates two fingers, mirrored around the screen's center")
  func controlDragPinches() throws {
    try withXServer { server in
      let demo = try LiveDemo("PinchMe", on: server)
      let path = [(109, 317), (110, 313), (111, 309), (112, 305), (113, 302), (113, 301)]
      var expected = ["Tap BEGIN at 109.000000, 297.000000 Tap count: 1"]
      try demo.movePointer(path[0].0, path[0].1)
      try server.keyboard.press(.controlLeft)
      try server.pointer.press()
      _ = try demo.waitForLog(1)
      for (x, y) in path.dropFirst() {
        // The second finger mirrors the first about (160, 240). The view starts at y = 20.
        let (mirrorX, mirrorY) = (320 - x, 480 - y)
        expected += [
          "Finger 1 moved: \(x).000000x\(y - 20).000000",
          "Finger 2 moved: \(mirrorX).000000x\(mirrorY - 20).000000",
          "Scaling: \(mirrorX - x) x \(y - mirrorY)",
        ]
        try demo.movePointer(x, y)
        _ = try demo.waitForLog(expected.count)
      }
      try server.pointer.release()
      expected.append("Tap ENDED at 113.000000, 281.000000")
      #expect(try demo.waitForLog(expected.count) == expected)
      try server.keyboard.release(.controlLeft)
    }
  }

  @Test("J7-b the pointer drags the ball, and the window shows the same image as a script")
  func pointerDragsBall() throws {
    try withXServer { server in
      let demo = try LiveDemo("BeachBall", on: server)
      try demo.movePointer(160, 250)
      try server.pointer.press()
      try demo.movePointer(200, 300)
      try server.pointer.release()
      let image = try HeadlessPlayer(server: server).snapshot(
        of: """
          touchscript 1
          demo BeachBall
          0.0 d1 160,250
          0.1 m1 200,300
          0.2 u1
          1.0 expect prop ball.center 200,280
          """)
      #expect(try demo.waitForImage(image))
    }
  }

  @Test("H-13 at scale 2, the content is drawn at full resolution, not enlarged")
  func doubleScaleIsSharp() throws {
    try withXServer { server in
      let demo = try LiveDemo("BeachBall", on: server, scale: 2)
      #expect((demo.frame.width, demo.frame.height) == (640, 960))
      let script = """
        touchscript 1
        demo BeachBall
        0.0 expect prop ball.center 160,230
        """
      let headless = HeadlessPlayer(server: server)
      #expect(try demo.waitForImage(headless.snapshot(of: script, scale: 2)))
      let enlarged = try headless.snapshot(of: script).enlargedTwice
      #expect(try !demo.screenshot().image.hasSamePixels(as: enlarged))
    }
  }

  @Test("An idle window makes no turns, and Escape closes it")
  func idleWindowSleeps() throws {
    try withXServer { server in
      let demo = try LiveDemo("BeachBall", on: server, arguments: ["--count-turns"])
      try demo.movePointer(160, 250)
      // Wait until the launch and the pointer no longer cause turns, which means no turns for half
      // a second.
      var turns = -1
      let isIdle = poll(timeout: .seconds(20), interval: .milliseconds(500)) {
        defer { turns = demo.turns }
        return turns == demo.turns
      }
      #expect(isIdle)
      #expect(turns > 0)
      #expect(!poll(timeout: .seconds(2)) { demo.turns != turns })
      try server.keyboard.type(.escape)
      #expect(try demo.process.waitForExit() == .exited(0))
    }
  }

  @Test("F12 saves the window's picture, and H toggles the legend")
  func keysOfTheWindow() throws {
    try withXServer { server in
      let demo = try LiveDemo("TouchDemo", on: server)
      let before = try demo.screenshot()
      try server.keyboard.type(.f12)
      let line = try demo.process.waitForLine(containing: "wrote ")
      let path = server.directory + "/" + line.dropFirst("wrote ".count)
      let saved = try ImageFile.load(path)
      #expect(try before.image.hasSamePixels(as: saved))
      // A message with the file's name appears and disappears.
      #expect(try poll { try demo.screenshot() != before })
      #expect(try poll { try demo.screenshot() == before })
      try server.keyboard.type(.h)
      #expect(try poll { try demo.screenshot() != before })
      try server.keyboard.type(.h)
      #expect(try poll { try demo.screenshot() == before })
    }
  }
}

extension LiveDemo {
  /// The number of turns that the program has reported so far.
  var turns: Int { process.lines(of: .error).count { $0.hasPrefix("turn ") } }
}

extension CGImage {
  /// The image with each pixel repeated in both directions.
  fileprivate var enlargedTwice: CGImage {
    get throws {
      var bytes: [UInt8] = []
      for row in 0..<height * 2 {
        for column in 0..<width * 2 {
          let start = ((row / 2) * width + column / 2) * 4
          bytes += pixels[start..<start + 4]
        }
      }
      guard let image = CGImage(width: width * 2, height: height * 2, pixels: bytes) else {
        throw LiveDemoError(problem: "cannot make an enlarged image", lines: [])
      }
      return image
    }
  }
}
