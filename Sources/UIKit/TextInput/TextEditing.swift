import CoreGraphics
import DisplayList

/// A text field or text view, as its editor sees it.
@MainActor
protocol TextEditing: UIView, UITextInput {
  /// The editor, which stores the text and the selection.
  var editor: TextEditor { get }
  /// Whether fingers and keys can change the text.
  var allowsEditing: Bool { get }
  /// Whether fingers can select text.
  var allowsSelecting: Bool { get }
  /// Whether text that is wider than its area continues on the next line.
  var wrapsLines: Bool { get }
  /// Returns the displayed text with its attributes.
  func block(of string: String) -> TextBlock
  /// Draws the displayed text, or the placeholder, in the coordinates of the canvas.
  func drawContents(in rect: CGRect)
  /// Asks the delegate whether typed or pasted text may replace a range.
  func shouldChange(_ range: Range<Int>, to text: String) -> Bool
  /// Reports that the user changed the text.
  func userDidChangeText()
  /// Reports that the selection changed.
  func selectionDidChange()
  /// Handles the return key.
  func pressReturn()
  /// Reports that editing has ended because another object, or none, is the first responder.
  func finishEditing()
  /// Scrolls so that a rectangle of the canvas is visible.
  func reveal(_ rect: CGRect)
}

/// A key that edits or selects text without inserting any. The raw value is its name in scripts.
package nonisolated enum TextKey: String, Hashable, Sendable, CaseIterable {
  /// Deletes the character before or after the caret, or the selection.
  case backspace, delete
  /// Ends a line or triggers the main action.
  case `return`
  /// Moves the caret by a character, a line, or to the end of the line.
  case left, right, up, down, home, end
  /// Extends the selection.
  case shiftLeft = "shift-left"
  case shiftRight = "shift-right"
  case shiftUp = "shift-up"
  case shiftDown = "shift-down"
  case shiftHome = "shift-home"
  case shiftEnd = "shift-end"
  /// Selects everything.
  case selectAll = "select-all"
  /// Copies the selection, or copies and deletes it.
  case copy, cut
  /// Ends editing.
  case escape
}

/// Input from a keyboard, as the first responder receives it.
package nonisolated enum TextEntry: Hashable, Sendable {
  /// Typed characters. A newline is the return key, and U+0008 the backspace key.
  case insert(String)
  /// An input method's unfinished composition, which replaces the previous one; empty to end it.
  case compose(String)
  /// Text from the desktop's clipboard, pasted at once.
  case paste(String)
  /// A key.
  case key(TextKey)
}
