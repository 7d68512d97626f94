public import CoreGraphics

/// A view whose contents can be larger than the view and can be scrolled and zoomed with fingers.
///
/// Its subviews are its contents. `contentSize` is their size, and `contentOffset`, the origin of
/// the bounds, determines which part is visible. Scrolling begins when a finger has moved 10
/// points; the view that it touched receives `touchesCancelled`. After the finger lifts, the
/// contents decelerate on the app's clock, with 60 updates per second at any display rate; see
/// `ScrollMotion`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The scroll deceleration rate: the fraction of the velocity that remains after a millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction.
    public let rawValue: CGFloat

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate for paging, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// Creates a rate from a fraction below 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The color of scroll indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Dark, or light in the dark appearance.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// The conditions under which the safe area is added to `contentInset`.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The default; the same as `scrollableAxes` except in navigation controllers, which are not
    /// implemented.
    case automatic = 0
    /// Only along axes where the contents are larger than the view or always bounce.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The ways in which a drag dismisses the keyboard on the screen.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// A drag doesn't dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows a finger that is dragged over it. Moving the finger back up cancels the
    /// dismissal.
    case interactive = 2
    /// Like `onDrag`, and an accessory view that another responder provides is dismissed as well.
    case onDragWithAccessory = 3
    /// Like `interactive`, and an accessory view that another responder provides is dismissed as
    /// well.
    case interactiveWithAccessory = 4
  }

  /// The current state of all movement.
  var scrolling = ScrollState()

  /// The object that observes the scroll view.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Creating a scroll view

  /// Creates an empty scroll view; `frame` is in the coordinates of the future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view from an interface file, or a zero-size scroll view with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UIScrollView.self)
  }

  private func setUp() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    // The pan is added first because it must determine whether a finger stops the contents before
    // the delay recognizer checks that.
    pan.addTarget(self, action: UIScrollView.panned)
    addGestureRecognizer(pan)
    addGestureRecognizer(touchDelay)
  }

  // MARK: - Contents

  /// The size of the contents, in points.
  open var contentSize = CGSize.zero { didSet { updateAdjustedContentInset() } }
  /// The space around the contents that can be scrolled into view, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { updateAdjustedContentInset() } }
  /// Whether the safe area is added to the inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }
  /// The space around the contents, including any added safe area, in points.
  ///
  /// If the contents are scrolled to the top left, they move when the inset changes. In a window, contents
  /// begin below the status bar.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
  open var adjustedContentInset: UIEdgeInsets {
    let adjustment = safeAreaAdjustment
    return UIEdgeInsets(
      top: contentInset.top + adjustment.top + (refreshControl?.inset ?? 0),
      left: contentInset.left + adjustment.left,
      bottom: contentInset.bottom + adjustment.bottom,
      right: contentInset.right + adjustment.right)
  }

  /// Called after `adjustedContentInset` has changed. Overrides must call `super`, which notifies
  /// the delegate.
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

  /// Updates the adjusted inset, which depends on the view's size and position.
  open override func layoutSubviews() {
    super.layoutSubviews()
    context.windows.hasScrollViews = true
    updateAdjustedContentInset()
  }

  /// The content point at the view's upper left corner. Setting it stops scrolling.
  ///
  /// The point may be outside the contents.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The view's rectangle in its own coordinates, whose origin is `contentOffset`.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != old else { return }
      // Constraints can keep a view in place while the contents scroll.
      if extras?.scrollFrame != nil { constraintsDidChange() }
      delegate?.scrollViewDidScroll(self)
      refreshControl?.update(in: self)
      scrolling.indicators?.place(in: self)
    }
  }

  /// Sets the offset. An animated change takes 0.3 seconds, followed by
  /// `scrollViewDidEndScrollingAnimation`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls the minimum distance that makes a rectangle of the contents visible. Does nothing if
  /// it is already visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  // MARK: - Scrolling

  /// Whether fingers can scroll.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      touchDelay.isEnabled = isScrollEnabled
    }
  }
  /// Whether a drag that begins vertically or horizontally is locked to that direction.
  open var isDirectionalLockEnabled = false
  /// Whether contents can be dragged past their edges and bounce back.
  open var bounces = true
  /// Whether contents bounce vertically even if they are not taller than the view.
  open var alwaysBounceVertical = false { didSet { updateAdjustedContentInset() } }
  /// Whether contents bounce horizontally even if they are not wider than the view.
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedContentInset() } }
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether scrolling shows the visible part of the height at the right edge.
  open var showsVerticalScrollIndicator = true
  /// Whether scrolling shows the visible part of the width at the bottom edge.
  open var showsHorizontalScrollIndicator = true
  /// The color of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The distance of the vertical indicator from the adjusted inset, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distance of the horizontal indicator from the adjusted inset, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distance of both indicators from the adjusted inset, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The way in which a drag dismisses the keyboard on the screen; `none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// The control that appears when the contents are pulled down past the top.
  open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }
  /// The deceleration rate of scrolling.
  open var decelerationRate = DecelerationRate.normal

  /// Whether fingers are touching the contents, even if they are not scrolling yet.
  open var isTracking: Bool { scrolling.isTracking }
  /// Whether fingers are scrolling.
  open var isDragging: Bool { scrolling.isDragging }
  /// Whether the contents are still moving after a drag.
  open var isDecelerating: Bool { scrolling.isDecelerating }

  /// The recognizer that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recognizer that zooms, or `nil` while the minimum and maximum scales are equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrolling.pinch }

  let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
  private let touchDelay = ContentTouchDelayRecognizer(target: nil, action: nil)

  // MARK: - Content touches

  /// Whether touches reach the contents only after 0.15 seconds without scrolling.
  open var delaysContentTouches = true
  /// Whether scrolling may begin after the contents have received a touch, which is then canceled.
  open var canCancelContentTouches = true

  /// Returns whether a view in the contents receives touches; true by default.
  @discardableResult
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether scrolling may cancel the touches of a view in the contents; false for controls
  /// by default.
  @discardableResult
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Returns whether scrolling or zooming may begin; false if it would have to cancel touches that
  /// cannot be canceled.
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

  /// The minimum scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomScalesDidChange() } }
  /// The maximum scale. If it equals the minimum, zooming is disabled.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomScalesDidChange() } }
  /// Whether a pinch may temporarily exceed the scale limits.
  open var bouncesZoom = true

  /// The scale of the view provided by the delegate.
  open var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale, clamped to the limits, about the center of the visible part.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms so that a rectangle, in the coordinates of the zoomed view, fills the scroll view.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect, animated: animated)
  }

  /// Whether a pinch is zooming the contents.
  open var isZooming: Bool { scrolling.isZooming }
  /// Whether the scale is returning to a limit after a pinch exceeded it.
  open var isZoomBouncing: Bool { scrolling.isZoomBouncing }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
