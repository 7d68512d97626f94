public import CoreGraphics

/// A view whose contents are larger than itself, and move and zoom under fingers.
///
/// Its subviews are its contents; `contentSize` says how large they are, and `contentOffset`, which is the
/// origin of the bounds, which part of them shows. A finger that moves 10 points begins to scroll; what
/// it had touched gets `touchesCancelled`. After it lifted the contents slow down on the app's clock, 60
/// times a second whatever the display's rate: see `ScrollMotion`.
///
/// Scroll indicators are not drawn.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How fast scrolling slows down: what is left of the velocity after a millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction.
    public let rawValue: CGFloat

    /// 0.998, the default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, as for pages.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// Makes a rate of a fraction below 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// Whether the safe area is added to `contentInset`.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`, except in navigation controllers, which do not exist here; the
    /// default.
    case automatic = 0
    /// Along the directions in which the contents are larger than the view, or always bounce.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// What the scroll view does without the app, or with a finger.
  var scrolling = ScrollState()

  /// The object that follows the scroll view.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Making a scroll view

  /// Makes a scroll view without contents; `frame` is in the coordinates of the superview to be.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view as an interface file describes it; with another coder, one of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UIScrollView.self)
  }

  private func setUp() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    // In this order: whether a finger stops the contents is known as the delay is asked.
    pan.addTarget(self, action: UIScrollView.panned)
    addGestureRecognizer(pan)
    addGestureRecognizer(touchDelay)
  }

  // MARK: - Contents

  /// The size of the contents, in points.
  open var contentSize = CGSize.zero { didSet { updateAdjustedContentInset() } }
  /// Space around the contents, in points, into which they may be scrolled.
  open var contentInset = UIEdgeInsets.zero { didSet { updateAdjustedContentInset() } }
  /// Whether the safe area is added to the inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }
  /// The space around the contents with the part of the safe area that is added to it, in points.
  ///
  /// Contents that were at their upper left end follow it: in a window they begin below the status bar.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
  open var adjustedContentInset: UIEdgeInsets {
    let adjustment = safeAreaAdjustment
    return UIEdgeInsets(
      top: contentInset.top + adjustment.top, left: contentInset.left + adjustment.left,
      bottom: contentInset.bottom + adjustment.bottom,
      right: contentInset.right + adjustment.right)
  }

  /// Called after `adjustedContentInset` changed; informs the delegate, so overrides have to call it.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Updates the adjusted inset.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  /// Updates the adjusted inset.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAdjustedContentInset()
  }

  /// Updates the adjusted inset, which depends on the view's size and on where it is.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedContentInset()
  }

  /// The point of the contents that is at the upper left corner; setting it stops scrolling.
  ///
  /// It may lie outside of the contents.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The rectangle in its own coordinates: its origin is `contentOffset`.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// Sets the offset; animated in 0.3 seconds, and then reports `scrollViewDidEndScrollingAnimation`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as makes a rectangle of the contents visible; one that is does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  // MARK: - Scrolling

  /// Whether fingers scroll.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      touchDelay.isEnabled = isScrollEnabled
    }
  }
  /// Whether a drag that begins upright or level stays so.
  open var isDirectionalLockEnabled = false
  /// Whether contents may be dragged beyond their end, and come back.
  open var bounces = true
  /// Whether contents that are not higher than the view bounce, too.
  open var alwaysBounceVertical = false { didSet { updateAdjustedContentInset() } }
  /// Whether contents that are not wider than the view bounce, too.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedContentInset() } }
  /// Whether scrolling ends at multiples of the view's size.
  open var isPagingEnabled = false
  /// Wanted; no indicators are drawn here.
  open var showsVerticalScrollIndicator = true
  /// Wanted; no indicators are drawn here.
  open var showsHorizontalScrollIndicator = true
  /// How fast scrolling slows down.
  open var decelerationRate = DecelerationRate.normal

  /// Whether fingers are on the contents, also before they scroll.
  open var isTracking: Bool { scrolling.isTracking }
  /// Whether fingers scroll.
  open var isDragging: Bool { scrolling.isDragging }
  /// Whether the contents move without a finger, after a drag.
  open var isDecelerating: Bool { scrolling.isDecelerating }

  /// The recognizer that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recognizer that zooms; nil while the least and the largest scale are the same.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrolling.pinch }

  let pan = ScrollPanGestureRecognizer()
  private let touchDelay = ContentTouchDelayRecognizer(target: nil, action: nil)

  // MARK: - Touches of the contents

  /// Whether touches reach the contents only after 0.15 seconds in which they did not scroll.
  open var delaysContentTouches = true
  /// Whether scrolling may begin after the contents got a touch, which is then cancelled.
  open var canCancelContentTouches = true

  /// Returns whether a view of the contents gets touches; true by default.
  @discardableResult
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether scrolling may take touches from a view of the contents; false by default for
  /// controls.
  @discardableResult
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Returns whether scrolling or zooming may begin: not against contents that keep their touches.
  @discardableResult
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan || gestureRecognizer === scrolling.pinch else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    for touch in gestureRecognizer.touches where touch.delivery == .open {
      guard let view = touch.view, view !== self else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  // MARK: - Zooming

  /// The least scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomScalesDidChange() } }
  /// The largest scale; with the same least one nothing zooms.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomScalesDidChange() } }
  /// Whether a pinch may pass the scales for a while.
  open var bouncesZoom = true

  /// How much larger the delegate's view is shown.
  open var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale, within the least and the largest, about the middle of what shows.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms so that a rectangle, in the coordinates of the zoomed view, fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect, animated: animated)
  }

  /// Whether a pinch zooms.
  open var isZooming: Bool { scrolling.isZooming }
  /// Whether the scale comes back after a pinch passed the least or the largest.
  open var isZoomBouncing: Bool { scrolling.isZoomBouncing }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
