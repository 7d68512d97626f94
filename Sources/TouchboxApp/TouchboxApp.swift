import AppLibrary
import Simulator
import TouchboxCommand
public import UIKit

/// Opens an app's window from any Swift package.
///
/// A program only needs to call one of these functions, which do not return. The program then
/// accepts the arguments of `touchbox run` without a demo name, such as
/// `--headless --script tap.touch`, or another command with its arguments: `play`,
/// `snap -o picture.png`, `film`, `record`.
///
///     import TouchboxApp
///     import UIKit
///
///     TouchboxApp.main(AppDelegate.self)
///
/// An app delegate marked `@main` does not need a call if this module is imported.
///
/// Pictures are loaded from the `Assets` folder in the working directory, or from the folder in the
/// `TOUCHBOX_ASSETS` environment variable, including subfolders and asset catalogs.
@MainActor
public enum TouchboxApp {
  /// Runs an app with its own delegate.
  ///
  /// - Parameter application: The application class, if it is not UIKit's.
  public static func main(
    _ delegate: any UIApplicationDelegate.Type,
    application: UIApplication.Type = UIApplication.self
  ) -> Never {
    main([.delegate(delegate, application: application)])
  }

  /// Runs an app that consists of one view controller, whose view fills the screen.
  ///
  /// - Parameter controller: Creates the view controller. Called again when the app restarts.
  public static func main(controller: @escaping () -> UIViewController) -> Never {
    main([.controller(processName, controller)])
  }

  /// Runs an app that consists of one view, which fills the screen below the status bar.
  ///
  /// - Parameter view: Creates the view. Called again when the app restarts.
  public static func main(view: @escaping () -> UIView) -> Never {
    main([.view(processName, view)])
  }

  /// Runs one of several apps: the first one, or the one specified with `--app NAME`.
  ///
  /// - Parameters:
  ///   - apps: At least one app, with distinct names.
  ///   - pictures: The folder for `UIImage(named:)`, or `nil` for the default.
  public static func main(_ apps: [NamedApp], pictures: String? = nil) -> Never {
    guard !apps.isEmpty else { fatalError("TouchboxApp.main needs an app") }
    run(apps, AssetFolder(ownFolder: pictures ?? "Assets"), origin: .package)
  }

  /// Runs the apps in files passed to `touchbox`.
  ///
  /// - Parameters:
  ///   - pictures: The files' folder.
  ///   - excluded: The subfolders that belong to other apps.
  @_spi(Launcher)
  public static func main(
    files apps: [NamedApp], pictures: String, except excluded: [String]
  ) -> Never {
    run(apps, AssetFolder(ownFolder: pictures, except: excluded), origin: .files)
  }

  private static var processName: String { ProcessInfo.processInfo.processName }

  private static func run(
    _ apps: [NamedApp], _ assets: AssetFolder, origin: AppCatalog.Origin
  ) -> Never {
    Phone.ownMainActor()
    OwnProgram.runAndExit(AppCatalog(apps.map(\.app), origin: origin, assets: assets))
  }
}

extension UIApplicationDelegate {
  /// Runs the app with this delegate. `@main` calls this function.
  @MainActor
  public static func main() {
    if AppContext.current.host.hasPhone {
      AppContext.current.launch(delegate: self)
    } else {
      TouchboxApp.main(self)
    }
  }
}
