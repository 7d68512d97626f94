import CoreGraphics
import PhoneFoundation

/// How progress follows time.
package nonisolated enum Pacing: Equatable {
  /// A curve of the part of the duration.
  case curve(UnitBezier)
  /// A spring, which may go beyond the goal and back.
  case spring(Spring)

  /// Returns the progress, 0 at the start and 1 at the goal, after a part of a duration in seconds.
  func progress(at fraction: CGFloat, of duration: TimeInterval) -> CGFloat {
    switch self {
    case .curve(let bezier): bezier.value(at: fraction)
    case .spring(let spring): spring.progress(at: fraction * duration)
    }
  }
}

nonisolated extension CGFloat {
  /// The farthest that a progress may be from its start, in distances to the goal. Assumption: nothing on
  /// a screen needs more, and values of a screen's size stay far from the limits of numbers.
  private static let progressLimit: CGFloat = 1e6

  /// The number as a progress: within the limits of what can be multiplied with any distance; NaN is the
  /// goal.
  var clampedProgress: CGFloat {
    isNaN ? 1 : Swift.max(-Self.progressLimit, Swift.min(self, Self.progressLimit))
  }
}

/// How the animations of one block run.
package nonisolated struct AnimationSettings {
  /// Seconds of one run; 0 or less sets values at once.
  package var duration: TimeInterval = 0.2
  /// Seconds before it starts; the old value shows until then.
  package var delay: TimeInterval = 0
  /// How the time is shaped.
  package var pacing = Pacing.curve(.easeInEaseOut)
  /// How often it runs; 0 counts as once, infinity never ends.
  package var repeatCount: Double = 0
  /// Whether each run also plays backwards, which doubles its time.
  package var autoreverses = false
  /// Whether it goes from what the screen shows rather than from the value set before.
  package var beginsFromCurrentState = false
  /// Whether views that it animates receive no touches while it runs.
  package var blocksTouches = false

  /// Makes the settings of begin and commit.
  package init() {}

  /// Seconds from the start to the end of the last run, without the delay.
  var totalDuration: TimeInterval {
    duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Returns when the first run starts, for a block that was committed at a time.
  func firstRun(after commit: AppTime) -> AppTime {
    commit.advanced(by: max(delay, 0))
  }

  /// Returns when the last run ends, for a block that was committed at a time.
  func end(after commit: AppTime) -> AppTime {
    firstRun(after: commit).advanced(by: totalDuration)
  }
}

/// One `animate` call or begin/commit pair, with the animations that it started.
package class AnimationBlock {
  package var settings: AnimationSettings
  /// Called once when all animations of the block have ended or stopped.
  package var completion: ((_ finished: Bool) -> Void)?
  /// What a begin/commit pair stores with its block.
  package var attachment: AnyObject?
  /// The animations that still run, in the order in which their properties were set. Layers retain them.
  var members: [BlockAnimation] { references.compactMap(\.animation) }
  /// Whether there is none, without a list of them.
  var isEmpty: Bool { !references.contains { $0.animation != nil } }
  private var references: [WeakAnimation] = []
  /// What transactions call after it.
  var completions: [TransactionCompletion] = []
  /// When it was committed; nil before.
  var start: AppTime?
  /// False once one of its animations was stopped.
  var finished = true
  /// The waiting end.
  var end: TimerQueue.Token?
  /// The block whose completion waits for this one.
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

  /// Adds an animation that its layer has.
  package func add(_ animation: BlockAnimation) {
    references.append(WeakAnimation(animation: animation))
  }

  /// Removes an animation; one that is not a member is no error.
  func remove(_ animation: BlockAnimation) {
    references.removeAll { $0.animation === animation }
  }

  /// Removes and returns all members.
  func removeMembers() -> [BlockAnimation] {
    defer { references = [] }
    return members
  }

  /// Whether the views have their first values again at the end.
  var endsAtStart: Bool { false }
  /// Notes that the end was reached; returns whether the animations stay there, standing still.
  func staysAtEnd() -> Bool { false }

  /// Returns when the block ends that was committed at a time; `distantFuture` for never.
  func end(after commit: AppTime) -> AppTime {
    settings.totalDuration.isFinite ? settings.end(after: commit) : .distantFuture
  }

  /// Whether anything depends on the block's end.
  var needsCompletion: Bool { completion != nil || outer != nil || innerCount > 0 }

  /// Lets the completion wait for a block within this one.
  package func add(_ inner: AnimationBlock) {
    inner.outer = self
    innerCount += 1
  }

  /// Calls the completion, once, as soon as all blocks that it waits for have completed.
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

  /// Returns the progress of the animations, 0…1, or nil once they have ended.
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

/// A block of key frames.
package final class KeyframeBlock: AnimationBlock {
  /// How values go from one key frame to the next.
  package var mode = KeyframeTrack.Mode.linear
  /// The part of the duration in which values that are set now are reached.
  package var frame: ClosedRange<CGFloat> = 0...1
}
