import CoreGraphics
package import Simulator
package import TouchScript
package import UIKit

/// Plays a script in a window, in time with its clock.
///
/// The script has the phone for itself: fingers and the mouse are ignored meanwhile. After its last line
/// the window stays open until it is closed or, if wanted, for a moment.
package final class ScriptPlayback {
  /// The playback speeds that keys can choose, 1 for real time.
  package static let speeds = 0.0625...16

  /// How long the end stays visible before the window closes by itself, in seconds of the script.
  private static let endDuration = 1.0
  /// The most steps of the progress bar, and the time between two of them, in seconds of the script.
  private static let progressSteps = 320.0
  private static let progressInterval = 1.0 / 30

  /// The playback speed, 1 for real time; more than 0, also while paused.
  var speed: Double
  /// Whether the script's time stands.
  var isPaused = false
  /// Whether Ctrl is held, for the keys that need it.
  var isCtrlHeld = false

  private let runner: ScriptRunner
  private let closesAtEnd: Bool
  private var result: ScriptResult?
  private var end: AppTime?
  private var nextProgress = AppTime.zero

  /// Makes the playback of a script that has not begun.
  ///
  /// - Parameter closesAtEnd: Whether the loop ends a moment after the script.
  package init(_ runner: ScriptRunner, speed: Double = 1, closesAtEnd: Bool = true) {
    self.runner = runner
    self.speed = speed
    self.closesAtEnd = closesAtEnd
  }

  /// The phone that the script is played on.
  package var phone: Phone { runner.phone }

  /// When there is something to do next; nil for nothing more.
  package var nextTime: AppTime? {
    if let next = runner.nextTime { return min(next, nextProgress) }
    guard let end else { return .zero }
    return closesAtEnd ? end : nil
  }

  /// Whether the loop ends: the end has been visible long enough.
  package func isFinished(at now: AppTime) -> Bool { closesAtEnd && end.map { $0 <= now } ?? false }

  /// How much of the script was played by a time, 0…1, in steps of the progress bar.
  func progress(at now: AppTime) -> CGFloat {
    let duration = runner.endTime.seconds
    guard result == nil, duration > 0 else { return 1 }
    let steps = min(Self.progressSteps, (duration / Self.progressInterval).rounded(.up))
    let step = (now.seconds / duration * steps).rounded(.down)
    nextProgress = AppTime(microseconds: Int64(((step + 1) / steps * duration * 1e6).rounded(.up)))
    return min(1, step / steps)
  }

  /// What came out, in a few words, once the script has ended and the window stays open.
  var outcome: String? {
    guard !closesAtEnd, let result else { return nil }
    let failures = result.checks.count { $0.failure != nil }
    switch failures {
    case 0: return "Passed; Escape closes"
    case 1: return "1 check failed; Escape closes"
    default: return "\(failures) checks failed; Escape closes"
    }
  }

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
