public import CoreGraphics

/// A row of dots that represent pages and indicate the current page.
///
/// A touch on the right half advances to the next page, and a touch on the left half returns to the
/// previous page. The control then sends `valueChanged` and `primaryActionTriggered`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The diameter of a dot, the distance between the centers of adjacent dots, and the height of
  /// the control, in points. Source: Apple's UIPageControl before iOS 14.
  private static let (dot, pitch, height): (CGFloat, CGFloat, CGFloat) = (7, 16, 37)

  /// Creates a control with no pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from an interface file or, with any other coder, one with no pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UIPageControl.self)
  }

  private func setUp() {
    contentMode = .redraw
    backgroundColor = .clear
  }

  /// The number of pages. Negative numbers are treated as 0.
  open var numberOfPages: Int {
    get { storedCount }
    set {
      storedCount = max(0, newValue)
      currentPage = storedPage
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page's index, clamped to the existing pages. Setting it doesn't send an event.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = max(0, min(newValue, storedCount - 1))
      setNeedsDisplay()
    }
  }

  private var storedCount = 0
  private var storedPage = 0

  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The color of the dots for other pages, or `nil` for translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the current page's dot, or `nil` for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Returns the size of the given number of dots, in points.
  @discardableResult
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: pageCount > 0 ? CGFloat(pageCount - 1) * Self.pitch + Self.dot : 0,
      height: Self.height)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedCount) }

  /// Returns the size of the dots.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: storedCount)
  }

  override func owns(_ gesture: UIGestureRecognizer) -> Bool { gesture.isSingleTap }

  /// Changes the page if the finger lifts inside the control.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let old = storedPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if storedPage != old { sendValueChanged(with: event) }
  }

  /// Draws the dots, centered in the bounds.
  open override func draw(_ rect: CGRect) {
    guard storedCount > 1 || !hidesForSinglePage else { return }
    let width = size(forNumberOfPages: storedCount).width
    for page in 0..<storedCount {
      let color =
        page == storedPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      color.setFill()
      let x = bounds.midX - width / 2 + CGFloat(page) * Self.pitch
      UIBezierPath(
        ovalIn: CGRect(x: x, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      ).fill()
    }
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
