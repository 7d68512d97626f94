import Foundation
import Testing
import XServer

/// Windows open with the geometry that the last window had when it was closed.
@Suite(.serialized, .requiresXServer)
struct WindowStateTests {
  /// The default geometry: 1024 minus a 40-pixel title bar has space for 2 × 480, centered in 1280
  /// x 1024.
  private static let fresh = XWindow.Frame(x: 320, y: 32, width: 640, height: 960)

  /// Opens a demo, changes its window, closes it, and returns the frame that it opened with.
  private func open(
    _ arguments: [String] = [], on server: XServer, _ change: (XWindow) throws -> Void = { _ in }
  ) throws -> XWindow.Frame {
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      ["run", "DragDemo", "--no-hint", "--no-log"] + arguments,
      environment: server.environment.merging(["XDG_STATE_HOME": server.directory + "/state"]) {
        $1
      },
      directory: server.directory)
    defer { child.terminate() }
    let window = try server.screen.window(ofProcess: child.processID)
    let frame = try server.screen.frame(of: window)
    try change(window)
    try server.screen.requestClose(window)
    #expect(try child.waitForExit() == .exited(0), "\(child.lines)")
    return frame
  }

  @Test("A window opens with the location and size at which the device's last window was closed")
  func remembered() throws {
    try withXServer { server in
      let first = try open(on: server) {
        try server.screen.move($0, to: 700, 50)
        try server.screen.resize($0, to: 500, 600)
      }
      #expect(first == Self.fresh)
      // 600 / 480 = 1.25.
      let moved = XWindow.Frame(x: 700, y: 50, width: 400, height: 600)
      #expect(try open(on: server) == moved)
      // A window of another device or with an explicit scale does not change the saved geometry.
      #expect(try open(["--device", "iphone5"], on: server).height == 852, "568 * 1.5")
      let scaled = try open(["--scale", "1"], on: server) { try server.screen.move($0, to: 10, 10) }
      #expect(scaled.width == 320 && scaled.x == 480)
      #expect(try open(on: server) == moved)
      let file = server.directory + "/state/touchbox/window"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.hasPrefix("iphone 1.25 700 50 0 0\niphone5 1.5 "))
    }
  }

  @Test(
    "A saved geometry that is malformed or does not fit on the display is ignored",
    arguments: ["iphone 1 1300 0", "iphone 1 0 -20", "iphone 2.5 0 0", "iphone one"])
  func ignored(line: String) throws {
    try withXServer { server in
      let folder = server.directory + "/state/touchbox"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try (line + "\n").write(toFile: folder + "/window", atomically: true, encoding: .utf8)
      #expect(try open(on: server) == Self.fresh)
    }
  }

  @Test("A window that was partly off the display opens completely on the display")
  func partlyVisible() throws {
    try withXServer { server in
      _ = try open(on: server) {
        try server.screen.move($0, to: 1000, 700)
        try server.screen.resize($0, to: 400, 600)
      }
      // 1280 - 400 and 1024 - 600.
      #expect(
        try open(on: server) == XWindow.Frame(x: 880, y: 424, width: 400, height: 600))
    }
  }

  @Test(
    "Without a window manager, full screen covers the display; F11 and Escape leave it",
    arguments: [[], ["--fullscreen"]])
  func fullScreen(arguments: [String]) throws {
    try withXServer { server in
      let display = XWindow.Frame(x: 0, y: 0, width: 1280, height: 1024)
      let opened = try open(arguments, on: server) { window in
        func expect(_ frame: XWindow.Frame, after key: KeyboardDevice.Key) throws {
          try server.keyboard.type(key)
          #expect(try poll { try server.screen.frame(of: window) == frame })
        }
        if arguments.isEmpty { try expect(display, after: .f11) }
        try expect(Self.fresh, after: .f11)
        try expect(display, after: .f11)
        // A finger in a corner of the display is outside the phone: 1024 / 480 * 320 = 683 of 1280
        // pixels.
        try server.touchscreens[0].down(1, at: 2, 2)
        try server.touchscreens[0].up(1)
        try expect(Self.fresh, after: .escape)
      }
      #expect(opened == (arguments.isEmpty ? Self.fresh : display))
    }
  }
}
