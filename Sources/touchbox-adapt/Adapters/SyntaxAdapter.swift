import SwiftSyntax

/// Handles syntax that would cause misleading errors in the adapted copy: unclosed braces, which
/// the compiler reports at the end of the file, unmatched closing brackets, and a script's `#!`
/// line.
final class SyntaxAdapter: SourceVisitor {
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    if let line = node.shebang { file.blank(line) }
    // A mismatched closing bracket makes the enclosing braces look unclosed, so report only the bracket.
    guard let bracket = strayBracket(in: node) else { return .visitChildren }
    error(bracket, "unexpected '\(bracket.text)'")
    return .skipChildren
  }

  /// Returns the first unmatched closing bracket.
  private func strayBracket(in node: SourceFileSyntax) -> TokenSyntax? {
    node.tokens(viewMode: .sourceAccurate).first { token in
      [.rightParen, .rightSquare].contains(token.tokenKind)
        && token.parent?.is(UnexpectedNodesSyntax.self) == true
    }
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    check(node.leftBrace, node.rightBrace)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    check(node.leftBrace, node.rightBrace)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    check(node.leftBrace, node.rightBrace)
  }

  private func check(_ left: TokenSyntax, _ right: TokenSyntax) -> SyntaxVisitorContinueKind {
    if right.presence == .missing, left.presence == .present {
      error(left, "this brace is not closed: add '}'")
    }
    return .visitChildren
  }
}
