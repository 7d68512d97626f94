import Testing
import XServer

/// Real fingers on a Wayland desktop.
@Suite(
  .serialized,
  .enabled(
    if: XServer.isAvailable && WaylandDesktop.isAvailable,
    "needs Xorg with the dummy and inputtest drivers, and sway; `make test` installs them"))
struct WaylandTests {
  @Test("H-10 H-01 pixels in a Wayland window map to their points, each in a single call")
  func fingers() throws {
    try withWaylandDesktop { server, desktop in
      let demo = try LiveDemo("PinchMe", on: desktop, of: server)
      try demo.expect("began 1@0,240") { try demo.down(1, 0, 240) }
      for x in [1, 2, 3, 100, 159, 160, 161, 317, 318, 319] {
        try demo.expect("moved 1@\(x),240") { try demo.move(1, x, 240) }
      }
      for y in [21, 22, 239, 478, 479] {
        try demo.expect("moved 1@319,\(y)") { try demo.move(1, 319, y) }
      }
      try demo.expect("began 2@50,60") { try demo.down(2, 50, 60) }
      try demo.expect("moved 2@60,70") { try demo.move(2, 60, 70) }
      try demo.expect("ended 1@319,479") { try demo.up(1) }
      // The lifted finger's number is reused for a new finger.
      try demo.expect("began 3@100,200") { try demo.down(1, 100, 200) }
      try demo.expect("ended 3@100,200") { try demo.up(1) }
      try demo.expect("ended 2@60,70") { try demo.up(2) }
      #expect(demo.packets.count == 2 * 3 + 10 + 5 + 1)
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test("`doctor` lists the Wayland display, its driver and the touchscreen, and exits with code 0")
  func doctor() throws {
    try withWaylandDesktop { _, desktop in
      let child = try ChildProcess(
        ChildProcess.builtProgram("touchbox"), ["doctor"], environment: desktop.environment)
      #expect(try child.waitForExit() == .exited(0), "\(child.lines)")
      let lines = child.lines(of: .output)
      #expect(lines.contains { $0.hasPrefix("ok       Display: WAYLAND_DISPLAY=") })
      #expect(lines.contains { $0.hasPrefix("ok       Video: SDL 2.") && $0.contains("wayland") })
      #expect(lines.contains { $0.hasPrefix("ok       Touch: ") }, "\(lines)")
    }
  }

  @Test("C-31 H-34 losing focus on Wayland cancels touches")
  func focus() throws {
    try withWaylandDesktop { server, desktop in
      let demo = try LiveDemo("PinchMe", on: desktop, of: server)
      try demo.expect("began 1@100,200") { try demo.down(1, 100, 200) }
      try demo.expect("cancelled 1@100,200") { try desktop.command("workspace 2") }
      try demo.up(1)
      try desktop.command("workspace 1")
      try demo.waitForFirstFrame()
      try demo.expect("began 2@50,200") { try demo.down(1, 50, 200) }
      try demo.expect("ended 2@50,200") { try demo.up(1) }
    }
  }

  @Test("I-01 I-07 I-22 mouse and keys, including F11 and Escape in full screen, work on Wayland")
  func mouseAndFullscreen() throws {
    try withWaylandDesktop { server, desktop in
      let demo = try LiveDemo("PinchMe", on: desktop, of: server)
      try demo.movePointer(100, 200)
      try server.keyboard.press(.controlLeft)
      #expect(try demo.waitForDot(220, 280))
      try demo.expect("began 1@100,200 2@220,280") { try server.pointer.press() }
      try demo.expect("moved 1@110,200 2@210,280") { try demo.movePointer(110, 200) }
      try demo.expect("ended 1@110,200 2@210,280") { try server.pointer.release() }
      try server.keyboard.release(.controlLeft)
      try server.keyboard.type(.f11)
      let (middle, height) = (WaylandDesktop.width / 2, WaylandDesktop.height)
      // Returns whether the status bar is at the top of the display.
      func isFullscreen() throws -> Bool {
        try server.screen.screenshot(x: middle, y: 1, width: 1, height: 1)[0, 0] == 0x111111
      }
      #expect(try poll { try isFullscreen() })
      let screen = server.touchscreens[0]
      try demo.expect("began 3@160,240") {
        try screen.down(1, at: Double(middle), Double(height / 2))
      }
      try demo.expect("ended 3@160,240") { try screen.up(1) }
      try server.keyboard.type(.escape)
      try demo.waitForFirstFrame()
      #expect(try !isFullscreen())
      try server.keyboard.type(.escape)
      #expect(try demo.process.waitForExit() == .exited(0))
    }
  }

  @Test("J2-e H-36 a drag that leaves a Wayland window can end outside the window")
  func dragOutside() throws {
    try withWaylandDesktop { server, desktop in
      let demo = try LiveDemo("PinchMe", on: desktop, of: server)
      try demo.movePointer(10, 240)
      try demo.expect("began 1@10,240") { try server.pointer.press() }
      try demo.expect("moved 1@0,240") { try demo.movePointer(-50, 240) }
      try demo.expect("moved 1@20,250") { try demo.movePointer(20, 250) }
      try demo.expect("moved 1@0,260") { try demo.movePointer(-20, 260) }
      try demo.expect("ended 1@0,260") { try server.pointer.release() }
    }
  }
}
