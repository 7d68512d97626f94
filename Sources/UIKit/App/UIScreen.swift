public import CoreGraphics

/// The device's screen; its size in points does not depend on the window.
///
/// By default, it has 320 x 480 points, like the iPhones of the books.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the current app.
  public class var main: UIScreen { AppContext.current.interface.screen }

  /// All screens; there is only one.
  public class var screens: [UIScreen] { [main] }

  private let device: Device
  /// The whole screen in points, in the current orientation of the interface.
  public internal(set) final var bounds: CGRect
  /// Pixels per point: 1, 2 or 3. It determines which pictures are loaded; sizes of text are
  /// rounded to pixels.
  public let scale: CGFloat

  init(_ device: Device, scale: CGFloat) {
    self.device = device
    self.scale = scale
    bounds = device.bounds(.portrait)
  }

  /// The coordinate space of windows; it rotates with the interface.
  public private(set) lazy var coordinateSpace: any UICoordinateSpace = ScreenCoordinateSpace(
    of: self)

  /// The coordinate space of the upright screen, independent of the interface orientation.
  public private(set) lazy var fixedCoordinateSpace: any UICoordinateSpace =
    FixedCoordinateSpace(of: self)

  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Pixels per point.
  open var nativeScale: CGFloat { scale }

  /// The traits of the device.
  open var traitCollection: UITraitCollection { AppContext.current.traits }

  /// The screen without the status bar, in points.
  open var applicationFrame: CGRect {
    let height = device.statusBarHeight
    return CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }

  /// The whole upright screen, in pixels.
  open var nativeBounds: CGRect {
    let size = device.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// Returns a size in points, rounded up to whole pixels.
  func wholePixels(_ size: CGSize) -> CGSize {
    CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
  }
}
