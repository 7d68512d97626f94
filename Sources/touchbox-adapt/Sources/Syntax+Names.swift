import SwiftSyntax

extension SyntaxProtocol {
  /// The full name of a declared or extended type, including enclosing types.
  var enclosingTypeName: String {
    let names = ([Syntax(self)] + Array(ancestors)).compactMap(\.declaredTypeName)
    return names.reversed().joined(separator: ".")
  }

  /// The full name of the type that contains the node, or nil if it is not in a type.
  var scope: String? {
    guard let type = ancestors.first(where: { $0.declaredTypeName != nil }) else { return nil }
    return type.enclosingTypeName
  }

  /// The name that the declaration adds to the full names of types inside it.
  var declaredTypeName: String? {
    let node = Syntax(self)
    if let node = node.as(ClassDeclSyntax.self) { return node.name.text }
    if let node = node.as(StructDeclSyntax.self) { return node.name.text }
    if let node = node.as(EnumDeclSyntax.self) { return node.name.text }
    if let node = node.as(ActorDeclSyntax.self) { return node.name.text }
    if let node = node.as(ProtocolDeclSyntax.self) { return node.name.text }
    if let node = node.as(ExtensionDeclSyntax.self) {
      return ClassTable.bare(node.extendedType.trimmedDescription)
    }
    return nil
  }

  /// The extension that directly contains the node, with no other type in between.
  var enclosingExtension: ExtensionDeclSyntax? {
    ancestors.first { $0.declaredTypeName != nil }?.as(ExtensionDeclSyntax.self)
  }

  /// Whether the node is inside a function or closure.
  var isInFunction: Bool { ancestors.contains { $0.isFunction } }

  /// Whether the node is a function, an initializer, an accessor or a closure.
  var isFunction: Bool {
    let node = Syntax(self)
    return node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
      || node.is(AccessorBlockSyntax.self) || node.is(ClosureExprSyntax.self)
      || node.is(DeinitializerDeclSyntax.self) || node.is(SubscriptDeclSyntax.self)
  }
}

extension DeclSyntaxProtocol {
  /// The type that the declaration is a member of, or nil if it is local or global.
  var memberOfTypeName: String? {
    for ancestor in ancestors {
      if ancestor.declaredTypeName != nil { return ancestor.enclosingTypeName }
      if ancestor.isFunction { return nil }
    }
    return nil
  }

  /// Whether the declaration is outside all types and functions.
  var isGlobal: Bool { memberOfTypeName == nil && !isInFunction && !isInStatement }

  private var isInStatement: Bool {
    ancestors.contains { $0.is(CodeBlockSyntax.self) }
  }
}

extension PatternBindingSyntax {
  /// Whether the variable is computed rather than observed.
  var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard let list = accessors.as(AccessorDeclListSyntax.self) else { return true }
    return list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
  }
}

extension AttributeListSyntax {
  /// The attributes in the list, except those in `#if`.
  var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The attribute names, without `@`.
  var names: [String] { plain.map(\.attributeName.trimmedDescription) }

  /// The name given in `@objc(name:)`.
  var objectiveCName: String? {
    plain.first { $0.attributeName.trimmedDescription == "objc" }
      .flatMap { $0.arguments?.trimmedDescription.filter { !$0.isWhitespace } }
  }
}

extension DeclModifierListSyntax {
  var names: [String] { map(\.name.text) }
}

extension String {
  var trimmingBackticks: String { filter { $0 != "`" } }
}
