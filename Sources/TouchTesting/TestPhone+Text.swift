import Simulator
import UIKit

/// A key that edits or selects text.
public nonisolated enum TestTextKey: Hashable, Sendable, CaseIterable {
  /// Deletes the character before or after the caret.
  case backspace, delete
  /// The return key.
  case `return`
  /// Moves the caret.
  case left, right, up, down, home, end
  /// Extends the selection.
  case shiftLeft, shiftRight, shiftUp, shiftDown, shiftHome, shiftEnd
  /// Selects everything.
  case selectAll
  /// Copies the selection, or copies and deletes it.
  case copy, cut
  /// Ends editing.
  case escape

  var scriptValue: TextKey {
    switch self {
    case .backspace: .backspace
    case .delete: .delete
    case .return: .return
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .home: .home
    case .end: .end
    case .shiftLeft: .shiftLeft
    case .shiftRight: .shiftRight
    case .shiftUp: .shiftUp
    case .shiftDown: .shiftDown
    case .shiftHome: .shiftHome
    case .shiftEnd: .shiftEnd
    case .selectAll: .selectAll
    case .copy: .copy
    case .cut: .cut
    case .escape: .escape
    }
  }
}

/// Typing on the desktop's keyboard.
extension TestPhone {
  /// Types characters, one after the other, at the current time.
  ///
  /// `\n` is the return key, and `\u{8}` the backspace key. It is an error if no text field, text
  /// view, or other text input is the first responder.
  public func type(_ text: String, file: String = #filePath, line: Int = #line) {
    enter(.insert(text), file, line)
  }

  /// Presses a key that edits or selects text.
  public func type(_ key: TestTextKey, file: String = #filePath, line: Int = #line) {
    enter(.key(key.scriptValue), file, line)
  }

  /// Shows an input method's unfinished composition in place. The next `type(_:)` replaces it, and
  /// an empty composition ends it.
  public func compose(_ text: String, file: String = #filePath, line: Int = #line) {
    enter(.compose(text), file, line)
  }

  /// Pastes text at once, as Ctrl+V does in a window.
  public func paste(_ text: String, file: String = #filePath, line: Int = #line) {
    enter(.paste(text), file, line)
  }

  private func enter(_ entry: TextEntry, _ file: String, _ line: Int) {
    locate(file, line)
    guard device.context.acceptsText else {
      return recordError(
        "cannot type: no text input is the first responder; tap a text field before typing")
    }
    perform(.type(entry))
  }

  /// Whether the keyboard appears on the screen while text is edited; false by default.
  public var showsKeyboard: Bool {
    get { device.showsKeyboard }
    set { perform(.keyboard(isShown: newValue)) }
  }
}
