public import CoreGraphics

/// The phone's screen: 320 x 480 points, at whatever size it is shown.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the current app.
  public class var main: UIScreen { AppContext.current.screen }

  /// The height of the status bar at the top, in points.
  package nonisolated static let statusBarHeight: CGFloat = 20

  /// All screens: one.
  public class var screens: [UIScreen] { [main] }

  /// The whole screen, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  /// Pixels a point: 1, 2 or 3. It chooses pictures and never changes points.
  public let scale: CGFloat

  init(scale: CGFloat) {
    self.scale = scale
  }

  /// The coordinates in which windows lie.
  public private(set) lazy var coordinateSpace: any UICoordinateSpace = ScreenCoordinateSpace(
    bounds: bounds)

  /// The same as `coordinateSpace`: the screen never turns.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// Frames per second at most.
  open var maximumFramesPerSecond: Int { 60 }

  /// Pixels per point.
  open var nativeScale: CGFloat { scale }

  /// The traits of the phone.
  open var traitCollection: UITraitCollection { .phone }

  /// The screen without the status bar, in points.
  open var applicationFrame: CGRect {
    CGRect(
      x: 0, y: Self.statusBarHeight, width: bounds.width,
      height: bounds.height - Self.statusBarHeight)
  }

  /// The whole screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}
