package import CoreGraphics

/// A part of a text with its own properties.
package struct TextSpan: Hashable, Sendable {
  /// A line along the text.
  package enum Line: Hashable, Sendable {
    /// One or two lines.
    case single, double
  }

  /// The part, as offsets in UTF-8.
  package var range: Range<Int>
  /// The font; `nil` for the block's font.
  package var font: FontDescription?
  /// The color of the text; `nil` for the block's color.
  package var color: CGColor?
  /// The color behind the text.
  package var background: CGColor?
  /// The line below the text.
  package var underline: Line?
  /// The color of the underline; `nil` for the color of the text.
  package var underlineColor: CGColor?
  /// Whether the text is struck through.
  package var isStruckThrough = false
  /// The color of the strikethrough line; `nil` for the color of the text.
  package var strikethroughColor: CGColor?
  /// Additional distance between letters, in points.
  package var kern: CGFloat = 0
  /// The distance of the text above the baseline, in points.
  package var baselineOffset: CGFloat = 0

  /// Makes a part with the properties of its block.
  package init(range: Range<Int>) {
    self.range = range
  }
}
