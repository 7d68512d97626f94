public import CoreGraphics

/// A view animation that can be paused, scrubbed with a finger, reversed, and continued.
///
/// An animator is initially inactive. Starting, pausing, or scrubbing makes it active and calls the
/// closures passed to `addAnimations(_:)`, which set the final values. While the animator is
/// paused, `fractionComplete` moves the views linearly between the initial and final values. A
/// continued animation takes the remaining time and keeps the pacing of the whole animation.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, Animator {
  /// The animation's timing.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The time in seconds from start to end or, for a spring with physical properties, until the
  /// spring has settled.
  open private(set) var duration: TimeInterval
  /// The delay passed to `startAnimation(afterDelay:)`, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether the views receive touches during the animation. Read when the animation starts.
  open var isUserInteractionEnabled = true
  /// Whether the animator stays active and pauses when it reaches the end.
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive
  private var pacing: Pacing
  /// The running animation block, or `nil` while the animator isn't active. The app retains an
  /// active animator.
  private var block: AnimatorBlock? {
    didSet { if block == nil { engine.release(self) } else { engine.retain(self) } }
  }
  private var animations: [(function: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isGoingBack = false
  private var finalPosition = UIViewAnimatingPosition.end
  /// The properties that were animated when the animator was stopped, and their end values.
  private var stopped: [StoppedAnimation] = []

  // MARK: - Creating an animator

  /// Creates an animator that has no duration and ends as soon as it starts. It is useful as a
  /// placeholder until a gesture begins and creates the real animator.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator. `duration` is in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    (pacing, self.duration) = parameters.pacing(for: duration)
  }

  /// Creates an animator with a `UIView.AnimationCurve`.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a custom curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles within its duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after a delay in seconds. Only the curve and user
  /// interaction options are used.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: - Animations

  /// Adds a closure whose changes are animated, starting at the current position if the animator is
  /// active.
  ///
  /// - Parameter delayFactor: The delay before the start, as a fraction of the remaining animation,
  ///   0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .active else { return run([(animation, delayFactor)]) }
    animations.append((animation, delayFactor))
  }

  /// Adds a closure whose changes are animated, starting at the current position if the animator is
  /// active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure that is called at the end with the final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: - Running

  /// Whether the animation is running.
  open var isRunning: Bool {
    guard case .running? = block?.motion else { return false }
    return state == .active
  }

  /// Whether the animation runs toward its start. Can be set at any time.
  open var isReversed: Bool {
    get { isGoingBack }
    set {
      guard newValue != isGoingBack else { return }
      isGoingBack = newValue
      if isRunning { move(from: fractionComplete, after: 0) }
    }
  }

  /// The completed fraction, 0…1. Setting it makes an inactive animator active.
  open var fractionComplete: CGFloat {
    get { block.map { max(0, min(1, $0.fraction(at: engine.now))) } ?? 0 }
    set {
      guard activate(), let block else { return }
      let fraction = max(0, min(1, newValue))
      if isRunning {
        move(from: fraction, after: 0)
      } else {
        block.motion = .paused(fraction)
        engine.motionDidChange(of: block)
      }
    }
  }

  /// Starts or continues the animation.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animation after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning, activate() else { return }
    self.delay = max(0, delay)
    move(from: fractionComplete, after: self.delay)
  }

  /// Pauses the animation. An inactive animator becomes active.
  open func pauseAnimation() {
    guard activate(), let block else { return }
    block.motion = .paused(fractionComplete)
    engine.motionDidChange(of: block)
  }

  /// Continues a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: The new timing, or `nil` to leave it unchanged.
  ///   - durationFactor: The remaining time as a fraction of the duration, or 0 for no change.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard activate() else { return }
    if let parameters {
      timingParameters = parameters
      pacing = parameters.pacing(for: duration).pacing
    }
    move(
      from: fractionComplete, after: 0,
      duration: durationFactor > 0 ? duration * durationFactor : nil)
  }

  /// Stops the animation. The views keep the values on screen.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive immediately without
  ///   calling its completion closures. Otherwise, `finishAnimation(at:)` must be called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let block else { return }
    stopped = engine.stop(block)
    self.block = nil
    state = .stopped
    if withoutFinishing {
      completions = []
      reset()
    }
  }

  /// Finishes a stopped animation: sets the views to the values for a position and calls the
  /// completion closures.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    for item in stopped {
      switch finalPosition {
      case .start: engine.set(item.property, of: item.layer, to: item.from)
      case .end: engine.set(item.property, of: item.layer, to: item.to)
      case .current: break
      }
    }
    finish(at: finalPosition)
  }

  // MARK: - Steps

  private var engine: AnimationEngine { LayerContext.current.animations }

  /// Makes an inactive animator active and pauses it at its start. Returns whether it is active.
  private func activate() -> Bool {
    guard state == .inactive else { return state == .active }
    state = .active
    let block = AnimatorBlock(settings: AnimationSettings())
    block.settings.duration = duration
    block.settings.blocksTouches = !isUserInteractionEnabled
    block.didEnd = { [unowned self] in finish(at: finalPosition) }
    self.block = block
    let functions = animations
    animations = []
    run(functions)
    return true
  }

  /// Calls closures that set final values.
  private func run(_ functions: [(function: () -> Void, delayFactor: CGFloat)]) {
    guard let block else { return }
    let fraction = fractionComplete
    engine.begin(block)
    for (function, delayFactor) in functions {
      block.phase = fraction + (1 - fraction) * max(0, min(1, delayFactor))
      function()
    }
    engine.commit()
  }

  /// Starts running from a completed fraction toward the end or the start.
  private func move(
    from fraction: CGFloat, after delay: TimeInterval, duration: TimeInterval? = nil
  ) {
    guard let block else { return }
    let way = isGoingBack ? fraction : 1 - fraction
    block.motion = .running(
      from: fraction, to: isGoingBack ? 0 : 1, start: engine.now.advanced(by: delay),
      duration: duration ?? self.duration * way, pacing: pacing)
    finalPosition = isGoingBack ? .start : .end
    block.pausesAtEnd = pausesOnCompletion
    engine.motionDidChange(of: block)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    let functions = completions
    completions = []
    reset()
    for function in functions { function(position) }
  }

  /// Releases an active animator's closures because the app has ended.
  package func abandon() {
    withExtendedLifetime((completions, stopped)) { (completions, stopped) = ([], []) }
  }

  private func reset() {
    state = .inactive
    block = nil
    stopped = []
    isGoingBack = false
  }
}
