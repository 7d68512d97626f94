package import CoreGraphics

/// A font by name and size, in a display list.
package struct FontDescription: Hashable, Sendable {
  /// The family's name. A system font replaces unknown families.
  package var family: String
  /// The size, in points.
  package var size: CGFloat
  /// The weight from 100 (thin) to 900 (black); 400 is regular.
  package var weight: Int
  /// Whether the font is italic.
  package var italic: Bool

  /// Makes a description; `size` is in points.
  package init(family: String, size: CGFloat, weight: Int = 400, italic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
  }
}

/// The heights of a font's characters, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The distances from the baseline to the top and to the bottom of a line.
  package var ascent, descent: CGFloat
  /// The heights of an H and of an x.
  package var capHeight, xHeight: CGFloat

  /// Makes metrics.
  package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    (self.ascent, self.descent) = (ascent, descent)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }
}

/// Text with all properties that determine its layout and drawing in a box.
package struct TextBlock: Hashable, Sendable {
  /// The alignment of lines in the box.
  package enum Alignment: Hashable, Sendable {
    /// Left, centered, right, or justified.
    case left, center, right, justified
  }

  /// How text is handled that does not fit.
  package enum LineBreak: Hashable, Sendable {
    /// Continues on the next line, at a word boundary or at any character.
    case wordWrap, characterWrap
    /// Clips the text.
    case clip
    /// Replaces text with an ellipsis at the start, in the middle or at the end.
    case truncateHead, truncateMiddle, truncateTail
  }

  /// The text. A newline starts a new line.
  package var string: String
  /// The font.
  package var font: FontDescription
  /// The color of the text.
  package var color: CGColor
  /// The alignment of lines between the left and right side.
  package var alignment: Alignment
  /// How text is handled that does not fit.
  package var lineBreak: LineBreak
  /// The maximum number of lines; 0 for no limit.
  package var maximumLines: Int
  /// Parts with other properties; empty for uniform text.
  package var spans: [TextSpan] = []
  /// Additional distance between lines, in points.
  package var lineSpacing: CGFloat = 0

  /// Makes a block. The defaults are the defaults of a label.
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
