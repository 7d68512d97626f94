import CoreGraphics

extension AppContext {
  /// Whether the first responder receives typed text.
  package var acceptsText: Bool { windows.keyInput != nil }

  /// The caret's rectangle on the screen, or `nil` if there is none. An input method shows its
  /// candidates next to it.
  package var caretOnScreen: CGRect? {
    guard let editor = (windows.keyInput as? any TextEditing)?.editor, editor.canvas.window != nil
    else { return nil }
    return editor.canvas.convert(editor.caret.frame, to: interface.screen.coordinateSpace)
  }

  /// Delivers a keyboard's input to the first responder. Does nothing if it does not receive text.
  package func type(_ entry: TextEntry) {
    host.trace?(.text(entry))
    guard case .insert(let string) = entry else { return deliver(entry) }
    // A return key may change the first responder, which then receives the rest.
    var rest = string[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      deliver(.insert(String(rest[...end])))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty || string.isEmpty { deliver(.insert(String(rest))) }
  }

  private func deliver(_ entry: TextEntry) {
    guard let input = windows.keyInput else { return }
    if let owner = input as? any TextEditing {
      owner.editor.handle(entry)
    } else {
      input.receive(entry)
    }
    keyboard.textDidChange()
  }
}

extension UIKeyInput {
  /// Handles a keyboard's input in an app's own text input.
  fileprivate func receive(_ entry: TextEntry) {
    switch entry {
    case .insert(let string):
      for character in string {
        switch character {
        case "\u{8}": deleteBackward()
        case "\n", "\r", "\r\n": insertText("\n")
        default: if !character.isControl { insertText(String(character)) }
        }
      }
    case .paste(let string): if !string.isEmpty { insertText(string) }
    case .compose(let string):
      let end = string.utf16.count
      (self as? any UITextInput)?.setMarkedText(
        string, selectedRange: NSRange(location: end, length: 0))
    case .key(.backspace): deleteBackward()
    case .key(.return): insertText("\n")
    case .key(.escape): (self as? UIResponder)?.resignFirstResponder()
    case .key(.copy): (self as? UIResponder)?.copy(nil)
    case .key(.cut): (self as? UIResponder)?.cut(nil)
    case .key(.selectAll): (self as? UIResponder)?.selectAll(nil)
    case .key(.delete), .key(.left), .key(.right), .key(.up), .key(.down), .key(.home), .key(.end),
      .key(.shiftLeft), .key(.shiftRight), .key(.shiftUp), .key(.shiftDown), .key(.shiftHome),
      .key(.shiftEnd):
      break
    }
  }
}
