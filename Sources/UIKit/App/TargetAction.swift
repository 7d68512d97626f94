/// One entry of target–action: an object and the method to call on it.
struct TargetAction {
  /// The receiver of the call; nil means the responder chain.
  private weak var object: AnyObject?
  /// The target, if it is a class: on Linux its object is a box without other references.
  private let type: AnyObject?
  private let hasTarget: Bool
  /// Why nothing can be called on the target, if it was no object from the start.
  private let fault: String?
  /// What is called. Its name is empty for a method that was given without one.
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    let object = target.map { $0 as AnyObject }
    self.object = object
    type = object is AnyClass ? object : nil
    hasTarget = target != nil
    fault = target.flatMap(Self.fault)
    self.action = action
  }

  /// Returns why nothing can be called on a target: only objects and classes have methods to call.
  ///
  /// A value that is passed as `Any` becomes an object of its own, which has no other reference.
  nonisolated static func fault(of target: Any) -> String? {
    if target is AnyClass || Swift.type(of: target) is AnyClass { return nil }
    let name = "\(Swift.type(of: target))"
    guard name.contains("->") else { return "its target is of type \(name); expected an object" }
    return "its target is a function: in the initial value of a property, `self` is not yet the "
      + "object; make the property `lazy var`, with a type"
  }

  /// Why nothing is called although there is a target; nil where there is an object, or no target at all.
  var reasonForNoCall: String? {
    if let fault { return fault }
    return hasTarget && object == nil
      ? "its target no longer exists; store the target in a property" : nil
  }

  /// The target, while it exists.
  var target: AnyObject? { object }

  /// Whether the call goes along the responder chain.
  var isForChain: Bool { !hasTarget }

  /// Whether a removal of an action of a target means this one; nil means any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || isTarget(target as AnyObject)) && (action == nil || isSame(action))
  }

  /// Whether adding it again changes nothing.
  func isEqual(_ other: TargetAction) -> Bool {
    hasTarget == other.hasTarget && isTarget(other.object) && isSame(other.action)
  }

  private func isTarget(_ other: AnyObject?) -> Bool {
    guard let type = type as? AnyClass, let other = other as? AnyClass else {
      return object === other
    }
    return type == other
  }

  private func isSame(_ other: Selector?) -> Bool {
    !action.description.isEmpty && action == other
  }
}

extension AppContext {
  /// Warns, and explains, that an action was due and nothing was called (rule C-47).
  ///
  /// - Parameters:
  ///   - message: Why, and what would work. The phone's owner shows a message once.
  ///   - sender: A control, a recognizer or a timer.
  ///   - event: The event that the sender was called for, if any.
  func reportNoCall(_ message: String, for sender: Any?, _ event: Any? = nil) {
    host.warn(message)
    guard let explainer = host.explainer else { return }
    var touches: [UITouch] = []
    if let recognizer = sender as? UIGestureRecognizer {
      touches = recognizer.touchesSinceReset
    } else if let view = sender as? UIView, let event = event as? UIEvent {
      touches = event.changedTouches.filter { $0.storedView === view }
    }
    explainer.callsNothing(message, touches)
  }

  /// The same, for an action of which the reason is known.
  func reportNoCall(
    of action: Selector, of name: String, _ reason: String, for sender: Any?, _ event: Any? = nil
  ) {
    let action = action.description.isEmpty ? "an action" : "the action \(action)"
    reportNoCall("\(name): \(action) calls nothing: \(reason)", for: sender, event)
  }
}
