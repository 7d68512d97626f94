public import CoreGraphics

/// One appearance of the app on a screen; the phone has exactly one, a `UIWindowScene`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene; raw values are Apple's.
  public nonisolated enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It receives input.
    case foregroundActive = 0
    /// It is visible and does not receive input.
    case foregroundInactive = 1
    /// It is not visible.
    case background = 2
  }

  /// The state of the scene, which is the state of the app.
  open var activationState: ActivationState {
    switch context.runningApplication.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  // Required for a `deinit` in subclasses.
  deinit {}
}

/// The scene that contains the app's windows.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that the windows are on.
  open var screen: UIScreen { context.interface.screen }
  /// The windows, in the order in which they last came to the front.
  open var windows: [UIWindow] { context.allWindows }
  /// The window that receives key events.
  open var keyWindow: UIWindow? { context.runningApplication.keyWindow }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { context.interface.orientation }
  /// The status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The coordinate space of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the device.
  open var traitCollection: UITraitCollection { context.traits }

  // Required for a `deinit` in subclasses.
  deinit {}
}

/// The status bar at the top of the screen.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The bar's rectangle on the screen, in points.
  open var statusBarFrame: CGRect {
    let context = AppContext.current
    return CGRect(
      x: 0, y: 0, width: context.interface.screen.bounds.width,
      height: context.interface.isStatusBarHidden ? 0 : context.interface.device.statusBarHeight)
  }

  /// Whether the front controller hides the bar.
  open var isStatusBarHidden: Bool { AppContext.current.interface.isStatusBarHidden }

  /// The color of the bar's contents, which the front controller determines.
  open var statusBarStyle: UIStatusBarStyle { AppContext.current.interface.statusBarStyle }

  override init() {
    super.init()
  }

  // Required for a `deinit` in subclasses.
  deinit {}
}

extension UIApplication {
  /// The app's scenes; there is only one.
  public var connectedScenes: Set<UIScene> { [context.windows.scene] }

  /// The status bar's rectangle on the screen, in points.
  public var statusBarFrame: CGRect {
    context.windows.scene.statusBarManager?.statusBarFrame ?? .zero
  }
}

extension UIWindow {
  /// The scene that the window is in.
  public var windowScene: UIWindowScene? { context.windows.scene }
}
