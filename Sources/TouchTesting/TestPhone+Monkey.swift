import Monkey
import Testing
import TouchScript
import UIKit

extension TestPhone {
  /// Performs random gestures in the app and checks a condition after each packet.
  ///
  ///     phone.monkey(seed: 7, packets: 5000) {
  ///       #expect(board.pieces.count == 4)
  ///     }
  ///
  /// The gestures include common ones and some that people would never make: taps, drags, swipes,
  /// pinches, rotations, long presses, palms, canceled touches, a lost focus, and a suspended app.
  /// Half of the gestures begin on a touchable view. The same seed always produces the same
  /// gestures. At the end, all fingers are lifted.
  ///
  /// The run stops after the first packet at which an expectation fails or `check` throws an error.
  /// The method records an issue at this line, with a script that `play(script:)` can use to
  /// reproduce the failure on a new phone. The `touchbox monkey` command also finds crashes and
  /// leaks, and shortens the script.
  ///
  /// - Parameters:
  ///   - seed: The seed that determines the gestures.
  ///   - packets: The approximate number of packets. If it is 0 or less, nothing is sent.
  ///   - check: A closure that checks conditions that must always be true.
  public func monkey(
    seed: UInt64 = 1, packets: Int = 1000, file: String = #filePath, line: Int = #line,
    check: () throws -> Void = {}
  ) {
    locate(file, line)
    var played: [Script.Step] = []
    var number = 0
    while played.count < packets {
      let session = MonkeyGenerator.session(
        seed: seed, number: number, packets: min(200, packets - played.count),
        screen: device.context.interface.screen.bounds.size, targets: device.touchTargets)
      number += 1
      let start = clock
      let script = session.script.later(by: start)
      guard script.steps.last.map({ $0.time <= Self.lastTime }) ?? true
      else { return recordError("the gestures take too long; expected fewer packets") }
      let runner = ScriptRunner(
        script, name: "monkey", continuing: device, input: input, checker: checker,
        options: .init(keepsTouches: true))
      var failure: String?
      var next = script.steps[...]
      while failure == nil, let time = runner.nextTime {
        runner.playNext()
        while let step = next.first, step.time <= time {
          played.append(step)
          next.removeFirst()
        }
        failure = Self.failure(of: check)
      }
      input = runner.input
      if failure == nil { _ = runner.finish() }
      checker.skipLog(matchedBy: runner.checker)
      watch()
      step(to: max(clock, played.last?.time ?? clock))
      if let failure { return report(failure, after: played) }
      if device.halt != nil { return }
    }
  }

  private func report(_ failure: String, after steps: [Script.Step]) {
    let text = ScriptSyntax(Script(steps: steps)).text
    recordError(
      "\(failure) after \(steps.count) random steps; this script reproduces it:\n\(text)")
  }

  /// Returns a message about a failed check, or `nil` if it passed. In Swift Testing, its errors
  /// and issues have already been recorded.
  private static func failure(of check: () throws -> Void) -> String? {
    // The check's issues are reported on this thread.
    nonisolated(unsafe) var hasFailed = false
    do {
      guard Test.current != nil else {
        try check()
        return nil
      }
      // Intercept the issues to detect them, and record all of them.
      try withKnownIssue(isIntermittent: true) {
        try check()
      } matching: { _ in
        hasFailed = true
        return false
      }
    } catch {
      return "the check threw \(error)"
    }
    return hasFailed ? "the check failed" : nil
  }
}
