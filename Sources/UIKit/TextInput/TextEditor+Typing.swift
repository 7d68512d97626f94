import CoreGraphics

// Input from keyboards, and the actions of the edit menu.
extension TextEditor {
  /// Handles a keyboard's input.
  func handle(_ entry: TextEntry) {
    guard let owner, owner.allowsEditing || entry.isForReading else { return }
    switch entry {
    case .insert(let string): type(string)
    case .compose(let string):
      guard !string.isEmpty || text.marked != nil else { return }
      let end = string.utf16.count
      owner.setMarkedText(string, selectedRange: NSRange(location: end, length: 0))
    case .paste(let string): paste(string)
    case .key(let key): press(key)
    }
  }

  private func type(_ string: String) {
    if text.marked != nil {
      // The end of a composition is one change.
      return insert(string)
    }
    for character in string {
      switch character {
      case "\n", "\r", "\r\n": owner?.pressReturn()
      case "\u{8}": deleteBackward()
      default: if !character.isControl { insert(String(character)) }
      }
    }
  }

  /// Inserts text at the caret if the delegate allows it.
  func insert(_ string: String) {
    guard let owner, owner.shouldChange(text.marked ?? text.selection, to: string) else { return }
    owner.insertText(string)
  }

  /// Deletes the selection, or the character before the caret, if the delegate allows it.
  func deleteBackward() {
    guard let owner else { return }
    let range = rangeBeforeCaret
    if !range.isEmpty, !owner.shouldChange(range, to: "") { return }
    owner.deleteBackward()
  }

  /// The range that the backspace key deletes.
  var rangeBeforeCaret: Range<Int> {
    let selection = text.selection
    guard selection.isEmpty else { return selection }
    return text.boundary(before: selection.lowerBound)..<selection.lowerBound
  }

  private func delete(_ range: Range<Int>) {
    guard let owner, !range.isEmpty, owner.shouldChange(range, to: "") else { return }
    replace(range, with: "")
  }

  // MARK: - The edit menu

  /// Replaces the selection with text from the clipboard if the delegate allows it.
  func paste(_ string: String) {
    var string = string.filter { !$0.isControl || $0.isNewline || $0 == "\t" }
    if owner?.wrapsLines == false {
      string = String(string.map { $0.isNewline ? " " : $0 })
    }
    if !string.isEmpty { undo.change("Paste") { insert(string) } }
  }

  /// Copies the selection, unless it is secure.
  func copySelection() {
    guard !text.selection.isEmpty, owner?.isSecureTextEntry == false else { return }
    UIPasteboard.general.string = text.text(in: text.selection)
  }

  /// Copies the selection and deletes it if the delegate allows that.
  func cutSelection() {
    guard !text.selection.isEmpty, owner?.isSecureTextEntry == false else { return }
    copySelection()
    undo.change("Cut") { delete(text.selection) }
  }

  // MARK: - Keys

  private func press(_ key: TextKey) {
    switch key {
    case .backspace: deleteBackward()
    case .delete:
      let selection = text.selection
      delete(
        selection.isEmpty
          ? selection.lowerBound..<text.boundary(after: selection.lowerBound) : selection)
    case .return: owner?.pressReturn()
    case .left: move(text.selection.isEmpty ? before : text.selection.lowerBound)
    case .right: move(text.selection.isEmpty ? after : text.selection.upperBound)
    case .up: move(vertical(-1))
    case .down: move(vertical(1))
    case .home: move(geometry.ends(ofLineAt: moving).start)
    case .end: move(geometry.ends(ofLineAt: moving).end)
    case .shiftLeft: extend(to: before)
    case .shiftRight: extend(to: after)
    case .shiftUp: extend(to: vertical(-1))
    case .shiftDown: extend(to: vertical(1))
    case .shiftHome: extend(to: geometry.ends(ofLineAt: moving).start)
    case .shiftEnd: extend(to: geometry.ends(ofLineAt: moving).end)
    case .selectAll: select(0..<text.length)
    case .copy: copySelection()
    case .cut: cutSelection()
    case .escape: owner?.resignFirstResponder()
    }
  }

  /// The end of the selection that keys move.
  private var moving: Int {
    guard let anchor else { return text.selection.upperBound }
    return anchor == text.selection.lowerBound
      ? text.selection.upperBound : text.selection.lowerBound
  }

  private var before: Int { text.boundary(before: moving) }
  private var after: Int { text.boundary(after: moving) }

  private func vertical(_ lines: Int) -> Int {
    geometry.offset(lines, linesFrom: moving, x: geometry.caret(at: moving).midX)
  }

  private func move(_ offset: Int) {
    select(offset..<offset)
    reveal()
  }

  /// Moves one end of the selection while the other one remains.
  func extend(to offset: Int) {
    let fixed = anchor ?? text.selection.lowerBound
    select(min(fixed, offset)..<max(fixed, offset))
    anchor = fixed
  }
}

extension TextEntry {
  /// Whether the input does not change the text.
  fileprivate nonisolated var isForReading: Bool {
    switch self {
    case .insert, .compose, .paste: false
    case .key(let key):
      switch key {
      case .backspace, .delete, .return, .cut: false
      case .left, .right, .up, .down, .home, .end, .shiftLeft, .shiftRight, .shiftUp, .shiftDown,
        .shiftHome, .shiftEnd, .selectAll, .copy, .escape:
        true
      }
    }
  }
}

extension Character {
  /// Whether the character is a control character, which keyboards don't type.
  nonisolated var isControl: Bool {
    unicodeScalars.first.map { $0.properties.generalCategory == .control } ?? false
  }
}
