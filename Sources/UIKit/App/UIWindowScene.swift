public import CoreGraphics

/// One appearance of the app on a screen; the phone has exactly one, a `UIWindowScene`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How active a scene is; raw values are Apple's.
  public nonisolated enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It gets input.
    case foregroundActive = 0
    /// It is shown and gets no input.
    case foregroundInactive = 1
    /// It is not shown.
    case background = 2
  }

  /// How active the scene is, which is how active the app is.
  open var activationState: ActivationState {
    switch AppContext.current.runningApplication.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}

/// The scene that has the app's windows.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that the windows are on.
  open var screen: UIScreen { AppContext.current.screen }
  /// The windows, in the order in which they last came to the front.
  open var windows: [UIWindow] { AppContext.current.allWindows }
  /// The window that key events go to.
  open var keyWindow: UIWindow? { AppContext.current.runningApplication.keyWindow }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { AppContext.current.interfaceOrientation }
  /// The status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The screen's coordinates.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The traits of the device.
  open var traitCollection: UITraitCollection { .phone }

  // Without it subclasses could have no `deinit` of their own.
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
      x: 0, y: 0, width: context.screen.bounds.width,
      height: context.isStatusBarHidden ? 0 : context.device.statusBarHeight)
  }

  /// Whether the front controller hides the bar.
  open var isStatusBarHidden: Bool { AppContext.current.isStatusBarHidden }

  /// What color the bar's contents have, as the front controller wants it.
  open var statusBarStyle: UIStatusBarStyle { AppContext.current.statusBarStyle }

  override init() {
    super.init()
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}

extension UIApplication {
  /// The app's scenes: the one of the phone.
  public var connectedScenes: Set<UIScene> { [AppContext.current.windowScene] }

  /// The status bar's rectangle on the screen, in points.
  public var statusBarFrame: CGRect {
    AppContext.current.windowScene.statusBarManager?.statusBarFrame ?? .zero
  }
}

extension UIWindow {
  /// The scene that the window is in.
  public var windowScene: UIWindowScene? { context.windowScene }
}
