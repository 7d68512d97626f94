public import CoreGraphics

/// An instance of the app's interface on a screen. The phone has exactly one, a `UIWindowScene`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene. Raw values match Apple's.
  public nonisolated enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene receives input.
    case foregroundActive = 0
    /// The scene is visible but does not receive input.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  /// The scene's state, which is the same as the app's state.
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
  /// The windows in the scene, ordered by when they last came to the front.
  open var windows: [UIWindow] { context.allWindows }
  /// The window that receives key events.
  open var keyWindow: UIWindow? { context.runningApplication.keyWindow }
  /// The interface orientation.
  open var interfaceOrientation: UIInterfaceOrientation { context.interface.orientation }
  /// The status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The screen's coordinate space.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The device's traits.
  open var traitCollection: UITraitCollection { context.traits }

  // Required for a `deinit` in subclasses.
  deinit {}
}

/// The status bar at the top of the screen.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The status bar's frame on the screen, in points.
  open var statusBarFrame: CGRect {
    let context = AppContext.current
    return CGRect(
      x: 0, y: 0, width: context.interface.screen.bounds.width,
      height: context.interface.isStatusBarHidden ? 0 : context.interface.device.statusBarHeight)
  }

  /// Whether the front controller hides the status bar.
  open var isStatusBarHidden: Bool { AppContext.current.interface.isStatusBarHidden }

  /// The style of the bar's contents, determined by the front controller.
  open var statusBarStyle: UIStatusBarStyle { AppContext.current.interface.statusBarStyle }

  override init() {
    super.init()
  }

  // Required for a `deinit` in subclasses.
  deinit {}
}

extension UIApplication {
  /// The app's scenes. There is only one.
  public var connectedScenes: Set<UIScene> { [context.windows.scene] }

  /// The status bar's frame on the screen, in points.
  public var statusBarFrame: CGRect {
    context.windows.scene.statusBarManager?.statusBarFrame ?? .zero
  }
}

extension UIWindow {
  /// The scene that contains the window.
  public var windowScene: UIWindowScene? { context.windows.scene }
}
