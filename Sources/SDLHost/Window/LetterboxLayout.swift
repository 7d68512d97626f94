package import CoreGraphics
package import Painter
package import Simulator

/// The location of the painter's pixels in the window, aligned to the window's pixels.
package struct LetterboxLayout: Hashable, Sendable {
  /// The number of painter pixels per point.
  package var scale: CGFloat
  /// The rectangle of the painter's pixels, in window pixels.
  package var target: PixelRect

  /// Creates the layout of the phone's screen in a window.
  ///
  /// - Parameters:
  ///   - viewport: The screen's location, in window units.
  ///   - output: The window's size in pixels, which may be smaller than its size in units.
  package init(viewport: ScreenViewport, output: CGSize) {
    let window = viewport.windowSize
    let ratio = min(output.width / window.width, output.height / window.height)
    scale = viewport.scale * (ratio.isFinite && ratio > 0 ? ratio : 1)
    let width = max(1, Int((viewport.shape.shown.width * scale).rounded()))
    let height = max(1, Int((viewport.shape.shown.height * scale).rounded()))
    let (spareX, spareY) = (Int(output.width) - width, Int(output.height) - height)
    // If there are two possible centers, use the left one, even if the screen is larger than the
    // window.
    target = PixelRect(x: spareX >> 1, y: spareY >> 1, width: width, height: height)
  }
}
