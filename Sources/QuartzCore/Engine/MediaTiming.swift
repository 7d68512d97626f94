import CoreGraphics

/// The timing model of `CAMediaTiming` as arithmetic: when an animation is active, and its
/// progress.
///
/// Times are in seconds of the parent since the beginning of the animation. Source:
/// developer.apple.com/documentation/quartzcore/camediatiming. Two details are measured from
/// presentation values on macOS: at its exact end, an animation still shows its last value, and
/// `timeOffset` shifts the values within each cycle (an animation of 5 s with an offset of 3 s
/// shows 3…5 s, then 0…3 s).
nonisolated struct MediaTiming: Equatable, Sendable {
  /// Seconds of one run.
  var duration: CFTimeInterval
  /// Seconds of the animation per second of the parent. Below 0, the animation runs backward.
  var speed: Double = 1
  /// Seconds by which the values are shifted.
  var timeOffset: CFTimeInterval = 0
  /// The number of cycles; 0 counts as 1.
  var repeatCount: Double = 0
  /// Seconds during which cycles repeat. With 0, `repeatCount` applies.
  var repeatDuration: CFTimeInterval = 0
  /// Whether each run also plays backward, which doubles the cycle.
  var autoreverses = false
  /// Whether the first value shows before the beginning.
  var fillsBackwards = false
  /// Whether the last value shows after the end.
  var fillsForwards = false

  /// A time within an animation.
  struct Moment: Equatable {
    /// The fraction of the run, 0…1.
    var fraction: CGFloat
    /// The number of completed cycles.
    var iteration: Int
  }

  /// The largest rounding error, in seconds: less than the clock's microsecond.
  private static let tolerance = 1e-7

  /// Seconds of one cycle, in the animation's own time.
  private var cycle: CFTimeInterval { duration * (autoreverses ? 2 : 1) }

  /// Seconds for which the animation is active, in its own time.
  private var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Seconds of the parent from the beginning to the end. Infinite if the animation never ends.
  var span: CFTimeInterval {
    speed == 0 ? .infinity : activeDuration / abs(speed)
  }

  /// Returns the progress some seconds of the parent after the beginning. Returns nil while the
  /// animation has no effect.
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
    // The end of the last cycle does not start another cycle.
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

/// The relation of the time of a layer to the time of its superlayer.
///
/// `local = (parent - beginTime) * speed + timeOffset`:
/// developer.apple.com/documentation/quartzcore/camediatiming.
nonisolated struct LayerTiming: Equatable, Sendable {
  /// The time of the superlayer at which the layer's time starts, in seconds.
  var beginTime: CFTimeInterval = 0
  /// Seconds of the layer per second of the superlayer. With 0, the layer's time is stopped.
  var speed: Double = 1
  /// Seconds added to the layer's time.
  var timeOffset: CFTimeInterval = 0

  /// Converts a time of the superlayer to the layer's time.
  func local(_ parent: CFTimeInterval) -> CFTimeInterval {
    (parent - beginTime) * speed + timeOffset
  }

  /// Converts a time of the layer to the superlayer's time. If the layer's time is stopped, the
  /// result is infinite for every other time.
  func parent(_ local: CFTimeInterval) -> CFTimeInterval {
    if speed == 0 { return local == timeOffset ? beginTime : .infinity }
    return (local - timeOffset) / speed + beginTime
  }
}
