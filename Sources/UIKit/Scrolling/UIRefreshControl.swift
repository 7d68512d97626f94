public import CoreGraphics

/// A wheel above a scroll view's contents that a finger pulls into view to load them again.
///
/// When the contents are pulled far enough, the control sends `valueChanged` and remains visible
/// until `endRefreshing()`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The control's height, in points. Source: `UIRefreshControl`'s frame on iOS 7 and later.
  private static let height: CGFloat = 60
  /// The visible distance by which the contents must be pulled, in points. (Assumption.)
  static let pullDistance: CGFloat = 90

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private var storedIsRefreshing = false
  /// Whether the current drag has already sent the event.
  private var hasFired = false

  /// Creates a control, which a scroll view sizes and positions.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    setUp()
  }

  /// Creates a control from an interface file, or for any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UIRefreshControl.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    label.alpha = 0
    addSubview(wheel)
    addSubview(label)
  }

  /// Whether the control is refreshing.
  open var isRefreshing: Bool { storedIsRefreshing }

  /// The text below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Shows that refreshing has begun. It does not scroll and sends no event.
  open func beginRefreshing() {
    guard !storedIsRefreshing else { return }
    storedIsRefreshing = true
    (wheel.alpha, label.alpha) = (1, 1)
    wheel.startAnimating()
    scrollView?.refreshInsetDidChange()
  }

  /// Hides the control after refreshing.
  open func endRefreshing() {
    guard storedIsRefreshing else { return }
    storedIsRefreshing = false
    wheel.stopAnimating()
    scrollView?.refreshInsetDidChange()
    if let scrollView { update(in: scrollView) }
  }

  /// The part of the scroll view's inset that the control takes, in points.
  var inset: CGFloat { storedIsRefreshing && !isHidden ? Self.height : 0 }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Follows the scroll view's offset, and sends the event when it is pulled far enough.
  func update(in scrollView: UIScrollView) {
    let pulled = -scrollView.bounds.minY - scrollView.adjustedContentInset.top + inset
    let top = scrollView.bounds.minY + scrollView.adjustedContentInset.top - inset
    let target = CGRect(
      x: 0, y: min(-Self.height, top), width: scrollView.bounds.width, height: Self.height)
    if frame != target { frame = target }
    let fraction = max(0, min(1, pulled / Self.pullDistance))
    if !storedIsRefreshing { (wheel.alpha, label.alpha) = (fraction, fraction) }
    if pulled <= 0 { hasFired = false }
    guard scrollView.isDragging, isEnabled, !storedIsRefreshing, !hasFired,
      pulled >= Self.pullDistance
    else { return }
    hasFired = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Positions the wheel and the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = wheel.sizeThatFits(.zero)
    let hasTitle = attributedTitle != nil
    wheel.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2 - (hasTitle ? 8 : 0),
      width: size.width, height: size.height)
    label.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 16)
    wheel.color = tintColorIfSet
    if let color = tintColorIfSet { label.textColor = color }
  }

  /// The wheel's color; the default is gray.
  open override func tintColorDidChange() { setNeedsLayout() }

  private var tintColorIfSet: UIColor? { extras?.tintColor }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension UIScrollView {
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    if let refreshControl {
      insertSubview(refreshControl, at: 0)
      refreshControl.update(in: self)
    }
    updateAdjustedContentInset()
  }

  /// Moves the contents for a refresh control that appears or disappears, unless a finger drags them.
  func refreshInsetDidChange() {
    scrolling.reportedInset = adjustedContentInset
    adjustedContentInsetDidChange()
    guard !isDragging else {
      // The contents stay under the finger.
      beginFreeMove()
      return
    }
    stopMoving()
    settle()
  }
}
