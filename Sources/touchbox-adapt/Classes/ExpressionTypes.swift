import SwiftSyntax

/// Determines the types of expressions from declarations.
final class ExpressionTypes {
  private let classes: ClassTable
  /// The number of nested lookups, limited because values may refer to each other in a cycle.
  private var depth = 0
  private static let deepest = 20

  init(classes: ClassTable) {
    self.classes = classes
  }

  /// Returns the bare name of an expression's type, or nil if the text does not reveal it.
  func type(of expression: ExprSyntax) -> String? {
    declaredType(of: expression).map(ClassTable.bare)
  }

  /// Returns an expression's type as declared, including optionality.
  private func declaredType(of expression: ExprSyntax) -> String? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return type(ofName: name)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base, let owner = type(of: base) else { return nil }
      let name = member.declName.baseName.text
      if name == "self" { return owner }
      return property(name, of: classes.resolve(owner, in: expression.scope) ?? owner)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return type(ofCall: call)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return declaredType(of: chain.expression)
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) {
      return declaredType(of: force.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { declaredType(of: $0.expression) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let cast = sequence.elements.last?.as(TypeExprSyntax.self)
      return cast?.type.trimmedDescription
    }
    if expression.is(SuperExprSyntax.self) {
      return expression.scope.flatMap(classes.superclass)
    }
    return nil
  }

  private func type(ofCall call: FunctionCallExprSyntax) -> String? {
    let callee = call.calledExpression.trimmedDescription
    let name = callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee
    if name.split(separator: ".").last?.first?.isUppercase == true { return name }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = type(of: base)
    {
      return classes.methods(named: member.declName.baseName.text, of: owner).first?.method
        .returnType
    }
    guard let scope = call.scope else { return nil }
    return classes.methods(named: callee, of: scope).first?.method.returnType
  }

  private func property(_ name: String, of type: String) -> String? {
    guard let property = classes.property(name, of: type) else { return nil }
    return property.type ?? property.value.flatMap(declaredType)
  }

  // MARK: - Names

  private func type(ofName node: DeclReferenceExprSyntax) -> String? {
    let name = node.baseName.text
    if name == "self" { return node.scope }
    if name.first?.isUppercase == true { return name }
    if let local = local(name, before: node) { return local.type }
    var scope = node.scope
    while let outer = scope {
      if let type = property(name, of: outer) { return type }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    guard let global = classes.globals[name] else { return nil }
    return global.type ?? global.value.flatMap(declaredType)
  }

  /// Returns the type of a parameter or local variable, or nil if none has this name.
  private func local(
    _ name: String, before node: some SyntaxProtocol
  ) -> (type: String?, isFound: Bool)? {
    let position = node.position
    for ancestor in node.ancestors {
      if let block = ancestor.as(CodeBlockItemListSyntax.self) {
        for item in block.reversed() where item.endPosition <= position {
          if let type = variable(name, in: item.item) { return (type.value, true) }
        }
      } else if let parameters = ancestor.parameterTypes, let type = parameters[name] {
        return (type, true)
      } else if let conditions = ancestor.conditions {
        for condition in conditions {
          guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
            binding.endPosition <= position, binding.pattern.trimmedDescription == name
          else { continue }
          return (bindingType(binding), true)
        }
      } else if ancestor.declaredTypeName != nil {
        return nil
      }
    }
    return nil
  }

  private func variable(
    _ name: String, in item: CodeBlockItemSyntax.Item
  ) -> (value: String?, isFound: Bool)? {
    if let variable = item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.pattern.trimmedDescription == name {
        return (
          binding.typeAnnotation?.type.trimmedDescription
            ?? binding.initializer.flatMap { declaredType(of: $0.value) }, true
        )
      }
    }
    if let statement = item.as(GuardStmtSyntax.self) {
      for condition in statement.conditions {
        guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
          binding.pattern.trimmedDescription == name
        else { continue }
        return (bindingType(binding), true)
      }
    }
    return nil
  }

  private func bindingType(_ binding: OptionalBindingConditionSyntax) -> String? {
    if let type = binding.typeAnnotation { return type.type.trimmedDescription }
    if let value = binding.initializer?.value { return declaredType(of: value) }
    // `if let delegate` refers to the variable in the enclosing scope.
    return nil
  }
}

extension Syntax {
  /// The types of a function's parameters, by name.
  fileprivate var parameterTypes: [String: String]? {
    let parameters =
      self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    if let parameters {
      return Dictionary(
        parameters.map {
          (($0.secondName ?? $0.firstName).text, $0.type.trimmedDescription)
        }, uniquingKeysWith: { first, _ in first })
    }
    guard
      case .parameterClause(let clause)? = self.as(ClosureExprSyntax.self)?.signature?
        .parameterClause
    else { return nil }
    return Dictionary(
      clause.parameters.compactMap { parameter in
        parameter.type.map { (parameter.firstName.text, $0.trimmedDescription) }
      }, uniquingKeysWith: { first, _ in first })
  }

  fileprivate var conditions: ConditionElementListSyntax? {
    self.as(IfExprSyntax.self)?.conditions ?? self.as(WhileStmtSyntax.self)?.conditions
  }
}
