import AppLibrary
import CoreGraphics
import Simulator
import UIKit

/// The window of `run --watch` while no version of the user's app can run. It says that the app
/// starts at the next save, and the banner explains why it isn't running.
@MainActor
enum WatchNotice {
  /// Returns a catalog with only this app.
  static func catalog(for name: String) -> AppCatalog {
    let app = App(
      name, "", "waits for changes",
      .controller {
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(white: 0.16, alpha: 1)
        let label = UILabel(frame: controller.view.bounds)
        label.text = "\(name) does not run.\nSave a change to start it."
        label.textColor = UIColor(white: 0.75, alpha: 1)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(label)
        return controller
      })
    return AppCatalog([app], origin: .package, assets: AssetFolder(ownFolder: "."))
  }
}
