package import CoreGraphics

/// A window's size and location, used to open the next window in the same way.
package nonisolated struct WindowGeometry: Hashable, Sendable {
  /// The assumed maximum height of a title bar, in window units.
  static let titleBar: CGFloat = 40

  /// The number of window units per point, greater than 0.
  package var scale: CGFloat
  /// The upper-left corner on the desktop, including a title bar, in window units, or `nil` if it
  /// is unknown, as on Wayland.
  package var origin: CGPoint?
  /// The extra width and height of the title bar and borders, in window units, or `nil` if unknown.
  package var borders: CGSize?

  /// Creates a geometry.
  package init(scale: CGFloat, origin: CGPoint? = nil, borders: CGSize? = nil) {
    (self.scale, self.origin, self.borders) = (scale, origin, borders)
  }

  /// Returns a geometry with the whole window on a display. Returns `nil` if no display has room
  /// for the window and, if its location is known, contains the center of its upper edge.
  ///
  /// - Parameters:
  ///   - screen: The size of the phone's screen, in points.
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

  /// Returns the origin of a frame moved onto a display. If the frame does not fit, its upper-left
  /// corner is on the display.
  static func origin(of frame: CGRect, within display: CGRect) -> CGPoint {
    CGPoint(
      x: max(display.minX, min(frame.minX, display.maxX - frame.width)),
      y: max(display.minY, min(frame.minY, display.maxY - frame.height)))
  }
}
