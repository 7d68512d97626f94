import CoreGraphics

/// The arithmetic of the `CAMediaTiming` model: when an animation is active, and its progress.
///
/// Times are in seconds of the parent's time since the animation began. Source:
/// developer.apple.com/documentation/quartzcore/camediatiming. Two details were derived from
/// presentation values on macOS: at its exact end, an animation still displays its last value, and
/// `timeOffset` shifts the values within each cycle (a 5 s animation with an offset of 3 s plays
/// 3…5 s, then 0…3 s).
nonisolated struct MediaTiming: Equatable, Sendable {
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval
  /// The speed relative to the parent's time. If negative, the animation runs backward.
  var speed: Double = 1
  /// The time by which the values are shifted, in seconds.
  var timeOffset: CFTimeInterval = 0
  /// The number of cycles; 0 is treated as 1.
  var repeatCount: Double = 0
  /// The total duration of the repeated cycles, in seconds. If 0, `repeatCount` applies.
  var repeatDuration: CFTimeInterval = 0
  /// Whether each run is followed by the same run in reverse, which doubles the cycle.
  var autoreverses = false
  /// Whether the first value is visible before the beginning.
  var fillsBackwards = false
  /// Whether the last value is visible after the end.
  var fillsForwards = false

  /// A time within an animation.
  struct Moment: Equatable {
    /// The elapsed fraction of the run, 0…1.
    var fraction: CGFloat
    /// The number of completed cycles.
    var iteration: Int
  }

  /// The maximum rounding error, in seconds. It is less than the clock's resolution of 1 µs.
  private static let tolerance = 1e-7

  /// The duration of one cycle, in seconds of the animation's own time.
  private var cycle: CFTimeInterval { duration * (autoreverses ? 2 : 1) }

  /// The active duration, in seconds of the animation's own time.
  private var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The time from beginning to end, in seconds of the parent's time. Infinite if the animation
  /// never ends.
  var span: CFTimeInterval {
    speed == 0 ? .infinity : activeDuration / abs(speed)
  }

  /// Returns the progress at a time since the beginning, in seconds of the parent's time. Returns
  /// nil while the animation has no effect.
  func moment(after elapsed: CFTimeInterval) -> Moment? {
    guard duration > 0, !elapsed.isNaN else { return nil }
    var time = elapsed * abs(speed)
    var isAtEnd = false
    if elapsed < 0 {
      guard fillsBackwards || elapsed > -Self.tolerance else { return nil }
      time = 0
    } else if time >= activeDuration - Self.tolerance {
      guard fillsForwards || time <= activeDuration + Self.tolerance else { return nil }
      time = activeDuration
      isAtEnd = true
    }
    time = (speed < 0 ? -time : time) + timeOffset
    var iteration = (time / cycle).rounded(.down)
    // An infinite cycle never ends.
    var rest = iteration == 0 ? time : time - iteration * cycle
    // The end of the last cycle doesn't start another one.
    if isAtEnd, time > 0, rest < Self.tolerance {
      iteration -= 1
      rest = cycle
    }
    if autoreverses, rest > duration { rest = cycle - rest }
    return Moment(
      fraction: max(0, min(1, rest / duration)),
      iteration: Int(max(-1e15, min(1e15, iteration))))
  }
}

/// The relationship between a layer's time and its superlayer's time.
///
/// `local = (parent - beginTime) * speed + timeOffset`:
/// developer.apple.com/documentation/quartzcore/camediatiming.
nonisolated struct LayerTiming: Equatable, Sendable {
  /// The superlayer's time, in seconds, at which the layer's time starts.
  var beginTime: CFTimeInterval = 0
  /// The speed relative to the superlayer's time. If 0, the layer's time is stopped.
  var speed: Double = 1
  /// An offset, in seconds, added to the layer's time.
  var timeOffset: CFTimeInterval = 0

  /// Converts a time from the superlayer to the layer.
  func local(_ parent: CFTimeInterval) -> CFTimeInterval {
    (parent - beginTime) * speed + timeOffset
  }

  /// Converts a time from the layer to the superlayer. If the layer's time is stopped, the result
  /// is infinite for any other time.
  func parent(_ local: CFTimeInterval) -> CFTimeInterval {
    if speed == 0 { return local == timeOffset ? beginTime : .infinity }
    return (local - timeOffset) / speed + beginTime
  }
}
