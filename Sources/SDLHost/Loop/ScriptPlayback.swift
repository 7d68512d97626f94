package import Simulator
package import TouchScript
package import UIKit

/// Plays a script in a window, in time with its clock.
///
/// The script has the phone for itself: what devices do meanwhile is ignored. After its last line
/// the window stays open for a moment, so that the end can be seen.
package final class ScriptPlayback {
  /// How long the end stays visible, in seconds of the script.
  private static let endDuration = 1.0

  private var result: ScriptResult?
  private let runner: ScriptRunner
  private var end: AppTime?

  /// Makes the playback of a script that has not begun.
  package init(_ runner: ScriptRunner) {
    self.runner = runner
  }

  /// The phone that the script is played on.
  package var phone: Phone { runner.phone }

  /// When there is something to do next.
  package var nextTime: AppTime { runner.nextTime ?? end ?? .zero }

  /// Whether the end has been visible long enough.
  package func isFinished(at now: AppTime) -> Bool { end.map { $0 <= now } ?? false }

  /// Plays what is due at or before a time.
  package func play(through now: AppTime) {
    runner.playLines(through: now)
    guard runner.nextTime == nil, result == nil else { return }
    stop()
    end = now.advanced(by: Self.endDuration)
  }

  /// Ends the script where it is, if it has not ended: expectations that were not reached fail, and
  /// touches are cancelled.
  @discardableResult
  package func stop() -> ScriptResult {
    if let result { return result }
    let last = runner.finish()
    result = last
    return last
  }
}
