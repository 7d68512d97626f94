import CoreGraphics
import Simulator
import Testing

struct ScreenViewportTests {
  private static let screen = CGSize(width: 320, height: 480)

  nonisolated struct Fit: Sendable {
    var width, height: CGFloat
    var integer = false
    var scale: CGFloat
    var rect: CGRect
  }

  @Test("Any scale that fits is used, unless integer scales are preferred")
  func anyScale() {
    let size = CGSize(width: 480, height: 720)
    var viewport = ScreenViewport(windowSize: size, screen: Self.screen)
    #expect(viewport.scale == 1.5)
    viewport.prefersIntegerScale = true
    #expect(viewport.scale == 1)
  }

  nonisolated static let fits = [
    Fit(width: 320, height: 480, scale: 1, rect: CGRect(x: 0, y: 0, width: 320, height: 480)),
    Fit(width: 640, height: 960, scale: 2, rect: CGRect(x: 0, y: 0, width: 640, height: 960)),
    // Wide, with bars at the left and right. 720 / 480 = 1.5; (1280 - 480) / 2 = 400.
    Fit(width: 1280, height: 720, scale: 1.5, rect: CGRect(x: 400, y: 0, width: 480, height: 720)),
    // Tall, with bars above and below. (1000 - 480) / 2 = 260.
    Fit(width: 320, height: 1000, scale: 1, rect: CGRect(x: 0, y: 260, width: 320, height: 480)),
    Fit(width: 160, height: 480, scale: 0.5, rect: CGRect(x: 0, y: 120, width: 160, height: 240)),
    // An integer scale if the window is large enough, or else the scale that fits. (1280 - 320) / 2
    // = 480.
    Fit(
      width: 1280, height: 720, integer: true, scale: 1,
      rect: CGRect(x: 480, y: 120, width: 320, height: 480)),
    Fit(
      width: 800, height: 1200, integer: true, scale: 2,
      rect: CGRect(x: 80, y: 120, width: 640, height: 960)),
    Fit(
      width: 160, height: 480, integer: true, scale: 0.5,
      rect: CGRect(x: 0, y: 120, width: 160, height: 240)),
  ]

  @Test("H-12 the screen is centered and as large as possible", arguments: fits)
  func fit(fit: Fit) {
    var viewport = ScreenViewport(
      windowSize: CGSize(width: fit.width, height: fit.height), screen: Self.screen)
    viewport.prefersIntegerScale = fit.integer
    #expect(viewport.scale == fit.scale)
    #expect(viewport.screenRect == fit.rect)
    let corner = CGPoint(x: fit.rect.minX, y: fit.rect.minY)
    #expect(viewport.point(atWindow: corner) == .zero)
    let middle = CGPoint(x: fit.width / 2, y: fit.height / 2)
    #expect(viewport.point(atWindow: middle) == CGPoint(x: 160, y: 240))
  }

  @Test("H-12 a zero-size window still has a scale")
  func noSize() {
    let viewport = ScreenViewport(windowSize: .zero, screen: Self.screen)
    #expect(viewport.scale == 1)
    #expect(viewport.point(atWindow: .zero).x.isFinite)
  }

  @Test("H-10 fractions are relative to the last pixel on X11, and to the size elsewhere")
  func fractions() {
    var viewport = ScreenViewport(windowSize: Self.screen, screen: Self.screen)
    #expect(viewport.point(atFraction: CGPoint(x: 0.5, y: 0.5)) == CGPoint(x: 160, y: 240))
    #expect(viewport.point(atFraction: CGPoint(x: 100.0 / 320, y: 0)).x == 100)
    viewport.countsFromEdgeToEdge = true
    // Column 100 of 320: 100 / 319.
    let point = viewport.point(atFraction: CGPoint(x: 0.313480, y: 1))
    #expect(abs(point.x - 100) <= 1e-3)
    #expect(point.y == 479)
  }

  @Test("H-10 each pixel's fraction, rounded to 24 bits, converts back to the pixel")
  func wholePixels() {
    for isEdgeToEdge in [true, false] {
      var viewport = ScreenViewport(
        windowSize: CGSize(width: 640, height: 960), screen: Self.screen)
      viewport.countsFromEdgeToEdge = isEdgeToEdge
      let (width, height): (Float, Float) = isEdgeToEdge ? (639, 959) : (640, 960)
      for pixel in 0..<640 {
        let location = CGPoint(
          x: CGFloat(Float(pixel) / width), y: CGFloat(Float(pixel) / height))
        let exact = CGFloat(pixel) / 2
        #expect(viewport.point(atFraction: location) == CGPoint(x: exact, y: exact))
      }
    }
  }

  @Test("H-14 the last location on the screen is one window unit from its edge")
  func clamping() {
    var viewport = ScreenViewport(windowSize: Self.screen, screen: Self.screen)
    #expect(viewport.clamped(CGPoint(x: 400, y: 500)) == CGPoint(x: 319, y: 479))
    #expect(viewport.clamped(CGPoint(x: -1, y: -1)) == .zero)
    viewport.windowSize = CGSize(width: 640, height: 960)
    #expect(viewport.clamped(CGPoint(x: 400, y: 500)) == CGPoint(x: 319.5, y: 479.5))
    #expect(viewport.clamped(CGPoint(x: 12.25, y: 7)) == CGPoint(x: 12.25, y: 7))
  }

  @Test("H-14 the right and bottom edges are outside")
  func edges() {
    let viewport = ScreenViewport(windowSize: Self.screen, screen: Self.screen)
    #expect(viewport.isOnScreen(.zero))
    #expect(viewport.isOnScreen(CGPoint(x: 319.999, y: 479.999)))
    #expect(!viewport.isOnScreen(CGPoint(x: 320, y: 0)))
    #expect(!viewport.isOnScreen(CGPoint(x: 0, y: 480)))
    #expect(!viewport.isOnScreen(CGPoint(x: -0.001, y: 0)))
  }
}
