public import CoreGraphics

extension UIView {
  /// The timing curve of an animation.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Slow at the start and the end.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// A constant speed.
    case linear = 3

    /// The raw value in keyboard notifications, which Apple doesn't document. Source: logs of iOS 7
    /// and later, ja.stackoverflow.com/questions/19482573.
    static let keyboardRawValue = 7

    /// Creates a curve from its raw value, or `nil`. The curve of the keyboard, 7, is `easeInOut`.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, Self.keyboardRawValue: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }
  }

  /// Options for an animation block. Raw values match Apple's.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Lays out subviews inside the block so that their changes are animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Delivers touches to the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen instead of the most recently set values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each run. Used together with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at the start and the end. This is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Uses the block's own duration instead of the outer block's. Here, blocks always do.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own curve instead of the outer block's. Here, blocks always do.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Uses the block's own options instead of the outer block's. Here, blocks always do.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Creates a set of options from the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut
    }
  }

  // MARK: - Blocks

  /// Animates changes to views in `animations`.
  ///
  /// The values are set immediately, and the screen is updated once the outermost block is closed.
  /// During the animation, a view receives no touches unless `allowUserInteraction` is set.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If 0 or less, the new values appear immediately.
  ///   - delay: The delay before the start, in seconds.
  ///   - options: The animation options.
  ///   - animations: A closure that changes `frame`, `bounds`, `center`, `transform`, `alpha`,
  ///     `backgroundColor`, or the layer's `cornerRadius`. Other properties are not animated.
  ///   - completion: Called once, when the last animation has ended or been stopped. `finished` is
  ///     true if all animations ran to completion. If nothing is animated, the closure is called on
  ///     the next turn.
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

  /// Opens an animation block for the changes in `animations`.
  static func run(
    _ block: AnimationBlock, options: AnimationOptions, _ animations: () -> Void
  ) {
    let context = AppContext.current
    context.layers.animations.begin(block)
    animations()
    if options.contains(.layoutSubviews) { context.layoutWindows() }
    context.layers.animations.commit()
  }

  /// Animates changes to views in `animations` with an ease-in-out curve.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Changes views without animation, even inside an animation block.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let animations = LayerContext.current.animations
    let wasEnabled = animations.isEnabled
    animations.isEnabled = false
    actions()
    animations.isEnabled = wasEnabled
  }

  /// Sets whether animations are enabled. If not, new values appear immediately.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    LayerContext.current.animations.isEnabled = enabled
  }

  /// Whether animations are enabled.
  public static var areAnimationsEnabled: Bool { LayerContext.current.animations.isEnabled }

  /// The duration of the current animation block, in seconds, or 0 outside a block.
  public static var inheritedAnimationDuration: TimeInterval {
    LayerContext.current.animations.innermost?.settings.duration ?? 0
  }

  /// Repeats the changes in `animations`. Call this method inside an animation block.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, which may be fractional. 0 is treated as 1.
  ///   - autoreverses: Whether each run is followed by a backward run.
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

  /// Opens a 0.2-second animation block with an ease-in-out curve. Views still receive touches
  /// during the animation.
  ///
  /// - Parameters:
  ///   - animationID: An argument for the did-stop method.
  ///   - context: An argument for the did-stop method.
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let block = AnimationBlock(settings: AnimationSettings())
    block.attachment = NamedAnimation(animationID, context)
    LayerContext.current.animations.begin(block)
  }

  /// Closes the open block. Its animations start when the outermost block is closed.
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

  /// Sets the duration of the open block, in seconds. Does nothing outside a block.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    innermost?.settings.duration = duration
  }

  /// Sets the delay before the open block starts, in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    innermost?.settings.delay = delay
  }

  /// Sets the timing curve of the open block.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    innermost?.settings.pacing = .curve(curve.bezier)
  }

  /// Sets the open block's repeat count. 0 is treated as 1. If the count is fractional, the last
  /// run ends partway through.
  public static func setAnimationRepeatCount(_ count: Float) {
    innermost?.settings.repeatCount = Double(count)
  }

  /// Sets whether the open block runs backward after each run.
  public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    innermost?.settings.autoreverses = autoreverses
  }

  /// Sets whether the open block starts from the values on screen. Call this method before changing
  /// any values.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    innermost?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// Sets the object whose did-stop method is called. The object is retained until that call.
  public static func setAnimationDelegate(_ delegate: Any?) {
    named?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate method that is called when the open block's animations have finished or been
  /// stopped.
  ///
  ///     UIView.setAnimationDidStop(
  ///       Selector("didStop:finished:context:", BallController.didStop(_:finished:context:)))
  ///
  /// Its arguments are the block's name (`String?`), whether all animations ran to completion
  /// (`NSNumber`), and the block's context (`UnsafeMutableRawPointer?`).
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiview/setanimationdidstop(_:)
  public static func setAnimationDidStop(_ selector: Selector?) {
    named?.didStop = selector
  }

  /// The innermost open begin/commit block, or `nil` if none is open.
  private static var innermost: AnimationBlock? {
    let block = LayerContext.current.animations.innermost
    return block?.attachment is NamedAnimation ? block : nil
  }

  private static var named: NamedAnimation? { innermost?.attachment as? NamedAnimation }
}

/// The arguments for the did-stop method of a begin/commit block.
private final class NamedAnimation {
  let animationID: String?
  let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var didStop: Selector?

  init(_ animationID: String?, _ context: UnsafeMutableRawPointer?) {
    (self.animationID, self.context) = (animationID, context)
  }
}
