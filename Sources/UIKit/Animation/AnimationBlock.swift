import CoreGraphics

/// How progress follows time.
nonisolated enum Pacing: Equatable {
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

/// How the animations of one block run.
struct AnimationSettings {
  /// Seconds of one run; 0 or less sets values at once.
  var duration: TimeInterval = 0.2
  /// Seconds before it starts; the old value shows until then.
  var delay: TimeInterval = 0
  /// How the time is shaped.
  var pacing = Pacing.curve(.easeInEaseOut)
  /// How often it runs; 0 counts as once, infinity never ends.
  var repeatCount: Double = 0
  /// Whether each run also plays backwards, which doubles its time.
  var autoreverses = false
  /// Whether it goes from what the screen shows rather than from the value set before.
  var beginsFromCurrentState = false
  /// Whether views that it animates receive no touches while it runs.
  var blocksTouches = false

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
class AnimationBlock {
  var settings: AnimationSettings
  /// Called once when all animations of the block have ended or stopped.
  var completion: ((_ finished: Bool) -> Void)?
  /// The animated properties that still run, in the order in which they were set.
  var members: [(layer: CALayer, property: AnimatableProperty)] = []
  /// When it was committed; nil before.
  var start: AppTime?
  /// False once one of its animations was stopped.
  var finished = true
  /// The waiting end.
  var end: TimerQueue.Token?

  init(settings: AnimationSettings, completion: ((Bool) -> Void)? = nil) {
    self.settings = settings
    self.completion = completion
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

/// The animation of one property to its model value.
struct PropertyAnimation {
  /// What it belongs to.
  let block: AnimationBlock
  /// Where it started.
  let from: AnimatableValue

  /// Returns the value to show: exactly the old one before the start, exactly the model value once
  /// the time is up.
  func value(to model: AnimatableValue, at now: AppTime) -> AnimatableValue {
    guard let progress = block.progress(at: now) else { return model }
    return progress == 0 ? from : from.interpolated(to: model, progress)
  }
}
