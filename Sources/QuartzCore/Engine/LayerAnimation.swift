import CoreGraphics
import PhoneFoundation

/// One animation of a layer.
package nonisolated class LayerAnimation {
  /// The key under which the animation was added, or nil.
  final let key: String?
  /// The engine's motion object, retained while the animation is changing, so that new frames are
  /// drawn.
  final var motion: AnimationMotion?

  /// Whether this is a `BlockAnimation`. Read for every frame, where a cast would take too long.
  final let isOfBlock: Bool

  init(key: String?, isOfBlock: Bool) {
    (self.key, self.isOfBlock) = (key, isOfBlock)
  }

  /// This animation as a `BlockAnimation`, or nil.
  final var ofBlock: BlockAnimation? {
    isOfBlock ? unsafeDowncast(self, to: BlockAnimation.self) : nil
  }

  /// The animation as a `CAAnimation` for the app.
  var object: CAAnimation { CAAnimation() }

  /// Applies the animation to the values of the layer, at a time of the layer.
  func apply(to values: inout PresentedValues, at time: AppTime) {}

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// Retained by all animations that are changing. The engine checks whether there are any.
nonisolated final class AnimationMotion {}

/// An animation of one property to its model value, in a block.
package nonisolated final class BlockAnimation: LayerAnimation {
  /// The layer, which owns the animation; nil after its deallocation.
  private(set) weak var layer: CALayer?
  let property: AnimatableProperty
  /// The block of the animation.
  let block: AnimationBlock
  /// The start value.
  let from: AnimatableValue
  /// The keyframes, in a block of keyframes.
  private var frames: [Frame] = []
  private var mode = KeyframeTrack.Mode.linear
  /// The track of the keyframes. Nil until it is needed, and without keyframes.
  private var track: KeyframeTrack?
  /// The progress of the block at which this animation starts. It is 0, unless the animation was
  /// added to a running animator.
  var phase: CGFloat = 0
  /// The difference between the layer's time and the app's time when the block started, in
  /// microseconds.
  var lead: Int64 = 0

  /// A value that is reached during a part of the block, 0…1.
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

  /// Returns the value to show. Before the start it is exactly the old value, and after the end
  /// exactly the model value.
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

  /// Adds a keyframe. It replaces a keyframe with the same times: if a property is set twice in one
  /// keyframe, the last value applies.
  func add(_ frame: Frame, mode: KeyframeTrack.Mode) {
    frames.removeAll { $0.start == frame.start && $0.end == frame.end }
    frames.append(frame)
    (self.mode, track) = (mode, nil)
  }

  /// Makes the track of the keyframes. Between keyframes, the value does not change.
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
  /// The layer; nil after its deallocation.
  private(set) weak var layer: CALayer?
  /// The layer's own copy, which delegates receive.
  let animation: CAAnimation
  let program: AnimationProgram
  /// The beginning, in the layer's time.
  let beginTime: CFTimeInterval
  /// The transition to show; nil for an animation of properties.
  var transition: LayerTransition?
  /// The transaction completions that wait for the end.
  var completions: [TransactionCompletion] = []
  /// The completion of a view's transition, which waits for the end.
  var completion: ((_ finished: Bool) -> Void)?
  /// The scheduled beginning and end.
  var start, end: TimerQueue.Token?
  /// Whether it ran to its end.
  var hasEnded = false
  /// Whether the delegate has been informed about the beginning.
  var hasStarted = false

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
