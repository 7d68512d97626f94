/// A rectangle of whole screen pixels, counted from the top left.
package nonisolated struct PixelRect: Hashable, Sendable {
  /// The first column.
  package var x: Int
  /// The first row.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Makes a rectangle; a width or height of 0 or less makes it empty.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether it covers no pixel.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The number of pixels, 0 when empty.
  package var area: Int { isEmpty ? 0 : width * height }

  /// The column after the last.
  package var endX: Int { x + width }

  /// The row after the last.
  package var endY: Int { y + height }

  /// Returns whether the two share a pixel.
  package func intersects(_ other: PixelRect) -> Bool {
    !isEmpty && !other.isEmpty && x < other.endX && other.x < endX && y < other.endY
      && other.y < endY
  }

  /// Returns the shared pixels; empty when there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(endX, other.endX), min(endY, other.endY))
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Returns the smallest rectangle around both; an empty one does not count.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(endX, other.endX) - left, height: max(endY, other.endY) - top)
  }
}
