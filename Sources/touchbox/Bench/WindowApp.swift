import Simulator
import UIKit

@MainActor
extension LaunchTarget {
  /// An app that shows one window and keeps it.
  static func window(_ make: @escaping @MainActor () -> UIWindow) -> LaunchTarget {
    .main {
      AppContext.current.launch(UIApplication(), delegate: WindowDelegate(make))
    }
  }
}

/// Makes a window, and keeps it.
@MainActor
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let make: () -> UIWindow

  init(_ make: @escaping () -> UIWindow) {
    self.make = make
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = make()
    window?.makeKeyAndVisible()
  }
}
