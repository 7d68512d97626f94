import CoreGraphics

/// An animation's effect on a layer, as a value. Created when the animation is added and evaluated
/// for each frame.
nonisolated struct AnimationProgram {
  /// The begin time, in seconds of the layer's or group's time; 0 means immediately.
  let beginTime: CFTimeInterval
  let timing: MediaTiming
  /// The pacing of each run, or nil for linear pacing.
  var pacing: UnitBezier?
  let effect: AnimationEffect?

  /// Creates the program for an animation of a layer.
  ///
  /// - Parameter defaultDuration: The duration, in seconds, of animations that don't specify one.
  init(_ animation: CAAnimation, on layer: CALayer, defaultDuration: CFTimeInterval) {
    let duration = animation.duration > 0 ? animation.duration : defaultDuration
    beginTime = animation.beginTime
    timing = MediaTiming(
      duration: duration, speed: Double(animation.speed), timeOffset: animation.timeOffset,
      repeatCount: Double(animation.repeatCount), repeatDuration: animation.repeatDuration,
      autoreverses: animation.autoreverses,
      fillsBackwards: [.backwards, .both].contains(animation.fillMode),
      fillsForwards: [.forwards, .both].contains(animation.fillMode))
    pacing = animation.timingFunction?.bezier
    effect = animation.effect(on: layer, duration: duration)
  }

  /// Returns the progress, 0…1, or nil while the animation has no effect. `elapsed` is the time
  /// since the beginning, in seconds of the parent's time.
  func progress(after elapsed: CFTimeInterval) -> CGFloat? {
    timing.moment(after: elapsed).map { pacing?.value(at: $0.fraction) ?? $0.fraction }
  }

  /// Applies the animation to a layer's values. `elapsed` is the time since the beginning, in
  /// seconds of the parent's time.
  func apply(to values: inout PresentedValues, after elapsed: CFTimeInterval) {
    guard let effect, let moment = timing.moment(after: elapsed) else { return }
    let fraction = pacing?.value(at: moment.fraction) ?? moment.fraction
    switch effect {
    case .property(let effect):
      effect.apply(to: &values, at: fraction, iteration: moment.iteration)
    case .group(let programs, let duration):
      for program in programs {
        program.apply(to: &values, after: fraction * duration - program.beginTime)
      }
    }
  }
}

/// The values that an animation changes.
nonisolated enum AnimationEffect {
  /// The effect on a single property.
  case property(PropertyEffect)
  /// The effects of several animations, in the group's time.
  case group([AnimationProgram], duration: CFTimeInterval)
}

/// The values of a property over time.
nonisolated struct PropertyEffect {
  let path: LayerKeyPath
  let track: AnimationTrack
  let isAdditive: Bool
  let isCumulative: Bool

  func apply(to values: inout PresentedValues, at fraction: CGFloat, iteration: Int) {
    guard let below = values[path] else { return }
    let base = isAdditive ? below.zero ?? below : below
    var value = track.value(at: fraction, over: base)
    if isCumulative, iteration > 0, let past = track.value(at: 1, over: base).times(iteration) {
      value = past.adding(value)
    }
    values[path] = isAdditive ? below.adding(value) : value
    if case .path(let track) = track, let rotation = track.rotation {
      values.turn(by: track.location(at: fraction).angle + rotation)
    }
  }
}

/// The values of an animation over its duration.
nonisolated enum AnimationTrack {
  case basic(BasicTrack)
  case keyframes(KeyframeTrack)
  case path(PathTrack)

  /// Returns the value at a fraction of the duration.
  ///
  /// - Parameter base: The value to use where the animation doesn't specify one.
  func value(at fraction: CGFloat, over base: AnimatableValue) -> AnimatableValue {
    switch self {
    case .basic(let track): track.value(at: fraction, over: base)
    case .keyframes(let track): track.value(at: fraction)
    case .path(let track): .point(track.location(at: fraction).point)
    }
  }
}

/// A track from one value to another, either linear or driven by a spring.
nonisolated struct BasicTrack: Equatable {
  var from, to, by: AnimatableValue?
  var spring: Spring?
  /// The duration of the whole animation, in seconds. Used by the spring.
  var duration: CFTimeInterval

  /// Returns the value at a fraction of the duration.
  ///
  /// Combinations: developer.apple.com/documentation/quartzcore/cabasicanimation, "Setting Interpolation Values".
  func value(at fraction: CGFloat, over base: AnimatableValue) -> AnimatableValue {
    let start: AnimatableValue
    let end: AnimatableValue
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
    case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
    case (let from?, nil, nil): (start, end) = (from, base)
    case (nil, let to?, nil): (start, end) = (base, to)
    case (nil, nil, let by?): (start, end) = (base, base.adding(by))
    case (nil, nil, nil): return base
    }
    let progress = spring?.progress(at: fraction * duration) ?? fraction
    return progress == 0 ? start : start.interpolated(to: end, progress)
  }
}
