import CoreGraphics

// Apple's positions and ranges.
extension TextEditor {
  /// Returns a position's offset, or 0 for a position of another input.
  static func offset(of position: UITextPosition) -> Int {
    (position as? TextOffset)?.offset ?? 0
  }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let offsets = [Self.offset(of: start), Self.offset(of: end)].sorted()
    return TextOffsets(offsets[0]..<offsets[1])
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflow) = Self.offset(of: position).addingReportingOverflow(offset)
    return overflow || !(0...text.length).contains(target) ? nil : TextOffset(target)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    var target = Self.offset(of: position)
    switch direction {
    case .right, .left:
      let isForward = (direction == .right) == (offset >= 0)
      for _ in 0..<min(offset.magnitude, UInt(text.length) + 1) {
        guard isForward ? target < text.length : target > 0 else { return nil }
        target = isForward ? text.boundary(after: target) : text.boundary(before: target)
      }
    case .up, .down:
      let lines = geometry.lines.count
      let limited = max(-lines, min(lines, offset)) * (direction == .down ? 1 : -1)
      guard (0..<lines).contains(geometry.line(of: target) + limited) else { return nil }
      target = geometry.offset(limited, linesFrom: target, x: geometry.caret(at: target).midX)
    }
    return TextOffset(target)
  }

  func firstRect(of range: UITextRange) -> CGRect {
    guard let owner, let range = (range as? TextOffsets)?.range else { return .zero }
    owner.layoutIfNeeded()
    guard let first = rects(of: range).first else { return caretRect(at: range.lowerBound) }
    return canvas.convert(first, to: owner)
  }

  func caretRect(at offset: Int) -> CGRect {
    guard let owner else { return .zero }
    owner.layoutIfNeeded()
    let box = textBox
    return canvas.convert(
      geometry.caret(at: offset).offsetBy(dx: box.minX, dy: box.minY), to: owner)
  }

  func character(at point: CGPoint) -> Range<Int>? {
    let box = textBox
    return geometry.character(at: CGPoint(x: point.x - box.minX, y: point.y - box.minY))
  }
}
