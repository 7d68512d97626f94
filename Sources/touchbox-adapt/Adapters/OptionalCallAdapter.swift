import SwiftSyntax

/// Adapts uses of optional requirements, such as `delegate?.moved?(to: point)`.
final class OptionalCallAdapter: SourceVisitor {
  private lazy var types = ExpressionTypes(classes: classes)
  private var protocols: OptionalRequirements { app.protocols }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if adaptQuestion(node) { return .visitChildren }
    let optional = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard
      let member = (optional?.expression ?? forced?.expression)?.as(MemberAccessExprSyntax.self),
      let base = member.base,
      let mark = optional?.questionMark ?? forced?.exclamationMark
    else { return .visitChildren }
    let name = member.declName.baseName.text
    let labels =
      node.arguments.map { $0.label?.text ?? "_" } + (node.trailingClosure == nil ? [] : ["_"])
    if let requirement = protocols.requirement(
      named: name, labels: labels, type: protocolType(of: base))
    {
      cast(base, to: requirement, isForced: forced != nil)
      file.replace(mark, with: "")
    } else if Self.declaredHere.contains(name) {
      file.replace(
        mark, with: "",
        because: "the method has a default implementation here, so it always exists")
    }
    return .visitChildren
  }

  /// Returns the base's type if it is known to be a type in the sources or one of Apple's classes.
  private func protocolType(of base: ExprSyntax) -> String? {
    guard let name = types.type(of: base) else { return nil }
    return classes.resolve(name, in: base.scope) ?? (AppleClasses.isClass(name) ? name : nil)
  }

  // MARK: - Values

  /// Adapts `if let moved = delegate?.moved`, and optional properties.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, let type = protocolType(of: base),
      classes[type]?.kind == .protocol, !isCalled(node),
      let requirement = protocols.requirement(
        named: node.declName.baseName.text,
        labels: node.declName.argumentNames?.arguments.map(\.name.text), type: type)
    else { return .visitChildren }
    cast(base, to: requirement, isForced: false)
    // Remove the question mark that tests whether the method is implemented.
    if let mark = node.parent?.as(OptionalChainingExprSyntax.self)?.questionMark {
      file.replace(mark, with: "")
    }
    return .visitChildren
  }

  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    if node.parent?.is(FunctionCallExprSyntax.self) == true { return true }
    let isMarked =
      node.parent?.is(OptionalChainingExprSyntax.self) == true
      || node.parent?.is(ForceUnwrapExprSyntax.self) == true
    return isMarked && node.parent?.parent?.is(FunctionCallExprSyntax.self) == true
  }

  /// Replaces `delegate?` with `(delegate as? BoardDelegate_moved)?`.
  private func cast(
    _ base: ExprSyntax, to requirement: OptionalRequirements.Requirement, isForced: Bool
  ) {
    let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    file.replace(
      inner.range.lowerBound..<inner.range.lowerBound, with: "(",
      because: "only classes that implement '\(requirement.name)' respond to it")
    let end =
      isForced ? " as! \(requirement.hiddenProtocol))" : " as? \(requirement.hiddenProtocol))?"
    file.replace(inner.range.upperBound..<base.range.upperBound, with: end)
  }

  // MARK: - Tests for methods

  /// Adapts `delegate.responds(to: #selector(BoardDelegate.moved))`.
  private func adaptQuestion(_ node: FunctionCallExprSyntax) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "responds", let base = member.base,
      let macro = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "selector", let argument = macro.arguments.first?.expression,
      let reference = MethodReference(argument), let owner = reference.base?.trimmedDescription
    else { return false }
    guard let full = classes.resolve(owner, in: node.scope) else {
      guard Self.declaredHere.contains(reference.name) else { return false }
      replaceQuestion(node, about: base) { _ in "true" }
      return true
    }
    guard classes[full]?.kind == .protocol,
      let requirement = protocols.requirement(
        named: reference.name, labels: reference.labels, type: full)
    else { return false }
    replaceQuestion(node, about: base) { "\($0) is \(requirement.hiddenProtocol)" }
    return true
  }

  /// Replaces a test with an expression for a base that may be nil.
  private func replaceQuestion(
    _ node: FunctionCallExprSyntax, about base: ExprSyntax, answer: (String) -> String
  ) {
    let text: String
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let closure = answer("$0")
      text =
        "\(chain.expression.trimmedDescription).map({ \(closure.contains("$0") ? "" : "_ in ")\(closure) })"
    } else {
      text = "(\(answer(base.trimmedDescription)))"
    }
    file.replace(
      node, with: text, because: "a delegate's protocols show which methods it implements")
  }

  /// The optional delegate methods that have default implementations in Touchbox's UIKit.
  private static let declaredHere: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging", "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "viewForZooming",
    "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    "gestureRecognizerShouldBegin", "gestureRecognizer",
    "animationDidStart", "animationDidStop", "display", "draw", "layerWillDraw",
    "layoutSublayers", "action", "application", "applicationDidFinishLaunching",
    "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillTerminate",
  ]
}
