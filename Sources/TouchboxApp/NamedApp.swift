import AppLibrary
import Simulator
import TouchboxCommand
public import UIKit

/// An app that a program can run, by its name.
@MainActor
public struct NamedApp {
  let app: App

  private init(_ name: String, _ kind: String, _ target: LaunchTarget) {
    app = App(name, "", kind, target)
  }

  /// An app with a delegate of its own.
  ///
  /// - Parameters:
  ///   - application: The application's class, if it is not UIKit's.
  ///   - name: The app's name; `nil` for that of the delegate's class.
  public static func delegate(
    _ delegate: any UIApplicationDelegate.Type,
    application: UIApplication.Type = UIApplication.self, name: String? = nil
  ) -> NamedApp {
    NamedApp(
      name ?? "\(delegate)", "an app delegate",
      .delegate(delegate, application: application))
  }

  /// A controller, whose view fills the screen.
  public static func controller(
    _ name: String, _ make: @escaping () -> UIViewController
  ) -> NamedApp {
    NamedApp(name, "a UIViewController", .controller(make))
  }

  /// A controller that stands for an app which has no class of its own, such as a storyboard.
  ///
  /// - Parameter kind: The kind of app, with its article.
  @_spi(Launcher)
  public static func controller(
    _ name: String, as kind: String, _ make: @escaping () -> UIViewController
  ) -> NamedApp {
    NamedApp(name, kind, .controller(make))
  }

  /// A window that another object of the app makes, such as the delegate of a scene.
  ///
  /// - Parameter kind: The kind of app, with its article.
  @_spi(Launcher)
  public static func window(
    _ name: String, as kind: String, _ make: @escaping () -> UIWindow
  ) -> NamedApp {
    NamedApp(name, kind, .window(make))
  }

  /// A view, which fills the screen below the status bar.
  ///
  /// Behind it is white, as behind the views of a storyboard: ink is black by default.
  public static func view(_ name: String, _ make: @escaping () -> UIView) -> NamedApp {
    NamedApp(name, "a UIView", .view(make, background: .systemBackground))
  }

  /// A window, which becomes key and visible.
  public static func window(_ name: String, _ make: @escaping () -> UIWindow) -> NamedApp {
    NamedApp(name, "a UIWindow", .window(make))
  }

  /// A function that calls `UIApplicationMain` or a delegate's `main()`.
  public static func program(_ name: String, _ start: @escaping () -> Void) -> NamedApp {
    NamedApp(name, "a program", .main(start))
  }
}
