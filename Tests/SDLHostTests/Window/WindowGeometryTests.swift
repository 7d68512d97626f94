import CoreGraphics
import SDLHost
import Testing

/// Whether and where a window opens with the geometry saved when it was last closed.
struct WindowGeometryTests {
  /// A display with a 40-pixel panel at the top, and another display to its left.
  nonisolated static let displays = [
    CGRect(x: 0, y: 40, width: 1280, height: 960), CGRect(x: -800, y: 0, width: 800, height: 600),
  ]

  nonisolated struct Case: Sendable {
    var scale: CGFloat
    var origin: CGPoint?
    var borders: CGSize? = CGSize.zero
    /// The location of the next window, or nil if none fits.
    var expected: CGPoint?
  }

  /// Geometries for a screen of 320 x 480 points.
  nonisolated static let cases = [
    Case(scale: 1, origin: CGPoint(x: 100, y: 100), expected: CGPoint(x: 100, y: 100)),
    // 960 is the height of the display; 480 * 2.1 = 1008.
    Case(scale: 2, origin: CGPoint(x: 0, y: 40), expected: CGPoint(x: 0, y: 40)),
    Case(scale: 2.1, origin: CGPoint(x: 0, y: 40), expected: nil),
    // The window is 600 high on the left display, for which a scale of 2 is too large.
    Case(scale: 1.25, origin: CGPoint(x: -700, y: 0), expected: CGPoint(x: -700, y: 0)),
    Case(scale: 2, origin: CGPoint(x: -700, y: 0), expected: nil),
    // The center of the upper edge, 160 from the left, is on a display, between the two, or on
    // neither. A window that extends beyond the display moves onto it: 1280 - 320 = 960, 1000 - 480
    // = 520, -800 and 600 - 480 = 120.
    Case(scale: 1, origin: CGPoint(x: 1119, y: 900), expected: CGPoint(x: 960, y: 520)),
    Case(scale: 1, origin: CGPoint(x: 1120, y: 900), expected: nil),
    Case(scale: 1, origin: CGPoint(x: -160, y: 39), expected: nil),
    Case(scale: 1, origin: CGPoint(x: -161, y: 39), expected: CGPoint(x: -320, y: 39)),
    Case(scale: 1, origin: CGPoint(x: -900, y: 300), expected: CGPoint(x: -800, y: 120)),
    Case(scale: 1, origin: CGPoint(x: 100, y: 1000), expected: nil),
    Case(scale: 1, origin: CGPoint(x: 100, y: 39), expected: nil),
    // A title bar of 20 and borders of 2: 960 + 22 is taller than the display, but 1.75 * 480 + 22
    // = 862 is not.
    Case(
      scale: 2, origin: CGPoint(x: 0, y: 40), borders: CGSize(width: 4, height: 22), expected: nil),
    Case(
      scale: 1.75, origin: CGPoint(x: 800, y: 500), borders: CGSize(width: 4, height: 22),
      expected: CGPoint(x: 1280 - 1.75 * 320 - 4, y: 1000 - 1.75 * 480 - 22)),
    // Unknown borders count as a title bar of 40: 1.9 * 480 + 40 = 952, 2 * 480 + 40 = 1000.
    Case(
      scale: 1.9, origin: CGPoint(x: 0, y: 100), borders: nil,
      expected: CGPoint(x: 0, y: 1000 - 952)),
    Case(scale: 2, origin: CGPoint(x: 0, y: 40), borders: nil, expected: nil),
    Case(scale: 1, origin: CGPoint(x: CGFloat.nan, y: 100), expected: nil),
    Case(scale: .infinity, expected: nil),
  ]

  @Test(
    "A geometry fits on a large enough display that contains the center of its top edge",
    arguments: cases)
  func fits(test: Case) {
    let geometry = WindowGeometry(scale: test.scale, origin: test.origin, borders: test.borders)
    let fitting = geometry.fitting(CGSize(width: 320, height: 480), on: Self.displays)
    #expect(fitting?.origin == test.expected)
    #expect(fitting == nil || fitting?.scale == test.scale)
  }

  @Test("Without a location, only the size matters", arguments: [(1.9, true), (2, false)])
  func noLocation(scale: Double, fits: Bool) {
    let geometry = WindowGeometry(scale: scale)
    #expect(
      geometry.fitting(CGSize(width: 320, height: 480), on: Self.displays)
        == (fits ? geometry : nil))
  }

  @Test("Without displays, no geometry fits")
  func noDisplay() {
    #expect(
      WindowGeometry(scale: 1).fitting(CGSize(width: 320, height: 480), on: []) == nil)
  }
}
