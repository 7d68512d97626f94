package import CoreGraphics

/// A font in a display list, identified by name and size.
package struct FontDescription: Hashable, Sendable {
  /// The family name. Unknown families are replaced by a system font.
  package var family: String
  /// The size, in points.
  package var size: CGFloat
  /// The weight from 100 (thin) to 900 (black); 400 is regular.
  package var weight: Int
  /// Whether the font is italic.
  package var italic: Bool

  /// Creates a description; `size` is in points.
  package init(family: String, size: CGFloat, weight: Int = 400, italic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
  }
}

/// The vertical metrics of a font, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The distances from the baseline to the top and bottom of a line.
  package var ascent, descent: CGFloat
  /// The heights of an H and an x.
  package var capHeight, xHeight: CGFloat

  /// Creates metrics.
  package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    (self.ascent, self.descent) = (ascent, descent)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }
}

/// Text, along with all the properties that determine its layout and drawing in a box.
package struct TextBlock: Hashable, Sendable {
  /// The alignment of lines in the box.
  package enum Alignment: Hashable, Sendable {
    /// Left, centered, right, or justified.
    case left, center, right, justified
  }

  /// How text that doesn't fit is handled.
  package enum LineBreak: Hashable, Sendable {
    /// Continues on the next line, breaking at a word boundary or at any character.
    case wordWrap, characterWrap
    /// Clips the text.
    case clip
    /// Replaces text with an ellipsis at the start, in the middle, or at the end.
    case truncateHead, truncateMiddle, truncateTail
  }

  /// The text. A newline starts a new line.
  package var string: String
  /// The font.
  package var font: FontDescription
  /// The text color.
  package var color: CGColor
  /// The horizontal alignment of lines.
  package var alignment: Alignment
  /// How text that doesn't fit is handled.
  package var lineBreak: LineBreak
  /// The maximum number of lines; 0 for no limit.
  package var maximumLines: Int
  /// The parts with different properties; empty for uniform text.
  package var spans: [TextSpan] = []
  /// The additional distance between lines, in points.
  package var lineSpacing: CGFloat = 0

  /// Creates a block. The default values match a label's.
  package init(
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
