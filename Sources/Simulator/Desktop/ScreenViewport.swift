package import CoreGraphics

/// The location of the phone's screen in a window: centered, and as large as possible.
package struct ScreenViewport: Hashable, Sendable {
  /// The window's size, in window units.
  package var windowSize: CGSize
  /// The shape of the phone's screen: the interface's size, in points, and its rotation.
  package var shape: ScreenShape
  /// Whether a finger in the last column is reported as the fraction 1, as on X11.
  package var countsFromEdgeToEdge = false
  /// Whether the scale is a whole number if the window is large enough.
  package var prefersIntegerScale = false

  /// Creates a viewport for a window.
  package init(windowSize: CGSize, screen: CGSize) {
    self.init(windowSize: windowSize, shape: ScreenShape(size: screen))
  }

  /// Creates a viewport for a window whose screen may be rotated.
  package init(windowSize: CGSize, shape: ScreenShape) {
    self.windowSize = windowSize
    self.shape = shape
  }

  /// The size of the interface, in points.
  package var screen: CGSize { shape.size }

  /// The number of window units per point; greater than 0 even for an empty window.
  package var scale: CGFloat {
    let shown = shape.shown
    let fit = min(windowSize.width / shown.width, windowSize.height / shown.height)
    let scale = fit > 0 ? fit : 1
    return prefersIntegerScale && scale >= 1 ? scale.rounded(.down) : scale
  }

  /// The frame of the phone's screen, in window units.
  package var screenRect: CGRect {
    let shown = shape.shown
    let size = CGSize(width: shown.width * scale, height: shown.height * scale)
    return CGRect(
      x: (windowSize.width - size.width) / 2, y: (windowSize.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Returns the screen point at a location in window units. It may be outside the screen.
  package func point(atWindow location: CGPoint) -> CGPoint {
    let rect = screenRect
    let point = CGPoint(x: (location.x - rect.minX) / scale, y: (location.y - rect.minY) / scale)
    return shape.turns.count == 0 ? point : shape.point(atShown: point, edge: edge)
  }

  /// Returns the screen point at a location given as fractions of the window.
  ///
  /// Fractions have 24 bits, so differences below a thousandth of a window unit are noise: a finger
  /// in column 60 is at 60, not 60.0000006.
  package func point(atFraction location: CGPoint) -> CGPoint {
    let last: CGFloat = countsFromEdgeToEdge ? 1 : 0
    func units(_ fraction: CGFloat, of length: CGFloat) -> CGFloat {
      (fraction * (length - last) * Self.steps).rounded() / Self.steps
    }
    return point(
      atWindow: CGPoint(
        x: units(location.x, of: windowSize.width), y: units(location.y, of: windowSize.height)))
  }

  /// The number of distinct finger locations per window unit.
  private static let steps: CGFloat = 1024

  /// Returns whether a screen point is on the screen; the right and bottom edges are exclusive.
  package func isOnScreen(_ point: CGPoint) -> Bool { screen.contains(point) }

  /// A finger's minimum distance from the right and bottom edges, in points: one window unit.
  package var edge: CGFloat { 1 / scale }

  /// Returns the nearest point that a finger can reach.
  package func clamped(_ point: CGPoint) -> CGPoint { screen.clamped(point, edge: edge) }
}

/// Bounds checks for a screen of this size, used by the viewport and the mouse's fingers.
extension CGSize {
  /// Returns whether a point is on the screen; the right and bottom edges are exclusive.
  func contains(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < width && point.y < height
  }

  /// Returns the nearest point that is at least `edge` from the right and bottom edges.
  func clamped(_ point: CGPoint, edge: CGFloat) -> CGPoint {
    CGPoint(x: min(max(point.x, 0), width - edge), y: min(max(point.y, 0), height - edge))
  }
}
