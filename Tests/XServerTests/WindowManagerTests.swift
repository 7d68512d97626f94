import Foundation
import Testing
import XServer

/// Windows under window managers that add title bars, and under tiling window managers.
@Suite(.serialized, .requiresXServer)
struct WindowManagerTests {
  /// Starts a demo whose window geometry is saved, and returns it once its window is visible.
  private func open(
    on server: XServer, arguments: [String] = []
  ) throws -> (process: ChildProcess, window: XWindow) {
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      ["run", "PinchMe", "--no-hint", "--no-log", "--trace", "-"] + arguments,
      environment: server.environment.merging(["XDG_STATE_HOME": server.directory + "/state"]) {
        $1
      },
      directory: server.directory)
    return (child, try server.screen.window(ofProcess: child.processID))
  }

  /// Waits until a window has the given size, and returns its frame.
  private func frame(
    _ window: XWindow, _ width: Int, _ height: Int, on server: XServer
  ) throws -> XWindow.Frame {
    var frame = try server.screen.frame(of: window)
    _ = try poll {
      frame = try server.screen.frame(of: window)
      return frame.width == width && frame.height == height
    }
    return frame
  }

  private func state(on server: XServer) -> String? {
    try? String(contentsOfFile: server.directory + "/state/touchbox/window", encoding: .utf8)
  }

  // MARK: - Title bars

  @Test(
    "A window with a title bar opens with the geometry it had before it was maximized",
    .requires(.openbox))
  func remembered() throws {
    try withWindowManager(.openbox) { server in
      let (first, window) = try open(on: server)
      try server.screen.move(window, to: 300, 150)
      try server.screen.resize(window, to: 400, 600)
      let frame = try self.frame(window, 400, 600, on: server)
      #expect(frame.x > 300 - 1 && frame.y > 150 + 10, "the title bar is at 300,150")
      try server.screen.close(window)
      #expect(try first.waitForExit() == .exited(0), "\(first.lines)")
      // 600 / 480 = 1.25.
      #expect(state(on: server)?.hasPrefix("iphone 1.25 300 150 ") == true)
      let remembered = state(on: server)
      let (second, again) = try open(on: server)
      #expect(try self.frame(again, 400, 600, on: server) == frame)
      try server.screen.setMaximized(again, true)
      #expect(try poll { try server.screen.frame(of: again).width == server.screen.width })
      try server.screen.close(again)
      #expect(try second.waitForExit() == .exited(0), "\(second.lines)")
      #expect(state(on: server) == remembered)
    }
  }

  @Test(
    "A window opens where it was closed, even if its title bar's size is not reported",
    .requires(.twm))
  func unreportedBorders() throws {
    try withWindowManager(.twm) { server in
      try FileManager.default.createDirectory(
        atPath: server.directory + "/state/touchbox", withIntermediateDirectories: true)
      try "iphone 1 300 150\n".write(
        toFile: server.directory + "/state/touchbox/window", atomically: true, encoding: .utf8)
      var frames: [XWindow.Frame] = []
      for _ in 0..<2 {
        let (child, window) = try open(on: server)
        frames.append(try frame(window, 320, 480, on: server))
        try server.screen.requestClose(window)
        #expect(try child.waitForExit() == .exited(0), "\(child.lines)")
        #expect(state(on: server)?.hasPrefix("iphone 1.0 300 150 ") == true)
      }
      #expect(frames[0].x > 300 - 1 && frames[0].y > 150 + 10, "the title bar is at 300,150")
      #expect(frames[1] == frames[0])
    }
  }

  @Test(
    "A window is at least half the phone's size and rotates with the phone unless it is maximized",
    .requires(.openbox))
  func sizes() throws {
    try withWindowManager(.openbox) { server in
      let (child, window) = try open(on: server, arguments: ["--scale", "1"])
      defer { child.terminate() }
      try server.screen.resize(window, to: 50, 50)
      #expect(try frame(window, 160, 240, on: server).width == 160)
      try server.screen.resize(window, to: 400, 600)
      let portrait = try frame(window, 400, 600, on: server)
      try server.screen.activate(window)
      try server.keyboard.type(.right, holding: .controlLeft)
      let rotated = try frame(window, 600, 400, on: server)
      #expect(rotated == XWindow.Frame(x: portrait.x, y: portrait.y, width: 600, height: 400))
      try server.keyboard.type(.left, holding: .controlLeft)
      #expect(try frame(window, 400, 600, on: server) == portrait)
      try server.keyboard.type(.f11)
      #expect(try frame(window, 1280, 1024, on: server).width == 1280)
      try server.keyboard.type(.escape)
      #expect(try frame(window, 400, 600, on: server) == portrait)
      try server.screen.setMaximized(window, true)
      var maximized = portrait
      // The size and location change one after the other.
      _ = try poll {
        maximized = try server.screen.frame(of: window)
        return maximized.x == 0 && maximized.width == 1280 && maximized.height > 900
      }
      #expect(maximized.width == 1280)
      let mark = child.lines.count
      try server.keyboard.type(.right, holding: .controlLeft)
      #expect(!poll(timeout: .milliseconds(500)) { child.exitStatus != nil })
      #expect(try server.screen.frame(of: window) == maximized, "\(child.lines.suffix(from: mark))")
    }
  }

  @Test(
    "C-31 H-34 minimizing a window or activating another cancels touches; the demo continues",
    .requires(.openbox))
  func focus() throws {
    try withWindowManager(.openbox) { server in
      let demo = try LiveDemo.traced(on: server)
      try server.screen.activate(demo.window)
      try demo.expect("began 1@100,200") { try demo.down(1, 100, 200) }
      try demo.expect("cancelled 1@100,200") { try server.screen.minimize(demo.window) }
      try demo.up(1)
      #expect(try poll { try !server.screen.isVisible(demo.window) })
      try server.screen.activate(demo.window)
      #expect(try poll { try server.screen.isVisible(demo.window) })
      try demo.waitForFirstFrame()
      try demo.expect("began 2@150,250") { try demo.down(1, 150, 250) }
      // The manager may activate a new window immediately.
      try demo.expect("cancelled 2@150,250") {
        try server.screen.activate(
          server.screen.openWindow(x: 900, y: 700, width: 100, height: 100))
      }
      try demo.up(1)
      try server.screen.activate(demo.window)
      try demo.expect("began 3@50,100", "ended 3@50,100") {
        try demo.down(1, 50, 100)
        try demo.up(1)
      }
      try server.screen.close(demo.window)
      #expect(try demo.process.waitForExit() == .exited(0), "\(demo.process.lines)")
    }
  }

  @Test(
    "A window opens with its title bar and its whole frame on the display",
    arguments: [
      WindowManager.Kind.openbox, .twm,
    ].filter(\.isInstalled))
  func frames(kind: WindowManager.Kind) throws {
    try withWindowManager(kind) { server in
      // As large as the display allows, and too large with a title bar: 2 * 480 = 960 and 2.1 * 480
      // = 1008 of 1024.
      let (first, window) = try open(on: server)
      try server.screen.resize(window, to: 672, 1008)
      _ = try frame(window, 672, 1008, on: server)
      try server.screen.requestClose(window)
      #expect(try first.waitForExit() == .exited(0), "\(first.lines)")
      let (second, fresh) = try open(on: server)
      #expect(try frame(fresh, 640, 960, on: server).height == 960)
      // Move the window beyond the lower-right corner, although there is enough space for it.
      try server.screen.resize(fresh, to: 400, 600)
      try server.screen.move(fresh, to: 1000, 700)
      let former = try frame(fresh, 400, 600, on: server)
      #expect(try poll { try server.screen.frame(of: fresh).x > 990 }, "\(former)")
      try server.screen.requestClose(fresh)
      #expect(try second.waitForExit() == .exited(0), "\(second.lines)")
      let (third, moved) = try open(on: server)
      _ = try frame(moved, 400, 600, on: server)
      // A window manager may move the window after setting its size.
      #expect(
        try poll {
          let now = try server.screen.frame(of: moved)
          return now.x + now.width <= 1280 && now.x > 850 && now.y + now.height <= 1024
            && now.y > 390
        })
      // When the device rotates, the window stays there, including its title bar: (1280 - 600) and
      // more than 20 below the upper edge.
      try server.keyboard.type(.right, holding: .controlLeft)
      let rotated = try frame(moved, 600, 400, on: server)
      // The window is resized before it is moved.
      #expect(
        try poll {
          let frame = try server.screen.frame(of: moved)
          return frame.x + frame.width <= 1280
        }, "\(rotated)")
      try server.screen.requestClose(moved)
      #expect(try third.waitForExit() == .exited(0), "\(third.lines)")
    }
  }

  @Test(
    "Full screen covers the display; F11 restores the window, even with an old window manager",
    arguments: [WindowManager.Kind.openbox, .twm].filter(\.isInstalled))
  func fullScreen(kind: WindowManager.Kind) throws {
    try withWindowManager(kind) { server in
      let (child, window) = try open(on: server, arguments: ["--fullscreen"])
      defer { child.terminate() }
      let display = XWindow.Frame(x: 0, y: 0, width: 1280, height: 1024)
      _ = try frame(window, 1280, 1024, on: server)
      // A window manager may move the window after setting its size.
      let fillsDisplay = try poll { try server.screen.frame(of: window) == display }
      #expect(fillsDisplay)
      try server.screen.focus(window)
      try server.keyboard.type(.f11)
      #expect(try frame(window, 640, 960, on: server).width == 640)
      let showsTitleBar = try poll { try server.screen.frame(of: window).y > 10 }
      #expect(showsTitleBar, "the title bar is visible")
      try server.keyboard.type(.f11)
      _ = try frame(window, 1280, 1024, on: server)
      let fillsDisplayAgain = try poll { try server.screen.frame(of: window) == display }
      #expect(fillsDisplayAgain)
    }
  }

  // MARK: - Tiles

  @Test(
    "A rotated phone stays centered in its tile",
    .requires(.i3))
  func tiles() throws {
    try withWindowManager(.i3) { server in
      let (child, window) = try open(on: server)
      defer { child.terminate() }
      var tile = try server.screen.frame(of: window)
      // i3 may move the window again.
      _ = try poll {
        tile = try server.screen.frame(of: window)
        return tile.width > 1200
      }
      try server.keyboard.type(.right, holding: .controlLeft)
      // The picture is as wide as the tile, whose aspect ratio is less than 480 : 320. The demo
      // does not rotate, so its status bar covers 20 of 480 points at the right edge.
      let scale = Double(tile.width) / 480
      let (x, middle) = (tile.x + tile.width - Int(scale), tile.y + tile.height / 2)
      let isTurned = try poll(timeout: .seconds(10)) {
        try server.screen.screenshot(x: x, y: middle + 1, width: 1, height: 1)[0, 0] == 0x111111
      }
      #expect(isTurned, "\(child.lines)")
      #expect(try server.screen.frame(of: window) == tile)
      // Above and below the picture, there is equal space in the frame color.
      let top = Double(tile.height) / 2 - scale * 160
      let distances: [Int] = [2, Int(top) - 2, tile.height - 3]
      let corners = try distances.map { distance in
        let (x, y) = (tile.x + tile.width / 2, tile.y + distance)
        return try server.screen.screenshot(x: x, y: y, width: 1, height: 1)[0, 0]
      }
      #expect(Set(corners).count == 1 && corners[0] != 0xFFFFFF, "\(corners)")
      // 100 points from the left of the picture is 380 down the demo's screen, with its left edge
      // on top.
      try server.touchscreens[0].down(
        1, at: Double(tile.x) + 100 * scale, Double(tile.y) + top + 60 * scale)
      try server.touchscreens[0].sync()
      try child.waitForLine(containing: " call touchesBegan ")
      let line = child.lines.last { $0.contains(" call touchesBegan ") } ?? ""
      let location = try #require(line.firstMatch(of: #/\[1@([-\d.]+),([-\d.]+)</#))
      #expect(abs((Double(location.1) ?? .nan) - 60) < 1, "\(line)")
      #expect(abs((Double(location.2) ?? .nan) + 20 - 380) < 1, "\(line)")
      try server.screen.close(window)
      #expect(try child.waitForExit() == .exited(0), "\(child.lines)")
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests if a window manager is not installed.
  fileprivate static func requires(_ kind: WindowManager.Kind) -> Self {
    .enabled(
      if: kind.isInstalled, "needs \(kind.rawValue); `make test` installs it")
  }
}
