import SwiftSyntax

/// The types in all sources, by name.
///
/// There is no type checker, so inheritance is read from the text. The text is enough to find
/// everything that Objective-C finds at run time, such as methods by name, superclasses and
/// protocols.
struct ClassTable {
  private(set) var types: [String: TypeEntry] = [:]
  /// The names of types that have a declaration, in source order.
  private(set) var order: [String] = []
  /// The global variables and constants, by name.
  private(set) var globals: [String: TypeEntry.Property] = [:]
  /// The type aliases, such as `typealias BaseView = UIView`.
  private var aliases: [String: String] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      let collector = TypeCollector(file, table: self)
      collector.walk(file.tree)
      self = collector.table
    }
    // Extensions may precede the type that they extend.
    for (name, entry) in types where entry.declaration == nil {
      guard let full = resolve(name, in: nil), full != name else { continue }
      types[name] = nil
      types[full]?.merge(entry)
    }
  }

  subscript(name: String) -> TypeEntry? { types[name] }

  /// The declared types, in source order.
  var declared: [TypeEntry] { order.compactMap { types[$0] } }

  // MARK: - Names

  /// Resolves a name used inside a type to a full type name, or returns nil if the sources do not
  /// declare it.
  func resolve(_ name: String, in scope: String?) -> String? {
    let name = Self.bare(name)
    var scope = scope
    while let outer = scope {
      if types[outer + "." + name] != nil { return outer + "." + name }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let alias = aliases[name], alias != name, types[name] == nil {
      return types[alias] == nil ? nil : alias
    }
    return types[name] != nil ? name : nil
  }

  /// Returns a type's name without optionality, `any`, attributes and generic arguments.
  static func bare(_ type: String) -> String {
    var name = type.trimmingPrefix("any ").trimmingPrefix("some ")
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    if name.hasPrefix("("), name.hasSuffix(")") { name = name.dropFirst().dropLast() }
    let bare = name.trimmingPrefix("any ").prefix { $0 != "<" }
    return bare == type ? type : Self.bare(String(bare))
  }

  // MARK: - Inheritance

  /// Returns the full name of the superclass, which is in the sources or one of Apple's classes.
  func superclass(of name: String) -> String? {
    guard let entry = types[name], entry.kind == .class else {
      return AppleClasses.superclass(of: name)
    }
    guard let first = entry.declaredSuperclass else { return nil }
    let scope = name.lastIndex(of: ".").map { String(name[..<$0]) }
    if let full = resolve(first, in: scope), full != name, types[full]?.kind != .external {
      return types[full]?.kind == .class ? full : nil
    }
    let bare = aliases[Self.bare(first)] ?? Self.bare(first)
    return AppleClasses.isClass(bare) || !Self.isProtocolName(bare) ? bare : nil
  }

  private static func isProtocolName(_ name: String) -> Bool {
    ["Delegate", "DataSource", "able", "Protocol", "Object", "ing", "Sendable", "Coding"]
      .contains { name.hasSuffix($0) } || name.contains("&")
  }

  /// Returns the class itself, its superclass, and so on.
  func chain(of name: String) -> [String] {
    var names = [name]
    while let next = superclass(of: names[names.count - 1]), !names.contains(next) {
      names.append(next)
    }
    return names
  }

  func isClass(_ name: String, _ ancestor: String) -> Bool {
    chain(of: name).contains(ancestor)
  }

  /// Whether a class or one of its superclasses conforms to a protocol.
  func conforms(_ name: String, to protocolName: String) -> Bool {
    chain(of: name).contains { ancestor in
      types[ancestor]?.inherited.contains {
        let inherited = Self.bare($0)
        return inherited == protocolName || refines(inherited, protocolName)
      } == true
    }
  }

  private func refines(_ name: String, _ ancestor: String) -> Bool {
    guard let entry = types[name], entry.kind == .protocol else { return false }
    return entry.inherited.contains {
      let inherited = Self.bare($0)
      return inherited == ancestor || (inherited != name && refines(inherited, ancestor))
    }
  }

  // MARK: - Members

  /// Returns a type's methods with a name, declared or inherited, from the closest class only.
  ///
  /// - Parameter labels: The argument labels, or nil to match any.
  func methods(
    named name: String, labels: [String]? = nil, of type: String
  ) -> [(owner: String, method: TypeEntry.Method)] {
    for ancestor in chain(of: type) {
      let found = (types[ancestor]?.methods ?? []).filter {
        $0.name == name && (labels == nil || $0.labels == labels)
      }
      if !found.isEmpty { return found.map { (ancestor, $0) } }
    }
    return []
  }

  /// Returns the methods with an Objective-C name in all classes, excluding overrides.
  func methods(selector: String) -> [(owner: String, method: TypeEntry.Method)] {
    types.keys.sorted().flatMap { name -> [(owner: String, method: TypeEntry.Method)] in
      guard let entry = types[name], entry.kind == .class || entry.kind == .external else {
        return []
      }
      return entry.methods.filter {
        $0.selector == selector && !$0.modifiers.contains("override")
      }.map { (name, $0) }
    }
  }

  /// Returns a property that a type declares or inherits.
  func property(_ name: String, of type: String) -> TypeEntry.Property? {
    chain(of: type).lazy.compactMap { types[$0]?.properties.first { $0.name == name } }.first
  }

  // MARK: - Filling

  mutating func declare(_ name: String, kind: TypeEntry.Kind, _ declaration: TypeEntry.Declaration)
  {
    // A second declaration is in another `#if` branch. Use the first one.
    guard types[name]?.declaration == nil else { return }
    types[name, default: TypeEntry(name: name)].kind = kind
    types[name]?.declaration = declaration
    order.append(name)
  }

  mutating func update(_ name: String, _ change: (inout TypeEntry) -> Void) {
    change(&types[name, default: TypeEntry(name: name)])
  }

  mutating func addAlias(_ name: String, of type: String) {
    aliases[name] = Self.bare(type)
  }

  mutating func addGlobal(_ property: TypeEntry.Property) {
    globals[property.name] = property
  }
}

extension TypeEntry {
  /// The first name after the declaration's colon.
  fileprivate var declaredSuperclass: String? {
    declaration?.node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type
      .trimmedDescription
  }

  fileprivate mutating func merge(_ other: TypeEntry) {
    inherited += other.inherited
    methods += other.methods
    properties += other.properties
    initializers += other.initializers
  }
}
