import SwiftSyntax

/// Deals with what the compiler would report in the adapted copy: braces that are not closed, which it
/// notices at the end of the file, brackets that close nothing, and the line that makes a script executable.
final class SyntaxAdapter: SourceVisitor {
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    if let line = node.shebang { file.blank(line) }
    // A bracket instead of a brace is why that brace, and those around it, are not closed.
    guard let bracket = strayBracket(in: node) else { return .visitChildren }
    error(bracket, "unexpected '\(bracket.text)'")
    return .skipChildren
  }

  /// The first bracket that closes nothing.
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
