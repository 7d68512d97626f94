import CoreGraphics

/// The windows of an app, and other objects that exist once per app.
package final class AppWindows {
  /// The existing windows, in the order in which they last came to the front.
  fileprivate var references: [WindowReference] = []
  /// The only scene.
  private(set) lazy var scene = UIWindowScene()
  /// The view or controller that receives key events first.
  weak var firstResponder: UIResponder?
  /// The window of the main storyboard, which a delegate without a `window` does not retain.
  var mainStoryboardWindow: UIWindow?
  /// The delegate that the app was launched with; nothing else retains it.
  var launchedDelegate: (any UIApplicationDelegate)?
  /// The app's menu.
  lazy var menuController = UIMenuController()

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension AppContext {
  /// All windows, in the order in which they last came to the front.
  package var allWindows: [UIWindow] {
    windows.references.compactMap(\.window)
  }

  /// The visible windows, the frontmost first.
  package var windowsFrontToBack: [UIWindow] {
    allWindowsFrontToBack.filter { !$0.isHidden }
  }

  /// All windows including hidden ones, the frontmost first.
  var allWindowsFrontToBack: [UIWindow] {
    let windows = allWindows
    guard windows.count > 1 else { return windows }
    let sorted = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    return sorted.map(\.element)
  }

  /// Moves a window to the front of the windows of its level.
  func bringToFront(_ window: UIWindow) {
    windows.references.removeAll { $0.window == nil || $0.window === window }
    windows.references.append(window.reference)
    layers.needsLayout = true
  }

  /// Returns the frontmost window that is hit at a point, in screen coordinates, and its view
  /// there.
  package func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)?
  {
    guard !runningApplication.isIgnoringInteractionEvents else { return nil }
    // Nearly every app has one window.
    if windows.references.count == 1 {
      guard let window = windows.references[0].window, !window.isHidden,
        let view = window.hitTest(window.convertFromScreen(point), with: event)
      else { return nil }
      return (window, view)
    }
    for window in windowsFrontToBack {
      if let view = window.hitTest(window.convertFromScreen(point), with: event) {
        return (window, view)
      }
    }
    return nil
  }
}
