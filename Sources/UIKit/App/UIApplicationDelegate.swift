import CoreGraphics

/// The object that is notified of an app's life cycle.
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

  /// Called when the app has finished launching, in the older form. Create a window here.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the app has finished launching. Create a window here; the result has no effect.
  @discardableResult
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app receives input again.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the app stops receiving input. After the call, touches are cancelled.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the app is in the background, where its clock is paused.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the app leaves the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Returns the orientations that a window supports; the front controller must also support them.
  @discardableResult
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// No window.
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

  /// Calls the older form.
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

  /// All orientations.
  @discardableResult
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Starts an app with this delegate; `@main` calls it.
  ///
  /// With `import TouchboxApp`, the `main()` of that module is called instead, which opens a
  /// window.
  @_disfavoredOverload
  public static func main() {
    AppContext.current.launch(delegate: self)
  }
}
