public import CoreGraphics

/// A bar at the bottom with a row of buttons.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor
open class UIToolbar: UIView, BarItemOwner {
  /// The style of the bar.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Whether contents below the bar shine through; true by default.
  open var isTranslucent = true {
    didSet { showColors() }
  }
  /// The background color, or `nil` for the standard one.
  open var barTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The items, from left to right.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }

  private let background = BarBackground(isAbove: false)
  /// The views of the items, with `nil` for spaces.
  private var views: [(view: UIView, width: CGFloat)?] = []

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates an empty bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.decode(self, as: UIToolbar.self)
  }

  /// Sets the items. The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Returns the standard height at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: BarMetrics.barHeight(isCompact: context.isHeightCompact))
  }

  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Shows the changed items again.
  func itemDidChange() {
    for case let (view, _)? in views where view.superview === self { view.removeFromSuperview() }
    views = (items ?? []).map { $0.makeView() }
    for case let (view, _)? in views { addSubview(view) }
    setNeedsLayout()
  }

  private func showColors() {
    background.show(color: barTintColor, isTranslucent: isTranslucent)
    superview?.setNeedsLayout()
  }

  /// Distributes the items and the flexible spaces over the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = safeAreaBelow
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    let items = items ?? []
    let safe = superview?.safeAreaInsets ?? .zero
    let widths = zip(items, views).map { $1?.width ?? $0.width }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let gaps = zip(views, views.dropFirst()).count { $0 != nil && $1 != nil }
    let used =
      widths.reduce(0, +) + CGFloat(gaps) * BarMetrics.spacing + safe.left + safe.right
      + 2 * BarMetrics.sideMargin
    let space = flexible > 0 ? max(0, bounds.width - used) / CGFloat(flexible) : 0
    var x = safe.left + BarMetrics.sideMargin
    for index in items.indices {
      if index > 0, views[index] != nil, views[index - 1] != nil { x += BarMetrics.spacing }
      views[index]?.view.place(inBar: bounds.height, x: x, width: widths[index])
      x += items[index].systemItem == .flexibleSpace ? space : widths[index]
    }
  }

  /// The height of the safe area's inset below the bar, if the bar is at its edge.
  private var safeAreaBelow: CGFloat {
    guard let superview else { return 0 }
    return max(0, superview.bounds.maxY - frame.maxY)
      <= superview.safeAreaInsets.bottom
      ? max(0, superview.bounds.maxY - frame.maxY) : 0
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
