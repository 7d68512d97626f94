public import CoreGraphics

/// Recognizes a mouse pointer over a view: began as it enters, changed as it moves, ended as it leaves
/// or a button is pressed.
///
/// Fingers never hover, and the pointer does not while it stands for two fingers.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uihovergesturerecognizer
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Where the pointer was last, in window points.
  var pointer: CGPoint?

  override var followsTouches: Bool { false }

  /// Makes a recognizer that calls nothing yet.
  public override init() {
    super.init()
    context.hover.isWatched = true
  }

  /// Returns where the pointer is, in `view`'s coordinates; nil means the window.
  open override func location(in view: UIView?) -> CGPoint {
    inView(view, pointer) ?? .zero
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
