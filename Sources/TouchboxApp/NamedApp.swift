import AppLibrary
import Simulator
import TouchboxCommand
public import UIKit

/// A named app that a program can run.
@MainActor
public struct NamedApp {
  let app: App

  private init(_ name: String, _ kind: String, _ target: LaunchTarget) {
    app = App(name, "", kind, target)
  }

  /// Returns an app with its own delegate.
  ///
  /// - Parameters:
  ///   - application: The application class, if it is not UIKit's.
  ///   - name: The app's name, or `nil` to use the name of the delegate's class.
  public static func delegate(
    _ delegate: any UIApplicationDelegate.Type,
    application: UIApplication.Type = UIApplication.self, name: String? = nil
  ) -> NamedApp {
    NamedApp(
      name ?? "\(delegate)", "an app delegate",
      .delegate(delegate, application: application))
  }

  /// Returns an app with a view controller whose view fills the screen.
  public static func controller(
    _ name: String, _ make: @escaping () -> UIViewController
  ) -> NamedApp {
    NamedApp(name, "a UIViewController", .controller(make))
  }

  /// Returns an app that has a view controller but no class of its own, such as a storyboard.
  ///
  /// - Parameter kind: The kind of app, with an article.
  @_spi(Launcher)
  public static func controller(
    _ name: String, as kind: String, _ make: @escaping () -> UIViewController
  ) -> NamedApp {
    NamedApp(name, kind, .controller(make))
  }

  /// Returns an app whose window is created by another object, such as a scene delegate.
  ///
  /// - Parameter kind: The kind of app, with an article.
  @_spi(Launcher)
  public static func window(
    _ name: String, as kind: String, _ make: @escaping () -> UIWindow
  ) -> NamedApp {
    NamedApp(name, kind, .window(make))
  }

  /// Returns an app with a view that fills the screen below the status bar.
  ///
  /// The background is white, as in storyboards, because text is black by default.
  public static func view(_ name: String, _ make: @escaping () -> UIView) -> NamedApp {
    NamedApp(name, "a UIView", .view(make, background: .systemBackground))
  }

  /// Returns an app with a window, which is made key and visible.
  public static func window(_ name: String, _ make: @escaping () -> UIWindow) -> NamedApp {
    NamedApp(name, "a UIWindow", .window(make))
  }

  /// Returns an app with a function that calls `UIApplicationMain` or a delegate's `main()`.
  public static func program(_ name: String, _ start: @escaping () -> Void) -> NamedApp {
    NamedApp(name, "a program", .main(start))
  }
}
