import CoreGraphics
import Simulator

/// Where a touch device's surface lies on the phone's screen.
struct TouchSurface {
  private let x: InputRecording.Axis
  private let y: InputRecording.Axis
  private let viewport: ScreenViewport

  /// Makes the surface of two axes.
  ///
  /// - Parameters:
  ///   - screen: The phone's screen, in points.
  ///   - isFullscreen: Whether the phone is in the middle of the surface, as large as fits and in its own
  ///     shape, as in a window in full screen; otherwise the surface is stretched to the phone's screen.
  init(
    _ x: InputRecording.Axis, _ y: InputRecording.Axis, screen: CGSize, isFullscreen: Bool
  ) {
    (self.x, self.y) = (x, y)
    viewport = ScreenViewport(
      windowSize: isFullscreen ? InputRecording.Axis.size(x, y) : screen, screen: screen)
  }

  /// Returns the screen point of two values of the axes, to a hundredth of a point; it may lie beside the
  /// screen. A value that was never reported is that of the axis' start.
  func point(_ valueX: Int64?, _ valueY: Int64?) -> CGPoint {
    let size = viewport.windowSize
    let point = viewport.point(
      atWindow: CGPoint(
        x: x.fraction(of: valueX ?? x.minimum) * size.width,
        y: y.fraction(of: valueY ?? y.minimum) * size.height))
    return CGPoint(x: Self.rounded(point.x), y: Self.rounded(point.y))
  }

  /// Whether a point lies on the phone's screen.
  func isOnScreen(_ point: CGPoint) -> Bool { viewport.isOnScreen(point) }

  /// Returns the nearest point on the screen, whose right and bottom edges are outside.
  func clamped(_ point: CGPoint) -> CGPoint {
    let last = 0.01
    return CGPoint(
      x: min(max(point.x, 0), viewport.screen.width - last),
      y: min(max(point.y, 0), viewport.screen.height - last))
  }

  /// The length of a step of the axes, in points; of a stretched surface the shorter of two.
  var step: CGFloat {
    let size = viewport.windowSize
    return min(size.width / Double(x.count), size.height / Double(y.count)) / viewport.scale
  }

  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
}

extension InputRecording.Axis {
  /// How many values the axis has.
  fileprivate var count: Int64 { maximum - minimum + 1 }

  /// Returns the size of a surface: in millimeters where both axes say how many steps those have,
  /// otherwise in steps, which are taken for squares.
  fileprivate static func size(_ x: Self, _ y: Self) -> CGSize {
    let isMeasured = x.resolution > 0 && y.resolution > 0
    return CGSize(
      width: Double(x.count) / Double(isMeasured ? x.resolution : 1),
      height: Double(y.count) / Double(isMeasured ? y.resolution : 1))
  }
}
