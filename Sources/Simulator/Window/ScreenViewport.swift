package import CoreGraphics

/// Where the phone's screen lies in a window: as large as fits, in the middle.
package struct ScreenViewport: Hashable, Sendable {
  /// The window's size, in window units.
  package var windowSize: CGSize
  /// The phone's screen, in points.
  package var screen: CGSize
  /// Whether a finger at the last column is reported as 1, as X11 does, rather than one past it.
  package var countsFromEdgeToEdge = false
  /// Whether the scale is a whole number where the window is large enough.
  package var prefersIntegerScale = false

  /// Makes the mapping of a window.
  package init(windowSize: CGSize, screen: CGSize) {
    self.windowSize = windowSize
    self.screen = screen
  }

  /// Window units a point; more than 0 also for a window without size.
  package var scale: CGFloat {
    let fit = min(windowSize.width / screen.width, windowSize.height / screen.height)
    let scale = fit > 0 ? fit : 1
    return prefersIntegerScale && scale >= 1 ? scale.rounded(.down) : scale
  }

  /// The phone's screen, in window units.
  package var screenRect: CGRect {
    let size = CGSize(width: screen.width * scale, height: screen.height * scale)
    return CGRect(
      x: (windowSize.width - size.width) / 2, y: (windowSize.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Returns the screen point at a place in window units; outside the screen too.
  package func point(atWindow place: CGPoint) -> CGPoint {
    let rect = screenRect
    return CGPoint(x: (place.x - rect.minX) / scale, y: (place.y - rect.minY) / scale)
  }

  /// Returns the screen point at a place in fractions of the window.
  ///
  /// Fractions have 24 bits, so what is below a thousandth of a window unit is noise: a finger on
  /// column 60 is at 60, not at 60.0000006.
  package func point(atFraction place: CGPoint) -> CGPoint {
    let last: CGFloat = countsFromEdgeToEdge ? 1 : 0
    func units(_ fraction: CGFloat, of length: CGFloat) -> CGFloat {
      (fraction * (length - last) * Self.steps).rounded() / Self.steps
    }
    return point(
      atWindow: CGPoint(
        x: units(place.x, of: windowSize.width), y: units(place.y, of: windowSize.height)))
  }

  /// How many places of a finger are told apart in one window unit.
  private static let steps: CGFloat = 1024

  /// Whether a screen point lies on the screen; its right and bottom edges are outside.
  package func isOnScreen(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < screen.width && point.y < screen.height
  }

  /// The last place that a finger can reach, as the distance from the right and bottom edge: one
  /// window unit, in points.
  package var edge: CGFloat { 1 / scale }

  /// Returns a screen point brought onto the screen.
  package func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, 0), screen.width - edge), y: min(max(point.y, 0), screen.height - edge))
  }
}
