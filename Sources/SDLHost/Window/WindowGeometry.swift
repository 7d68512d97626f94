package import CoreGraphics

/// How large a window is and where it lies, so that the next one can open the same.
package nonisolated struct WindowGeometry: Hashable, Sendable {
  /// The height of a title bar, in window units, at most, where it is not known.
  static let titleBar: CGFloat = 40

  /// Window units per point, more than 0.
  package var scale: CGFloat
  /// The upper left corner on the desktop, of the title bar where there is one, in window units; nil
  /// where programs do not know it, as on Wayland.
  package var origin: CGPoint?
  /// How much wider and higher the window is with its title bar and borders, in window units; nil where that is not
  /// known.
  package var borders: CGSize?

  /// Makes a geometry.
  package init(scale: CGFloat, origin: CGPoint? = nil, borders: CGSize? = nil) {
    (self.scale, self.origin, self.borders) = (scale, origin, borders)
  }

  /// Returns the geometry with which a whole window is on a display: nil if none has room for it or, where the
  /// location is known, the middle of its upper edge.
  ///
  /// - Parameters:
  ///   - screen: The phone's screen, in points.
  ///   - displays: The part of each display that windows may cover, in window units.
  package func fitting(_ screen: CGSize, on displays: [CGRect]) -> WindowGeometry? {
    let borders = borders ?? CGSize(width: 0, height: Self.titleBar)
    let size = CGSize(
      width: (screen.width * scale).rounded() + borders.width,
      height: (screen.height * scale).rounded() + borders.height)
    for display in displays where size.width <= display.width && size.height <= display.height {
      guard let origin else { return self }
      guard display.contains(CGPoint(x: origin.x + size.width / 2, y: origin.y)) else { continue }
      var geometry = self
      geometry.origin = Self.origin(of: CGRect(origin: origin, size: size), within: display)
      return geometry
    }
    return nil
  }

  /// Returns the origin of a frame that is moved onto a display by as much as it extends beyond it; the upper left
  /// corner has precedence.
  static func origin(of frame: CGRect, within display: CGRect) -> CGPoint {
    CGPoint(
      x: max(display.minX, min(frame.minX, display.maxX - frame.width)),
      y: max(display.minY, min(frame.minY, display.maxY - frame.height)))
  }
}
