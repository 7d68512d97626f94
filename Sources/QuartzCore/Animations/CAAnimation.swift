public import CoreGraphics
import PhoneFoundation

/// The base class of all layer animations, which defines their timing and delegate.
///
/// `CALayer.add(_:forKey:)` copies the animation. Later changes to the original have no effect.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caanimation
open nonisolated class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pacing of each run, or nil for linear pacing.
  open var timingFunction: CAMediaTimingFunction?

  /// The object to notify when the animation begins and ends. The animation retains it.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes the animation when it ends and displays its own values again.
  open var isRemovedOnCompletion = true

  /// The values that the app stored under custom keys.
  private var values: [String: Any] = [:]

  /// Creates an animation without an explicit duration.
  public override init() {}

  /// Returns the value stored under a key, or nil if there is none.
  @discardableResult
  open func value(forKey key: String) -> Any? { values[key] }

  /// Stores a value under a custom key. Copies of the animation include it. Nil removes the value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns an animation of the same class with the same values.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = onMain(type(of: self)) { Instance.make($0) as? CAAnimation } ?? CAAnimation()
    copy.assign(self)
    return copy
  }

  /// Adds the animation to the layer `anObject`, using the event name as the key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Copies the values that apply to this class from another animation.
  func assign(_ other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, fillMode) = (other.timeOffset, other.fillMode)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, timingFunction) = (other.autoreverses, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    values = other.values
  }

  /// Returns the animation's effect on a layer, or nil if it has none.
  func effect(on layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? { nil }
}

/// An object that responds to the beginning and end of an animation. Both methods are optional.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caanimationdelegate
public nonisolated protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends (`flag` is true) or is removed before it ends (false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

nonisolated extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A layer's response to an event, such as a property change.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caaction
public nonisolated protocol CAAction: AnyObject {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The name of the event, such as a property name.
  ///   - anObject: The layer.
  ///   - dict: Additional information about the event, or nil.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing. It also stops the search for an action.
extension NSNull: CAAction {
  /// Does nothing.
  public nonisolated func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// An animation of a single layer property, or of one part of it.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/capropertyanimation
open nonisolated class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `position`, `bounds.size.width`, or
  /// `transform.rotation.z`. Unknown key paths have no effect.
  open var keyPath: String?
  /// Whether the animated values are added to the value that the layer would otherwise display.
  open var isAdditive = false
  /// Whether each repetition starts from the end value of the previous one.
  open var isCumulative = false

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  override func effect(on layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? {
    guard let path = keyPath.flatMap(LayerKeyPath.init),
      let model = layer.modelValue(of: path.property)?.part(path.part),
      let track = track(like: model, duration: duration)
    else { return nil }
    return .property(
      PropertyEffect(
        path: path, track: track, isAdditive: isAdditive, isCumulative: isCumulative))
  }

  /// Returns the values converted to the kind of `model`, or nil if none can be converted.
  func track(like model: AnimatableValue, duration: CFTimeInterval) -> AnimationTrack? { nil }
}
