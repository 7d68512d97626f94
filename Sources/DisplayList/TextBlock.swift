package import CoreGraphics

/// A font by name and size, as a display list carries it.
package struct FontDescription: Hashable, Sendable {
  /// The family's name; unknown families fall back to what the system has.
  package var family: String
  /// The size, in points.
  package var size: CGFloat
  /// The weight from 100 (thin) to 900 (black); 400 is regular.
  package var weight: Int
  /// Whether letters slant.
  package var italic: Bool

  /// Makes a description; `size` is in points.
  package init(family: String, size: CGFloat, weight: Int = 400, italic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
  }
}

/// How high the letters of a font are, in points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top and to the bottom of a line.
  package var ascent, descent: CGFloat
  /// The heights of an H and of an x.
  package var capHeight, xHeight: CGFloat

  /// Makes metrics.
  package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    (self.ascent, self.descent) = (ascent, descent)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }
}

/// Text with everything that decides how it is broken into lines and drawn in a box.
package struct TextBlock: Hashable, Sendable {
  /// Where lines lie in the box.
  package enum Alignment: Hashable, Sendable {
    /// At the left, in the middle, at the right, or stretched to both sides.
    case left, center, right, justified
  }

  /// What happens to text that does not fit.
  package enum LineBreak: Hashable, Sendable {
    /// Goes on in the next line, at words or at any character.
    case wordWrap, characterWrap
    /// Is cut off.
    case clip
    /// Is replaced by an ellipsis at the start, in the middle or at the end.
    case truncateHead, truncateMiddle, truncateTail
  }

  /// The text; newlines start new lines.
  package var string: String
  /// The font.
  package var font: FontDescription
  /// The letters' colour.
  package var color: CGColor
  /// Where lines lie between the left and right side.
  package var alignment: Alignment
  /// What happens to text that does not fit.
  package var lineBreak: LineBreak
  /// The largest number of lines; 0 means as many as fit.
  package var maximumLines: Int
  /// Parts that look different; empty for a text that is all the same.
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
