import UIKit

/// The members of a value that property paths may name.
struct ReflectedMembers {
  private var readers: [String: () -> Any?] = [:]

  /// Finds the members of a value: those of UIKit's types, stored properties, then derived ones.
  init(of value: Any?) {
    guard var value = Self.unwrapped(value) else { return }
    if let color = value as? UIColor { value = color.cgColor }
    for (name, reader) in UIKitMembers.of(value) { add(name, reader) }
    for (name, stored) in Self.storedProperties(of: value) { add(name) { stored } }
    if let count = Self.count(of: value) { add("count") { count } }
    for (name, reader) in UIKitMembers.derived(from: value) { add(name, reader) }
  }

  /// The names of all members.
  var names: [String] { Array(readers.keys) }

  /// Returns the names as a list in prose, those similar to `name` first.
  func list(near name: String) -> String {
    names.isEmpty ? "no members" : NameSuggestions.list(names, near: name)
  }

  /// Returns a member's value, which may be nil itself; nil where there is no such member.
  subscript(name: String) -> Any?? {
    guard let reader = readers[name] else { return nil }
    return .some(reader())
  }

  /// Adds a member unless the name exists.
  private mutating func add(_ name: String, _ reader: @escaping () -> Any?) {
    if readers[name] == nil { readers[name] = reader }
  }

  // MARK: - Reflection

  /// Returns the value inside nested optionals; nil where one is nil.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  /// Returns the stored properties of a value and of its superclasses that are not ours.
  private static func storedProperties(of value: Any) -> [(name: String, value: Any?)] {
    var result: [(String, Any?)] = []
    var mirror: Mirror? = Mirror(reflecting: value)
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

  /// Returns the name of a property without the prefix of lazy storage.
  private static func plainName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix(".") ? String(label.dropFirst()) : label
  }

  /// Whether a class is ours, so that its stored properties are private.
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
