package import CoreGraphics

/// A font by name and size, in a display list.
package struct FontDescription: Hashable, Sendable {
  /// The family's name; unknown families are replaced by a font of the system.
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

/// The heights of a font's letters, in points.
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

  /// The treatment of text that does not fit.
  package enum LineBreak: Hashable, Sendable {
    /// Continues in the next line, at words or at any character.
    case wordWrap, characterWrap
    /// Clips the text.
    case clip
    /// Replaces text by an ellipsis at the start, in the middle or at the end.
    case truncateHead, truncateMiddle, truncateTail
  }

  /// The text; newlines start new lines.
  package var string: String
  /// The font.
  package var font: FontDescription
  /// The letters' color.
  package var color: CGColor
  /// The alignment of lines between the left and right side.
  package var alignment: Alignment
  /// The treatment of text that does not fit.
  package var lineBreak: LineBreak
  /// The largest number of lines; 0 for no limit.
  package var maximumLines: Int
  /// Parts with different properties; empty for uniform text.
  package var spans: [TextSpan] = []
  /// Additional distance between lines, in points.
  package var lineSpacing: CGFloat = 0

  /// Makes a block; the defaults are those of a plain label.
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
