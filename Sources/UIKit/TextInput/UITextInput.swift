public import CoreGraphics

/// An object that receives typed text while it is the first responder.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts a typed character, or pasted text, at the caret.
  func insertText(_ text: String)
  /// Deletes the character before the caret, or the selection.
  func deleteBackward()
}

/// A position in the text of a text input.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position. Text inputs create instances of their own subclasses.
  public override init() {
    super.init()
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A range of text in a text input.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether the range contains no characters.
  open var isEmpty: Bool { true }
  /// The position at the start.
  open var start: UITextPosition { UITextPosition() }
  /// The position at the end.
  open var end: UITextPosition { UITextPosition() }

  /// Creates a range. Text inputs create instances of their own subclasses.
  public override init() {
    super.init()
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A direction in which text is laid out. Raw values match Apple's.
public nonisolated enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Toward the previous line.
  case up = 4
  /// Toward the next line.
  case down = 5
}

/// An object with text that can be edited, selected, and measured.
///
/// Unlike on iOS, tokenizers, input delegates, and writing directions are not part of the protocol.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range. The caret moves to the end of the new text.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; the caret if it is empty.
  var selectedTextRange: UITextRange? { get set }
  /// The unfinished composition of an input method, or `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// Replaces the composition, or the selection if there is none.
  ///
  /// - Parameter selectedRange: The selection inside the composition, in UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps the composition as ordinary text.
  func unmarkText()
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance, in UTF-16 code units, or `nil` if it is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position a number of characters or lines away, or `nil` if it is outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions, in UTF-16 code units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of a caret, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the position closest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the range of the character at a point in the view's coordinates, or `nil` if there is
  /// none.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// A position in the text of a text field or text view.
final class TextOffset: UITextPosition {
  /// The number of UTF-16 code units before the position.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// A range in the text of a text field or text view.
final class TextOffsets: UITextRange {
  /// The range, in UTF-16 code units.
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffset(range.lowerBound) }
  override var end: UITextPosition { TextOffset(range.upperBound) }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
