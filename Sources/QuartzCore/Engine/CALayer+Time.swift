import CoreGraphics
import PhoneFoundation

/// The layer properties that `CAMediaTiming` declares.
nonisolated struct LayerMediaTiming {
  /// The values that affect the time of the layer and its descendants.
  var local = LayerTiming()
  var duration: CFTimeInterval = .infinity
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

nonisolated extension CALayer {
  /// The time at which the layer's time starts, in seconds of the superlayer's time.
  public var beginTime: CFTimeInterval {
    get { extras?.timing?.local.beginTime ?? 0 }
    set { setTiming { $0.local.beginTime = newValue } }
  }

  /// Has no effect on layers.
  public var duration: CFTimeInterval {
    get { extras?.timing?.duration ?? .infinity }
    set { setTiming { $0.duration = newValue } }
  }

  /// The speed of time in the layer and its descendants. If 0, their animations pause.
  public var speed: Float {
    get { Float(extras?.timing?.local.speed ?? 1) }
    set { setTiming { $0.local.speed = Double(newValue) } }
  }

  /// An offset, in seconds, added to the layer's time.
  public var timeOffset: CFTimeInterval {
    get { extras?.timing?.local.timeOffset ?? 0 }
    set { setTiming { $0.local.timeOffset = newValue } }
  }

  /// Has no effect on layers.
  public var repeatCount: Float {
    get { extras?.timing?.repeatCount ?? 0 }
    set { setTiming { $0.repeatCount = newValue } }
  }

  /// Has no effect on layers.
  public var repeatDuration: CFTimeInterval {
    get { extras?.timing?.repeatDuration ?? 0 }
    set { setTiming { $0.repeatDuration = newValue } }
  }

  /// Has no effect on layers.
  public var autoreverses: Bool {
    get { extras?.timing?.autoreverses ?? false }
    set { setTiming { $0.autoreverses = newValue } }
  }

  /// Has no effect on layers.
  public var fillMode: CAMediaTimingFillMode {
    get { extras?.timing?.fillMode ?? .removed }
    set { setTiming { $0.fillMode = newValue } }
  }

  /// Converts a time from another layer to this one. Nil means the app's clock, whose time
  /// `CACurrentMediaTime()` returns.
  @discardableResult
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.outerTime(at: t) ?? t)
  }

  /// Converts a time from this layer to another layer. Nil means the app's clock.
  @discardableResult
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let outer = outerTime(at: t)
    return l?.localTime(at: outer) ?? outer
  }

  /// The layer's current time, in whole microseconds.
  @MainActor final var time: AppTime {
    let context = LayerContext.current
    guard context.animations.hasLayerTimings else { return context.queue.now }
    let outer = context.queue.now.seconds - context.animations.composedDelay
    return AppTime(seconds: localTime(at: outer))
  }

  /// Converts a layer time to the app's clock. Returns nil if the layer never reaches that time.
  @MainActor final func appTime(at time: CFTimeInterval) -> AppTime? {
    let outer = LayerContext.current.animations.hasLayerTimings ? outerTime(at: time) : time
    return outer.isFinite ? AppTime(seconds: outer) : nil
  }

  /// Whether the layer's time is stopped.
  @MainActor final var isTimeStopped: Bool {
    guard LayerContext.current.animations.hasLayerTimings else { return false }
    return hasStoppedTime
  }

  /// Whether the layer or one of its ancestors has a speed of 0.
  private var hasStoppedTime: Bool {
    extras?.timing?.local.speed == 0 || parentLayer?.hasStoppedTime == true
  }

  /// Converts an app clock time to the layer's time.
  private func localTime(at outer: CFTimeInterval) -> CFTimeInterval {
    let parent = parentLayer?.localTime(at: outer) ?? outer
    return extras?.timing?.local.local(parent) ?? parent
  }

  /// Converts a layer time to the app's clock. Returns infinity if the layer never reaches that
  /// time.
  private func outerTime(at local: CFTimeInterval) -> CFTimeInterval {
    let parent = extras?.timing?.local.parent(local) ?? local
    return parentLayer?.outerTime(at: parent) ?? parent
  }

  /// Changes the timing of the layer, and therefore of all animations in it.
  final func setTiming(_ change: (inout LayerMediaTiming) -> Void) {
    var timing = extras?.timing ?? LayerMediaTiming()
    let old = timing.local
    change(&timing)
    rare.timing = timing
    guard timing.local != old else { return }
    onMain(self) { LayerContext.current.animations.timingDidChange(of: $0) }
  }
}
