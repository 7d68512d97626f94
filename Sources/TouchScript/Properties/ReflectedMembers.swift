import Simulator
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
    self.value = StoredProperties.unwrapped(value)
  }

  /// The names of all members.
  var names: [String] {
    guard let value else { return [] }
    let names =
      UIKitMembers.of(value).flatMap { $0.names() }
      + StoredProperties.of(value).map(\.name)
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
    let own = StoredProperties.of(value).map(\.name)
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
    let own = value.map { Set(StoredProperties.of($0).map(\.name)) } ?? []
    return NameSuggestions.list(names, near: name, first: own, most: 12)
  }

  /// Returns a member's value, which may itself be `nil`, or `nil` if there is no such member.
  subscript(name: String) -> Any?? {
    guard let value else { return nil }
    for members in UIKitMembers.of(value) {
      if let found = members.read(name) { return found }
    }
    for property in StoredProperties.of(value) where property.name == name {
      return .some(property.value)
    }
    if name == "count", let count = Self.count(of: value) { return .some(count) }
    for members in UIKitMembers.derived(from: value) {
      if let found = members.read(name) { return found }
    }
    return nil
  }

  // MARK: - Reflection

  private static func count(of value: Any) -> Int? {
    if let text = value as? String { return text.count }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary: return mirror.children.count
    default: return nil
    }
  }
}
