import CoreGraphics

/// The position of a controller's view before a full-screen presentation removed it.
struct FormerPosition {
  /// The former superview, normally the window.
  weak var superview: UIView?
  /// The view's index among the subviews.
  let index: Int
  /// The size of `superview` when the view was removed.
  let size: CGSize
}

extension UIModalPresentationStyle {
  /// Whether this style removes the presenting controller's view from the window.
  ///
  /// - Parameter automatic: Whether `automatic` removes the view in this app.
  /// - SeeAlso: developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  func isFullScreen(automatic: Bool) -> Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none: automatic
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }
}

// While a presentation covers the screen, the covered view is not in a window (rule E-24). The
// disappearing controllers receive `viewDidDisappear` only after the appearing ones have received
// `viewDidAppear`, around the time of the next frame; see `AppearanceReports`.
extension UIViewController {
  /// The topmost ancestor of this controller, or the controller itself if it has no parent.
  var outermostParent: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// Removes the view from its window and stores its position.
  func leaveWindow() {
    guard let view = viewIfLoaded, let superview = view.superview,
      let index = superview.children.firstIndex(where: { $0 === view })
    else { return }
    let size = superview.bounds.size
    context.appearance.deferDisappearances { view.removeFromSuperview() }
    formerPosition = FormerPosition(superview: superview, index: index, size: size)
  }

  /// Inserts the view at its former position unless it already has a superview again.
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
