import TouchScript
import UIKit

extension TestPhone {
  /// Plays a touch script, starting at the phone's current time.
  ///
  /// The script's header does not select an app, `snapshot` lines do nothing, and fingers that are
  /// down at the end remain down. Afterward, the phone's time is the time of the script's last
  /// step.
  ///
  /// - Throws: All errors in the script, in which case it is not played, or its failed
  ///   expectations.
  ///
  /// - Parameters:
  ///   - script: The script's text, which begins with the line `touchscript 1`.
  ///   - name: The script's name in error messages.
  public func play(
    script: String, name: String = "script", file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    let location = TestFailure.Location(file: file, line: line)
    caller = location
    let steps: Script
    do {
      steps = try Script(parsing: script, file: name)
    } catch {
      throw failure(error.description, location)
    }
    let last = (steps.steps.last?.time ?? .zero).seconds
    guard clock.advanced(by: last) <= Self.lastTime else {
      throw failure("\(name): the script takes too long", location)
    }
    let runner = ScriptRunner(
      steps.later(by: clock), name: name, continuing: device, input: input, checker: checker,
      options: .init(allowsExtraLog: true, keepsTouches: true))
    var first: (time: TimeInterval, trace: [String])?
    while let time = runner.nextTime {
      runner.playNext()
      // The script continues after a failure, so save the trace before it now.
      if first == nil, runner.hasFailed {
        first = (time.seconds, recentTrace(before: trace.endIndex))
      }
    }
    let result = runner.finish()
    input = runner.input
    checker.skipLog(matchedBy: runner.checker)
    watch()
    step(to: max(clock, result.endTime))
    adoptFingers()
    guard result.failureText.isEmpty else {
      let message = result.failureText.joined(separator: "\n")
      guard let first else { throw failure(message, location) }
      throw TestFailure(message, time: first.time, trace: first.trace, location: location)
    }
  }

  /// Adopts the fingers that a script has left down.
  private func adoptFingers() {
    for touch in touches where touch.finger.device == Script.device {
      locations[touch.finger.finger] = touch.location(in: nil)
    }
  }
}
