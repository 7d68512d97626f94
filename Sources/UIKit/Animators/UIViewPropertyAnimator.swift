public import CoreGraphics

/// An animation of views that can be paused, moved by a finger, reversed and continued.
///
/// It starts inactive; starting, pausing or moving it makes it active and calls what was added by
/// `addAnimations(_:)`, which sets the final values. While it is paused, `fractionComplete` moves the views evenly
/// between the values before and after; continuing takes the time that is left, paced as the whole.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, Animator {
  /// How the time is shaped.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Seconds from the start to the end; for a spring with physics, until it has settled.
  open private(set) var duration: TimeInterval
  /// Seconds between `startAnimation(afterDelay:)` and the start.
  open private(set) var delay: TimeInterval = 0
  /// Whether the views receive touches while they are animated; asked as the animation starts.
  open var isUserInteractionEnabled = true
  /// Whether the animator stays active, standing still, at its end.
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive
  private var pacing: Pacing
  /// What animates; nil while the animator is not active. The app retains an active animator.
  private var block: AnimatorBlock? {
    didSet { if block == nil { engine.release(self) } else { engine.retain(self) } }
  }
  private var animations: [(function: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isGoingBack = false
  private var finalPosition = UIViewAnimatingPosition.end
  /// What was animated when it was stopped, with the values before and after.
  private var stopped: [StoppedAnimation] = []

  // MARK: - Making an animator

  /// Makes an animator without a duration: it ends as soon as it starts. A placeholder for the animator that
  /// a gesture makes as it begins.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator; `duration` is in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    (pacing, self.duration) = parameters.pacing(for: duration)
  }

  /// Makes an animator with one of the views' curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of its own.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that settles in its duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it after a delay, in seconds; of the options curve and touches count.
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

  // MARK: - What it does

  /// Adds what a function sets; while the animator is active it starts where the animation is.
  ///
  /// - Parameter delayFactor: When it starts, as a part of the animation that is left, 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .active else { return run([(animation, delayFactor)]) }
    animations.append((animation, delayFactor))
  }

  /// Adds what a function sets; while the animator is active it starts where the animation is.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a function that is called at the end, with the position that was reached.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: - Running

  /// Whether the animation moves by itself.
  open var isRunning: Bool {
    guard case .running? = block?.motion else { return false }
    return state == .active
  }

  /// Whether the animation moves towards its start; it can be set at any time.
  open var isReversed: Bool {
    get { isGoingBack }
    set {
      guard newValue != isGoingBack else { return }
      isGoingBack = newValue
      if isRunning { move(from: fractionComplete, after: 0) }
    }
  }

  /// How far the animation is, 0…1; setting it makes an inactive animator active.
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

  /// Starts the animation, or lets it continue.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animation after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning, activate() else { return }
    self.delay = max(0, delay)
    move(from: fractionComplete, after: self.delay)
  }

  /// Lets the animation stand still where it is; an inactive animator becomes active.
  open func pauseAnimation() {
    guard activate(), let block else { return }
    block.motion = .paused(fractionComplete)
    engine.motionDidChange(of: block)
  }

  /// Lets a paused animation continue.
  ///
  /// - Parameters:
  ///   - parameters: Its timing from now on; nil for that which it has.
  ///   - durationFactor: The time that it takes, as a part of the duration; 0 for what is left of it.
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

  /// Stops the animation; the views' values become what the screen shows.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive at once, without its completions;
  ///   otherwise `finishAnimation(at:)` has to be called.
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

  /// Finishes a stopped animation: the views get the values of a position, then the completions are called.
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

  /// Makes an inactive animator active, paused at its start; returns whether it is active.
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

  /// Calls functions that set final values.
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

  /// Starts to move from a fraction towards the end or the start.
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

  /// Releases what an active animator would have called: the app has ended.
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
