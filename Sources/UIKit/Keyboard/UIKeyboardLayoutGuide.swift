import CoreGraphics

/// A layout guide that follows the keyboard on the screen.
///
/// Its top edge is the keyboard's. While the keyboard is hidden, it is the bottom edge of the safe
/// area.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  init(above view: UIView) {
    super.init(in: view) { view in
      UIEdgeInsets(
        top: max(0, view.bounds.height - view.keyboardOverlap), left: 0, bottom: 0, right: 0)
    }
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension UIView {
  /// The part of the view that the keyboard on the screen covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let extras = madeExtras
    let guide = extras.keyboard ?? UIKeyboardLayoutGuide(above: self)
    extras.keyboard = guide
    return guide
  }

  /// The height of the part that the keyboard or the bottom of the safe area covers, in points.
  fileprivate var keyboardOverlap: CGFloat {
    let covered = safeAreaInsets.bottom
    let keyboard = context.keyboard.visibleFrame
    guard window != nil, !keyboard.isEmpty else { return covered }
    let frame = convert(bounds, to: context.interface.screen.coordinateSpace)
    return max(covered, frame.maxY - keyboard.minY)
  }

  /// Lays out the constraints to keyboard guides in a view tree.
  func keyboardDidMove() {
    if extras?.keyboard != nil { constraintsDidChange() }
    for child in children { child.keyboardDidMove() }
  }
}
