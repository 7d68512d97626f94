import CoreGraphics

/// An app's windows and other objects that exist once per app.
package final class AppWindows {
  /// The existing windows, ordered by when they last came to the front.
  fileprivate var references: [WindowReference] = []
  /// The only scene.
  private(set) lazy var scene = UIWindowScene()
  /// The view or controller that is first to receive key events. Only `AppContext.setFirstResponder`
  /// changes it.
  package fileprivate(set) weak var firstResponder: UIResponder?
  /// The first responder if it receives typed text.
  fileprivate(set) weak var keyInput: (any UIKeyInput)?
  /// The main storyboard's window, which a delegate without a `window` property does not retain.
  var mainStoryboardWindow: UIWindow?
  /// The delegate that the app was launched with, which nothing else retains.
  var launchedDelegate: (any UIApplicationDelegate)?
  /// The shake that has begun, or `nil`.
  var shake: Shake?
  /// The alert that offers to undo, after a shake.
  var undoAlert: UndoAlertWindow?
  /// Whether the app has laid out a scroll view, which a tap on the status bar may scroll.
  var hasScrollViews = false
  /// The app's menu.
  lazy var menuController = UIMenuController()
  fileprivate var createdPasteboard: UIPasteboard?
  fileprivate var createdKeyboard: ScreenKeyboard?

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension AppContext {
  /// Changes the first responder, without asking the former one. Its editing ends.
  func setFirstResponder(_ responder: UIResponder?) {
    let former = windows.firstResponder
    windows.firstResponder = responder
    windows.keyInput = responder as? any UIKeyInput
    if let former, former !== responder {
      (former as? any TextEditing)?.finishEditing()
    }
    keyboard.update()
  }

  /// The app's clipboard.
  var pasteboard: UIPasteboard {
    if let pasteboard = windows.createdPasteboard { return pasteboard }
    let pasteboard = UIPasteboard { [unowned self] in host.services.clipboard }
    windows.createdPasteboard = pasteboard
    return pasteboard
  }

  /// The keyboard on the screen.
  package var keyboard: ScreenKeyboard {
    if let keyboard = windows.createdKeyboard { return keyboard }
    let keyboard = ScreenKeyboard(in: self)
    windows.createdKeyboard = keyboard
    return keyboard
  }

  /// All windows, ordered by when they last came to the front.
  package var allWindows: [UIWindow] {
    windows.references.compactMap(\.window)
  }

  /// The visible windows, front to back.
  package var windowsFrontToBack: [UIWindow] {
    allWindowsFrontToBack.filter { !$0.isHidden }
  }

  /// All windows, including hidden ones, front to back.
  var allWindowsFrontToBack: [UIWindow] {
    let windows = allWindows
    guard windows.count > 1 else { return windows }
    let sorted = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    return sorted.map(\.element)
  }

  /// Moves a window in front of the other windows at its level.
  func bringToFront(_ window: UIWindow) {
    windows.references.removeAll { $0.window == nil || $0.window === window }
    windows.references.append(window.reference)
    layers.needsLayout = true
  }

  /// Returns the frontmost window hit at a point in screen coordinates, and the view that was hit.
  package func hitTest(_ point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)?
  {
    guard !runningApplication.isIgnoringInteractionEvents else { return nil }
    // Nearly every app has only one window.
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
