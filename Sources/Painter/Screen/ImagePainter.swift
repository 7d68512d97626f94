package import CoreGraphics
package import DisplayList

/// Paints a series of display lists as images.
///
/// Finger-painting apps draw each picture into the next one, so the painter's caches save time.
package final class ImagePainter {
  private let painter: ScreenPainter

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - typesetter: Lays out text. Share it with the views that measure text.
  ///   - warn: Called once for each kind of problem that prevents drawing.
  package init(typesetter: Typesetter, warn: @escaping (String) -> Void) {
    painter = ScreenPainter(scale: 1, typesetter: typesetter, warn: warn)
  }

  /// Returns a list's pixels at one pixel per point, or `nil` if it is empty or too large.
  package func image(of list: DisplayList) -> CGImage? {
    painter.invalidate()
    painter.paint(list)
    return painter.image
  }
}
