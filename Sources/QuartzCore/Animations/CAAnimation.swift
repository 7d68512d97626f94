public import CoreGraphics
import PhoneFoundation

/// What animations of a layer have in common: their time, how it is shaped, and who is called at their ends.
///
/// `CALayer.add(_:forKey:)` copies the animation; what is changed in it later has no effect.
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

  /// How the time of each run is shaped; nil for evenly.
  open var timingFunction: CAMediaTimingFunction?

  /// The object that is called at the beginning and the end; retained.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes the animation at its end; then it shows its own values again.
  open var isRemovedOnCompletion = true

  /// What the app stored under names of its own.
  private var values: [String: Any] = [:]

  /// Makes an animation of no duration of its own.
  public override init() {}

  /// Returns what was stored under a name; nil for nothing.
  @discardableResult
  open func value(forKey key: String) -> Any? { values[key] }

  /// Stores something under a name of the app's own, which copies share; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns an animation of the same class with the same values.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = onMain(type(of: self)) { Instance.make($0) as? CAAnimation } ?? CAAnimation()
    copy.assign(self)
    return copy
  }

  /// Adds the animation to the layer that is given as the object, under the name of the event.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Copies the values of another animation, of the same class where there is one.
  func assign(_ other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, fillMode) = (other.timeOffset, other.fillMode)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, timingFunction) = (other.autoreverses, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    values = other.values
  }

  /// What it does to a layer; nil where that is nothing.
  func effect(on layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? { nil }
}

/// What is called at the beginning and at the end of an animation; both methods are optional.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caanimationdelegate
public nonisolated protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended, or was removed before; `flag` is true at its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

nonisolated extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What happens to a layer at an event, such as the change of a property.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caaction
public nonisolated protocol CAAction: AnyObject {
  /// Lets it happen.
  ///
  /// - Parameters:
  ///   - event: The event's name, such as the property's.
  ///   - anObject: The layer.
  ///   - dict: More about the event; nil for nothing.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public nonisolated func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// An animation of one property of a layer, or of a part of it.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/capropertyanimation
open nonisolated class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position`, `bounds.size.width` or `transform.rotation.z`; another one has no effect.
  open var keyPath: String?
  /// Whether its values are added to what the layer shows without it.
  open var isAdditive = false
  /// Whether each repetition starts where the last one ended.
  open var isCumulative = false

  /// Makes an animation of a property.
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

  /// Its values, of the kind of `model`; nil where it has none of that kind.
  func track(like model: AnimatableValue, duration: CFTimeInterval) -> AnimationTrack? { nil }
}
