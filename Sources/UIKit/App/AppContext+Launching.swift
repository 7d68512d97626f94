import CoreGraphics
import PhoneFoundation

extension AppContext {
  /// Starts an app with a delegate of the given class.
  package func launch(
    application: UIApplication.Type = UIApplication.self,
    delegate: any UIApplicationDelegate.Type
  ) {
    guard let made = Instance.make(delegate) as? any UIApplicationDelegate,
      let app = Instance.make(application) as? UIApplication
    else {
      host.warn("\(delegate) cannot be created without arguments; give it an init()")
      return
    }
    launch(app, delegate: made, mainWindow: makeMainWindow(for: made))
  }

  /// Starts an app with the given application and delegate, and retains both.
  ///
  /// - Parameter mainWindow: The main storyboard's window, which is shown unless the delegate has
  ///   another window.
  /// - Parameter makeMissingWindow: Returns a window to show if the app shows none, or `nil`.
  package func launch(
    _ application: UIApplication, delegate: any UIApplicationDelegate, mainWindow: UIWindow? = nil,
    makeMissingWindow: () -> UIWindow? = { nil }
  ) {
    self.application = application
    windows.launchedDelegate = delegate
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    if let mainWindow, delegate.window == nil || delegate.window === mainWindow {
      windows.mainStoryboardWindow = mainWindow
      mainWindow.makeKeyAndVisible()
    }
    application.post(UIApplication.didFinishLaunchingNotification)
    if windowsFrontToBack.isEmpty, let window = makeMissingWindow() {
      windows.mainStoryboardWindow = window
      window.makeKeyAndVisible()
    }
    if windowsFrontToBack.isEmpty {
      host.warn(
        "the app shows no window: create a UIWindow, store it in the delegate, and call "
          + "makeKeyAndVisible()")
    }
    application.applicationState = .active
    delegate.applicationDidBecomeActive(application)
    application.post(UIApplication.didBecomeActiveNotification)
  }

  /// Creates a window with the main storyboard's initial controller, assigns it to the delegate,
  /// and returns it. Returns nil if there is no main storyboard or it has no initial controller.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/about-the-app-launch-sequence
  private func makeMainWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
    guard let name = _InterfaceFiles.mainStoryboard,
      let controller = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    else { return nil }
    return makeMainWindow(controller, for: delegate)
  }

  /// Creates a window with a main storyboard's initial controller, assigns it to the delegate, and
  /// returns it.
  package func makeMainWindow(
    _ controller: UIViewController, for delegate: any UIApplicationDelegate
  ) -> UIWindow {
    let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
    window.defersRootView = true
    window.rootViewController = controller
    delegate.window = window
    return window
  }

  // MARK: - The app's life cycle

  /// Makes the app inactive or active again. Touches are canceled after the delegate is called.
  package func setActive(_ active: Bool, reason: CancelReason = .focusLost) {
    guard let application, (application.applicationState == .active) != active else { return }
    if active {
      application.applicationState = .active
      application.delegate?.applicationDidBecomeActive(application)
      application.post(UIApplication.didBecomeActiveNotification)
    } else {
      application.delegate?.applicationWillResignActive(application)
      application.post(UIApplication.willResignActiveNotification)
      application.applicationState = .inactive
      cancelAllTouches(reason: reason)
      cancelShake()
    }
  }

  /// Moves the app to the background or back to the foreground.
  package func setSuspended(_ suspended: Bool) {
    guard let application, (application.applicationState == .background) != suspended else {
      return
    }
    if suspended {
      setActive(false, reason: .suspend)
      application.applicationState = .background
      application.delegate?.applicationDidEnterBackground(application)
      application.post(UIApplication.didEnterBackgroundNotification)
    } else {
      application.delegate?.applicationWillEnterForeground(application)
      application.post(UIApplication.willEnterForegroundNotification)
      application.applicationState = .inactive
      setActive(true)
    }
  }

  /// Terminates the app: cancels touches and calls the delegate.
  package func terminate(reason: CancelReason) {
    cancelAllTouches(reason: reason)
    guard let application else { return }
    application.delegate?.applicationWillTerminate(application)
    application.post(UIApplication.willTerminateNotification)
  }
}

/// Starts an app given its class names, as the `main` function of older projects does.
///
/// Unlike Apple's function, this one returns once the app has started. The names are in the format
/// that `NSStringFromClass` returns.
///
/// - Returns: 0, or 1 if a class doesn't exist, in which case a warning is reported.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let context = AppContext.current
  func find<Class>(_ name: String, _ kind: Class.Type) -> Class? {
    let found = NSClassFromString(name) as? Class
    if found == nil { context.host.warn("UIApplicationMain: there is no class named \(name)") }
    return found
  }
  guard let delegateClassName else {
    context.host.warn("UIApplicationMain: pass the name of the delegate's class")
    return 1
  }
  guard let delegate = find(delegateClassName, (any UIApplicationDelegate.Type).self) else {
    return 1
  }
  var application: UIApplication.Type? = UIApplication.self
  if let principalClassName {
    application = find(principalClassName, UIApplication.Type.self)
  }
  guard let application else { return 1 }
  context.launch(application: application, delegate: delegate)
  return 0
}
