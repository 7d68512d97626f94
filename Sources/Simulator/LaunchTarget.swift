package import UIKit

/// An app that a phone can launch, or a part of an app that needs a host.
package enum LaunchTarget {
  /// An app with its own delegate class and, optionally, its own application class.
  case delegate(
    any UIApplicationDelegate.Type, application: UIApplication.Type = UIApplication.self)
  /// A view controller, hosted in a window that covers the screen.
  case controller(() -> UIViewController)
  /// A view, hosted in a view controller below the status bar, in a window with a background.
  case view(() -> UIView, background: UIColor? = nil)
  /// A window, which is made key and visible.
  case window(() -> UIWindow)
  /// A program that calls `UIApplicationMain`, or a delegate's `main()`.
  case main(() -> Void)
  /// An app from a book that predates iOS 6. The views of its view controllers begin below the
  /// status bar and do not rotate.
  indirect case belowStatusBar(LaunchTarget)

  func launch(in context: AppContext) {
    switch self {
    case .delegate(let delegate, let application):
      context.launch(application: application, delegate: delegate)
    case .controller(let make):
      let makeWindow = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = make()
        return window
      }
      LaunchTarget.window(makeWindow).launch(in: context)
    case .view(let make, let background):
      context.interface.rootViewsFillScreen = false
      let makeWindow = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        if let background { window.backgroundColor = background }
        window.rootViewController = StandardController(makeView: make)
        return window
      }
      LaunchTarget.window(makeWindow).launch(in: context)
    case .window(let make):
      context.launch(UIApplication(), delegate: StandardDelegate(makeWindow: make))
    case .main(let main):
      main()
    case .belowStatusBar(let target):
      context.interface.rootViewsFillScreen = false
      context.interface.rotates = false
      target.launch(in: context)
    }
  }
}

/// Hosts an app that consists of a window.
private final class StandardDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let makeWindow: () -> UIWindow

  init(makeWindow: @escaping () -> UIWindow) {
    self.makeWindow = makeWindow
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = makeWindow()
    window?.makeKeyAndVisible()
  }
}

/// Hosts an app that consists of a view.
private final class StandardController: UIViewController {
  private let makeView: () -> UIView

  init(makeView: @escaping () -> UIView) {
    self.makeView = makeView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = makeView()
  }
}
