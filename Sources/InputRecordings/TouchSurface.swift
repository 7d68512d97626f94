import CoreGraphics
import Simulator

/// Maps a touch device's surface to the phone's screen.
struct TouchSurface {
  private let x: InputRecording.Axis
  private let y: InputRecording.Axis
  private let viewport: ScreenViewport

  /// Creates a surface from two axes.
  ///
  /// - Parameters:
  ///   - screen: The size of the phone's screen, in points.
  ///   - isFullscreen: Whether the phone is centered on the surface, scaled to fit with its aspect
  ///   ratio preserved, as in a full-screen window. Otherwise, the surface is stretched to the
  ///   phone's screen.
  init(
    _ x: InputRecording.Axis, _ y: InputRecording.Axis, screen: CGSize, isFullscreen: Bool
  ) {
    (self.x, self.y) = (x, y)
    viewport = ScreenViewport(
      windowSize: isFullscreen ? InputRecording.Axis.size(x, y) : screen, screen: screen)
  }

  /// Returns the screen point for two axis values, to a hundredth of a point. It may be off the
  /// screen. A value that was never reported is replaced by the axis minimum.
  func point(_ valueX: Int64?, _ valueY: Int64?) -> CGPoint {
    let size = viewport.windowSize
    let point = viewport.point(
      atWindow: CGPoint(
        x: x.fraction(of: valueX ?? x.minimum) * size.width,
        y: y.fraction(of: valueY ?? y.minimum) * size.height))
    return CGPoint(x: Self.rounded(point.x), y: Self.rounded(point.y))
  }

  /// Returns whether a point is on the phone's screen.
  func isOnScreen(_ point: CGPoint) -> Bool { viewport.isOnScreen(point) }

  /// Returns the nearest point on the screen, whose right and bottom edges are exclusive.
  func clamped(_ point: CGPoint) -> CGPoint {
    let last = 0.01
    return CGPoint(
      x: min(max(point.x, 0), viewport.screen.width - last),
      y: min(max(point.y, 0), viewport.screen.height - last))
  }

  /// The length of an axis unit, in points, or the shorter of the two for a stretched surface.
  var step: CGFloat {
    let size = viewport.windowSize
    return min(size.width / Double(x.count), size.height / Double(y.count)) / viewport.scale
  }

  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
}

extension InputRecording.Axis {
  /// The number of values on the axis.
  fileprivate var count: Int64 { maximum - minimum + 1 }

  /// Returns the size of a surface, in millimeters if both axes have a resolution. Otherwise, it is
  /// in axis units, which are assumed to be square.
  fileprivate static func size(_ x: Self, _ y: Self) -> CGSize {
    let isMeasured = x.resolution > 0 && y.resolution > 0
    return CGSize(
      width: Double(x.count) / Double(isMeasured ? x.resolution : 1),
      height: Double(y.count) / Double(isMeasured ? y.resolution : 1))
  }
}
