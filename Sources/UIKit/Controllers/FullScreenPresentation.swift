import CoreGraphics

/// Where a controller's view was in its window before a full-screen presentation removed it.
struct FormerPosition {
  /// The view that it was in, usually the window.
  weak var superview: UIView?
  /// Its index among the subviews.
  let index: Int
  /// The size of `superview` then.
  let size: CGSize
}

extension UIModalPresentationStyle {
  /// Whether the presenting controller's view leaves the window.
  ///
  /// - Parameter automatic: What `automatic` means in the app.
  /// - SeeAlso: developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  func isFullScreen(automatic: Bool) -> Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none: automatic
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }
}

// While a presentation covers the screen, the view that it covers is in no window (rule E-24). The
// controllers that leave get `viewDidDisappear` only after those that come got `viewDidAppear`, which
// happens around the next frame; see `AppContext.updateDisplay()`.
extension UIViewController {
  /// The controller that contains this one and that no other contains; itself without a parent.
  var outermostParent: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// Removes the view from its window, and stores its position.
  func leaveWindow() {
    guard let view = viewIfLoaded, let superview = view.superview,
      let index = superview.children.firstIndex(where: { $0 === view })
    else { return }
    let size = superview.bounds.size
    AppContext.current.deferDisappearances { view.removeFromSuperview() }
    formerPosition = FormerPosition(superview: superview, index: index, size: size)
  }

  /// Inserts the view at its former position, unless it has another superview by now.
  func returnToWindow() {
    guard let position = formerPosition else { return }
    formerPosition = nil
    guard let view = viewIfLoaded, let superview = position.superview, view.superview == nil else {
      return
    }
    if superview.bounds.size != position.size, let window = superview as? UIWindow {
      window.fill(with: self)
    }
    superview.insertSubview(view, at: min(position.index, superview.children.count))
  }
}

extension AppContext {
  /// Removes views whose controllers get `viewDidDisappear` after the next `viewDidAppear`.
  func deferDisappearances(_ removal: () -> Void) {
    let wasDeferring = defersDisappearances
    defersDisappearances = true
    removal()
    defersDisappearances = wasDeferring
  }

  /// Reports the disappearances that were deferred, then the ends of dismissals.
  func finishDisappearances() {
    while let controller = disappearing.first { controller.finishDisappearing() }
    let completions = dismissalCompletions
    dismissalCompletions = []
    for completion in completions { completion() }
  }
}
