/// A target and an action: an object and the method to call on it.
struct TargetAction {
  /// The receiver of the call, or nil for the responder chain.
  private weak var object: AnyObject?
  /// The target, if it is a class. On Linux, `object` is then a box that nothing else retains.
  private let type: AnyObject?
  private let hasTarget: Bool
  /// The reason nothing can be called on the target, if it was never an object.
  private let fault: String?
  /// The method to call. Its name is empty if none was given.
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    let object = target.map { $0 as AnyObject }
    self.object = object
    type = object is AnyClass ? object : nil
    hasTarget = target != nil
    fault = target.flatMap(Self.fault)
    self.action = action
  }

  /// Returns the reason nothing can be called on a target, or nil for an object or a class.
  ///
  /// A value passed as `Any` becomes a separate object that nothing else retains.
  nonisolated static func fault(of target: Any) -> String? {
    if target is AnyClass || Swift.type(of: target) is AnyClass { return nil }
    let name = "\(Swift.type(of: target))"
    guard name.contains("->") else { return "its target is of type \(name); expected an object" }
    return "its target is a function: in the initial value of a property, `self` is not yet the "
      + "object; make the property `lazy var`, with a type"
  }

  /// The reason nothing is called although there is a target, or nil if the target is a live object
  /// or was omitted.
  var reasonForNoCall: String? {
    if let fault { return fault }
    return hasTarget && object == nil
      ? "its target no longer exists; store the target in a property" : nil
  }

  /// The target, or nil after it was deallocated.
  var target: AnyObject? { object }

  /// Whether the responder chain determines the target.
  var isForChain: Bool { !hasTarget }

  /// Whether this action matches the target and action to remove; nil matches any target or action.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || isTarget(target as AnyObject)) && (action == nil || isSame(action))
  }

  /// Whether `other` is a duplicate of this action.
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
  /// Warns and explains that an action was triggered but nothing was called (rule C-47).
  ///
  /// - Parameters:
  ///   - message: The reason and what would have worked. Each message is shown once.
  ///   - sender: A control, recognizer, or timer.
  ///   - event: The event that the sender was handling, if any.
  func reportNoCall(_ message: String, for sender: Any?, _ event: Any? = nil) {
    host.warn(message)
    host.explainer?.callsNothing(message, TouchExplainer.touches(of: sender, event))
  }

  /// Reports that an action called nothing, for a known reason.
  func reportNoCall(
    of action: Selector, of name: String, _ reason: String, for sender: Any?, _ event: Any? = nil
  ) {
    let action = action.description.isEmpty ? "an action" : "the action \(action)"
    reportNoCall("\(name): \(action) calls nothing: \(reason)", for: sender, event)
  }
}
