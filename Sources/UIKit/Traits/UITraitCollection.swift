public import CoreGraphics

/// Whether the screen measures how hard a finger presses; raw values are Apple's.
public nonisolated enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Light or dark; raw values are Apple's.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark letters on light ground.
  case light = 1
  /// Light letters on dark ground.
  case dark = 2
}

/// What kind of device; raw values are Apple's.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
}

/// How much room there is in one direction; raw values are Apple's.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little, as on a phone.
  case compact = 1
  /// Much.
  case regular = 2
}

/// What an app may know of the device that it runs on.
///
/// The traits here are those of an upright iPhone with a light appearance. They never change but for
/// `forceTouchCapability`, which is `available` once a device has reported pressure.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitraitcollection
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// The traits of the current app.
  public class var current: UITraitCollection { UITraitCollection() }

  /// Makes the traits of the current app's screen.
  public override init() {
    super.init()
  }

  /// Whether fingers have a `force`.
  open var forceTouchCapability: UIForceTouchCapability {
    AppContext.current.tracker.measuresPressure ? .available : .unavailable
  }

  /// Always light.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// Always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Pixels per point.
  open var displayScale: CGFloat { AppContext.current.screen.scale }

  /// Always compact, as on an upright iPhone.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }

  /// Always regular, as on an upright iPhone.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object's device.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
