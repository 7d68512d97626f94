import PhoneFoundation

/// The name of a method and the method itself, for the target-action pattern.
///
/// Objective-C looks up a method by its name when it is called. Swift on Linux cannot do this, so
/// the replacement for `#selector(tapped(_:))` also contains the method:
///
///     Selector("tapped:", Board.tapped(_:))
///
/// A selector that has only a name can be compared and printed, but calling it just reports a
/// warning. Two selectors are equal if their names are equal.
///
/// - SeeAlso: developer.apple.com/documentation/objectivec/selector
public nonisolated struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
  @unchecked Sendable
{
  /// The method's name with a colon for each parameter, such as `tapped:`.
  public let description: String
  // Doesn't have to be sendable: `call` is isolated to the main actor, and callers of
  // `callOnThisThread` are responsible for thread safety.
  private let method: Method?

  private struct Method {
    /// Whether a target has the method.
    let isMethod: (AnyObject) -> Bool
    /// Calls the method unless the sender or the event has the wrong type.
    let call: @MainActor (_ target: AnyObject, _ first: Any?, _ second: Any?, _ third: Any?) -> Void
  }

  /// Creates a selector that has a name but no method.
  public init(_ str: String) {
    (description, method) = (str, nil)
  }

  /// Creates a selector that has a name but no method.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a selector for a method without parameters. The method's result is ignored.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, _, _ in _ = method(target)() }
  }

  /// Creates a selector for a method that takes the sender. The method is not called for senders of
  /// another type.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, sender, _ in
      if let sender = sender as? Sender { _ = method(target)(sender) }
    }
  }

  /// Creates a selector for a method that takes the sender and the event.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, sender, event in
      if let sender = sender as? Sender, let event = event as? Event {
        _ = method(target)(sender, event)
      }
    }
  }

  /// Creates a selector for a method with three parameters, for `UIView.setAnimationDidStop(_:)`.
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    nonisolated(unsafe) let method = method
    description = name
    self.method = Method(isMethod: { $0 is Target }) { target, first, second, third in
      if let target = target as? Target, let first = first as? First,
        let second = second as? Second, let third = third as? Third
      {
        _ = method(target)(first, second, third)
      }
    }
  }

  /// Creates a selector for a class method without parameters; the class is the target.
  ///
  ///     Selector("tick", Clock.self, Clock.tick)
  public init<Target: AnyObject, Result>(
    _ name: String, _ target: Target.Type, _ method: @escaping () -> Result
  ) {
    nonisolated(unsafe) let method = method
    description = name
    self.method = Method(isMethod: { $0 is Target.Type }) { _, _, _, _ in _ = method() }
  }

  /// Creates a selector for a class method that takes the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ target: Target.Type, _ method: @escaping (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    description = name
    self.method = Method(isMethod: { $0 is Target.Type }) { _, sender, _, _ in
      if let sender = sender as? Sender { _ = method(sender) }
    }
  }

  /// Creates a selector that represents methods of several classes and calls the method of the
  /// target's class.
  ///
  /// - Parameter selectors: One or more selectors with the same name.
  public init(anyOf selectors: [Selector]) {
    nonisolated(unsafe) let methods = selectors.compactMap(\.method)
    description = selectors.first?.description ?? ""
    method = Method(isMethod: { target in methods.contains { $0.isMethod(target) } }) {
      target, first, second, third in
      methods.first { $0.isMethod(target) }?.call(target, first, second, third)
    }
  }

  private init<Target: AnyObject>(
    _ name: String, _ target: Target.Type,
    _ call: @escaping @MainActor (Target, Any?, Any?) -> Void
  ) {
    description = name
    method = Method(isMethod: { $0 is Target }) { target, sender, event, _ in
      if let target = target as? Target { call(target, sender, event) }
    }
  }

  /// Returns whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }

  // MARK: - Calling

  /// Whether the selector has a method, not just a name.
  var hasMethod: Bool { method != nil }

  /// Returns whether an object is known to implement the method.
  func isMethod(of object: AnyObject) -> Bool { method?.isMethod(object) == true }

  /// Calls the method on a target.
  @MainActor func call(
    on target: AnyObject, with sender: Any?, event: Any? = nil, third: Any? = nil
  ) {
    guard let method, method.isMethod(target) else {
      let reason =
        method == nil ? "its selector has only a name" : "it is a method of another class"
      AppContext.current.reportNoCall(
        "\(type(of: target)): \(description) cannot be called because \(reason); write "
          + "Selector(\"\(description)\", \(type(of: target)).METHOD)", for: sender, event)
      return
    }
    method.call(target, sender, event, third)
  }

  /// Calls the method on a target, on the current thread, with up to two objects.
  ///
  /// As on iOS, the method must be safe to call from that thread.
  func callOnThisThread(on target: AnyObject, with first: Any?, _ second: Any?) {
    nonisolated(unsafe) let (target, first, second) = (target, first, second)
    withoutActor { self.call(on: target, with: first, event: second) }
  }
}
