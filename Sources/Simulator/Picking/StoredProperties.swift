import UIKit

/// Reads the stored properties of an app's objects.
package enum StoredProperties {
  /// Returns the stored properties of a value and its superclasses, excluding framework classes.
  package static func of(_ value: Any) -> [(name: String, value: Any?)] {
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

  /// Returns the value inside nested optionals, or `nil` if one of them is `nil`.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return unwrapped(optional.wrapped)
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
