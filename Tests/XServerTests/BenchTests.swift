import Testing
import XServer

/// The windows of `touchbox-bench`. The screen's pixels are checked for one of them.
@Suite(.serialized, .requiresXServer)
struct BenchTests {
  @Test(
    "K-37 w6 shows a white window in the corner with a 44-pixel black square under each finger"
  )
  func squares() throws {
    try withXServer { server in
      let process = try ChildProcess(
        ChildProcess.builtProgram("touchbox-bench"), ["w6"], environment: server.environment)
      defer { process.terminate() }
      try process.waitForLine(containing: "READY")
      let window = try server.screen.window(ofProcess: process.processID)
      let frame = try server.screen.frame(of: window)
      #expect([frame.x, frame.y, frame.width, frame.height] == [0, 0, 640, 960])
      let touchscreen = server.touchscreens[0]
      /// Waits until a screen pixel has a color, and returns whether it does.
      func shows(_ color: Screenshot.Pixel, _ x: Int, _ y: Int) throws -> Bool {
        try poll {
          try server.screen.screenshot(x: x, y: y, width: 1, height: 1)[0, 0] == color
        }
      }
      #expect(try shows(0xFFFFFF, 100, 200))
      try touchscreen.down(1, at: 100, 200)
      try touchscreen.down(2, at: 400, 600)
      try touchscreen.sync()
      // Each square extends half of 44 pixels to each side: columns 78 to 121.
      for (x, y) in [(100, 200), (79, 179), (120, 220), (400, 600)] {
        #expect(try shows(0x000000, x, y), "\(x),\(y)")
      }
      for (x, y) in [(76, 200), (123, 200), (100, 176), (100, 223)] {
        #expect(try shows(0xFFFFFF, x, y), "\(x),\(y)")
      }
      try touchscreen.move(1, to: 160, 200)
      try touchscreen.sync()
      #expect(try shows(0x000000, 160, 200))
      #expect(try shows(0xFFFFFF, 100, 200))
      try touchscreen.up(1)
      try touchscreen.up(2)
      try touchscreen.sync()
      #expect(try shows(0xFFFFFF, 160, 200))
      #expect(try shows(0xFFFFFF, 400, 600))
    }
  }

  @Test("K-37 w4 and w5 open a window, and the measurement ends without input")
  func windows() throws {
    try withXServer { server in
      for arguments in [["w4"], ["w5", "--seconds", "0"]] {
        let process = try ChildProcess(
          ChildProcess.builtProgram("touchbox-bench"), arguments,
          environment: server.environment)
        #expect(try process.waitForExit(timeout: .seconds(30)) == .exited(0), "\(process.lines)")
        let lines = process.lines(of: .output)
        #expect(lines.count == 1 && lines[0].hasPrefix("{\"name\":\"\(arguments[0])\""), "\(lines)")
      }
    }
  }
}
