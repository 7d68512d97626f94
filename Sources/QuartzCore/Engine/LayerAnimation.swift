import CoreGraphics
import PhoneFoundation

/// An animation of a layer.
package nonisolated class LayerAnimation {
  /// The key under which the animation was added, if any.
  final let key: String?
  /// The engine's motion object. Retained while the animation is running, so that new frames are
  /// drawn.
  final var motion: AnimationMotion?

  /// Whether this is a `BlockAnimation`. Stored because a cast per frame would be too slow.
  final let isOfBlock: Bool

  init(key: String?, isOfBlock: Bool) {
    (self.key, self.isOfBlock) = (key, isOfBlock)
  }

  /// This animation as a `BlockAnimation`, or nil.
  final var ofBlock: BlockAnimation? {
    isOfBlock ? unsafeDowncast(self, to: BlockAnimation.self) : nil
  }

  /// The `CAAnimation` that represents the animation to the app.
  var object: CAAnimation { CAAnimation() }

  /// Applies the animation to the layer's values at `time`, in the layer's time.
  func apply(to values: inout PresentedValues, at time: AppTime) {}

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// An object that all running animations retain. The engine uses it to check whether any animation
/// is running.
nonisolated final class AnimationMotion {}

/// An animation of a property to its model value, as part of a block.
package nonisolated final class BlockAnimation: LayerAnimation {
  /// The layer, which owns the animation; nil after it is deallocated.
  private(set) weak var layer: CALayer?
  let property: AnimatableProperty
  /// The block that the animation belongs to.
  let block: AnimationBlock
  /// The start value.
  let from: AnimatableValue
  /// The keyframes, if this is part of a keyframe block.
  private var frames: [Frame] = []
  private var mode = KeyframeTrack.Mode.linear
  /// The keyframe track. Nil until first needed, or if there are no keyframes.
  private var track: KeyframeTrack?
  /// The block's progress when this animation starts: 0 unless the animation was added to a running
  /// animator.
  var phase: CGFloat = 0
  /// The difference between the layer's time and the app's time when the block started, in
  /// microseconds.
  var lead: Int64 = 0

  /// A value that is reached during a part of the block. `start` and `end` are fractions of the
  /// block's duration, 0…1.
  struct Frame {
    var start, end: CGFloat
    var value: AnimatableValue
  }

  init(
    _ property: AnimatableProperty, of layer: CALayer, block: AnimationBlock, from: AnimatableValue
  ) {
    (self.layer, self.property, self.block, self.from) = (layer, property, block, from)
    super.init(key: property.rawValue, isOfBlock: true)
  }

  override func apply(to values: inout PresentedValues, at time: AppTime) {
    guard let model = layer?.modelValue(of: property) else { return }
    values[property] = value(to: model, at: time)
  }

  override var object: CAAnimation {
    let animation = CABasicAnimation(keyPath: property.rawValue)
    animation.fromValue = from.object
    let (settings, start) = onMain(block) { ($0.settings, $0.start) }
    animation.duration = settings.duration
    animation.repeatCount = Float(settings.repeatCount)
    animation.autoreverses = settings.autoreverses
    animation.beginTime = start.map { settings.firstRun(after: $0).seconds } ?? 0
    if case .curve(let bezier) = settings.pacing {
      animation.timingFunction = CAMediaTimingFunction(bezier)
    }
    animation.fillMode = .both
    return animation
  }

  /// Returns the value to display: exactly the old value before the start, and exactly the model
  /// value after the end.
  func value(to model: AnimatableValue, at time: AppTime) -> AnimatableValue {
    let time = time.advanced(byMicroseconds: -lead)
    guard var progress = onMain(block, { $0.progress(at: time) }) else { return model }
    if phase > 0 {
      progress = phase < 1 ? max(0, (progress - phase) / (1 - phase)).clampedProgress : 0
    }
    if progress == 1 { return model }
    if !frames.isEmpty, let track = track ?? makeTrack() { return track.value(at: progress) }
    return progress == 0 ? from : from.interpolated(to: model, progress)
  }

  /// Adds a keyframe, replacing any keyframe with the same times: if a property is set twice in one
  /// keyframe, the last value wins.
  func add(_ frame: Frame, mode: KeyframeTrack.Mode) {
    frames.removeAll { $0.start == frame.start && $0.end == frame.end }
    frames.append(frame)
    (self.mode, track) = (mode, nil)
  }

  /// Creates the keyframe track. Between keyframes, the value doesn't change.
  private func makeTrack() -> KeyframeTrack? {
    var (values, times) = ([from], [CGFloat(0)])
    for frame in frames.sorted(by: { $0.start < $1.start }) {
      if let time = times.last, let value = values.last, frame.start > time {
        values.append(value)
        times.append(frame.start)
      }
      values.append(frame.value)
      times.append(max(frame.end, times.last ?? 0))
    }
    track = KeyframeTrack(values, times: times, mode: mode)
    return track
  }
}

/// A `CAAnimation` that was added to a layer.
nonisolated final class ExplicitAnimation: LayerAnimation {
  /// The layer; nil after it is deallocated.
  private(set) weak var layer: CALayer?
  /// The layer's own copy, which is passed to delegates.
  let animation: CAAnimation
  let program: AnimationProgram
  /// The begin time, in the layer's time.
  let beginTime: CFTimeInterval
  /// The transition to display; nil for a property animation.
  var transition: LayerTransition?
  /// The transaction completions that are waiting for the end.
  var completions: [TransactionCompletion] = []
  /// The completion of a view transition, called at the end.
  var completion: ((_ finished: Bool) -> Void)?
  /// The scheduled beginning and end.
  var start, end: TimerQueue.Token?
  /// Whether the animation ran to its end.
  var hasEnded = false
  /// Whether the delegate has been notified of the beginning.
  var hasStarted = false

  /// The name for traces: the key path, the key, or the class.
  var traceName: String {
    (animation as? CAPropertyAnimation)?.keyPath ?? key ?? "\(type(of: animation))"
  }

  init(
    _ animation: CAAnimation, key: String?, program: AnimationProgram, beginTime: CFTimeInterval,
    of layer: CALayer
  ) {
    (self.animation, self.program, self.beginTime) = (animation, program, beginTime)
    self.layer = layer
    super.init(key: key, isOfBlock: false)
  }

  override var object: CAAnimation { animation }

  override func apply(to values: inout PresentedValues, at time: AppTime) {
    program.apply(to: &values, after: time.seconds - beginTime)
  }
}
