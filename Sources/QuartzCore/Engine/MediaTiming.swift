import CoreGraphics

/// When an animation is active and where in its course it is: the timing model of `CAMediaTiming` as arithmetic.
///
/// Time is in seconds of the parent since the animation begins. Sources:
/// developer.apple.com/documentation/quartzcore/camediatiming, and presentation values on macOS where it is
/// silent: at its exact end an animation still shows its last value, and `timeOffset` shifts the course within
/// its cycles (an animation of 5 s with an offset of 3 s shows 3…5 s, then 0…3 s).
nonisolated struct MediaTiming: Equatable, Sendable {
  /// Seconds of one run.
  var duration: CFTimeInterval
  /// Seconds in the animation for a second of the parent; runs backwards where less than 0.
  var speed: Double = 1
  /// Seconds by which the course is shifted.
  var timeOffset: CFTimeInterval = 0
  /// The number of cycles; 0 counts as 1.
  var repeatCount: Double = 0
  /// Seconds for which cycles repeat; 0 leaves it to the count.
  var repeatDuration: CFTimeInterval = 0
  /// Whether each run also plays backwards, which doubles the cycle.
  var autoreverses = false
  /// Whether the first value shows before the beginning.
  var fillsBackwards = false
  /// Whether the last value shows after the end.
  var fillsForwards = false

  /// A point of the course.
  struct Moment: Equatable {
    /// The part of the run, 0…1.
    var fraction: CGFloat
    /// The number of cycles before.
    var iteration: Int
  }

  /// The differences that rounding may leave, in seconds: less than the clock's microsecond.
  private static let tolerance = 1e-7

  /// Seconds of one cycle, in the animation's own time.
  private var cycle: CFTimeInterval { duration * (autoreverses ? 2 : 1) }

  /// Seconds for which the animation is active, in its own time.
  private var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Seconds of the parent from the beginning to the end; infinite for an animation that never ends.
  var span: CFTimeInterval {
    speed == 0 ? .infinity : activeDuration / abs(speed)
  }

  /// Returns where the course is some seconds of the parent after the beginning; nil while the animation
  /// shows nothing.
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
    // A cycle without end is never finished.
    var rest = iteration == 0 ? time : time - iteration * cycle
    // The end of the last cycle is not the start of another one.
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

/// How the time of a layer follows from that of its superlayer.
///
/// `local = (parent - beginTime) * speed + timeOffset`: developer.apple.com/documentation/quartzcore/camediatiming.
nonisolated struct LayerTiming: Equatable, Sendable {
  /// Seconds of the superlayer at which the layer's time starts.
  var beginTime: CFTimeInterval = 0
  /// Seconds of the layer for one of the superlayer; 0 for a layer that stands still.
  var speed: Double = 1
  /// Seconds added to the layer's time.
  var timeOffset: CFTimeInterval = 0

  /// Returns the layer's time at one of the superlayer.
  func local(_ parent: CFTimeInterval) -> CFTimeInterval {
    (parent - beginTime) * speed + timeOffset
  }

  /// Returns the superlayer's time at one of the layer; for a layer that stands still it is infinite, except
  /// at its own time.
  func parent(_ local: CFTimeInterval) -> CFTimeInterval {
    if speed == 0 { return local == timeOffset ? beginTime : .infinity }
    return (local - timeOffset) / speed + beginTime
  }
}
