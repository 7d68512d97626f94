public import Foundation

/// A font by name and size, as a display list carries it.
public struct FontDescription: Hashable, Sendable {
  /// The family's name; unknown families fall back to what the system has.
  public var family: String
  /// The size, in points.
  public var size: CGFloat
  /// The weight from 100 (thin) to 900 (black); 400 is regular.
  public var weight: Int
  /// Whether letters slant.
  public var italic: Bool

  /// Makes a description; `size` is in points.
  public init(family: String, size: CGFloat, weight: Int = 400, italic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
  }
}

/// Text with everything that decides how it is broken into lines and drawn in a box.
public struct TextBlock: Hashable, Sendable {
  /// Where lines lie in the box.
  public enum Alignment: Hashable, Sendable {
    /// At the left, in the middle, at the right, or stretched to both sides.
    case left, center, right, justified
  }

  /// What happens to text that does not fit.
  public enum LineBreak: Hashable, Sendable {
    /// Goes on in the next line, at words or at any character.
    case wordWrap, characterWrap
    /// Is cut off.
    case clip
    /// Is replaced by an ellipsis at the start, in the middle or at the end.
    case truncateHead, truncateMiddle, truncateTail
  }

  /// The text; newlines start new lines.
  public var string: String
  /// The font.
  public var font: FontDescription
  /// The letters' colour.
  public var color: CGColor
  /// Where lines lie between the left and right side.
  public var alignment: Alignment
  /// What happens to text that does not fit.
  public var lineBreak: LineBreak
  /// The largest number of lines; 0 means as many as fit.
  public var maximumLines: Int

  /// Makes a block; the defaults are those of a plain label.
  public init(
    _ string: String, font: FontDescription, color: CGColor = .black,
    alignment: Alignment = .left, lineBreak: LineBreak = .truncateTail, maximumLines: Int = 1
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumLines = maximumLines
  }
}
