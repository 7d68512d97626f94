package import CoreGraphics
package import UIKit

/// Finds views by their locations, for the picker and for recordings.
package enum ViewFinder {
  /// Returns the deepest visible view at a screen point, even if it doesn't receive touches, or
  /// `nil` if there is none.
  ///
  /// Views inside a control or another part of UIKit that is used as a whole are represented by it.
  package static func view(at point: CGPoint, in context: AppContext) -> UIView? {
    for window in context.windowsFrontToBack {
      let inWindow = window.convert(point, from: nil as UIView?)
      guard window.point(inside: inWindow, with: nil) else { continue }
      let found = deepest(in: window, at: inWindow)
      var view: UIView? = found
      while let current = view {
        if current is UIControl || current is UITextView { return current }
        view = current.superview
      }
      return found
    }
    return nil
  }

  private static func deepest(in view: UIView, at point: CGPoint) -> UIView {
    for child in view.subviews.reversed() where !child.isHidden && child.alpha >= 0.01 {
      let inChild = child.convert(point, from: view)
      if child.bounds.contains(inChild) { return deepest(in: child, at: inChild) }
    }
    return view
  }
}
