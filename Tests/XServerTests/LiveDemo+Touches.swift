import Foundation
import Testing
import XServer

extension LiveDemo {
  /// Starts a demo that writes a trace to standard error.
  static func traced(
    _ demo: String = "PinchMe", on server: XServer, scale: Int = 1
  ) throws -> LiveDemo {
    try LiveDemo(demo, on: server, scale: scale, arguments: ["--trace", "-"])
  }

  /// The packets of a traced demo so far, such as `d1,d2`.
  var packets: [String] {
    process.lines(of: .error).compactMap { line in
      line.firstMatch(of: #/^T \S+ packet \d+ event \d+ changed (\S+) all/#).map { String($0.1) }
    }
  }

  /// Performs an action, and expects views to receive exactly these calls as a result, each in the
  /// form `began 1@100,200 2@220,280`.
  ///
  /// Fingers are numbered in order of touch down, from the start of the phone. Locations are in
  /// screen points if the view is directly below the status bar. All fingers in a call changed in
  /// one packet.
  func expect(
    _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation,
    after action: () throws -> Void
  ) rethrows {
    let found = try calls(atLeast: expected.count, after: action)
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  /// Performs an action, and expects a call as a result. Another call may precede it.
  ///
  /// A finger that touches down also moves the server's pointer. If SDL reports the motion one turn
  /// before the finger, which happens on busy machines, the mouse's finger moves too.
  func expect(
    _ expected: String, allowing other: String,
    sourceLocation: SourceLocation = #_sourceLocation, after action: () throws -> Void
  ) rethrows {
    let found = try calls(until: { $0.contains(expected) }, after: action)
    #expect(found.filter { $0 != other } == [expected], sourceLocation: sourceLocation)
  }

  /// Performs an action, waits for the expected number of calls, and returns the resulting calls.
  ///
  /// Skips the existing lines, so long tests do not become slower and slower.
  func calls(atLeast expected: Int = 1, after action: () throws -> Void) rethrows -> [String] {
    try calls(until: { $0.count >= expected }, after: action)
  }

  private func calls(
    until isComplete: ([String]) -> Bool, after action: () throws -> Void
  ) rethrows -> [String] {
    let mark = process.lines(of: .error).count
    try action()
    var calls: [String] = []
    poll(timeout: .seconds(5)) {
      calls = process.lines(of: .error).dropFirst(mark).compactMap(Self.parseCall)
      return isComplete(calls)
    }
    return calls
  }

  private static func parseCall(_ line: String) -> String? {
    guard line.contains(" call "),
      let match = line.firstMatch(of: #/^T \S+ call touches(\w+) \S+ (.*)$/#)
    else { return nil }
    let fingers = match.2.matches(of: #/\[(\d+)@([-\d.]+),([-\d.]+)</#).map { finger in
      let x = Double(finger.2) ?? .nan
      let y = (Double(finger.3) ?? .nan) + statusBarHeight
      return String(format: "%@@%g,%g", String(finger.1) as NSString, x, y)
    }
    return ([match.1.lowercased()] + fingers).joined(separator: " ")
  }

  private static let statusBarHeight = 20.0

  /// Waits until the color at a phone point is as expected, and returns whether it is.
  func waitForColor(
    _ x: Int, _ y: Int, where isExpected: (Screenshot.Pixel) -> Bool
  ) throws -> Bool {
    try poll(timeout: .seconds(5)) { try isExpected(color(x, y)) }
  }

  /// Waits until a point on a white screen shows a mouse finger's dot.
  func waitForDot(_ x: Int, _ y: Int, isPressed: Bool = false) throws -> Bool {
    // Gray with alpha 0.5 over white, or 0.8 when pressed: 191 and 153.
    let level = isPressed ? 153 : 191
    return try waitForColor(x, y) { pixel in
      let isGray = pixel.red == pixel.green && pixel.green == pixel.blue
      return isGray && abs(Int(pixel.red) - level) <= 1
    }
  }

  /// Waits until a point on a white screen does not show a dot.
  func waitForWhite(_ x: Int, _ y: Int) throws -> Bool {
    try waitForColor(x, y) { $0 == 0xFFFFFF }
  }

  /// Resizes the window and returns its new frame.
  func resize(to width: Int, _ height: Int) throws -> XWindow.Frame {
    try server.screen.resize(window, to: width, height)
    return try server.screen.frame(of: window)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests if the X server or one of its drivers is not installed.
  static var requiresXServer: Self {
    .enabled(
      if: XServer.isAvailable,
      "needs Xorg with the dummy and inputtest drivers; `make test` installs them")
  }
}

/// Starts a server and a demo that writes a trace, and calls `body` with them.
func withTracedDemo(
  _ name: String = "PinchMe", scale: Int = 1, _ body: (LiveDemo, XServer) throws -> Void
) throws {
  try withXServer { server in
    try body(try LiveDemo.traced(name, on: server, scale: scale), server)
  }
}
