public import CoreGraphics

/// Recognizes a mouse pointer over a view: it begins as the pointer enters, changes as it moves, and
/// ends as it leaves or a button is pressed.
///
/// Fingers never hover, and the pointer does not while it stands for two fingers.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer's last location, in window coordinates.
  var pointer: CGPoint?

  override var followsTouches: Bool { false }

  /// Makes a recognizer that calls a method; without a target or an action it calls none.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    context.hover.isWatched = true
  }

  /// Makes a recognizer without actions; interface files have none of this class.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    context.hover.isWatched = true
  }

  /// Returns where the pointer is, in `view`'s coordinates; nil means the window.
  @discardableResult
  open override func location(in view: UIView?) -> CGPoint {
    convert(pointer, to: view) ?? .zero
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
