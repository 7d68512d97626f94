import CoreGraphics
import Foundation
import Painter
import XServer

/// A demo in a real window, with real devices: what a person has on the desk.
final class LiveDemo {
  let server: XServer
  let process: ChildProcess
  let frame: XWindow.Frame
  private let xWindow: XWindow?
  /// Window pixels a point.
  let scale: Int

  /// Starts a demo and waits until its first frame can be seen.
  init(
    _ demo: String, on server: XServer, scale: Int = 1, verb: String = "run",
    arguments: [String] = [], directory: String? = nil, environment: [String: String] = [:]
  ) throws {
    self.server = server
    self.scale = scale
    process = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      [verb, demo, "--scale", "\(scale)", "--no-hint"] + arguments,
      environment: server.environment.merging(environment) { $1 },
      directory: directory ?? server.directory)
    let window = try server.screen.window(ofProcess: process.processID)
    xWindow = window
    frame = try server.screen.frame(of: window)
    try waitForFirstFrame()
  }

  /// Starts a demo on a Wayland desktop, at scale 1, and waits until its first frame can be seen.
  ///
  /// It tells all that its views hear of touches.
  init(_ demo: String, on desktop: WaylandDesktop, of server: XServer) throws {
    self.server = server
    scale = 1
    process = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      ["run", demo, "--scale", "1", "--no-hint", "--trace", "-"],
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

  /// The demo's window, for X.
  var window: XWindow {
    guard let xWindow else { preconditionFailure("a Wayland window is none of the X server's") }
    return xWindow
  }

  /// Waits until the status bar is where it is in a new window: then a frame is there.
  func waitForFirstFrame() throws {
    let bar = pixel(160, 2)
    // 7 percent white, cut to a whole byte.
    let isShown = try poll {
      try server.screen.screenshot(x: bar.x, y: bar.y, width: 1, height: 1)[0, 0] == 0x111111
    }
    guard isShown else { throw LiveDemoError(what: "no first frame", lines: process.lines) }
  }

  /// The lines of the demo's log.
  var log: [String] { process.lines(of: .output) }

  /// Returns the screen pixel of a point of the phone.
  func pixel(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
    (frame.x + x * scale, frame.y + y * scale)
  }

  /// What the phone's screen shows in the window.
  func screenshot() throws -> Screenshot {
    try server.screen.screenshot(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The colour at a point of the phone.
  func color(_ x: Int, _ y: Int) throws -> Screenshot.Pixel {
    let place = pixel(x, y)
    return try server.screen.screenshot(x: place.x, y: place.y, width: 1, height: 1)[0, 0]
  }

  // MARK: - Fingers and pointer, in points of the phone

  func down(_ finger: Int, _ x: Int, _ y: Int) throws {
    let place = pixel(x, y)
    try touchscreen.down(finger, at: Double(place.x), Double(place.y))
    try touchscreen.sync()
  }

  func move(_ finger: Int, _ x: Int, _ y: Int) throws {
    let place = pixel(x, y)
    try touchscreen.move(finger, to: Double(place.x), Double(place.y))
    try touchscreen.sync()
  }

  func up(_ finger: Int) throws {
    try touchscreen.up(finger)
    try touchscreen.sync()
  }

  func point(_ x: Int, _ y: Int) throws {
    let place = pixel(x, y)
    try server.pointer.move(to: place.x, place.y)
  }

  /// Waits until the log has this many lines and returns them.
  func waitForLog(_ count: Int) throws -> [String] {
    poll { self.log.count >= count }
    return log
  }

  /// Waits until the window shows an image, and returns whether it does.
  func waitForPicture(_ expected: CGImage) throws -> Bool {
    try poll(interval: .milliseconds(20)) { try screenshot().image.hasSamePixels(as: expected) }
  }

  /// Ends the demo as its user does, and returns its exit status.
  func quit() throws -> ExitStatus {
    try server.keyboard.type(.q, holding: .controlLeft)
    return try process.waitForExit()
  }
}

/// A demo that did not do what every demo does.
struct LiveDemoError: Error, CustomStringConvertible {
  let what: String
  let lines: [String]

  var description: String { "\(what); it wrote: \(lines.joined(separator: "\n"))" }
}

extension Screenshot {
  /// The picture as an image without transparency.
  var image: CGImage {
    get throws {
      let bytes = pixels.flatMap { pixel in
        [UInt8(pixel & 255), UInt8(pixel >> 8 & 255), UInt8(pixel >> 16 & 255), 255]
      }
      guard let image = CGImage(width: width, height: height, pixels: bytes) else {
        throw LiveDemoError(what: "a screenshot of \(width)x\(height)", lines: [])
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

/// Plays scripts and takes pictures without a window, for comparison.
struct Headless {
  let server: XServer

  /// Plays a script of the text given and returns its log.
  func log(of script: String) throws -> [String] {
    let child = try touchbox(["play", try write(script), "--allow-extra-log", "--keep"])
    return child.lines(of: .output)
  }

  /// Returns the last frame of a script.
  func picture(of script: String, scale: Int = 1) throws -> CGImage {
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
      throw LiveDemoError(what: "\(arguments) ended with \(status)", lines: child.lines)
    }
    return child
  }
}
