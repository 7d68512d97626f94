import CBridge
import UIKit

/// A weak reference to an Objective-C object.
final class WeakObject {
  private let location: UnsafeMutablePointer<Raw?>

  init(_ object: Raw) {
    location = .allocate(capacity: 1)
    location.initialize(to: nil)
    TBInitWeak(location, object)
  }

  isolated deinit {
    TBDestroyWeak(location)
    location.deallocate()
  }

  /// Returns the object, retained, or `nil` if it has been deallocated.
  func load() -> Raw? { TBLoadWeak(location) }

  /// Whether the reference refers to an object.
  func refers(to object: Raw) -> Bool {
    let current = load()
    defer { TBRelease(current) }
    return current == object
  }
}

/// The receiver of a control's or recognizer's action: a target and its selector.
///
/// The control or recognizer retains it in its companion's attachments.
final class ActionReceiver {
  private let target: WeakObject?
  let selector: String
  let events: UIControl.Event

  init(_ target: Raw?, _ selector: String, _ events: UIControl.Event = []) {
    (self.target, self.selector, self.events) = (target.map(WeakObject.init), selector, events)
  }

  /// Whether a removal applies to this receiver; `nil` matches any target or selector.
  func matches(_ target: Raw?, _ selector: String?) -> Bool {
    (selector == nil || selector == self.selector)
      && (target == nil || target.map { self.target?.refers(to: $0) == true } == true)
  }

  /// Returns the target, retained, or `nil` if there is none.
  func loadTarget() -> Raw? { target?.load() }

  /// The action as a UIKit selector.
  var action: Selector { Selector(selector, ActionReceiver.perform) }

  private func perform(_ sender: AnyObject, _ event: UIEvent?) {
    let receiver = target?.load()
    guard receiver != nil || target == nil else { return }
    let (sender, event) = (retainedObject(sender), retained(event))
    TBSendAction(receiver, selector, sender, event)
    for object in [receiver, sender, event] { TBRelease(object) }
  }

  fileprivate func performForRecognizer(_ sender: UIGestureRecognizer) { perform(sender, nil) }

  /// The action for a recognizer, which has no event.
  var recognizerAction: Selector { Selector(selector, ActionReceiver.performForRecognizer) }
}

@_cdecl("tbs_addRecognizerTarget")
func addTarget(_ object: Raw, _ target: Raw?, _ selector: UnsafePointer<CChar>?) {
  guard let recognizer = swiftObject(object, as: UIGestureRecognizer.self), let target,
    let selector = string(selector)
  else { return }
  let receiver = ActionReceiver(target, selector)
  recognizer.companion?.attachments.append(receiver)
  recognizer.addTarget(receiver, action: receiver.recognizerAction)
}

@_cdecl("tbs_removeRecognizerTarget")
func removeTarget(_ object: Raw, _ target: Raw?, _ selector: UnsafePointer<CChar>?) {
  guard let recognizer = swiftObject(object, as: UIGestureRecognizer.self) else { return }
  recognizer.companion?.attachments.removeAll { attachment in
    guard let receiver = attachment as? ActionReceiver,
      receiver.matches(target, string(selector))
    else { return false }
    recognizer.removeTarget(receiver, action: receiver.recognizerAction)
    return true
  }
}

@_cdecl("tbs_addControlTarget")
func addTarget(_ object: Raw, _ target: Raw?, _ selector: UnsafePointer<CChar>?, _ events: UInt) {
  guard let control = swiftObject(object, as: UIControl.self), let selector = string(selector)
  else { return }
  let events = UIControl.Event(rawValue: .init(truncatingIfNeeded: events))
  let receiver = ActionReceiver(target, selector, events)
  control.companion?.attachments.append(receiver)
  control.addTarget(receiver, action: receiver.action, for: events)
}

@_cdecl("tbs_removeControlTarget")
func removeTarget(
  _ object: Raw, _ target: Raw?, _ selector: UnsafePointer<CChar>?, _ events: UInt
) {
  guard let control = swiftObject(object, as: UIControl.self) else { return }
  let events = UIControl.Event(rawValue: .init(truncatingIfNeeded: events))
  control.companion?.attachments.removeAll { attachment in
    guard let receiver = attachment as? ActionReceiver,
      receiver.matches(target, string(selector))
    else { return false }
    control.removeTarget(receiver, action: receiver.action, for: events)
    return events.isSuperset(of: receiver.events)
  }
}

/// Returns the selectors of a target's actions for events.
@_cdecl("tbs_actions")
func actions(_ object: Raw, _ target: Raw?, _ events: UInt) -> Raw? {
  let events = UIControl.Event(rawValue: .init(truncatingIfNeeded: events))
  return retainedList(
    receivers(of: object).filter {
      $0.matches(target, nil) && !$0.events.isDisjoint(with: events)
    }.map(\.selector))
}

/// Returns the targets of a control's actions.
@_cdecl("tbs_targets")
func targets(_ object: Raw) -> Raw? {
  var targets = receivers(of: object).compactMap { $0.loadTarget() }.map { Optional($0) }
  defer { for target in targets { TBRelease(target) } }
  return TBMakeArray(&targets, targets.count)
}

private func receivers(of object: Raw) -> [ActionReceiver] {
  (swiftObject(object, as: UIControl.self)?.companion?.attachments ?? [])
    .compactMap { $0 as? ActionReceiver }
}

// MARK: - Animations

/// The object that receives the end of an animation.
private final class AnimationObserver {
  private let target: Raw
  private let selector: String

  init(_ target: Raw, _ selector: String) {
    (self.target, self.selector) = (target, selector)
    TBRetain(target)
  }

  isolated deinit { TBRelease(target) }

  func didStop(_ name: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
    TBAnimationDidStop(target, selector, name, finished.boolValue ? 1 : 0, context)
  }
}

/// The delegate of the open animation block, retained until the block ends.
private var animationDelegate: Raw?

@_cdecl("tbs_setAnimationDelegate")
func setAnimationDelegate(_ delegate: Raw?) { animationDelegate = delegate }

@_cdecl("tbs_setAnimationDidStop")
func setAnimationDidStop(_ selector: UnsafePointer<CChar>?) {
  guard let animationDelegate, let selector = string(selector) else { return }
  UIView.setAnimationDelegate(AnimationObserver(animationDelegate, selector))
  UIView.setAnimationDidStop(Selector(selector, AnimationObserver.didStop))
}

@_cdecl("tbs_animate")
func animate(
  _ duration: Double, _ delay: Double, _ options: UInt, _ animations: Raw?, _ completion: Raw?
) {
  UIView.animate(
    withDuration: duration, delay: delay, options: UIView.AnimationOptions(rawValue: options)
  ) {
    if let animations { TBCallBlock(animations) }
  } completion: { finished in
    guard let completion else { return }
    TBCallBlockWithFlag(completion, finished ? 1 : 0)
    TBReleaseBlock(completion)
  }
  if let animations { TBReleaseBlock(animations) }
}
