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
    let call: @MainActor (_ target: AnyObject, _ first: Any?, _ second: Any?, _ third: Any?) -> Void
  }

  /// Makes a selector of a name, without a method.
  public init(_ str: String) {
    (description, method) = (str, nil)
  }

  /// Makes a selector of a name, without a method.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a selector of a method without parameters; a result is dropped.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, _, _ in _ = method(target)() }
  }

  /// Makes a selector of a method that gets the sender; a sender of another type does not call it.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, Target.self) { target, sender, _ in
      if let sender = sender as? Sender { _ = method(target)(sender) }
    }
  }

  /// Makes a selector of a method that gets the sender and the event.
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

  /// Makes a selector of a method with three parameters, as `UIView.setAnimationDidStop(_:)` takes it.
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

  /// Makes a selector of a class's own method without parameters, for that class as the target.
  ///
  ///     Selector("tick", Clock.self, Clock.tick)
  public init<Target: AnyObject, Result>(
    _ name: String, _ target: Target.Type, _ method: @escaping () -> Result
  ) {
    nonisolated(unsafe) let method = method
    description = name
    self.method = Method(isMethod: { $0 is Target.Type }) { _, _, _, _ in _ = method() }
  }

  /// Makes a selector of a class's own method that gets the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ target: Target.Type, _ method: @escaping (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    description = name
    self.method = Method(isMethod: { $0 is Target.Type }) { _, sender, _, _ in
      if let sender = sender as? Sender { _ = method(sender) }
    }
  }

  /// Makes a selector of the methods of several classes: it calls that of the target's class.
  ///
  /// - Parameter selectors: At least one; the name is that of the first, which all have.
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

  /// Whether both have the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }

  // MARK: - Calling

  /// Whether there is a method, rather than a name alone.
  var hasMethod: Bool { method != nil }

  /// Whether an object has the method, as far as is known.
  func isMethod(of object: AnyObject) -> Bool { method?.isMethod(object) == true }

  /// Calls the method of a target.
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

  /// Calls the method of a target on the present thread, with up to two objects.
  ///
  /// Off the main thread the method has to be one that may run there, as on iOS.
  func callOnThisThread(on target: AnyObject, with first: Any?, _ second: Any?) {
    nonisolated(unsafe) let (target, first, second) = (target, first, second)
    let call: @MainActor () -> Void = { self.call(on: target, with: first, event: second) }
    withoutActuallyEscaping(call) { unsafeBitCast($0, to: (() -> Void).self)() }
  }
}
