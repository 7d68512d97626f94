import Foundation
import Terminal
import TouchboxCommand
import XServer

/// Moves eleven fingers in real time on a demo in a real window, using an X server's touchscreen.
///
/// Each touchscreen report moves all fingers, a thousand times per second. Every ten seconds, all
/// fingers lift, and no touches may remain.
@MainActor
struct WindowSession {
  /// The duration of the moves, in minutes.
  let minutes: Double

  private static let fingers = 11
  private static let reports = 1000
  /// The time for which the fingers stay down, in seconds.
  private static let round = 10.0

  func run() throws -> SoakResult {
    guard XServer.isAvailable else {
      throw SoakError("needs Xorg with the dummy and inputtest drivers; `make test` installs them")
    }
    return try withXServer { server in
      let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
      let app = try ChildProcess(own, ["app"], environment: server.environment)
      defer { app.terminate() }
      try app.waitForLine(containing: "READY", timeout: .seconds(30))
      return try play(on: server.touchscreens[0], app)
    }
  }

  private func play(on touchscreen: TouchDevice, _ app: ChildProcess) throws -> SoakResult {
    let clock = SuspendingClock()
    let begin = clock.now
    let count = max(4, Int((minutes * 60 / Self.round).rounded()))
    var (sent, late, stuck) = (0, 0, 0)
    var figures: [Figures] = []
    for round in 0..<count {
      let start = clock.now
      for finger in 0..<Self.fingers {
        let point = location(of: finger, after: 0, in: round)
        try touchscreen.down(finger, at: point.x, point.y)
      }
      for report in 1...Int(Self.round) * Self.reports {
        let due = start + .microseconds(report * 1_000_000 / Self.reports)
        let now = clock.now
        // Send fewer reports to a slow server instead of queuing them.
        if now > due + .milliseconds(20) {
          late += 1
          continue
        }
        if due > now { usleep(UInt32((due - now) / .microseconds(1))) }
        for finger in 0..<Self.fingers {
          let point = location(of: finger, after: report, in: round)
          try touchscreen.move(finger, to: point.x, point.y)
        }
        sent += 1
        // Wait for the driver's reply. Otherwise, the socket's buffer would fill up.
        if report % 10 == 0 { try touchscreen.sync() }
      }
      for finger in 0..<Self.fingers { try touchscreen.up(finger) }
      try touchscreen.sync()
      let quiet = try figuresAtRest(of: app)
      stuck = max(stuck, quiet.touches)
      figures.append(quiet)
      if round % 6 == 5 { Console.out("\(round + 1)/\(count): \(quiet.line)") }
    }
    let elapsed = (clock.now - begin) / .seconds(1)
    let rate = Double(sent) / (Double(count) * Self.round)
    return SoakResult(
      title: "\(Self.fingers) fingers in a window for "
        + String(
          format: "%.0f seconds, %.0f reports/s (%d of %d skipped as late)", elapsed, rate, late,
          late + sent),
      start: figures[1], middle: figures[count / 2], end: figures[count - 1], stuckTouches: stuck)
  }

  /// Returns the app's figures from two seconds after the fingers lifted.
  private func figuresAtRest(of app: ChildProcess) throws -> Figures {
    let known = app.lines(of: .output).count
    var rest: [Figures] = []
    poll(timeout: .seconds(20), interval: .milliseconds(100)) {
      rest = app.lines(of: .output).dropFirst(known).compactMap { Figures(line: $0) }
      return rest.count >= 3 || app.exitStatus != nil
    }
    guard let last = rest.last, rest.count >= 3 else {
      throw SoakError(
        "the window reports nothing any more: \(app.exitStatus.map { "\($0)" } ?? "it hangs")")
    }
    return last
  }

  /// Returns a finger's location. Each finger circles in its own area at its own speed.
  private func location(of finger: Int, after report: Int, in round: Int) -> (x: Double, y: Double)
  {
    let angle = Double(report) / Double(100 + 37 * finger) + Double(round)
    let column = Double(finger % 3)
    let row = Double(finger / 3)
    return (110 + column * 210 + 70 * cos(angle), 130 + row * 215 + 70 * sin(angle))
  }
}
