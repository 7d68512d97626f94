import CoreGraphics
import Painter
import SDLHost
import Simulator
import Testing

struct LetterboxLayoutTests {
  nonisolated struct Fit: Sendable {
    var window, output: CGSize
    var integer = false
    var scale: CGFloat
    var target: PixelRect
  }

  nonisolated static let fits = [
    Fit(
      window: CGSize(width: 320, height: 480), output: CGSize(width: 320, height: 480), scale: 1,
      target: PixelRect(x: 0, y: 0, width: 320, height: 480)),
    // Twice as many pixels as window units: sharp, not enlarged.
    Fit(
      window: CGSize(width: 320, height: 480), output: CGSize(width: 640, height: 960), scale: 2,
      target: PixelRect(x: 0, y: 0, width: 640, height: 960)),
    // Letterboxed: (800 - 320) / 2 = 240.
    Fit(
      window: CGSize(width: 800, height: 480), output: CGSize(width: 800, height: 480), scale: 1,
      target: PixelRect(x: 240, y: 0, width: 320, height: 480)),
    // An odd number of extra columns: the left of the two possible positions.
    Fit(
      window: CGSize(width: 323, height: 480), output: CGSize(width: 323, height: 480), scale: 1,
      target: PixelRect(x: 1, y: 0, width: 320, height: 480)),
    // 500 / 480 points high: 320 * 500 / 480 = 333.3 columns.
    Fit(
      window: CGSize(width: 700, height: 500), output: CGSize(width: 700, height: 500),
      scale: 500.0 / 480, target: PixelRect(x: 183, y: 0, width: 333, height: 500)),
    // Whole window units, of two pixels each: (800 - 640) / 2 * 2 = 160.
    Fit(
      window: CGSize(width: 800, height: 1000), output: CGSize(width: 1600, height: 2000),
      integer: true, scale: 4, target: PixelRect(x: 160, y: 40, width: 1280, height: 1920)),
  ]

  @Test("H-12 H-13 the painter's pixels are aligned with the window's pixels", arguments: fits)
  func layout(fit: Fit) {
    var viewport = ScreenViewport(
      windowSize: fit.window, screen: CGSize(width: 320, height: 480))
    viewport.prefersIntegerScale = fit.integer
    let layout = LetterboxLayout(viewport: viewport, output: fit.output)
    #expect(layout.scale == fit.scale)
    #expect(layout.target == fit.target)
  }

  @Test("H-12 the picture never extends beyond the window")
  func inside() {
    for width in stride(from: 160, through: 700, by: 7) {
      for height in stride(from: 240, through: 1000, by: 11) {
        let output = CGSize(width: width, height: height)
        let target = LetterboxLayout(
          viewport: ScreenViewport(windowSize: output, screen: CGSize(width: 320, height: 480)),
          output: output
        ).target
        let window = PixelRect(x: 0, y: 0, width: width, height: height)
        #expect(target.intersection(window) == target)
        // Centered, except for an odd pixel.
        #expect((0...1).contains(window.endX - target.endX - target.x))
        #expect((0...1).contains(window.endY - target.endY - target.y))
      }
    }
  }

  @Test("H-12 even a window without pixels has a layout")
  func nothing() {
    let layout = LetterboxLayout(
      viewport: ScreenViewport(windowSize: .zero, screen: CGSize(width: 320, height: 480)),
      output: .zero)
    #expect(layout.scale == 1)
  }
}
