import Foundation
import Painter
import Testing
import XServer

/// `touchbox doctor` with a display and a touchscreen.
@Suite(.serialized, .requiresXServer)
struct DoctorTests {
  private func start(_ arguments: [String], on server: XServer) throws -> ChildProcess {
    try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["doctor"] + arguments,
      environment: server.environment, directory: server.directory)
  }

  @Test("`doctor` lists the display, the driver and each touchscreen, and exits with code 0")
  func report() throws {
    try withXServer(touchscreens: 2) { server in
      let child = try start([], on: server)
      #expect(try child.waitForExit() == .exited(0), "\(child.lines)")
      let lines = child.lines(of: .output)
      #expect(lines.contains { $0.hasPrefix("ok       Display: DISPLAY=:") && $0.contains(" x ") })
      #expect(
        lines.contains { $0.wholeMatch(of: #/ok +Video: SDL 2[0-9.]+, x11, software/#) != nil })
      #expect(lines.count { $0.hasPrefix("ok       Touch: ") && $0.contains("touchscreen") } == 2)
      #expect(lines.last == "No problems.")
    }
  }

  @Test("The page reports every finger of every device and draws it at its location")
  func page() throws {
    try withXServer(touchscreens: 2) { server in
      let child = try start(["--touch", "--scale", "1"], on: server)
      let window = try server.screen.window(ofProcess: child.processID)
      let frame = try server.screen.frame(of: window)
      func lines(_ count: Int) -> [String] {
        poll { child.lines(of: .output).count >= count }
        // Remove the times.
        return child.lines(of: .output).map { String($0.drop { $0 != " " }.dropFirst()) }
      }
      func color(_ x: Int, _ y: Int) throws -> Screenshot.Pixel {
        try server.screen.screenshot(x: frame.x + x, y: frame.y + y, width: 1, height: 1)[0, 0]
      }
      // 10 percent white, truncated to a byte.
      let background = 0x191919 as Screenshot.Pixel
      #expect(try poll { try color(160, 300) == background })
      func down(_ device: Int, _ finger: Int, _ x: Int, _ y: Int) throws {
        let screen = server.touchscreens[device]
        try screen.down(finger, at: Double(frame.x + x), Double(frame.y + y))
        try screen.sync()
      }
      func move(_ device: Int, _ finger: Int, _ x: Int, _ y: Int) throws {
        let screen = server.touchscreens[device]
        try screen.move(finger, to: Double(frame.x + x), Double(frame.y + y))
        try screen.sync()
      }
      try down(0, 1, 80, 300)
      try down(1, 1, 240, 360)
      try move(0, 1, 100, 340)
      try move(0, 1, 140, 420)
      let texts = lines(4)
      try #require(texts.count == 4, "\(child.lines)")
      // On X11, fractions are relative to the last column and row: 80 / 319 and 300 / 479.
      #expect(
        texts[0]
          == "down finger 1, device 1 (screen) at 80.00,300.00 = 0.25078,0.62630 pressure 1.000"
      )
      #expect(texts[1].hasPrefix("down finger 2, device 2 (screen) at 240.00,360.00 "))
      #expect(texts[2].hasPrefix("motion finger 1, device 1 (screen) at 100.00,340.00 "))
      // These points are next to the discs, on finger 2's crosshairs, and on finger 1's path.
      #expect(try poll { try color(300, 360) != background })
      #expect(try poll { try color(100, 340) != background })
      #expect(try color(200, 250) == background)
      if let path = ProcessInfo.processInfo.environment["TOUCH_PAGE"] {
        let picture = try server.screen.screenshot(
          x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        try ImageFile.savePNG(picture.image, to: path)
      }
      try server.touchscreens[0].up(1)
      try server.touchscreens[1].up(1)
      #expect(lines(6).last?.hasPrefix("up finger ") == true)
      // The next finger is number 1 on an empty board.
      try down(0, 2, 30, 400)
      #expect(lines(7).last?.hasPrefix("down finger 1, device 1 ") == true)
      #expect(try poll { try color(300, 360) == background })
      try server.keyboard.type(.q, holding: .controlLeft)
      #expect(try child.waitForExit() == .exited(0))
    }
  }
}
