import CoreGraphics
import PhoneFoundation

/// The properties of `CAMediaTiming` of a layer.
nonisolated struct LayerMediaTiming {
  /// What has an effect on the time of the layer and of those in it.
  var local = LayerTiming()
  var duration: CFTimeInterval = .infinity
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

nonisolated extension CALayer {
  /// When the layer's time starts, in seconds of the superlayer's time.
  public var beginTime: CFTimeInterval {
    get { extras?.timing?.local.beginTime ?? 0 }
    set { setTiming { $0.local.beginTime = newValue } }
  }

  /// Without effect on layers.
  public var duration: CFTimeInterval {
    get { extras?.timing?.duration ?? .infinity }
    set { setTiming { $0.duration = newValue } }
  }

  /// How fast the layer's time and that of those in it runs; 0 lets their animations stand still.
  public var speed: Float {
    get { Float(extras?.timing?.local.speed ?? 1) }
    set { setTiming { $0.local.speed = Double(newValue) } }
  }

  /// Seconds added to the layer's time.
  public var timeOffset: CFTimeInterval {
    get { extras?.timing?.local.timeOffset ?? 0 }
    set { setTiming { $0.local.timeOffset = newValue } }
  }

  /// Without effect on layers.
  public var repeatCount: Float {
    get { extras?.timing?.repeatCount ?? 0 }
    set { setTiming { $0.repeatCount = newValue } }
  }

  /// Without effect on layers.
  public var repeatDuration: CFTimeInterval {
    get { extras?.timing?.repeatDuration ?? 0 }
    set { setTiming { $0.repeatDuration = newValue } }
  }

  /// Without effect on layers.
  public var autoreverses: Bool {
    get { extras?.timing?.autoreverses ?? false }
    set { setTiming { $0.autoreverses = newValue } }
  }

  /// Without effect on layers.
  public var fillMode: CAMediaTimingFillMode {
    get { extras?.timing?.fillMode ?? .removed }
    set { setTiming { $0.fillMode = newValue } }
  }

  /// Returns the time of this layer at a time of another one; nil means the app's clock, as
  /// `CACurrentMediaTime()` has it.
  @discardableResult
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.outerTime(at: t) ?? t)
  }

  /// Returns the time of another layer at a time of this one; nil means the app's clock.
  @discardableResult
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let outer = outerTime(at: t)
    return l?.localTime(at: outer) ?? outer
  }

  /// The layer's time now, in whole microseconds.
  @MainActor final var time: AppTime {
    let context = LayerContext.current
    guard context.animations.hasLayerTimings else { return context.queue.now }
    let outer = context.queue.now.seconds - context.animations.composedDelay
    return AppTime(seconds: localTime(at: outer))
  }

  /// Returns when a time of the layer comes on the app's clock; nil for never.
  @MainActor final func appTime(at time: CFTimeInterval) -> AppTime? {
    let outer = LayerContext.current.animations.hasLayerTimings ? outerTime(at: time) : time
    return outer.isFinite ? AppTime(seconds: outer) : nil
  }

  /// Whether the layer's time stands still.
  @MainActor final var isTimeStopped: Bool {
    guard LayerContext.current.animations.hasLayerTimings else { return false }
    return standsStill
  }

  /// Whether the layer or one that it is in has a speed of 0.
  private var standsStill: Bool {
    extras?.timing?.local.speed == 0 || parentLayer?.standsStill == true
  }

  /// Returns the layer's time at a time of the app's clock.
  private func localTime(at outer: CFTimeInterval) -> CFTimeInterval {
    let parent = parentLayer?.localTime(at: outer) ?? outer
    return extras?.timing?.local.local(parent) ?? parent
  }

  /// Returns the time of the app's clock at a time of the layer; infinite for one that never comes.
  private func outerTime(at local: CFTimeInterval) -> CFTimeInterval {
    let parent = extras?.timing?.local.parent(local) ?? local
    return parentLayer?.outerTime(at: parent) ?? parent
  }

  /// Changes the layer's timing, and with it that of all animations in it.
  final func setTiming(_ change: (inout LayerMediaTiming) -> Void) {
    var timing = extras?.timing ?? LayerMediaTiming()
    let old = timing.local
    change(&timing)
    rare.timing = timing
    guard timing.local != old else { return }
    onMain(self) { LayerContext.current.animations.timingDidChange(of: $0) }
  }
}
