public import CoreGraphics

/// The device's screen. Its size in points does not depend on the program's window.
///
/// By default, the screen measures 320 x 480 points, like the iPhones in older programming books.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The current app's screen.
  public class var main: UIScreen { AppContext.current.interface.screen }

  /// All screens. There is only one.
  public class var screens: [UIScreen] { [main] }

  private let device: Device
  /// The whole screen in points, in the current interface orientation.
  public internal(set) final var bounds: CGRect
  /// The number of pixels per point: 1, 2, or 3. It determines which image files are loaded and how
  /// text sizes are rounded to whole pixels.
  public let scale: CGFloat

  init(_ device: Device, scale: CGFloat) {
    self.device = device
    self.scale = scale
    bounds = device.bounds(.portrait)
  }

  /// The coordinate space of windows, which rotates with the interface.
  public private(set) lazy var coordinateSpace: any UICoordinateSpace = ScreenCoordinateSpace(
    of: self)

  /// The coordinate space of the upright screen, independent of the interface orientation.
  public private(set) lazy var fixedCoordinateSpace: any UICoordinateSpace =
    FixedCoordinateSpace(of: self)

  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The number of physical pixels per point.
  open var nativeScale: CGFloat { scale }

  /// The device's traits.
  open var traitCollection: UITraitCollection { AppContext.current.traits }

  /// The area of the screen below the status bar, in points.
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
