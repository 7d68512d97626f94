import CoreGraphics
import Testing

@testable import SDLHost

/// The initial scale of a window.
struct FittingScaleTests {
  /// The space for a screen, relative to its size, and the window's scale. A 768-pixel display
  /// minus a 40-pixel title bar has space for 728 / 480 = 1.51 of the books' iPhone, and for 728 /
  /// 1024 = 0.71 of an iPad.
  nonisolated static let scales: [(largest: CGFloat, scale: CGFloat)] = [
    (1.51, 1.5), (0.71, 0.5), (1, 1), (0.99, 0.75), (2.9, 2.75), (3.4, 3), (0.1, 0.5), (0, 0.5),
  ]

  @Test(
    "A window opens at the largest scale that fits, in steps of 0.25 from 0.5 to 3",
    arguments: scales
  )
  func scales(largest: CGFloat, scale: CGFloat) {
    #expect(VideoSystem.fittingScale(atMost: largest) == scale)
  }
}
