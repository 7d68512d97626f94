import CoreGraphics
import PhoneFoundation

/// The pacing of an animation: its progress as a function of time.
package nonisolated enum Pacing: Equatable {
  /// A curve that maps the elapsed fraction of the duration to the progress.
  case curve(UnitBezier)
  /// A spring, which may overshoot its goal.
  case spring(Spring)

  /// Returns the progress, 0 at the start and 1 at the goal, at a fraction of a duration, which is
  /// in seconds.
  func progress(at fraction: CGFloat, of duration: TimeInterval) -> CGFloat {
    switch self {
    case .curve(let bezier): bezier.value(at: fraction)
    case .spring(let spring): spring.progress(at: fraction * duration)
    }
  }
}

nonisolated extension CGFloat {
  /// The largest progress, as a multiple of the distance from start to goal. Assumption: larger
  /// values never matter on a screen, and with this limit, screen-sized values can't overflow.
  private static let progressLimit: CGFloat = 1e6

  /// The progress, clamped so that it can be multiplied by any distance. NaN becomes 1, the goal.
  var clampedProgress: CGFloat {
    isNaN ? 1 : Swift.max(-Self.progressLimit, Swift.min(self, Self.progressLimit))
  }
}

/// The settings for the animations in a block.
package nonisolated struct AnimationSettings {
  /// The duration of one run, in seconds. If 0 or less, values change immediately.
  package var duration: TimeInterval = 0.2
  /// The delay before the animation starts, in seconds. The old value remains visible until then.
  package var delay: TimeInterval = 0
  /// The pacing of each run.
  package var pacing = Pacing.curve(.easeInEaseOut)
  /// The number of runs. 0 is treated as 1; if infinite, the animation never ends.
  package var repeatCount: Double = 0
  /// Whether each run is followed by the same run in reverse, which doubles its duration.
  package var autoreverses = false
  /// Whether the animation starts from the value on the screen rather than from the previous model
  /// value.
  package var beginsFromCurrentState = false
  /// Whether the animated views ignore touches while the animation runs.
  package var blocksTouches = false

  /// Creates the default settings for a begin/commit pair.
  package init() {}

  /// The time from the start to the end of the last run, in seconds, excluding the delay.
  var totalDuration: TimeInterval {
    duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Returns the start time of the first run of a block that was committed at `commit`.
  func firstRun(after commit: AppTime) -> AppTime {
    commit.advanced(by: max(delay, 0))
  }

  /// Returns the end time of the last run of a block that was committed at `commit`.
  func end(after commit: AppTime) -> AppTime {
    firstRun(after: commit).advanced(by: totalDuration)
  }
}

/// An `animate` call or a begin/commit pair, with the animations that it started.
package class AnimationBlock {
  package var settings: AnimationSettings
  /// Called once after all animations of the block have ended or been stopped.
  package var completion: ((_ finished: Bool) -> Void)?
  /// An object that a begin/commit pair stores with its block.
  package var attachment: AnyObject?
  /// The active animations, in the order in which their properties were set. Layers retain them.
  var members: [BlockAnimation] { references.compactMap(\.animation) }
  /// Whether there are no active animations. Doesn't allocate an array.
  var isEmpty: Bool { !references.contains { $0.animation != nil } }
  private var references: [WeakAnimation] = []
  /// The transaction completions to call after the block ends.
  var completions: [TransactionCompletion] = []
  /// The time when the block was committed, or nil if it hasn't been committed.
  var start: AppTime?
  /// Whether no animation has been stopped before its end.
  var finished = true
  /// The scheduled end.
  var end: TimerQueue.Token?
  /// The block whose completion waits for this block.
  private var outer: AnimationBlock?
  /// The number of blocks that the completion waits for.
  private var innerCount = 0
  private var hasEnded = false

  private struct WeakAnimation {
    weak var animation: BlockAnimation?
  }

  package init(settings: AnimationSettings, completion: ((Bool) -> Void)? = nil) {
    self.settings = settings
    self.completion = completion
  }

  /// Adds an animation that has already been added to its layer.
  package func add(_ animation: BlockAnimation) {
    references.append(WeakAnimation(animation: animation))
  }

  /// Removes an animation. Does nothing if it isn't a member.
  func remove(_ animation: BlockAnimation) {
    references.removeAll { $0.animation === animation }
  }

  /// Removes and returns all members.
  func removeMembers() -> [BlockAnimation] {
    defer { references = [] }
    return members
  }

  /// Whether the properties return to their initial values at the end.
  var endsAtStart: Bool { false }
  /// Handles the end of the animations. Returns whether they remain in their final state, paused.
  func staysAtEnd() -> Bool { false }

  /// Returns the end time of the block if committed at `commit`; `distantFuture` if it never ends.
  func end(after commit: AppTime) -> AppTime {
    settings.totalDuration.isFinite ? settings.end(after: commit) : .distantFuture
  }

  /// Whether anything is waiting for the block to end.
  var needsCompletion: Bool { completion != nil || outer != nil || innerCount > 0 }

  /// Makes the completion wait for a nested block.
  package func add(_ inner: AnimationBlock) {
    inner.outer = self
    innerCount += 1
  }

  /// Calls the completion once, as soon as all nested blocks have completed.
  func complete() {
    hasEnded = true
    guard innerCount == 0 else { return }
    let completion = completion
    self.completion = nil
    completion?(finished)
    outer?.innerDidComplete(finished: finished)
    outer = nil
    for completion in completions { completion.leave() }
    completions = []
  }

  private func innerDidComplete(finished: Bool) {
    innerCount -= 1
    if !finished { self.finished = false }
    if hasEnded { complete() }
  }

  /// Returns the progress of the animations, 0…1, or nil after they have ended.
  func progress(at now: AppTime) -> CGFloat? {
    guard let start else { return 0 }
    let firstRun = settings.firstRun(after: start)
    if now <= firstRun { return 0 }
    if now >= settings.end(after: start) { return nil }
    var run = (now.seconds - firstRun.seconds) / settings.duration
    if settings.autoreverses {
      run = run.truncatingRemainder(dividingBy: 2)
      run = run > 1 ? 2 - run : run
    } else if settings.repeatCount > 0 {
      run = run.truncatingRemainder(dividingBy: 1)
    }
    return settings.pacing.progress(at: min(run, 1), of: settings.duration)
  }
}

/// A keyframe block.
package final class KeyframeBlock: AnimationBlock {
  /// How values between keyframes are interpolated.
  package var mode = KeyframeTrack.Mode.linear
  /// The part of the duration during which newly set values are animated.
  package var frame: ClosedRange<CGFloat> = 0...1
}
