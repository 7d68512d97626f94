import SwiftSyntax

/// The optional requirements of `@objc` protocols.
///
/// Without Objective-C, Swift has no optional requirements. Each one becomes a separate protocol
/// that the implementing classes conform to. Calls cast to that protocol:
///
///     delegate?.moved?(to: point)                          // with Objective-C
///     (delegate as? BoardDelegate_moved_to)?.moved(to: point)
struct OptionalRequirements {
  struct Requirement {
    let protocolName: String
    let name: String
    /// The labels of a method, or nil for a property.
    let labels: [String]?
    let node: DeclSyntax

    /// The protocol that replaces the requirement.
    var hiddenProtocol: String {
      ([protocolName.replacing(".", with: "_"), name] + (labels ?? []).filter { $0 != "_" })
        .joined(separator: "_")
    }
  }

  private(set) var all: [Requirement] = []
  private let classes: ClassTable

  init(_ classes: ClassTable) {
    self.classes = classes
    for entry in classes.declared where entry.kind == .protocol {
      for method in entry.methods where method.modifiers.contains("optional") {
        all.append(
          Requirement(
            protocolName: entry.name, name: method.name, labels: method.labels,
            node: DeclSyntax(method.node)))
      }
      for property in entry.properties where property.modifiers.contains("optional") {
        all.append(
          Requirement(
            protocolName: entry.name, name: property.name, labels: nil,
            node: DeclSyntax(property.node)))
      }
    }
  }

  /// Returns the requirements of a protocol and all protocols that it inherits.
  func requirements(of protocolName: String) -> [Requirement] {
    let inherited = classes[protocolName]?.inherited.map(ClassTable.bare) ?? []
    return all.filter {
      $0.protocolName == protocolName || inherited.contains($0.protocolName)
    }
  }

  /// Returns the requirement that the call `base.name?(…)` refers to.
  ///
  /// - Parameters:
  ///   - type: The type of the base, or nil if it is unknown.
  ///   - labels: The argument labels, or nil to match any.
  func requirement(named name: String, labels: [String]?, type: String?) -> Requirement? {
    let named = all.filter { requirement in
      requirement.name == name
        && (type == nil || type == requirement.protocolName
          || classes.conforms(type ?? "", to: requirement.protocolName)
          || requirements(of: type ?? "").contains { $0.node == requirement.node })
    }
    return named.first { $0.labels == labels } ?? named.first
  }
}

extension Adaptation {
  /// Moves optional requirements out of their protocols, and adds conformances to the classes that
  /// implement them.
  func adaptOptionalProtocols() {
    for entry in classes.declared where entry.kind == .protocol {
      guard let declaration = entry.declaration else { continue }
      if declaration.attributes.contains("objc") { bindToClasses(declaration) }
      for requirement in protocols.all where requirement.protocolName == entry.name {
        split(requirement, from: declaration)
      }
    }
    for entry in classes.declared where entry.kind == .class {
      conform(entry)
    }
  }

  /// Restricts a protocol to classes, as in Objective-C, so references can be weak.
  private func bindToClasses(_ declaration: TypeEntry.Declaration) {
    let node = declaration.node.as(ProtocolDeclSyntax.self)
    let reason = "only classes conform to Objective-C protocols"
    guard let types = node?.inheritanceClause?.inheritedTypes, let first = types.first else {
      declaration.file.insert(
        [.text(": AnyObject")], at: declaration.nameToken.range.upperBound, because: reason)
      return
    }
    let isBound = types.contains {
      ["AnyObject", "NSObjectProtocol", "class"].contains($0.type.trimmedDescription)
    }
    guard !isBound else { return }
    declaration.file.insert([.text("AnyObject, ")], at: first.range.lowerBound, because: reason)
  }

  private func split(
    _ requirement: OptionalRequirements.Requirement, from declaration: TypeEntry.Declaration
  ) {
    let file = declaration.file
    file.moveOut(
      requirement.node,
      because: "without Objective-C, an optional requirement is a separate protocol")
    let modifiers =
      requirement.node.as(FunctionDeclSyntax.self)?.modifiers
      ?? requirement.node.as(VariableDeclSyntax.self)?.modifiers
    if let optional = modifiers?.first(where: { $0.name.text == "optional" }) {
      file.blank(optional)
    }
    let node = declaration.node.as(ProtocolDeclSyntax.self)
    let access = node?.modifiers.names.map { $0 + " " }.joined() ?? ""
    let attributes =
      node?.attributes.plain.filter { $0.attributeName.trimmedDescription != "objc" }
      .map { $0.trimmedDescription + " " }.joined() ?? ""
    file.insert(
      [
        .text("\n\(attributes)\(access)protocol \(requirement.hiddenProtocol): AnyObject {"),
        .source(file, requirement.node.range), .text("}"),
      ], at: (declaration.node.itemSemicolon ?? declaration.members.rightBrace).range.upperBound)
  }

  /// Adds conformances to the protocols for the optional requirements that a class implements.
  private func conform(_ entry: TypeEntry) {
    let inherited = Set(
      classes.chain(of: entry.name).flatMap { classes[$0]?.inherited ?? [] }.map(ClassTable.bare))
    var names: [String] = []
    for requirement in protocols.all
    where classes.conforms(entry.name, to: requirement.protocolName) {
      let isImplemented =
        requirement.labels.map { labels in
          entry.methods.contains { $0.name == requirement.name && $0.labels == labels }
        } ?? entry.properties.contains { $0.name == requirement.name }
      let isOverride =
        classes.superclass(of: entry.name).map { superclass in
          classes.conforms(superclass, to: requirement.protocolName)
            && requirement.labels.map {
              !classes.methods(named: requirement.name, labels: $0, of: superclass).isEmpty
            } ?? (classes.property(requirement.name, of: superclass) != nil)
        } ?? false
      if isImplemented, !isOverride { names.append(requirement.hiddenProtocol) }
    }
    guard !names.isEmpty, !inherited.isSuperset(of: names),
      let declaration = entry.declaration,
      let clause = declaration.node.as(ClassDeclSyntax.self)?.inheritanceClause
    else { return }
    declaration.file.insert(
      [.text(", " + names.joined(separator: ", "))], at: clause.range.upperBound,
      because: "the class implements optional requirements")
  }
}
