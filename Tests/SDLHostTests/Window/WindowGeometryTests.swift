import CoreGraphics
import SDLHost
import Testing

/// Whether a window can open as the last one was closed.
struct WindowGeometryTests {
  /// A display with a panel of 40 at its top, and another one to its left.
  nonisolated static let displays = [
    CGRect(x: 0, y: 40, width: 1280, height: 960), CGRect(x: -800, y: 0, width: 800, height: 600),
  ]

  /// Geometries of a screen of 320 x 480 points, and whether a display has room for them.
  nonisolated static let cases: [(scale: CGFloat, origin: CGPoint?, fits: Bool)] = [
    (1, CGPoint(x: 100, y: 100), true),
    // 960 high, as the display; 480 * 2.1 = 1008.
    (2, CGPoint(x: 0, y: 40), true), (2.1, CGPoint(x: 0, y: 40), false),
    // 600 high on the left display, where 2 is too large.
    (1.25, CGPoint(x: -700, y: 0), true), (2, CGPoint(x: -700, y: 0), false),
    // The middle of the upper edge, 160 from the left: on a display, between the two, or on none.
    (1, CGPoint(x: 1119, y: 900), true), (1, CGPoint(x: 1120, y: 900), false),
    (1, CGPoint(x: -160, y: 39), false), (1, CGPoint(x: -161, y: 39), true),
    (1, CGPoint(x: 100, y: 1000), false), (1, CGPoint(x: 100, y: 39), false),
    // Without a location only the size counts.
    (2, nil, true), (2.1, nil, false),
    (1, CGPoint(x: CGFloat.nan, y: 100), false), (.infinity, nil, false),
  ]

  @Test(
    "A geometry fits where a display has its size and the middle of its upper edge",
    arguments: cases)
  func fits(scale: CGFloat, origin: CGPoint?, fits: Bool) {
    let geometry = WindowGeometry(scale: scale, origin: origin)
    #expect(geometry.fits(CGSize(width: 320, height: 480), on: Self.displays) == fits)
  }

  @Test("Without displays nothing fits")
  func noDisplay() {
    #expect(!WindowGeometry(scale: 1).fits(CGSize(width: 320, height: 480), on: []))
  }
}
