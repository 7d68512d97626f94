public import CoreGraphics

extension UIView {
  /// How an animation's time is shaped.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3
  }

  /// How a block animates; raw values are Apple's.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Lays subviews out inside the block, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views receive touches while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Goes from what the screen shows rather than from the value set before.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back after each run; with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends; the default curve.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Runs for its own duration within another block; here every block does.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Has its own curve within another block; here every block does.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has its own options within another block; here every block does.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Makes options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
  }

  // MARK: - Blocks

  /// Animates what `animations` sets.
  ///
  /// The values are set at once; the screen follows once the outermost block is closed. While a view
  /// moves it receives no touches unless `allowUserInteraction` is given.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less shows the new values at once.
  ///   - delay: Seconds before it starts.
  ///   - options: How it runs.
  ///   - animations: What sets `frame`, `bounds`, `center`, `transform`, `alpha`,
  ///     `backgroundColor` or the layer's `cornerRadius`; other values jump.
  ///   - completion: Called once at the end, or when the last animation was stopped; `finished`
  ///     is true when all ran to their end. Where nothing animates, on the next turn.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      settings: AnimationSettings(
        duration: duration, delay: delay, pacing: .curve(options.curve.bezier), options: options),
      completion: completion)
    run(block, options: options, animations)
  }

  /// Opens a block for what `animations` sets.
  static func run(
    _ block: AnimationBlock, options: AnimationOptions, _ animations: () -> Void
  ) {
    let context = AppContext.current
    context.animations.begin(block)
    animations()
    if options.contains(.layoutSubviews) { context.layoutWindows() }
    context.animations.commit()
  }

  /// Animates what `animations` sets, slow at both ends.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Sets values inside another block without animating them.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let animations = AppContext.current.animations
    let wasEnabled = animations.isEnabled
    animations.isEnabled = false
    actions()
    animations.isEnabled = wasEnabled
  }

  /// Sets whether blocks animate from now on; values are set at once where not.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AppContext.current.animations.isEnabled = enabled
  }

  /// Whether blocks animate.
  public static var areAnimationsEnabled: Bool { AppContext.current.animations.isEnabled }

  /// The duration of the block in which this is asked, in seconds; 0 outside.
  public static var inheritedAnimationDuration: TimeInterval {
    AppContext.current.animations.innermost?.settings.duration ?? 0
  }

  /// Lets what `animations` sets, within another block, run several times.
  ///
  /// - Parameters:
  ///   - count: How often, also in fractions; 0 counts as once.
  ///   - autoreverses: Whether each run also goes back.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let engine = AppContext.current.animations
    guard let outer = engine.innermost else { return animations() }
    let block = AnimationBlock(settings: outer.settings)
    block.settings.repeatCount = Double(count)
    block.settings.autoreverses = autoreverses
    outer.add(block)
    engine.begin(block)
    animations()
    engine.commit()
  }

  // MARK: - Begin and commit

  /// Opens a block: 0.2 seconds, slow at both ends; views still receive touches.
  ///
  /// - Parameters:
  ///   - animationID: Passed to the did-stop method.
  ///   - context: Passed to the did-stop method.
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let block = NamedAnimationBlock(settings: AnimationSettings())
    block.animationID = animationID
    block.context = context
    AppContext.current.animations.begin(block)
  }

  /// Closes the block; its animations start now, or when the outermost block is closed.
  public static func commitAnimations() {
    let animations = AppContext.current.animations
    if let block = animations.innermost as? NamedAnimationBlock, let didStop = block.didStop,
      let delegate = block.delegate
    {
      let (name, context) = (block.animationID, block.context)
      block.completion = { finished in
        didStop.call(on: delegate, with: name, event: NSNumber(value: finished), third: context)
      }
    }
    animations.commit()
  }

  /// Sets the duration of the open block, in seconds; outside a block nothing happens.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    named?.settings.duration = duration
  }

  /// Sets the seconds before the open block starts.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    named?.settings.delay = delay
  }

  /// Sets how the open block's time is shaped.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    named?.settings.pacing = .curve(curve.bezier)
  }

  /// Sets how often the open block runs; 0 counts as once, fractions end midway.
  public static func setAnimationRepeatCount(_ count: Float) {
    named?.settings.repeatCount = Double(count)
  }

  /// Sets whether the open block goes back after each run.
  public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    named?.settings.autoreverses = autoreverses
  }

  /// Sets whether the open block goes from what the screen shows; set it before changing values.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    named?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// Sets the object whose did-stop method is called; it is retained until then.
  public static func setAnimationDelegate(_ delegate: Any?) {
    named?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the method of the delegate that is called when the open block has stopped, at its end or
  /// before.
  ///
  ///     UIView.setAnimationDidStop(
  ///       Selector("didStop:finished:context:", BallController.didStop(_:finished:context:)))
  ///
  /// It gets the block's name (`String?`), whether all animations ran to their end (`NSNumber`), and the
  /// block's context (`UnsafeMutableRawPointer?`).
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiview/setanimationdidstop(_:)
  public static func setAnimationDidStop(_ selector: Selector?) {
    named?.didStop = selector
  }

  private static var named: NamedAnimationBlock? {
    AppContext.current.animations.innermost as? NamedAnimationBlock
  }
}

/// A block of `beginAnimations`, with what its did-stop method gets.
private final class NamedAnimationBlock: AnimationBlock {
  var animationID: String?
  var context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var didStop: Selector?
}
