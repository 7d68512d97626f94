import CoreGraphics

/// Scrolling to the top with a tap on the status bar, and movements that the contents cause.
extension UIScrollView {
  /// Stops scrolling and zooming at the current offset and scale.
  public func stopScrollingAndZooming() {
    stopMoving()
    for recognizer in [pan, scrolling.pinch].compactMap({ $0 }) where recognizer.isActive {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    settle()
  }

  /// Moves the visible part together with contents that were inserted above it, also during a drag or
  /// a deceleration.
  func shiftContents(by distance: CGFloat) {
    scrolling.freeOffset.y += distance
    scrolling.shift += distance
    move(to: CGPoint(x: bounds.minX, y: bounds.minY + distance))
  }

  /// Scrolls to the top, unless the delegate refuses.
  fileprivate func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) != false else { return }
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard contentOffset.y > top.y else { return }
    stopMoving()
    let start = contentOffset
    animate { [weak self] fraction, isLast in
      guard let self else { return }
      let end = -adjustedContentInset.top
      move(to: CGPoint(x: start.x, y: isLast ? end : start.y + (end - start.y) * fraction))
      if isLast { delegate?.scrollViewDidScrollToTop(self) }
    }
  }

  /// Collects the visible scroll views of a tree that scroll to the top.
  fileprivate static func collect(in view: UIView, into found: inout [UIScrollView]) {
    guard view.geometry.isVisible else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled {
      found.append(scrollView)
    }
    for child in view.children { collect(in: child, into: &found) }
  }
}

extension AppContext {
  /// Scrolls to the top after a tap on the status bar, which the app's views also receive.
  ///
  /// As on an iPhone, nothing happens if several visible scroll views have `scrollsToTop` set.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiscrollview/scrollstotop
  func statusBarMayBeTapped(by touch: UITouch) {
    guard touch.beganPoint.y < interface.device.statusBarHeight, touch.storedTapCount > 0,
      windows.hasScrollViews, !interface.isStatusBarHidden,
      let window = runningApplication.keyWindow
    else { return }
    var found: [UIScrollView] = []
    UIScrollView.collect(in: window, into: &found)
    if found.count == 1 { found.first?.scrollToTop() }
  }
}
