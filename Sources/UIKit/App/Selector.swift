/// The name of a method, and the method itself, for target–action.
///
/// Objective-C finds a method by its name when it is called. Linux has no such search, so what iOS
/// code writes as `#selector(tapped(_:))` has to carry the method:
///
///     Selector("tapped:", Board.tapped(_:))
///
/// A selector made of a name alone compares and prints like any other; calling it is reported to the
/// phone's owner and does nothing. Two selectors are equal if their names are.
///
/// - SeeAlso: developer.apple.com/documentation/objectivec/selector
public nonisolated struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
  @unchecked Sendable
{
  /// The name, with a colon for each parameter: `tapped:`.
  public let description: String
  // Not checked to be sendable: methods are only called on the main actor.
  private let method: Method?

  private struct Method {
    /// Whether a target has the method.
    let isMethod: (AnyObject) -> Bool
    /// Calls the method; nothing happens where the sender or the event is of another type.
    let call: @MainActor (_ target: AnyObject, _ sender: Any?, _ second: Any?) -> Void
  }

  /// Makes a selector of a name, without a method.
  public init(_ str: String) {
    (description, method) = (str, nil)
  }

  /// Makes a selector of a name, without a method.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a selector of a method without parameters.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> () -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, _, _ in method(target)() }
  }

  /// Makes a selector of a method that gets the sender; a sender of another type does not call it.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, sender, _ in
      if let sender = sender as? Sender { method(target)(sender) }
    }
  }

  /// Makes a selector of a method that gets the sender and the event.
  public init<Target: AnyObject, Sender, Event>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, sender, event in
      if let sender = sender as? Sender, let event = event as? Event {
        method(target)(sender, event)
      }
    }
  }

  private init<Target: AnyObject>(
    _ name: String, _ target: Target.Type,
    _ call: @escaping @MainActor (Target, Any?, Any?) -> Void
  ) {
    description = name
    method = Method(isMethod: { $0 is Target }) { target, sender, event in
      if let target = target as? Target { call(target, sender, event) }
    }
  }

  /// Whether both have the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }

  // MARK: - Calling

  /// Whether an object has the method, as far as is known.
  func isMethod(of object: AnyObject) -> Bool { method?.isMethod(object) == true }

  /// Calls the method of a target.
  @MainActor func call(on target: AnyObject, with sender: Any?, event: Any? = nil) {
    guard let method, method.isMethod(target) else {
      let reason =
        method == nil ? "its selector has only a name" : "it is a method of another class"
      AppContext.current.warn(
        "\(type(of: target)): \(description) cannot be called, for \(reason); write "
          + "Selector(\"\(description)\", \(type(of: target)).METHOD)")
      return
    }
    method.call(target, sender, event)
  }

  /// Calls the method of a target on the present thread, with up to two objects.
  ///
  /// Off the main thread the method has to be one that may run there, as on iOS.
  func callOnThisThread(on target: AnyObject, with first: Any?, _ second: Any?) {
    nonisolated(unsafe) let (target, first, second) = (target, first, second)
    let call: @MainActor () -> Void = { self.call(on: target, with: first, event: second) }
    withoutActuallyEscaping(call) { unsafeBitCast($0, to: (() -> Void).self)() }
  }
}

/// What is called, and on whom: one entry of target–action.
struct TargetAction {
  /// Gets the call; nil stands for the responder chain.
  private weak var object: AnyObject?
  private let hasTarget: Bool
  /// What is called. Its name is empty for a method that was given without one.
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    object = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  /// The target, unless it is gone.
  var target: AnyObject? { object }

  /// Whether the call goes along the responder chain.
  var isForChain: Bool { !hasTarget }

  /// Whether a removal of an action of a target means this one; nil means any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || object === (target as AnyObject)) && (action == nil || isSame(action))
  }

  /// Whether adding it again changes nothing.
  func isEqual(_ other: TargetAction) -> Bool {
    hasTarget == other.hasTarget && object === other.object && isSame(other.action)
  }

  private func isSame(_ other: Selector?) -> Bool {
    !action.description.isEmpty && action == other
  }
}
