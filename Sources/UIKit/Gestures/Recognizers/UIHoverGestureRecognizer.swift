public import CoreGraphics

/// Recognizes a mouse pointer over a view: begins when the pointer enters, changes when it moves,
/// and ends when it leaves or a button is pressed.
///
/// Fingers never hover, nor does the pointer while the mouse emulates two fingers.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer's last location, in window coordinates.
  var pointer: CGPoint?

  override var followsTouches: Bool { false }

  /// Makes a recognizer that calls a method; without a target or an action, it calls nothing.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    context.touches.hover.isWatched = true
  }

  /// Makes a recognizer without actions; interface files do not contain this class.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    context.touches.hover.isWatched = true
  }

  /// Returns the location of the pointer, in the coordinates of `view`; nil means the window.
  @discardableResult
  open override func location(in view: UIView?) -> CGPoint {
    convert(pointer, to: view) ?? .zero
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
