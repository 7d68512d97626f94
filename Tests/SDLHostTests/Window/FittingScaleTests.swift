import CoreGraphics
import Testing

@testable import SDLHost

/// How large a window opens.
struct FittingScaleTests {
  /// The room for a screen, in its own size, and the scale of the window. A display of 768 less a title bar
  /// of 40 has room for 728 / 480 = 1.51 of the books' iPhone, and for 728 / 1024 = 0.71 of an iPad.
  nonisolated static let scales: [(largest: CGFloat, scale: CGFloat)] = [
    (1.51, 1.5), (0.71, 0.5), (1, 1), (0.99, 0.75), (2.9, 2.75), (3.4, 3), (0.1, 0.5), (0, 0.5),
  ]

  @Test(
    "A window opens at the largest scale that fits, in quarters from a half to 3", arguments: scales
  )
  func scales(largest: CGFloat, scale: CGFloat) {
    #expect(VideoSystem.fittingScale(atMost: largest) == scale)
  }
}
