import SwiftSyntax

/// Adapts code in which the Objective-C runtime finds members by name: members of `AnyObject`,
/// key-value coding and observing, and method swizzling. Unresolvable code is reported.
final class RuntimeAdapter: SourceVisitor {
  private lazy var types = ExpressionTypes(classes: classes)
  /// The functions whose method swizzling has been reported, so each is reported once.
  private var reported: Set<SyntaxIdentifier> = []

  // MARK: - AnyObject

  /// Adapts `(sender as AnyObject).tag`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, let owner = Self.owners[node.declName.baseName.text] else {
      return .visitChildren
    }
    let reason = "looking up members of AnyObject requires Objective-C"
    if let sequence = base.as(TupleExprSyntax.self)?.elements.first?.expression
      .as(SequenceExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type,
      type.trimmedDescription == "AnyObject", let cast = sequence.elements.dropFirst().first
    {
      file.replace(
        cast.range.lowerBound..<type.range.upperBound, with: "as! \(owner)", because: reason)
      return .skipChildren
    }
    let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard inner.is(DeclReferenceExprSyntax.self), types.type(of: inner) == "AnyObject" else {
      return .visitChildren
    }
    let isOptional = base.is(OptionalChainingExprSyntax.self)
    file.replace(
      base,
      with:
        "(\(inner.trimmedDescription) \(isOptional ? "as?" : "as!") \(owner))\(isOptional ? "?" : "")",
      because: reason)
    return .skipChildren
  }

  /// Adapts `for touch: AnyObject in touches` so that the variable has the element type.
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let annotation = node.typeAnnotation, annotation.type.trimmedDescription == "AnyObject" {
      file.blank(annotation, because: "looking up members of AnyObject requires Objective-C")
    }
    return .visitChildren
  }

  /// The classes that declare the members that touch code reads from `AnyObject`.
  private static let owners: [String: String] = {
    let members = [
      "NSObject": "isKind isMember responds perform",
      "UIView":
        "tag frame bounds center alpha isHidden backgroundColor superview subviews transform",
      "UIGestureRecognizer": "view state numberOfTouches location",
      "UIButton": "currentTitle titleLabel setTitle",
      "UISwitch": "isOn setOn",
      "UISlider": "value minimumValue maximumValue",
      "UIControl": "isSelected isEnabled isHighlighted",
    ]
    var owners: [String: String] = [:]
    for (owner, names) in members {
      for name in names.split(separator: " ") { owners[String(name)] = owner }
    }
    return owners
  }()

  // MARK: - Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      refuse(function: function, node)
      if node.scope != nil { refuse(member: function, labels, of: nil, node) }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      refuse(member: member.declName.baseName.text, labels, of: member.base, node)
    }
    return .visitChildren
  }

  private func refuse(function: String, _ node: FunctionCallExprSyntax) {
    if Self.exchanging.contains(function) {
      let function = node.ancestors.first(where: \.isFunction) ?? Syntax(node)
      guard reported.insert(function.id).inserted else { return }
      error(node, "methods cannot be swizzled: override the method in a subclass")
    } else if function.hasPrefix("objc_") {
      error(
        node,
        "associated objects are missing: use a property of a subclass, or an NSMapTable with weak keys"
      )
    } else if function == "NSClassFromString" {
      warn(node, "NSClassFromString finds a class only if the name includes its module")
    }
  }

  private static let exchanging: Set<String> = [
    "method_exchangeImplementations", "class_getInstanceMethod", "class_getClassMethod",
    "class_addMethod", "class_replaceMethod", "method_setImplementation",
    "method_getImplementation", "imp_implementationWithBlock", "object_setClass",
    "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList",
    "objc_allocateClassPair", "objc_registerClassPair", "objc_getClass",
  ]

  private func refuse(
    member name: String, _ labels: [String], of base: ExprSyntax?, _ node: FunctionCallExprSyntax
  ) {
    switch (name, labels.first) {
    case ("observe", "_")
    where node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true:
      error(node, "key-value observing is missing: add a didSet to the property")
    case ("addObserver", _) where labels.contains("forKeyPath"):
      error(node, "key-value observing is missing: add a didSet to the property")
    case ("value", "forKey"), ("value", "forKeyPath"), ("setValue", "_"):
      guard labels.contains("forKey") || labels.contains("forKeyPath") else { return }
      adaptKeyValueCoding(name, of: base, node)
    default: break
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "observeValue",
      node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath"
    {
      error(node.name, "key-value observing is missing: add a didSet to the observed property")
    }
    return .visitChildren
  }

  // MARK: - Key-value coding

  /// Adapts key-value coding. Layers and animations support it, and user defaults have their own
  /// methods for it, but other objects don't support it.
  private func adaptKeyValueCoding(
    _ name: String, of base: ExprSyntax?, _ node: FunctionCallExprSyntax
  ) {
    let text = base?.trimmedDescription ?? "self"
    let type = base.map { types.type(of: $0) } ?? node.scope
    let chain = type.map { classes.chain(of: classes.resolve($0, in: node.scope) ?? $0) } ?? []
    if type == "UserDefaults" || text.hasPrefix("UserDefaults.standard") {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName else {
        return
      }
      file.replace(
        member, with: name == "value" ? "object" : "set", because: "the defaults' own method")
      return
    }
    let isLayer =
      chain.contains { $0.hasPrefix("CA") }
      || ["layer", "animation"].contains { text.lowercased().hasSuffix($0) }
    guard !isLayer, type != nil else { return }
    let key = node.arguments.last?.expression.stringValue ?? "PROPERTY"
    error(
      node,
      "key-value coding is missing: write \(text).\(key)\(name == "value" ? "" : " = …") instead")
  }
}
