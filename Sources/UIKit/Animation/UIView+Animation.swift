public import CoreGraphics

extension UIView {
  /// The pacing of an animation.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Slow at the start and the end.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
  }

  /// Options for an animation block. Raw values are Apple's.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Lays out subviews inside the block, so their changes are animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Delivers touches to the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen instead of the values set before.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each run, together with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at the start and the end, which is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Uses the block's own duration inside another block, which every block does here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own curve inside another block, which every block does here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Uses the block's own options inside another block, which every block does here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
  }

  // MARK: - Blocks

  /// Animates changes to views in `animations`.
  ///
  /// The values are set immediately. The screen follows after the outermost block is closed. During
  /// the animation, a view receives no touches unless `allowUserInteraction` is set.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0 or less, the new values are shown immediately.
  ///   - delay: The delay before the start, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Changes `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`,
  ///     or the layer's `cornerRadius`. Other properties are not animated.
  ///   - completion: Called once at the end, or when the last animation was stopped. `finished` is
  ///     true if all animations ran to their end. If nothing is animated, it is called on the next
  ///     turn.
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

  /// Opens a block for the changes in `animations`.
  static func run(
    _ block: AnimationBlock, options: AnimationOptions, _ animations: () -> Void
  ) {
    let context = AppContext.current
    context.layers.animations.begin(block)
    animations()
    if options.contains(.layoutSubviews) { context.layoutWindows() }
    context.layers.animations.commit()
  }

  /// Animates changes to views in `animations`, slow at the start and the end.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Changes views inside another block without animation.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let animations = LayerContext.current.animations
    let wasEnabled = animations.isEnabled
    animations.isEnabled = false
    actions()
    animations.isEnabled = wasEnabled
  }

  /// Sets whether blocks animate from now on. If not, values are shown immediately.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    LayerContext.current.animations.isEnabled = enabled
  }

  /// Whether blocks animate.
  public static var areAnimationsEnabled: Bool { LayerContext.current.animations.isEnabled }

  /// The duration of the current block, in seconds, or 0 outside a block.
  public static var inheritedAnimationDuration: TimeInterval {
    LayerContext.current.animations.innermost?.settings.duration ?? 0
  }

  /// Repeats the changes in `animations`, inside another block.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, which may be fractional. 0 counts as 1.
  ///   - autoreverses: Whether each run is followed by a run backward.
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

  /// Opens a block with a duration of 0.2 seconds, slow at the start and the end. Views still
  /// receive touches.
  ///
  /// - Parameters:
  ///   - animationID: The argument for the did-stop method.
  ///   - context: The argument for the did-stop method.
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let block = AnimationBlock(settings: AnimationSettings())
    block.attachment = NamedAnimation(animationID, context)
    LayerContext.current.animations.begin(block)
  }

  /// Closes the block. Its animations start now, or when the outermost block is closed.
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

  /// Sets the pacing of the open block.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    innermost?.settings.pacing = .curve(curve.bezier)
  }

  /// Sets the number of repetitions of the open block. 0 counts as 1, and a fraction ends in the
  /// middle.
  public static func setAnimationRepeatCount(_ count: Float) {
    innermost?.settings.repeatCount = Double(count)
  }

  /// Sets whether the open block runs backward after each run.
  public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    innermost?.settings.autoreverses = autoreverses
  }

  /// Sets whether the open block starts from the values on screen. It must be set before the values
  /// are changed.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    innermost?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// Sets the object whose did-stop method is called. The object is retained until then.
  public static func setAnimationDelegate(_ delegate: Any?) {
    named?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate's method that is called when the open block has finished or was stopped.
  ///
  ///     UIView.setAnimationDidStop(
  ///       Selector("didStop:finished:context:", BallController.didStop(_:finished:context:)))
  ///
  /// Its arguments are the block's name (`String?`), whether all animations ran to their end
  /// (`NSNumber`), and the block's context (`UnsafeMutableRawPointer?`).
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiview/setanimationdidstop(_:)
  public static func setAnimationDidStop(_ selector: Selector?) {
    named?.didStop = selector
  }

  /// The open begin/commit block, or `nil` outside one.
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
