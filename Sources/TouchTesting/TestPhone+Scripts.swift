import Simulator
import TouchScript
import UIKit

extension TestPhone {
  /// Plays a touch script from the phone's time on, and throws where it has mistakes or what it
  /// expects is not so.
  ///
  /// The script is a whole one, from its line `touchscript 1` on; its own time 0 is the phone's. Its
  /// header does not choose what runs, `snapshot` lines take no pictures, and touches that it leaves
  /// down stay down. The phone's time is the script's last line afterwards.
  ///
  /// - Parameters:
  ///   - script: The script's text.
  ///   - name: What errors call the script.
  public func play(
    script: String, name: String = "script", file: String = #fileID, line: Int = #line
  ) throws(TestFailure) {
    let place = TestFailure.Place(file: file, line: line)
    let steps: Script
    do {
      steps = try Script(parsing: script, file: name)
    } catch {
      throw failure(error.description, place)
    }
    let last = (steps.steps.last?.time ?? .zero).seconds
    guard clock.advanced(by: last) <= Self.lastTime else {
      throw failure("\(name): the script takes too long", place)
    }
    let runner = ScriptRunner(
      steps, name: name, continuing: device, from: clock, judge: judge,
      options: .init(allowsExtraLog: true, keepsTouches: true))
    var fault: (time: TimeInterval, trace: [String])?
    while let time = runner.nextTime {
      runner.playNext()
      // A script plays on after a fault, whose trace would not be the last lines then.
      if fault == nil, runner.hasFailed {
        fault = (time.seconds, recentTrace(before: trace.endIndex))
      }
    }
    let result = runner.finish()
    judge.takeLog(from: runner.judge)
    watch()
    step(to: max(clock, result.endTime))
    placeFingers()
    guard result.failureText.isEmpty else {
      let message = result.failureText.joined(separator: "\n")
      guard let fault else { throw failure(message, place) }
      throw TestFailure(message, time: fault.time, trace: fault.trace, place: place)
    }
  }

  /// Takes over where a script left its fingers.
  private func placeFingers() {
    for touch in touches where touch.finger.device == Script.device {
      places[touch.finger.finger] = touch.location(in: nil)
    }
  }
}
