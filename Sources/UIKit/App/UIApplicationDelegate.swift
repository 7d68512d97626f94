import CoreGraphics

/// The object that an app starts with.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiapplicationdelegate
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window, where the delegate keeps it.
  var window: UIWindow? { get set }

  /// Tells that the app started; the older form. Make a window here.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells that the app started. Make a window here; the answer has no effect.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the app gets input again.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells that the app is about to get no input for a while; touches are cancelled after it.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells that the app was put aside; its clock stands.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells that the app comes back.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells that the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Calls the older form.
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

  /// Starts an app with this delegate: what `@main` calls.
  public static func main() {
    AppContext.current.launch(delegate: self)
  }
}
