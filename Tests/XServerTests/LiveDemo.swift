import CoreGraphics
import Foundation
import Painter
import XServer

/// A demo running in a real window on an X server, with real input devices.
final class LiveDemo {
  let server: XServer
  let process: ChildProcess
  let frame: XWindow.Frame
  private let xWindow: XWindow?
  /// The number of window pixels per point.
  let scale: Int

  /// Starts a demo and waits until its first frame is visible.
  init(
    _ demo: String, on server: XServer, scale: Int = 1, verb: String = "run",
    arguments: [String] = [], directory: String? = nil, environment: [String: String] = [:]
  ) throws {
    self.server = server
    self.scale = scale
    process = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      [verb, demo, "--scale", "\(scale)", "--no-hint", "--no-log"] + arguments,
      environment: server.environment.merging(environment) { $1 },
      directory: directory ?? server.directory)
    let window = try server.screen.window(ofProcess: process.processID)
    xWindow = window
    frame = try server.screen.frame(of: window)
    try waitForFirstFrame()
  }

  /// Starts a traced demo on a Wayland desktop at scale 1, and waits until its first frame is
  /// visible.
  init(_ demo: String, on desktop: WaylandDesktop, of server: XServer) throws {
    self.server = server
    scale = 1
    process = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      ["run", demo, "--scale", "1", "--no-hint", "--no-log", "--trace", "-"],
      environment: desktop.environment, directory: server.directory)
    xWindow = nil
    frame = XWindow.Frame(
      x: WaylandDesktop.windowX, y: WaylandDesktop.windowY, width: 320, height: 480)
    try waitForFirstFrame()
  }

  deinit {
    process.terminate()
  }

  var touchscreen: TouchDevice { server.touchscreens[0] }

  /// The demo's window. Traps on a Wayland desktop, whose windows are unknown to the X server.
  var window: XWindow {
    guard let xWindow else {
      preconditionFailure("a Wayland window is not a window of the X server")
    }
    return xWindow
  }

  /// Waits until the status bar appears at the top of the window.
  func waitForFirstFrame() throws {
    let bar = pixel(160, 2)
    // 7 percent white, truncated to a byte.
    let isShown = try poll {
      try server.screen.screenshot(x: bar.x, y: bar.y, width: 1, height: 1)[0, 0] == 0x111111
    }
    guard isShown else { throw LiveDemoError(problem: "no first frame", lines: process.lines) }
  }

  /// The lines of the demo's log.
  var log: [String] { process.lines(of: .output) }

  /// Returns the screen pixel at a phone point.
  func pixel(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
    (frame.x + x * scale, frame.y + y * scale)
  }

  /// Returns the window's pixels.
  func screenshot() throws -> Screenshot {
    try server.screen.screenshot(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Returns the color at a phone point.
  func color(_ x: Int, _ y: Int) throws -> Screenshot.Pixel {
    let pixel = pixel(x, y)
    return try server.screen.screenshot(x: pixel.x, y: pixel.y, width: 1, height: 1)[0, 0]
  }

  // MARK: - Fingers and pointer, in phone points

  func down(_ finger: Int, _ x: Int, _ y: Int) throws {
    let pixel = pixel(x, y)
    try touchscreen.down(finger, at: Double(pixel.x), Double(pixel.y))
    try touchscreen.sync()
  }

  func move(_ finger: Int, _ x: Int, _ y: Int) throws {
    let pixel = pixel(x, y)
    try touchscreen.move(finger, to: Double(pixel.x), Double(pixel.y))
    try touchscreen.sync()
  }

  func up(_ finger: Int) throws {
    try touchscreen.up(finger)
    try touchscreen.sync()
  }

  func movePointer(_ x: Int, _ y: Int) throws {
    let pixel = pixel(x, y)
    try server.pointer.move(to: pixel.x, pixel.y)
  }

  /// Waits until the log has a number of lines, and returns all of its lines.
  func waitForLog(_ count: Int) throws -> [String] {
    poll { self.log.count >= count }
    return log
  }

  /// Waits until the window displays an image, and returns whether it does.
  func waitForImage(_ expected: CGImage) throws -> Bool {
    try poll(interval: .milliseconds(20)) { try screenshot().image.hasSamePixels(as: expected) }
  }

  /// Ends the demo with Ctrl+Q, and returns its exit status.
  func quit() throws -> ExitStatus {
    try server.keyboard.type(.q, holding: .controlLeft)
    return try process.waitForExit()
  }
}

/// An error from a demo or command.
struct LiveDemoError: Error, CustomStringConvertible {
  let problem: String
  let lines: [String]

  var description: String { "\(problem); it wrote: \(lines.joined(separator: "\n"))" }
}

extension Screenshot {
  /// The screenshot as an opaque image.
  var image: CGImage {
    get throws {
      let bytes = pixels.flatMap { pixel in
        [UInt8(pixel & 255), UInt8(pixel >> 8 & 255), UInt8(pixel >> 16 & 255), 255]
      }
      guard let image = CGImage(width: width, height: height, pixels: bytes) else {
        throw LiveDemoError(problem: "cannot make an image of \(width)x\(height)", lines: [])
      }
      return image
    }
  }
}

extension CGImage {
  func hasSamePixels(as other: CGImage) -> Bool {
    width == other.width && height == other.height && pixels == other.pixels
  }
}

/// Plays scripts without a window, for comparison.
struct HeadlessPlayer {
  let server: XServer

  /// Plays the text of a script and returns its log.
  func log(of script: String) throws -> [String] {
    let child = try touchbox(["play", try write(script), "--allow-extra-log", "--keep"])
    return child.lines(of: .output)
  }

  /// Plays the text of a script and returns its last frame.
  func snapshot(of script: String, scale: Int = 1) throws -> CGImage {
    let path = server.directory + "/expected.png"
    _ = try touchbox(["snap", try write(script), "-o", path, "--scale", "\(scale)"])
    return try ImageFile.load(path)
  }

  private func write(_ script: String) throws -> String {
    let path = server.directory + "/script.touch"
    try (script + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func touchbox(_ arguments: [String]) throws -> ChildProcess {
    var environment = server.environment
    environment["DISPLAY"] = nil
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), arguments, environment: environment)
    let status = try child.waitForExit(timeout: .seconds(30))
    guard status == .exited(0) else {
      throw LiveDemoError(problem: "\(arguments) ended with \(status)", lines: child.lines)
    }
    return child
  }
}
