package import CoreGraphics
package import Painter
package import Simulator

/// Where the painter's pixels lie among the window's: whole ones on whole ones.
package struct LetterboxLayout: Hashable, Sendable {
  /// Painter's pixels a point.
  package var scale: CGFloat
  /// Where they go, in the window's pixels.
  package var target: PixelRect

  /// Lays the phone's screen into a window.
  ///
  /// - Parameters:
  ///   - viewport: Where the screen lies, in window units.
  ///   - output: The window's size in pixels, which may be finer than its units.
  package init(viewport: ScreenViewport, output: CGSize) {
    let window = viewport.windowSize
    let ratio = min(output.width / window.width, output.height / window.height)
    scale = viewport.scale * (ratio.isFinite && ratio > 0 ? ratio : 1)
    let width = max(1, Int((viewport.shape.shown.width * scale).rounded()))
    let height = max(1, Int((viewport.shape.shown.height * scale).rounded()))
    let (spareX, spareY) = (Int(output.width) - width, Int(output.height) - height)
    // Also where the screen is larger than the window the left one of two middles is taken.
    target = PixelRect(x: spareX >> 1, y: spareY >> 1, width: width, height: height)
  }
}
