package import CoreGraphics

/// A part of a text with different properties.
package struct TextSpan: Hashable, Sendable {
  /// A line along the text.
  package enum Line: Hashable, Sendable {
    /// One or two lines.
    case single, double
  }

  /// The part, as offsets in UTF-8.
  package var range: Range<Int>
  /// The font; `nil` for the block's.
  package var font: FontDescription?
  /// The color of the letters; `nil` for the block's.
  package var color: CGColor?
  /// The color behind the letters.
  package var background: CGColor?
  /// The line below the letters.
  package var underline: Line?
  /// The color of that line; `nil` for the letters' color.
  package var underlineColor: CGColor?
  /// Whether a line goes through the letters.
  package var isStruckThrough = false
  /// The color of that line; `nil` for the letters' color.
  package var strikethroughColor: CGColor?
  /// Additional distance between letters, in points.
  package var kern: CGFloat = 0
  /// The height of the letters above the baseline, in points.
  package var baselineOffset: CGFloat = 0

  /// Makes a part with the block's properties.
  package init(range: Range<Int>) {
    self.range = range
  }
}
