/// Text with a selection, and the composition that an input method has not finished.
///
/// Offsets count UTF-16 code units, as in `NSRange`. They are always on boundaries between
/// characters, so a caret never splits an emoji or an accented letter.
nonisolated struct EditableText: Hashable, Sendable {
  /// The text.
  private(set) var string: String
  /// The selected range. If it is empty, it is the caret.
  private(set) var selection: Range<Int>
  /// The range of the unfinished composition, or `nil` if there is none.
  private(set) var marked: Range<Int>?

  /// Creates text with the caret at its end.
  init(_ string: String = "") {
    self.string = string
    selection = string.utf16.count..<string.utf16.count
  }

  /// The length, in UTF-16 code units.
  var length: Int { string.utf16.count }

  /// Replaces everything. The caret moves to the end.
  mutating func set(_ string: String) {
    self = EditableText(string)
  }

  /// Selects a range, clamped to the text and widened to whole characters. An active composition
  /// remains only if the range is inside it.
  mutating func select(_ range: Range<Int>) {
    selection = aligned(range)
    if let marked, !(marked.lowerBound...marked.upperBound).contains(selection.lowerBound) {
      self.marked = nil
    }
  }

  /// Replaces a range and moves the caret to the end of the replacement. Ends any composition.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let range = aligned(range)
    string.replaceSubrange(indices(range), with: replacement)
    let end = range.lowerBound + replacement.utf16.count
    marked = nil
    selection = aligned(end..<end)
  }

  /// Replaces the composition, or the selection if there is none, with an unfinished composition.
  ///
  /// - Parameter selected: The selection inside the composition, relative to its start.
  mutating func mark(_ composition: String, selected: Range<Int>) {
    let start = (marked ?? selection).lowerBound
    replace(marked ?? selection, with: composition)
    guard !composition.isEmpty else { return }
    marked = start..<start + composition.utf16.count
    selection = aligned(start + selected.lowerBound..<start + selected.upperBound)
  }

  /// Keeps the composition as ordinary text.
  mutating func unmark() {
    marked = nil
  }

  // MARK: - Offsets

  /// Returns the text in a range.
  func text(in range: Range<Int>) -> String { String(string[indices(aligned(range))]) }

  /// Returns a range of indices. The range must be inside the text.
  func indices(_ range: Range<Int>) -> Range<String.Index> {
    index(range.lowerBound)..<index(range.upperBound)
  }

  /// Returns the UTF-8 offset of a UTF-16 offset.
  func utf8Offset(_ offset: Int) -> Int {
    string.utf8.distance(from: string.startIndex, to: index(clamped(offset)))
  }

  /// Returns the UTF-16 offset of a UTF-8 offset.
  func utf16Offset(utf8 offset: Int) -> Int {
    let index = string.utf8.index(
      string.startIndex, offsetBy: max(0, offset), limitedBy: string.endIndex)
    return string.utf16.distance(from: string.startIndex, to: index ?? string.endIndex)
  }

  private func clamped(_ offset: Int) -> Int { min(max(0, offset), length) }

  private func index(_ offset: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: offset)
  }

  /// Returns a range clamped to the text and widened to whole characters.
  private func aligned(_ range: Range<Int>) -> Range<Int> {
    let start = aligned(clamped(range.lowerBound), forward: false)
    if range.isEmpty { return start..<start }
    return start..<max(start, aligned(clamped(range.upperBound), forward: true))
  }

  private func aligned(_ offset: Int, forward: Bool) -> Int {
    guard offset > 0, offset < length else { return offset }
    let index = index(offset)
    let character = string.rangeOfCharacter(containing: index)
    guard character.lowerBound != index else { return offset }
    let boundary = forward ? character.upperBound : character.lowerBound
    return string.utf16.distance(from: string.startIndex, to: boundary)
  }

  /// Returns the boundary before an offset, or 0.
  func boundary(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let before = string.index(before: index(min(offset, length)))
    return string.utf16.distance(from: string.startIndex, to: before)
  }

  /// Returns the boundary after an offset, or the end of the text.
  func boundary(after offset: Int) -> Int {
    guard offset < length else { return length }
    let after = string.index(after: index(max(0, offset)))
    return string.utf16.distance(from: string.startIndex, to: after)
  }

  // MARK: - Words

  /// The kinds of characters that a double tap selects together.
  private enum Kind {
    case word, space, newline, other

    init(_ character: Character) {
      if character.isNewline {
        self = .newline
      } else if character.isWhitespace {
        self = .space
      } else {
        self =
          character.isLetter || character.isNumber || "_'’".contains(character) ? .word : .other
      }
    }
  }

  /// Returns the word at an offset: letters and digits, or else a run of spaces or a single other
  /// character. At the end of a word, returns that word.
  func word(at offset: Int) -> Range<Int> {
    guard !string.isEmpty else { return 0..<0 }
    var position = index(aligned(clamped(offset), forward: false))
    let precedesWord = position < string.endIndex && Kind(string[position]) == .word
    if position > string.startIndex, !precedesWord {
      let before = string.index(before: position)
      if position == string.endIndex || Kind(string[before]) == .word { position = before }
    }
    let kind = Kind(string[position])
    var (start, end) = (position, string.index(after: position))
    if kind == .word || kind == .space {
      while start > string.startIndex, Kind(string[string.index(before: start)]) == kind {
        start = string.index(before: start)
      }
      while end < string.endIndex, Kind(string[end]) == kind { end = string.index(after: end) }
    }
    let utf16 = string.utf16
    return utf16.distance(
      from: utf16.startIndex, to: start)..<utf16.distance(
        from: utf16.startIndex, to: end)
  }

  /// Returns the paragraph at an offset, without its newline.
  func paragraph(at offset: Int) -> Range<Int> {
    let position = index(aligned(clamped(offset), forward: false))
    let start = string[..<position].lastIndex(where: \.isNewline).map(string.index(after:))
    let end = string[position...].firstIndex(where: \.isNewline)
    let utf16 = string.utf16
    return utf16.distance(
      from: utf16.startIndex, to: start ?? string.startIndex)..<utf16.distance(
        from: utf16.startIndex, to: end ?? string.endIndex)
  }
}

extension String {
  /// Returns the range of the character that contains an index, which is before the end.
  fileprivate nonisolated func rangeOfCharacter(containing index: Index) -> Range<Index> {
    rangeOfComposedCharacterSequence(at: index)
  }
}
