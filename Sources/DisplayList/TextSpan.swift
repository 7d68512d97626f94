package import CoreGraphics

/// A part of a text block with its own properties.
package struct TextSpan: Hashable, Sendable {
  /// An underline or strikethrough line.
  package enum Line: Hashable, Sendable {
    /// One or two lines.
    case single, double
  }

  /// The range of the part, as UTF-8 offsets.
  package var range: Range<Int>
  /// The font; `nil` for the block's font.
  package var font: FontDescription?
  /// The text color; `nil` for the block's color.
  package var color: CGColor?
  /// The color behind the text.
  package var background: CGColor?
  /// The line below the text.
  package var underline: Line?
  /// The underline color; `nil` for the text color.
  package var underlineColor: CGColor?
  /// Whether the text is struck through.
  package var isStruckThrough = false
  /// The strikethrough color; `nil` for the text color.
  package var strikethroughColor: CGColor?
  /// The additional distance between letters, in points.
  package var kern: CGFloat = 0
  /// The distance of the text above the baseline, in points.
  package var baselineOffset: CGFloat = 0

  /// Creates a part with its block's properties.
  package init(range: Range<Int>) {
    self.range = range
  }
}
