public import CoreGraphics

/// Recognizes a mouse pointer that hovers over a view. The gesture begins when the pointer enters,
/// changes when it moves, and ends when it leaves or a button is pressed.
///
/// Fingers never hover, and neither does the pointer while the mouse emulates two fingers.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer's last location, in window coordinates.
  var pointer: CGPoint?

  override var followsTouches: Bool { false }

  /// Creates a recognizer that calls `action` on `target`, or calls nothing if either is nil.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    context.touches.hover.isWatched = true
  }

  /// Creates a recognizer without actions; interface files do not contain this class.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    context.touches.hover.isWatched = true
  }

  /// Returns the pointer's location in the coordinates of `view`, or of the window if nil.
  @discardableResult
  open override func location(in view: UIView?) -> CGPoint {
    convert(pointer, to: view) ?? .zero
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
