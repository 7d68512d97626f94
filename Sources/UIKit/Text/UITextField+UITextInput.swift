public import CoreGraphics

// Positions, ranges, and measurements.
extension UITextField: UITextInput {
  /// Returns the text in a range, or `nil` for a range of another input.
  public func text(in range: UITextRange) -> String? {
    (range as? TextOffsets).map { editor.text.text(in: $0.range) }
  }

  /// Replaces the text in a range without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    if let range = (range as? TextOffsets)?.range { editor.replace(range, with: text) }
  }

  /// The unfinished composition, or `nil` if there is none.
  public var markedTextRange: UITextRange? { editor.text.marked.map(TextOffsets.init) }

  /// Replaces the composition, or the selection if there is none.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = max(0, selectedRange.location)
    editor.mark(markedText ?? "", selected: start..<start + max(0, selectedRange.length))
  }

  /// Keeps the composition as ordinary text.
  public func unmarkText() { editor.unmark() }

  /// The start of the text.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { TextOffset(editor.text.length) }

  /// Returns the range between two positions, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }

  /// Returns the position at a distance, or `nil` if it is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// Returns the position a number of characters or lines away, or `nil` if it is outside the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editor.position(from: position, in: direction, offset: offset)
  }

  /// Returns the order of two positions.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// Returns the distance between two positions, in UTF-16 code units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    TextEditor.offset(of: toPosition) - TextEditor.offset(of: from)
  }

  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  public func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(of: range) }

  /// Returns the rectangle of a caret, in the view's coordinates.
  public func caretRect(for position: UITextPosition) -> CGRect {
    editor.caretRect(at: TextEditor.offset(of: position))
  }

  /// Returns the position closest to a point in the view's coordinates.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return TextOffset(editor.offset(at: convert(point, to: editor.canvas)))
  }

  /// Returns the range of the character at a point in the view's coordinates, or `nil` if there is
  /// none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    layoutIfNeeded()
    return editor.character(at: convert(point, to: editor.canvas)).map(TextOffsets.init)
  }
}
