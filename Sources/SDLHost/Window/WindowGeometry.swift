package import CoreGraphics

/// How large a window is and where it lies, so that the next one can open the same.
package nonisolated struct WindowGeometry: Hashable, Sendable {
  /// Window units per point, more than 0.
  package var scale: CGFloat
  /// The upper left corner on the desktop, of the title bar where there is one, in window units; nil
  /// where programs do not know it, as on Wayland.
  package var origin: CGPoint?

  /// Makes a geometry.
  package init(scale: CGFloat, origin: CGPoint? = nil) {
    (self.scale, self.origin) = (scale, origin)
  }

  /// Returns whether a display has room for a window and, if its location is known, the middle of its
  /// upper edge: there it can be moved.
  ///
  /// - Parameters:
  ///   - screen: The phone's screen, in points.
  ///   - displays: What windows may cover of each display, in window units.
  package func fits(_ screen: CGSize, on displays: [CGRect]) -> Bool {
    let (width, height) = ((screen.width * scale).rounded(), (screen.height * scale).rounded())
    return displays.contains { display in
      guard width <= display.width, height <= display.height else { return false }
      guard let origin else { return true }
      return display.contains(CGPoint(x: origin.x + width / 2, y: origin.y))
    }
  }
}
