package import CoreGraphics

/// The size and the location of a window, to open the next window in the same way.
package nonisolated struct WindowGeometry: Hashable, Sendable {
  /// The largest assumed height of a title bar, in window units.
  static let titleBar: CGFloat = 40

  /// Window units per point, more than 0.
  package var scale: CGFloat
  /// The upper left corner on the desktop, including a title bar, in window units; nil if programs
  /// do not know it, as on Wayland.
  package var origin: CGPoint?
  /// The additional width and height of the title bar and borders, in window units; nil if unknown.
  package var borders: CGSize?

  /// Makes a geometry.
  package init(scale: CGFloat, origin: CGPoint? = nil, borders: CGSize? = nil) {
    (self.scale, self.origin, self.borders) = (scale, origin, borders)
  }

  /// Returns the geometry with which the whole window is on a display; nil if no display has room
  /// for it or, with a known location, contains the center of its upper edge.
  ///
  /// - Parameters:
  ///   - screen: The phone's screen, in points.
  ///   - displays: The area of each display that windows may cover, in window units.
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

  /// Returns the origin of a frame that is moved onto a display; if it does not fit, the upper left
  /// corner is on the display.
  static func origin(of frame: CGRect, within display: CGRect) -> CGPoint {
    CGPoint(
      x: max(display.minX, min(frame.minX, display.maxX - frame.width)),
      y: max(display.minY, min(frame.minY, display.maxY - frame.height)))
  }
}
