/// A target and an action: an object and the method to call on it.
struct TargetAction {
  /// The receiver of the call; nil means the responder chain.
  private weak var object: AnyObject?
  /// The target, if it is a class. On Linux, its object is a box that nothing else retains.
  private let type: AnyObject?
  private let hasTarget: Bool
  /// The reason why nothing can be called on the target, if it never was an object.
  private let fault: String?
  /// The method to call. Its name is empty if it was passed without a name.
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    let object = target.map { $0 as AnyObject }
    self.object = object
    type = object is AnyClass ? object : nil
    hasTarget = target != nil
    fault = target.flatMap(Self.fault)
    self.action = action
  }

  /// Returns the reason why nothing can be called on a target: only objects and classes have
  /// methods to call.
  ///
  /// A value that is passed as `Any` becomes a separate object, which nothing else retains.
  nonisolated static func fault(of target: Any) -> String? {
    if target is AnyClass || Swift.type(of: target) is AnyClass { return nil }
    let name = "\(Swift.type(of: target))"
    guard name.contains("->") else { return "its target is of type \(name); expected an object" }
    return "its target is a function: in the initial value of a property, `self` is not yet the "
      + "object; make the property `lazy var`, with a type"
  }

  /// The reason why nothing is called although there is a target; nil for an object and for no
  /// target.
  var reasonForNoCall: String? {
    if let fault { return fault }
    return hasTarget && object == nil
      ? "its target no longer exists; store the target in a property" : nil
  }

  /// The target; nil after it was deallocated.
  var target: AnyObject? { object }

  /// Whether the responder chain determines the target.
  var isForChain: Bool { !hasTarget }

  /// Whether removing an action of a target removes this one; nil means any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || isTarget(target as AnyObject)) && (action == nil || isSame(action))
  }

  /// Whether adding it would add a duplicate.
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
  /// Warns and explains that an action was due but nothing was called (rule C-47).
  ///
  /// - Parameters:
  ///   - message: The reason, and what would work. Each message is shown once.
  ///   - sender: A control, a recognizer or a timer.
  ///   - event: The event that the sender handled, if any.
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

  /// Reports an action that calls nothing for a known reason.
  func reportNoCall(
    of action: Selector, of name: String, _ reason: String, for sender: Any?, _ event: Any? = nil
  ) {
    let action = action.description.isEmpty ? "an action" : "the action \(action)"
    reportNoCall("\(name): \(action) calls nothing: \(reason)", for: sender, event)
  }
}
