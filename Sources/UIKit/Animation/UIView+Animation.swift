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
    context.layers.animations.begin(block)
    animations()
    if options.contains(.layoutSubviews) { context.layoutWindows() }
    context.layers.animations.commit()
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
    let animations = LayerContext.current.animations
    let wasEnabled = animations.isEnabled
    animations.isEnabled = false
    actions()
    animations.isEnabled = wasEnabled
  }

  /// Sets whether blocks animate from now on; values are set at once where not.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    LayerContext.current.animations.isEnabled = enabled
  }

  /// Whether blocks animate.
  public static var areAnimationsEnabled: Bool { LayerContext.current.animations.isEnabled }

  /// The duration of the block in which this is asked, in seconds; 0 outside.
  public static var inheritedAnimationDuration: TimeInterval {
    LayerContext.current.animations.innermost?.settings.duration ?? 0
  }

  /// Lets what `animations` sets, within another block, run several times.
  ///
  /// - Parameters:
  ///   - count: How often, also in fractions; 0 counts as once.
  ///   - autoreverses: Whether each run also goes back.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let engine = LayerContext.current.animations
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
    let block = AnimationBlock(settings: AnimationSettings())
    block.attachment = NamedAnimation(animationID, context)
    LayerContext.current.animations.begin(block)
  }

  /// Closes the block; its animations start now, or when the outermost block is closed.
  public static func commitAnimations() {
    let animations = LayerContext.current.animations
    if let named, let didStop = named.didStop, let delegate = named.delegate {
      let (name, context) = (named.animationID, named.context)
      animations.innermost?.completion = { finished in
        didStop.call(on: delegate, with: name, event: NSNumber(value: finished), third: context)
      }
    }
    animations.commit()
  }

  /// Sets the duration of the open block, in seconds; outside a block nothing happens.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    innermost?.settings.duration = duration
  }

  /// Sets the seconds before the open block starts.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    innermost?.settings.delay = delay
  }

  /// Sets how the open block's time is shaped.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    innermost?.settings.pacing = .curve(curve.bezier)
  }

  /// Sets how often the open block runs; 0 counts as once, fractions end midway.
  public static func setAnimationRepeatCount(_ count: Float) {
    innermost?.settings.repeatCount = Double(count)
  }

  /// Sets whether the open block goes back after each run.
  public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    innermost?.settings.autoreverses = autoreverses
  }

  /// Sets whether the open block goes from what the screen shows; set it before changing values.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    innermost?.settings.beginsFromCurrentState = fromCurrentState
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

  /// The open begin/commit block; nil outside of one.
  private static var innermost: AnimationBlock? {
    let block = LayerContext.current.animations.innermost
    return block?.attachment is NamedAnimation ? block : nil
  }

  private static var named: NamedAnimation? { innermost?.attachment as? NamedAnimation }
}

/// What a begin/commit block passes to its did-stop method.
private final class NamedAnimation {
  let animationID: String?
  let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var didStop: Selector?

  init(_ animationID: String?, _ context: UnsafeMutableRawPointer?) {
    (self.animationID, self.context) = (animationID, context)
  }
}
