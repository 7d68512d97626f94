package import CoreGraphics

/// A part of a text that looks different from the rest.
package struct TextSpan: Hashable, Sendable {
  /// A line along the text.
  package enum Line: Hashable, Sendable {
    /// One or two lines.
    case single, double
  }

  /// The part, as offsets in UTF-8.
  package var range: Range<Int>
  /// The font; `nil` for that of the block.
  package var font: FontDescription?
  /// The letters' colour; `nil` for that of the block.
  package var color: CGColor?
  /// The colour behind the letters.
  package var background: CGColor?
  /// The line below the letters.
  package var underline: Line?
  /// The colour of that line; `nil` for that of the letters.
  package var underlineColor: CGColor?
  /// Whether a line goes through the letters.
  package var isStruckThrough = false
  /// The colour of that line; `nil` for that of the letters.
  package var strikethroughColor: CGColor?
  /// Additional distance between letters, in points.
  package var kern: CGFloat = 0
  /// How far the letters lie above the baseline, in points.
  package var baselineOffset: CGFloat = 0

  /// Makes a part that looks like the rest.
  package init(range: Range<Int>) {
    self.range = range
  }
}
