package import CoreGraphics
package import DisplayList

/// Paints display lists as images, one after the other.
///
/// Programs that paint with the finger draw each picture into the next one; the painter's caches
/// make that cheaper.
package final class ImagePainter {
  private let painter: ScreenPainter

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - typesetter: Lays out text; share it with the measuring views.
  ///   - warn: Called once for each kind of thing that cannot be drawn.
  package init(typesetter: Typesetter, warn: @escaping (String) -> Void) {
    painter = ScreenPainter(scale: 1, typesetter: typesetter, warn: warn)
  }

  /// Returns the pixels of a list, one a point; `nil` if it is too large or has none.
  package func image(of list: DisplayList) -> CGImage? {
    painter.invalidate()
    painter.paint(list)
    return painter.image
  }
}
