import UIKit

/// A value's members that property paths may name.
///
/// Members of UIKit types come first, then stored properties, then derived members. A value is
/// reflected only for a name that UIKit does not define, because reflection takes far longer than a
/// table lookup.
struct ReflectedMembers {
  /// The value, which is not an optional.
  private let value: Any?

  /// Creates a value's members.
  init(of value: Any?) {
    self.value = Self.unwrapped(value)
  }

  /// The names of all members.
  var names: [String] {
    guard let value else { return [] }
    let names =
      UIKitMembers.of(value).flatMap { $0.names() }
      + Self.storedProperties(of: value).map(\.name)
      + (Self.count(of: value) == nil ? [] : ["count"])
      + UIKitMembers.derived(from: value).flatMap { $0.names() }
    return Array(Set(names))
  }

  /// The names of the value's own members, followed by UIKit members that not every view or
  /// controller has.
  var specificNames: [String] {
    guard let value else { return [] }
    let general = ["UIResponder", "UIView", "UIViewController"]
    let shared = UIKitMembers.entries.filter { !general.contains($0.type) }
    let own = Self.storedProperties(of: value).map(\.name)
    return own
      + shared.compactMap { $0.members(value)?.names() }.flatMap { $0 }.filter {
        !own.contains($0)
      }
  }

  /// Returns the names as a prose list: names similar to `name` first, then the value's own
  /// members, then UIKit's.
  ///
  /// A view has many UIKit members, so only the most similar ones are named. The others are
  /// counted.
  func list(near name: String) -> String {
    guard !names.isEmpty else { return "no members" }
    let own = value.map { Set(Self.storedProperties(of: $0).map(\.name)) } ?? []
    return NameSuggestions.list(names, near: name, first: own, most: 12)
  }

  /// Returns a member's value, which may itself be `nil`, or `nil` if there is no such member.
  subscript(name: String) -> Any?? {
    guard let value else { return nil }
    for members in UIKitMembers.of(value) {
      if let found = members.read(name) { return found }
    }
    for property in Self.storedProperties(of: value) where property.name == name {
      return .some(property.value)
    }
    if name == "count", let count = Self.count(of: value) { return .some(count) }
    for members in UIKitMembers.derived(from: value) {
      if let found = members.read(name) { return found }
    }
    return nil
  }

  // MARK: - Reflection

  /// Returns the value inside nested optionals, or `nil` if one of them is `nil`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return unwrapped(optional.wrapped)
  }

  /// Returns the stored properties of a value and its superclasses, excluding framework classes.
  private static func storedProperties(of value: Any) -> [(name: String, value: Any?)] {
    var result: [(String, Any?)] = []
    // A color's members are its components.
    var mirror: Mirror? = Mirror(reflecting: (value as? UIColor)?.cgColor ?? value)
    while let current = mirror, !isFramework(current) {
      switch current.displayStyle {
      case .class, .struct, .tuple, .enum:
        for child in current.children {
          if let label = child.label { result.append((plainName(label), child.value)) }
        }
      default: break
      }
      mirror = current.superclassMirror
    }
    return result
  }

  /// Returns a property's name without the prefix for lazy storage.
  private static func plainName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix(".") ? String(label.dropFirst()) : label
  }

  /// Returns whether a class belongs to the framework, so that its stored properties are private.
  private static func isFramework(_ mirror: Mirror) -> Bool {
    guard mirror.displayStyle == .class else { return false }
    let name = String(reflecting: mirror.subjectType)
    return ["UIKit.", "CoreGraphics.", "Foundation.", "Simulator.", "Swift."]
      .contains { name.hasPrefix($0) }
  }

  private static func count(of value: Any) -> Int? {
    if let text = value as? String { return text.count }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: return mirror.children.count
    default: return nil
    }
  }
}

/// An optional of any type.
private nonisolated protocol OptionalValue {
  /// The wrapped value, or `nil`.
  var wrapped: Any? { get }
}

nonisolated extension Optional: OptionalValue {
  fileprivate var wrapped: Any? {
    switch self {
    case .some(let value): value
    case .none: nil
    }
  }
}
