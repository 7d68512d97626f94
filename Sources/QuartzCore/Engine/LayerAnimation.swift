import CoreGraphics
import PhoneFoundation

/// One animation of a layer.
package nonisolated class LayerAnimation {
  /// The name under which it was added; nil for none.
  final let key: String?
  /// The engine's, while what it shows changes with time, so that frames are due.
  final var motion: AnimationMotion?

  /// Whether it is a `BlockAnimation`; asked for each frame, where a cast would take long.
  final let isOfBlock: Bool

  init(key: String?, isOfBlock: Bool) {
    (self.key, self.isOfBlock) = (key, isOfBlock)
  }

  /// The animation as a block's; nil for another one.
  final var ofBlock: BlockAnimation? {
    isOfBlock ? unsafeDowncast(self, to: BlockAnimation.self) : nil
  }

  /// The animation as an object, as apps see it.
  var object: CAAnimation { CAAnimation() }

  /// Changes the values of the layer as the animation does at a time of the layer.
  func apply(to values: inout PresentedValues, at time: AppTime) {}

  // Spelled out, it asks for no actor.
  deinit {}
}

/// What the animations that change with time retain; the engine asks whether any does.
nonisolated final class AnimationMotion {}

/// The animation of one property to its model value, by a block.
package nonisolated final class BlockAnimation: LayerAnimation {
  /// The layer, which owns the animation; nil once it is gone.
  private(set) weak var layer: CALayer?
  let property: AnimatableProperty
  /// What it belongs to.
  let block: AnimationBlock
  /// Where it started.
  let from: AnimatableValue
  /// Where it is when, in a block of key frames.
  private var frames: [Frame] = []
  private var mode = KeyframeTrack.Mode.linear
  /// The track of the key frames; nil until it is needed, and without key frames.
  private var track: KeyframeTrack?
  /// The progress of the block at which it starts; 0 but for what is added to an animator later.
  var phase: CGFloat = 0
  /// How far the layer's time was ahead of the app's when the block started, in microseconds.
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

  /// Returns the value to show: exactly the old one before the start, exactly the model value once
  /// the time is up.
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

  /// Adds a key frame instead of one with the same times: what is set twice in a key frame goes to the
  /// last value.
  func add(_ frame: Frame, mode: KeyframeTrack.Mode) {
    frames.removeAll { $0.start == frame.start && $0.end == frame.end }
    frames.append(frame)
    (self.mode, track) = (mode, nil)
  }

  /// Makes the track of the key frames; between them the value stays.
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

/// An animation that was added to a layer as an object.
nonisolated final class ExplicitAnimation: LayerAnimation {
  /// The layer; nil once it is gone.
  private(set) weak var layer: CALayer?
  /// The layer's own copy, which delegates get.
  let animation: CAAnimation
  let program: AnimationProgram
  /// When it begins, in the layer's time.
  let beginTime: CFTimeInterval
  /// What it shows as a transition; nil for an animation of properties.
  var transition: LayerTransition?
  /// What waits for its end.
  var completions: [TransactionCompletion] = []
  /// What of a view's transition waits for its end.
  var completion: ((_ finished: Bool) -> Void)?
  /// The waiting beginning and end.
  var start, end: TimerQueue.Token?
  /// Whether it ran to its end.
  var hasEnded = false
  /// Whether the delegate was called for the beginning.
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
