package import Simulator
package import UIKit

/// Reads values from a running app by property path.
///
/// A path begins with `view` (the root view), `controller`, `window`, `app`, or the
/// `accessibilityIdentifier` of a view. Members follow: members of UIKit types, stored properties
/// of the app's types, `[i]` and `count` of collections, and `angle` and `scale` of transforms.
/// Reading has no side effects: a lazy property that was never used is `nil`.
package struct PropertyReader {
  /// The reason a path has no value.
  package struct Problem: Error, Hashable {
    /// The message, which lists the existing names.
    package var message: String
  }

  private let phone: Phone

  /// Creates a reader for a phone's app.
  package init(_ phone: Phone) {
    self.phone = phone
  }

  /// Returns the value at a path.
  package func value(at path: PropertyPath) throws(Problem) -> ScriptValue {
    try comparable(object(at: path), at: path)
  }

  /// Returns the value at a path that begins with a member of a view.
  package func value(at path: PropertyPath, of view: UIView) throws(Problem) -> ScriptValue {
    try comparable(follow(path.components[...], from: view, at: "the view"), at: path)
  }

  private func comparable(
    _ object: Any?, at path: PropertyPath
  ) throws(Problem) -> ScriptValue {
    if let value = ScriptValue(object) { return value }
    throw Problem(
      message: "\(path) is \(Self.describe(object)), which cannot be compared; "
        + "it has \(ReflectedMembers(of: object).list(near: ""))")
  }

  /// Returns the object at a path, or `nil` if the value is `nil`.
  package func object(at path: PropertyPath) throws(Problem) -> Any? {
    let (value, length) = try root(of: path)
    return try follow(
      path.components[length...], from: value,
      at: PropertyPath.text(of: path.components[..<length]))
  }

  /// Returns the object that the components lead to, starting at an object with the given name.
  private func follow(
    _ components: ArraySlice<PropertyPath.Component>, from root: Any?, at name: String
  ) throws(Problem) -> Any? {
    var value = root
    for index in components.indices {
      let before = PropertyPath.text(of: components[..<index])
      let separator = before.isEmpty || before.hasPrefix("[") ? "" : "."
      let parent = name + separator + before
      switch components[index] {
      case .index(let position): value = try element(position, of: value, at: parent)
      case .name(let name): value = try member(name, of: value, at: parent)
      }
    }
    return value
  }

  // MARK: - Roots

  /// Returns the views with an identifier, in creation order.
  func views(named name: String) -> [UIView] {
    allViews.filter { $0.accessibilityIdentifier == name }.sorted { $0.arrival < $1.arrival }
  }

  /// Returns a clause that lists all identifiers, beginning with names similar to `name`.
  func identifierList(near name: String) -> String {
    let names = identifiers.map(\.name)
    return names.isEmpty
      ? "no view has an accessibilityIdentifier"
      : "there are \(NameSuggestions.list(names, near: name))"
  }

  /// The identifiers of all views in alphabetical order, each with the number of its views.
  var identifiers: [(name: String, count: Int)] {
    Dictionary(grouping: allViews.compactMap(\.accessibilityIdentifier)) { $0 }
      .map { ($0.key, $0.value.count) }.sorted { $0 < $1 }
  }

  /// The names of all gesture recognizers, or their classes if they have no name, in alphabetical
  /// order.
  var recognizerNames: [String] {
    Set(allViews.flatMap { $0.gestureRecognizers ?? [] }.map { $0.name ?? $0.className })
      .sorted()
  }

  /// Returns the gesture recognizer with the given name or, if there is none, the given class.
  func recognizer(named name: String) throws(Problem) -> UIGestureRecognizer {
    let all = allViews.flatMap { $0.gestureRecognizers ?? [] }
    let named = all.filter { $0.name == name }
    let found = named.isEmpty ? all.filter { $0.className == name } : named
    switch found.count {
    case 1: return found[0]
    case 0:
      let names = recognizerNames
      let list = NameSuggestions.list(names, near: name)
      let hint = names.isEmpty ? "no view has any" : "there are \(list)"
      throw Problem(message: "there is no gesture recognizer \"\(name)\"; \(hint)")
    default:
      throw Problem(
        message: "\(found.count) gesture recognizers are called \"\(name)\"; give them names")
    }
  }

  private var allViews: [UIView] {
    var views: [UIView] = []
    func add(_ view: UIView) {
      views.append(view)
      for child in view.subviews { add(child) }
    }
    for window in phone.context.allWindows { add(window) }
    return views
  }

  private var window: UIWindow? {
    phone.context.application?.keyWindow ?? phone.context.windowsFrontToBack.first
  }

  private var controller: UIViewController? {
    window?.rootViewController
      ?? window?.subviews.lazy.compactMap { $0.next as? UIViewController }.first
  }

  /// Returns the object that a path starts from, and the number of components that name it.
  private func root(of path: PropertyPath) throws(Problem) -> (value: Any?, length: Int) {
    guard case .name(let name)? = path.components.first else {
      throw Problem(message: "an empty path")
    }
    switch name {
    case "app": return (phone.context.application, 1)
    case "window": return (window, 1)
    case "controller": return (controller, 1)
    case "view": return (controller?.viewIfLoaded ?? window?.subviews.first, 1)
    default: break
    }
    let views = views(named: name)
    guard !views.isEmpty else {
      throw Problem(
        message: "there is no \"\(name)\"; \(identifierList(near: name)); "
          + "view, controller, window and app always exist")
    }
    if path.components.count > 1, case .index(let position) = path.components[1] {
      guard position < views.count else {
        throw Problem(message: "there is no \(name)[\(position)]; \(Self.range(name, views.count))")
      }
      return (views[position], 2)
    }
    guard views.count == 1 else {
      throw Problem(
        message: "\(views.count) views are called \"\(name)\"; \(Self.range(name, views.count))")
    }
    return (views[0], 1)
  }

  // MARK: - Members

  private func member(
    _ name: String, of value: Any?, at parent: String
  ) throws(Problem) -> Any? {
    guard let value = StoredProperties.unwrapped(value) else {
      throw Problem(message: "\(parent) is nil, so it has no \"\(name)\"")
    }
    let members = ReflectedMembers(of: value)
    if let member = members[name] { return member }
    throw Problem(
      message: "\(parent) is \(Self.describe(value)) and has no \"\(name)\"; "
        + "it has \(members.list(near: name))")
  }

  private func element(_ position: Int, of value: Any?, at parent: String) throws(Problem) -> Any? {
    guard let value = StoredProperties.unwrapped(value) else {
      throw Problem(message: "\(parent) is nil, so it has no [\(position)]")
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection else {
      throw Problem(
        message: "\(parent) is \(Self.describe(value)), which is not ordered"
          + (ReflectedMembers(of: value).names.contains("count") ? "; it has count" : ""))
    }
    guard let element = mirror.children.dropFirst(position).first else {
      let count = mirror.children.count
      throw Problem(message: "there is no \(parent)[\(position)]; \(Self.range(parent, count))")
    }
    return element.value
  }

  private static func range(_ name: String, _ count: Int) -> String {
    switch count {
    case 0: "\(name) is empty"
    case 1: "there is \(name)[0]"
    default: "there are \(name)[0] to \(name)[\(count - 1)]"
    }
  }

  private static func describe(_ value: Any?) -> String {
    guard let value = StoredProperties.unwrapped(value) else { return "nil" }
    let name = (value as? UIResponder)?.className ?? (value as? UIGestureRecognizer)?.className
    return "of type \(name ?? "\(type(of: value))")"
  }
}

/// Sorts names by their similarity to an unknown name.
package enum NameSuggestions {
  /// Returns names as a prose list: similar names first, then the others in alphabetical order.
  ///
  /// - Parameters:
  ///   - preferred: Names that precede other dissimilar names.
  ///   - most: The maximum number of listed names that are neither similar nor preferred. Omitted
  ///     names are counted.
  static func list(
    _ names: [String], near wanted: String, first preferred: Set<String> = [], most: Int = .max
  ) -> String {
    let limit = max(2, wanted.utf8.count / 3)
    let isCut = Set(names).count > most
    let ranked = Set(names).map { name in
      let distance = wanted.isEmpty ? 0 : distance(wanted.lowercased(), name.lowercased())
      if distance <= limit, !wanted.isEmpty { return (group: 0, distance: distance, name: name) }
      let isPreferred = preferred.contains(name)
      return (isPreferred ? 1 : 2, isCut && !isPreferred ? distance : 0, name)
    }
    let sorted = ranked.sorted { $0 < $1 }
    let count = isCut ? max(most, sorted.count { $0.group < 2 }) : sorted.count
    let more = sorted.count - count
    return ScriptError.list(
      sorted.prefix(count).map(\.name) + (more > 0 ? ["\(more) more"] : []), "and")
  }

  /// Returns the Levenshtein distance: the number of letters to insert, delete, or replace.
  package static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    var row = Array(0...other.count)
    for (i, left) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in other.enumerated() {
        let replaced = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
