import Testing
import XServer

/// Every test that starts a server, one after the other: each of them blocks the thread it runs on.
@Suite(.serialized, .enabled(if: XServer.isAvailable)) enum RealScreen {}

/// The SDL program that prints what it gets, in a 320 x 480 window at the screen's top left.
struct Echo {
  let process: ChildProcess
  let window: XWindow

  init(on server: XServer, hints: [String: String] = [:]) throws {
    process = try ChildProcess(
      ChildProcess.builtProgram("echo"), ["0", "0", "320", "480"],
      environment: server.environment.merging(hints) { $1 })
    try process.waitForLine(containing: "ready x11")
    window = try server.screen.window(ofProcess: process.processID)
    try process.waitForLine(containing: "window focus_gained")
  }

  /// The finger events so far.
  var fingers: [Finger] { process.lines.compactMap(Finger.init) }
}

/// One finger event as the program printed it, in pixels of its window.
struct Finger {
  var phase: Substring
  var device: Substring
  var id: Substring
  var x: Double
  var y: Double

  init?(line: String) {
    let words = line.split(separator: " ")
    guard words.count == 6, words[0] == "finger", let x = Double(words[4]), let y = Double(words[5])
    else { return nil }
    (phase, device, id, self.x, self.y) = (words[1], words[2], words[3], x * 319, y * 479)
  }

  func isClose(to x: Double, _ y: Double) -> Bool {
    abs(self.x - x) < 1e-3 && abs(self.y - y) < 1e-3
  }
}
