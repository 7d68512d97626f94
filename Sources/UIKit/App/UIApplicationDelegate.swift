import CoreGraphics

/// An object that is notified of an app's life cycle events.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window, if the delegate stores it.
  var window: UIWindow? { get set }

  /// Called before the app has finished launching; the result has no effect.
  @discardableResult
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The older form of `application(_:didFinishLaunchingWithOptions:)`. Create a window here.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the app has finished launching. Create a window here; the result has no effect.
  @discardableResult
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has started receiving input.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the app stops receiving input. Touches are canceled after the call.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the app has entered the background, where its clock is paused.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the app leaves the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the app terminates.
  func applicationWillTerminate(_ application: UIApplication)

  /// Returns the orientations that a window supports. An orientation is used only if the front
  /// controller supports it too.
  @discardableResult
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  @discardableResult
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Calls `applicationDidFinishLaunching(_:)`.
  @discardableResult
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Returns all orientations.
  @discardableResult
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Starts an app with this delegate. Called through `@main`.
  ///
  /// If the app imports TouchboxApp, that module's `main()` is called instead and opens a window.
  @_disfavoredOverload
  public static func main() {
    AppContext.current.launch(delegate: self)
  }
}
