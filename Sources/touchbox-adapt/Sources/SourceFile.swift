import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift file in the user's app: its text, its syntax tree, and the edits that adapt it.
///
/// Edits never change the line numbers seen by the compiler: replacements preserve line breaks, and
/// longer insertions are enclosed in `#sourceLocation` directives (see `render`).
final class SourceFile {
  /// The absolute path, which appears in the compiler's messages.
  let path: String
  let tree: SourceFileSyntax
  /// The text in UTF-8. Offsets in the tree are in bytes.
  let bytes: [UInt8]
  private(set) var edits: [Edit] = []
  private let converter: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The file name without its extension.
  var baseName: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  // MARK: - Text

  /// Returns the text in a byte range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the line and column of a byte, both from 1. Columns are in bytes, like the compiler's.
  func location(_ offset: Int) -> (line: Int, column: Int) {
    let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
    return (location.line, location.column)
  }

  /// Returns the line and column of a node, not counting any comments before it.
  func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    location(node.range.lowerBound)
  }

  // MARK: - Edits

  /// Replaces a range of the text. If the range is empty, the new text is inserted.
  ///
  /// - Parameter reason: The reason for the list of changes, or nil for part of another change.
  func replace(_ range: Range<Int>, with text: String, because reason: String? = nil) {
    edits.append(Edit(range: range, kind: .replace([.text(text)]), reason: reason))
  }

  /// Replaces a node, but not the surrounding comments and blanks.
  func replace(
    _ node: some SyntaxProtocol, with text: String, because reason: String? = nil
  ) {
    replace(node.range, with: text, because: reason)
  }

  /// Inserts text and parts of source files.
  func insert(_ pieces: [Piece], at offset: Int, because reason: String? = nil) {
    edits.append(Edit(range: offset..<offset, kind: .replace(pieces), reason: reason))
  }

  /// Overwrites a node with blanks, so the code after it keeps its columns.
  func blank(_ node: some SyntaxProtocol, because reason: String? = nil) {
    edits.append(Edit(range: node.range, kind: .blank, reason: reason))
    removeSemicolon(after: node)
  }

  /// Overwrites a node that is inserted elsewhere. Edits inside the node are applied there.
  func moveOut(_ node: some SyntaxProtocol, because reason: String? = nil) {
    edits.append(Edit(range: node.range, kind: .moveOut, reason: reason))
    removeSemicolon(after: node)
  }

  /// Overwrites the semicolon after a removed member or statement, because a block can't begin with
  /// one.
  func removeSemicolon(after node: some SyntaxProtocol) {
    guard let semicolon = node.itemSemicolon else { return }
    edits.append(Edit(range: semicolon.range, kind: .blank, reason: nil))
  }

  /// The edits in source order. At the same offset, insertions come first, followed by the longest
  /// replacement.
  var sortedEdits: [Edit] {
    edits.enumerated().sorted {
      let (left, right) = ($0.element.range, $1.element.range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      if left.isEmpty != right.isEmpty { return left.isEmpty }
      return (-left.upperBound, $0.offset) < (-right.upperBound, $1.offset)
    }.map(\.element)
  }
}

extension SyntaxProtocol {
  /// The node's byte range, without the surrounding comments and blanks.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The semicolon after the member or statement, or nil if there is none.
  var itemSemicolon: TokenSyntax? {
    parent?.as(MemberBlockItemSyntax.self)?.semicolon
      ?? parent?.as(CodeBlockItemSyntax.self)?.semicolon
  }

  /// The node's ancestors, from its parent up.
  var ancestors: some Sequence<Syntax> {
    sequence(first: Syntax(self), next: \.parent).dropFirst()
  }
}
