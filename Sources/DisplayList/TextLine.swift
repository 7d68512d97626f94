package import CoreGraphics

/// A line of a laid-out text block, with the positions that a caret can take.
package struct TextLine: Hashable, Sendable {
  /// A caret position: the boundary between two characters.
  package struct Stop: Hashable, Sendable {
    /// The boundary's UTF-8 offset in the block's text.
    package var offset: Int
    /// The distance from the left edge of the text box, in points.
    package var x: CGFloat

    /// Creates a caret position.
    package init(offset: Int, x: CGFloat) {
      (self.offset, self.x) = (offset, x)
    }
  }

  /// The caret positions in text order. There is at least one.
  ///
  /// If the line was wrapped, the boundary at its end belongs to the next line.
  package var stops: [Stop]
  /// The edges, in points from the top of the text box.
  package var top, bottom: CGFloat
  /// The x coordinate of the line's end, in points from the left edge of the text box.
  package var maxX: CGFloat

  /// Creates a line.
  package init(stops: [Stop], top: CGFloat, bottom: CGFloat, maxX: CGFloat) {
    (self.stops, self.top, self.bottom, self.maxX) = (stops, top, bottom, maxX)
  }
}
