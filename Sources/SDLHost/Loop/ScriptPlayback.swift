import CoreGraphics
package import Simulator
package import TouchScript
package import UIKit

/// Plays a script in a window, in real time on the window's clock.
///
/// Only the script controls the phone: fingers and the mouse are ignored. After the last line, the
/// window remains open until the user closes it or, optionally, closes automatically after a
/// moment.
package final class ScriptPlayback {
  /// The time for which the end remains visible before the window closes automatically, in script
  /// seconds.
  private static let endDuration = 1.0
  /// The progress bar's maximum number of steps, and the time between two steps, in script seconds.
  private static let progressSteps = 320.0
  private static let progressInterval = 1.0 / 30

  /// The failed expectations, if playback pauses at each of them.
  package private(set) var review: ScriptReview?

  private let runner: ScriptRunner
  private let closesAtEnd: Bool
  private var result: ScriptResult?
  private var end: AppTime?
  private var nextProgress = AppTime.zero

  /// Creates a playback of a script.
  ///
  /// - Parameters:
  ///   - closesAtEnd: Whether the loop ends shortly after the script.
  ///   - reviews: Whether playback pauses at each failed expectation, so that the user can accept
  ///     the actual value.
  package init(_ runner: ScriptRunner, closesAtEnd: Bool = true, reviews: Bool = false) {
    self.runner = runner
    self.closesAtEnd = closesAtEnd
    guard reviews else { return }
    review = ScriptReview()
    runner.onFailure = { [weak self] failure in self?.review?.add(failure) }
  }

  /// The expected and the actual value of the failed expectation that waits for a decision, or `nil`
  /// if there is none.
  var question: String? {
    guard let review, let failure = review.pending.first else { return nil }
    let now = failure.actual.map { "Now: \(ScriptSyntax.text(of: $0))" } ?? failure.failure
    let keys =
      review.obstacle.map { "\($0) Space continues." }
      ?? "Return writes this to the script; Space keeps the line."
    return "Line \(failure.location.line): \(failure.expected)\n\(now)\n\(keys)"
  }

  /// Decides about the failed expectation that waits: writes the actual value to the script, if
  /// possible, or keeps the line.
  func decide(accepts: Bool) {
    if accepts { review?.accept() } else { review?.keep() }
  }

  /// The phone on which the script is played.
  package var phone: Phone { runner.phone }

  /// The time of the next action, or `nil` if there is none.
  package var nextTime: AppTime? {
    if let next = runner.nextTime { return min(next, nextProgress) }
    guard let end else { return .zero }
    return closesAtEnd ? end : nil
  }

  /// Returns whether the loop should end because the script's end has been visible long enough.
  package func isFinished(at now: AppTime) -> Bool { closesAtEnd && end.map { $0 <= now } ?? false }

  /// Returns the fraction of the script that has been played at a given time, 0…1, in progress bar
  /// steps.
  func progress(at now: AppTime) -> CGFloat {
    let duration = runner.endTime.seconds
    guard result == nil, duration > 0 else { return 1 }
    let steps = min(Self.progressSteps, (duration / Self.progressInterval).rounded(.up))
    let step = (now.seconds / duration * steps).rounded(.down)
    nextProgress = AppTime(microseconds: Int64(((step + 1) / steps * duration * 1e6).rounded(.up)))
    return min(1, step / steps)
  }

  /// A short summary of the result once the script has ended, if the window remains open.
  var outcome: String? {
    guard !closesAtEnd, let result else { return nil }
    let failures = result.checks.count { $0.failure != nil }
    switch failures {
    case 0: return "Passed; Escape closes"
    case 1: return "1 check failed; Escape closes"
    default: return "\(failures) checks failed; Escape closes"
    }
  }

  /// Plays all steps that are due by the given time.
  package func play(through now: AppTime) {
    while question == nil, let next = runner.nextTime, next <= now { runner.playNext() }
    guard question == nil, runner.nextTime == nil, result == nil else { return }
    stop()
    end = now.advanced(by: Self.endDuration)
  }

  /// Ends the script at the current step, unless it has ended: the remaining expectations fail, and
  /// touches are canceled.
  @discardableResult
  package func stop() -> ScriptResult {
    if let result { return result }
    let last = runner.finish()
    result = last
    return last
  }
}
