import Simulator
import UIKit

extension Phone {
  /// Makes a phone whose only window covers the screen and holds `views` by their own frames, so
  /// that the places of stories are those of the window.
  convenience init(_ views: UIView...) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    for view in views { window.addSubview(view) }
    self.init(windows: window)
  }

  /// Makes a phone that shows windows, the last one in front.
  convenience init(windows: UIWindow...) {
    self.init(windows: windows, application: UIApplication())
  }

  /// Makes a phone that shows windows in an app object of the test's own.
  convenience init(
    windows: [UIWindow], application: UIApplication, constants: TouchConstants = TouchConstants()
  ) {
    self.init(constants: constants)
    launch(
      .main { [context] in
        context.launch(application, delegate: WindowsDelegate(windows))
      })
  }
}

/// Shows the windows of a test.
final class WindowsDelegate: UIResponder, UIApplicationDelegate {
  let windows: [UIWindow]

  init(_ windows: [UIWindow]) {
    self.windows = windows
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    for window in windows { window.makeKeyAndVisible() }
  }
}

extension UIWindow {
  /// Makes a window that covers the screen and holds `views`.
  convenience init(holding views: UIView...) {
    self.init(frame: UIScreen.main.bounds)
    for view in views { addSubview(view) }
  }
}
