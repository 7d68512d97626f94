/// Adapts scene delegates, as in Xcode's template. The phone has a single scene, which it connects
/// at launch.
struct Scenes {
  /// The names that appear only in code that uses scenes.
  private static let names = [
    "UISceneSession", "UISceneConfiguration", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  /// Whether the sources use scenes.
  let areUsed: Bool
  /// The class of the scene's delegate, or nil if there is none.
  let delegate: String?

  init(_ app: Adaptation, _ mentioned: MentionedNames) {
    areUsed = Self.names.contains(where: mentioned.contains)
    delegate =
      app.classes.declared.first {
        $0.kind == .class
          && (app.classes.conforms($0.name, to: "UIWindowSceneDelegate")
            || app.classes.conforms($0.name, to: "UISceneDelegate"))
      }?.name
  }

  /// Returns an expression that starts the app and returns its window.
  ///
  /// - Parameter initial: An expression that creates the main storyboard's initial controller.
  func start(delegate application: String, initial: String?) -> String? {
    delegate.map { "__connectScene(\($0)(), \(application)(), \(initial ?? "nil"))" }
  }

  /// The source code of the scene types that UIKit does not declare.
  static let support = """
    import UIKit

    /// The session of the app's only scene.
    class UISceneSession: NSObject {
      struct Role: RawRepresentable, Hashable {
        let rawValue: String
        static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
      }
      let role = Role.windowApplication
    }

    /// The configuration of a scene, which the phone ignores.
    class UISceneConfiguration: NSObject {
      let name: String?
      let role: UISceneSession.Role
      var delegateClass: AnyClass?
      var sceneClass: AnyClass?

      init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
      }
    }

    extension UIScene {
      /// The reason why a scene connects, which is always the app's launch.
      class ConnectionOptions: NSObject {}
    }

    @MainActor protocol UISceneDelegate: AnyObject {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
      func sceneDidDisconnect(_ scene: UIScene)
      func sceneDidBecomeActive(_ scene: UIScene)
      func sceneWillResignActive(_ scene: UIScene)
      func sceneWillEnterForeground(_ scene: UIScene)
      func sceneDidEnterBackground(_ scene: UIScene)
    }

    extension UISceneDelegate {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {}
      func sceneDidDisconnect(_ scene: UIScene) {}
      func sceneDidBecomeActive(_ scene: UIScene) {}
      func sceneWillResignActive(_ scene: UIScene) {}
      func sceneWillEnterForeground(_ scene: UIScene) {}
      func sceneDidEnterBackground(_ scene: UIScene) {}
    }

    @MainActor protocol UIWindowSceneDelegate: UISceneDelegate {
      var window: UIWindow? { get set }
    }

    extension UIWindowSceneDelegate {
      var window: UIWindow? {
        get { nil }
        set {}
      }
    }

    /// The delegate of the only scene, which the system retains.
    @MainActor private var sceneDelegate: (any UISceneDelegate)?
    /// The delegate of the app, which `UIApplication` does not retain.
    @MainActor private var applicationDelegate: (any UIApplicationDelegate)?

    extension UIScene {
      var delegate: (any UISceneDelegate)? {
        get { sceneDelegate }
        set { sceneDelegate = newValue }
      }
    }

    /// Starts an app with a scene, and returns the window that its delegate made.
    @MainActor func __connectScene(
      _ delegate: any UISceneDelegate, _ application: any UIApplicationDelegate,
      _ initial: @autoclosure () -> UIViewController?
    ) -> UIWindow {
      (sceneDelegate, applicationDelegate) = (delegate, application)
      UIApplication.shared.delegate = application
      _ = application.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
      let windowDelegate = delegate as? any UIWindowSceneDelegate
      if let controller = initial() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        windowDelegate?.window = window
      }
      if let scene = UIApplication.shared.connectedScenes.first {
        delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
        delegate.sceneWillEnterForeground(scene)
        __call(UIApplication.didBecomeActiveNotification) { $0.sceneDidBecomeActive(scene) }
        __call(UIApplication.willResignActiveNotification) { $0.sceneWillResignActive(scene) }
        __call(UIApplication.didEnterBackgroundNotification) { $0.sceneDidEnterBackground(scene) }
        __call(UIApplication.willEnterForegroundNotification) { $0.sceneWillEnterForeground(scene) }
      }
      return windowDelegate?.window ?? UIWindow(frame: UIScreen.main.bounds)
    }

    /// Calls the scene's delegate when the app's state changes, because the scene has the same state.
    @MainActor private func __call(
      _ name: NSNotification.Name, _ method: @escaping @MainActor (any UISceneDelegate) -> Void
    ) {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          if let sceneDelegate { method(sceneDelegate) }
        }
      }
    }

    """
}
