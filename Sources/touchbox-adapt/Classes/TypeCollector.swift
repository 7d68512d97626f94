import Foundation
import SwiftSyntax

/// Adds the types in one file to the table.
final class TypeCollector: SyntaxVisitor {
  private(set) var table: ClassTable
  private let file: SourceFile

  init(_ file: SourceFile, table: ClassTable) {
    (self.file, self.table) = (file, table)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      node, .class, node.name, node.memberBlock, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      node, .value, node.name, node.memberBlock, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      node, .value, node.name, node.memberBlock, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      node, .value, node.name, node.memberBlock, node.modifiers, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      node, .protocol, node.name, node.memberBlock, node.modifiers, node.inheritanceClause,
      isGeneric: false)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    table.update(node.enclosingTypeName) { $0.inherited += Self.names(node.inheritanceClause) }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    table.addAlias(node.name.text, of: node.initializer.value.trimmedDescription)
    return .skipChildren
  }

  private func declare(
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax, _ kind: TypeEntry.Kind,
    _ name: TokenSyntax, _ members: MemberBlockSyntax, _ modifiers: DeclModifierListSyntax,
    _ inheritance: InheritanceClauseSyntax?, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let fullName = node.enclosingTypeName
    table.declare(
      fullName, kind: kind,
      TypeEntry.Declaration(
        file: file, node: DeclSyntax(node), nameToken: name, members: members,
        isGeneric: isGeneric, isLocal: node.isInFunction,
        isPrivate: modifiers.names.contains { $0 == "private" || $0 == "fileprivate" },
        attributes: node.attributes.names))
    table.update(fullName) { $0.inherited += Self.names(inheritance) }
    return .visitChildren
  }

  private static func names(_ inheritance: InheritanceClauseSyntax?) -> [String] {
    (inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []).flatMap {
      $0.split(separator: "&").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.memberOfTypeName else { return .visitChildren }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let attributes = node.attributes.names
    let selector =
      node.attributes.objectiveCName
      ?? ObjectiveCName.selector(base: node.name.text, labels: labels)
    let method = TypeEntry.Method(
      file: file, node: node, name: node.name.text.trimmingBackticks, labels: labels,
      attributes: attributes, modifiers: node.modifiers.names, selector: selector,
      owner: node.enclosingExtension)
    table.update(type) { $0.methods.append(method) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.memberOfTypeName else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    let initializer = TypeEntry.Initializer(
      node: node, labels: parameters.map(\.firstName.text), modifiers: node.modifiers.names,
      isFailable: node.optionalMark != nil,
      needsNoArguments: parameters.allSatisfy { $0.defaultValue != nil },
      owner: node.enclosingExtension)
    table.update(type) { $0.initializers.append(initializer) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.memberOfTypeName
    guard type != nil || node.isGlobal else { return .visitChildren }
    // In `var a, b: UILabel!`, the type applies to all preceding names.
    var written: String?
    for binding in node.bindings.reversed() {
      written = binding.typeAnnotation?.type.trimmedDescription ?? written
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let property = TypeEntry.Property(
        file: file, node: node, name: pattern.identifier.text.trimmingBackticks,
        type: binding.initializer == nil
          ? written : binding.typeAnnotation?.type.trimmedDescription,
        value: binding.initializer?.value, attributes: node.attributes.names,
        modifiers: node.modifiers.names, isComputed: binding.isComputed,
        owner: node.enclosingExtension)
      if let type {
        table.update(type) { $0.properties.insert(property, at: 0) }
      } else {
        table.addGlobal(property)
      }
    }
    if let type {
      let count = node.bindings.count
      table.update(type) {
        $0.properties.append(contentsOf: $0.properties.prefix(count))
        $0.properties.removeFirst(count)
      }
    }
    return .visitChildren
  }

  // MARK: - Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // Collect types only from clauses that may be compiled.
    for clause in CompilationCondition.possibleClauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }
}
