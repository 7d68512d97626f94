import CoreGraphics

/// The object that an app starts with.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window, if the delegate stores it.
  var window: UIWindow? { get set }

  /// Called before the app has started; the result has no effect.
  @discardableResult
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has started; the older form. Make a window here.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the app has started. Make a window here; the result has no effect.
  @discardableResult
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app gets input again.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the app gets no input for a while; touches are cancelled afterwards.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the app is in the background; its clock stands still.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the app leaves the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Returns how the interface of a window may be turned; the controller in front has to allow it too.
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

  /// Starts an app with this delegate: what `@main` calls.
  ///
  /// Where `TouchboxApp` is imported, its `main()` is called instead, which opens a window.
  @_disfavoredOverload
  public static func main() {
    AppContext.current.launch(delegate: self)
  }
}
