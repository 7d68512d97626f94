import SwiftSyntax

/// Adds a reference to the method to each selector.
///
/// `#selector(tapped(_:))` becomes `Selector("tapped:", Board.tapped(_:))`. Names in strings are
/// looked up among the methods in all sources, as Objective-C does at run time.
final class SelectorAdapter: SourceVisitor {
  private lazy var writer = SelectorWriter(app: app, file: file)
  private lazy var types = ExpressionTypes(classes: classes)
  private static let reason = "a selector carries its method"

  // MARK: - #selector

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // Leave syntax errors to the compiler.
    guard let argument = node.arguments.first, !node.hasError else { return .visitChildren }
    switch node.macroName.text {
    case "selector":
      if let text = selector(argument) { file.replace(node, with: text, because: Self.reason) }
      return .skipChildren
    case "keyPath":
      file.replace(
        node, with: keyPath(argument.expression).quoted, because: "key paths are strings")
      return .skipChildren
    case "fileLiteral":
      let name = argument.expression.trimmedDescription
      file.replace(
        node, with: "Bundle.main.url(forResource: \(name), withExtension: nil)!",
        because: "the file is next to the sources")
      return .skipChildren
    default: return .visitChildren
    }
  }

  /// Returns the key path as text: `CALayer.position` is `position`, `view.frame` is `view.frame`.
  private func keyPath(_ expression: ExprSyntax) -> String {
    let parts = expression.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
      .split(separator: ".")
    let path = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
    return path.joined(separator: ".")
  }

  /// Returns the code for a selector, or reports an error and returns nil.
  private func selector(_ argument: LabeledExprSyntax) -> String? {
    if let accessor = argument.label?.text {
      return self.accessor(accessor, argument.expression)
    }
    let (expression, cast) = argument.expression.withoutCast
    guard let reference = MethodReference(expression) else {
      error(argument, "write the method's name in #selector: #selector(Type.method(_:))")
      return nil
    }
    if reference.base == nil, isNestedFunction(reference.name, at: argument) {
      error(
        argument,
        "'\(reference.name)' is a nested function: make it a method of the class")
      return nil
    }
    guard let type = type(of: reference, at: argument) else {
      return unknownType(reference, at: argument)
    }
    return writer.selector(reference, of: type, parameters: cast, at: argument)
  }

  /// Returns the type to search for the method.
  private func type(of reference: MethodReference, at node: some SyntaxProtocol) -> String? {
    guard let base = reference.base else {
      var scope = node.scope
      while let outer = scope {
        if !classes.methods(named: reference.name, of: outer).isEmpty { return outer }
        scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
      }
      return node.scope
    }
    let text = base.trimmedDescription
    if text == "Self" || text == "type(of: self)" { return node.scope }
    guard let name = types.type(of: base) else { return nil }
    return classes.resolve(name, in: node.scope) ?? name
  }

  /// Returns the code for the only method with a name, for a value whose type is unknown.
  private func unknownType(_ reference: MethodReference, at node: some SyntaxProtocol) -> String? {
    let owners = classes.declared.filter { entry in
      entry.kind == .class && entry.methods.contains { $0.name == reference.name }
    }
    if let only = owners.first, owners.count == 1 {
      return writer.selector(reference, of: only.name, parameters: nil, at: node)
    }
    let base = reference.base?.trimmedDescription ?? "self"
    error(
      node,
      "the type of '\(base)' is unknown here: name the class, #selector(Type.\(reference.text))"
    )
    return nil
  }

  private func isNestedFunction(_ name: String, at node: some SyntaxProtocol) -> Bool {
    for ancestor in node.ancestors {
      if ancestor.declaredTypeName != nil { return false }
      guard let block = ancestor.as(CodeBlockItemListSyntax.self),
        !ancestor.ancestors.contains(where: { $0.is(SourceFileSyntax.self) && block.parent == $0 })
      else { continue }
      if block.contains(where: { $0.item.as(FunctionDeclSyntax.self)?.name.text == name }) {
        return true
      }
    }
    return false
  }

  /// Returns the code for `#selector(getter: Board.score)`.
  private func accessor(_ kind: String, _ expression: ExprSyntax) -> String? {
    guard let reference = MethodReference(expression),
      let type = reference.base == nil
        ? expression.scope : self.type(of: reference, at: expression)
    else {
      error(expression, "name the class of the property: #selector(\(kind): Type.property)")
      return nil
    }
    let (target, name) = (writer.name(of: type), reference.name)
    if kind == "getter" {
      return "Selector(\(name.quoted), { (target: \(target)) in { target.\(name) } })"
    }
    let value = classes.property(name, of: type)?.type.map { "(value: \($0))" } ?? "value"
    return "Selector(\(ObjectiveCName.setter(name).quoted), "
      + "{ (target: \(target)) in { \(value) in target.\(name) = value } })"
  }

  // MARK: - Names in strings

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    guard callee == "Selector" || callee == "NSSelectorFromString" || callee == "Selector.init",
      let argument = node.arguments.first, node.arguments.count == 1, argument.label == nil
    else { return .visitChildren }
    if let name = argument.expression.stringValue {
      replace(ExprSyntax(node), named: name)
      return .skipChildren
    }
    error(
      node,
      "a selector with a computed name calls nothing: use a switch over #selector(…) expressions")
    return .visitChildren
  }

  /// Adapts `action: "tapped:"`, as in Swift 2.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.stringValue,
      ["action", "selector"].contains(node.label?.text) || isParameterSelector(node)
    {
      replace(node.expression, named: name)
    }
    return .visitChildren
  }

  /// Whether an argument is passed to a `Selector` parameter of a method in the sources.
  private func isParameterSelector(_ node: LabeledExprSyntax) -> Bool {
    guard let call = node.parent?.parent?.as(FunctionCallExprSyntax.self),
      let index = Array(call.arguments).firstIndex(of: node),
      let reference = MethodReference(call.calledExpression),
      let type = type(of: reference, at: call)
    else { return false }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let method = classes.methods(named: reference.name, labels: labels, of: type).first?.method
    return method.map { ClassTable.bare($0.parameterTypes[index]) == "Selector" } ?? false
  }

  /// Adapts `let action: Selector = "tapped:"`.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type.trimmedDescription,
      ClassTable.bare(type) == "Selector", let value = node.initializer?.value,
      let name = value.stringValue
    {
      replace(value, named: name)
    }
    return .visitChildren
  }

  private func replace(_ node: ExprSyntax, named name: String) {
    if let text = writer.selector(named: name, at: node) {
      file.replace(node, with: text, because: Self.reason)
    } else if !StandardActions.selectors.contains(name) {
      warn(node, "no method has the Objective-C name '\(name)': the selector calls nothing")
    }
  }
}

/// The menu actions, whose selectors are compared in code.
enum StandardActions {
  static let names: Set<String> = [
    "cut", "copy", "paste", "select", "selectAll", "delete", "makeTextWritingDirectionLeftToRight",
    "makeTextWritingDirectionRightToLeft", "toggleBoldface", "toggleItalics", "toggleUnderline",
    "increaseSize", "decreaseSize",
  ]
  static let selectors = Set(names.map { $0 + ":" })
}

/// A reference to a method in `#selector`, such as `Board.tapped(_:)`.
struct MethodReference {
  let base: ExprSyntax?
  let name: String
  /// The argument labels, if the reference has any.
  let labels: [String]?

  init?(_ expression: ExprSyntax) {
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      (base, reference) = (member.base, member.declName)
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      (base, reference) = (nil, name)
    } else {
      return nil
    }
    name = reference.baseName.text.trimmingBackticks
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }

  /// The text of the reference, without its base.
  var text: String {
    name + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolations, which may be in parentheses.
  var stringValue: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.stringValue
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The expression before `as`, and the parameter types in the cast.
  fileprivate var withoutCast: (ExprSyntax, parameters: [String]?) {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return inner.withoutCast
    }
    guard let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      var type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
    else { return (self, nil) }
    while let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      type = only.type
    }
    guard var function = type.as(FunctionTypeSyntax.self) else { return (first, nil) }
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { function = inner }
    return (first, function.parameters.map(\.type.trimmedDescription))
  }
}
