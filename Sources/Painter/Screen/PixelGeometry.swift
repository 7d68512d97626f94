import CoreGraphics

/// A rectangle of whole screen pixels, measured from the top left.
///
/// The rectangle is empty if its width or height is 0 or less.
package nonisolated struct PixelRect: Hashable, Sendable {
  /// The first column.
  package var x: Int
  /// The first row.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Creates a rectangle from its first pixel and its size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle contains no pixels.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The number of pixels.
  package var area: Int { isEmpty ? 0 : width * height }

  /// The column after the last.
  package var endX: Int { x + width }

  /// The row after the last.
  package var endY: Int { y + height }

  /// Returns whether the rectangles share at least one pixel.
  package func intersects(_ other: PixelRect) -> Bool {
    !isEmpty && !other.isEmpty && x < other.endX && other.x < endX && y < other.endY
      && other.y < endY
  }

  /// Returns the shared pixels, or an empty rectangle if there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(endX, other.endX), min(endY, other.endY))
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Returns the smallest rectangle that contains both rectangles. An empty rectangle is ignored.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(endX, other.endX) - left, height: max(endY, other.endY) - top)
  }
}

/// The bounding box of a drawing, in screen pixels. Edges may be inside pixels.
nonisolated struct PixelBounds: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// The empty box. Outsetting it leaves it empty.
  static let empty = PixelBounds(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  /// A box that contains every possible screen and its surroundings.
  static let everything = PixelBounds(
    left: -4 * Canvas.coordinateLimit, top: -4 * Canvas.coordinateLimit,
    right: 4 * Canvas.coordinateLimit, bottom: 4 * Canvas.coordinateLimit)

  /// The distance that an edge may extend into a pixel without touching it.
  ///
  /// It is less than half of Cairo's smallest step, 1/256 pixel, so it is never visible. Without
  /// it, rounding errors would make boxes extend one pixel beyond the painted area.
  static let tolerance = 1.0 / 1024

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ rect: PixelRect) {
    self.init(
      left: Double(rect.x), top: Double(rect.y), right: Double(rect.endX),
      bottom: Double(rect.endY))
  }

  /// Creates the bounding box of a mapped rectangle; empty if any number is not finite.
  init(_ rect: CGRect, _ transform: CGAffineTransform) {
    self = .empty
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let (minX, minY) = (rect.origin.x, rect.origin.y)
    let (maxX, maxY) = (minX + rect.width, minY + rect.height)
    let isFinite =
      include(CGPoint(x: minX, y: minY).applying(transform))
      && include(CGPoint(x: maxX, y: minY).applying(transform))
      && include(CGPoint(x: maxX, y: maxY).applying(transform))
      && include(CGPoint(x: minX, y: maxY).applying(transform))
    if !isFinite { self = .empty }
  }

  /// Creates the bounding box of a mapped path and its control points; empty if any of them is not
  /// finite.
  init(_ path: CGPath, _ transform: CGAffineTransform) {
    self = .empty
    for element in path.elements {
      let isFinite =
        switch element {
        case .move(let point), .line(let point):
          include(point.applying(transform))
        case .quadCurve(let control, let to):
          include(control.applying(transform)) && include(to.applying(transform))
        case .curve(let control1, let control2, let to):
          include(control1.applying(transform)) && include(control2.applying(transform))
            && include(to.applying(transform))
        case .close: true
        }
      if !isFinite {
        self = .empty
        return
      }
    }
  }

  /// Extends the box to a point. Returns `false` if the point is not finite.
  private mutating func include(_ point: CGPoint) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
    return true
  }

  /// Whether the area is 0 or an edge is NaN.
  var isEmpty: Bool { !(right > left && bottom > top) }

  /// Whether all edges are on pixel boundaries.
  var isWhole: Bool {
    func isWhole(_ edge: Double) -> Bool { abs(edge - edge.rounded()) <= Self.tolerance }
    return !isEmpty && isWhole(left) && isWhole(top) && isWhole(right) && isWhole(bottom)
  }

  /// Returns the box moved by whole pixels to start in the first pixel, along with the distance.
  ///
  /// Boxes whose positions differ by whole pixels produce equal rectangles, so their shapes can
  /// share a drawing. Edges are rounded to Cairo's steps of 1/256 pixel before the move. If they
  /// were rounded afterward, they could extend into another pixel. Returns `nil` if the box is
  /// empty or too far away.
  func movedToFirstPixel() -> (rect: CGRect, column: Int, row: Int)? {
    func snap(_ edge: Double) -> Double { (edge * 256).rounded() / 256 }
    let (x, y) = (snap(left), snap(top))
    let size = CGSize(width: snap(right) - x, height: snap(bottom) - y)
    guard size.width > 0, size.height > 0,
      let (column, row, offset) = Canvas.split(CGPoint(x: x, y: y))
    else { return nil }
    return (CGRect(origin: offset, size: size), column, row)
  }

  var width: Double { right - left }
  var height: Double { bottom - top }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    let both = PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return both.isEmpty ? .empty : both
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Returns the box with every edge moved outward, so even a line, which has no area, gets one.
  func outset(by distance: Double) -> PixelBounds {
    guard distance > 0, distance.isFinite else { return self }
    return PixelBounds(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  /// Returns the box moved by a distance.
  func moved(x: Double, y: Double) -> PixelBounds {
    PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The smallest whole-pixel rectangle that contains the box. Its edges must fit into an `Int`.
  var outerPixels: PixelRect {
    let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    return PixelRect(
      x: x, y: y, width: Int(right.rounded(.up)) - x, height: Int(bottom.rounded(.up)) - y)
  }

  /// Returns the pixels of `screen` that the box touches.
  func pixels(within screen: PixelRect) -> PixelRect {
    let visible = intersection(PixelBounds(screen))
    guard !visible.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    // After being limited to the screen, the numbers fit into an `Int`.
    let x = Int((visible.left + Self.tolerance).rounded(.down))
    let y = Int((visible.top + Self.tolerance).rounded(.down))
    let endX = Int((visible.right - Self.tolerance).rounded(.up))
    let endY = Int((visible.bottom - Self.tolerance).rounded(.up))
    return PixelRect(x: x, y: y, width: max(0, endX - x), height: max(0, endY - y))
  }
}
