public import CoreGraphics

/// An object that is notified when a finger selects a tab.
///
/// All methods have default implementations.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a finger has selected a tab, even if it was selected before.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar at the bottom with tabs, one of which is selected.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemOwner {
  /// The object that is notified of selections.
  open weak var delegate: (any UITabBarDelegate)?
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
  /// The color of tabs that aren't selected, or `nil` for gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { itemDidChange() }
  }
  /// The tabs, from left to right.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }
  /// The selected tab, or `nil`. Setting it doesn't notify the delegate.
  open weak var selectedItem: UITabBarItem? {
    didSet { itemDidChange() }
  }

  private let background = BarBackground(isAbove: false)
  private var buttons: [TabButton] = []

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates an empty bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.decode(self, as: UITabBar.self)
  }

  /// Replaces the tabs. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Returns the standard height at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: BarMetrics.tabBarHeight(isCompact: context.isHeightCompact))
  }

  /// Shows the changed tabs again.
  func itemDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let color = unselectedItemTintColor ?? .systemGray
      let button = TabButton(item, isSelected: item === selectedItem, color: color)
      button.addTarget(self, action: UITabBar.pressed(_:), for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func pressed(_ button: TabButton) {
    let item = button.item
    guard delegate.map({ ($0 as? UITabBarController)?.shouldSelect(item) ?? true }) ?? true else {
      return
    }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func showColors() {
    background.show(color: barTintColor, isTranslucent: isTranslucent)
    superview?.setNeedsLayout()
  }

  /// Distributes the tabs over the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = superview.map { max(0, $0.bounds.maxY - frame.maxY) } ?? 0
    let safe = superview?.safeAreaInsets ?? .zero
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + min(below, safe.bottom))
    // The tabs are above the safe area, even in a taller bar.
    let standard = sizeThatFits(bounds.size).height
    let height =
      bounds.height > standard
      ? max(standard, bounds.height - safeAreaInsets.bottom) : bounds.height
    let width =
      max(0, bounds.width - safe.left - safe.right) / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: safe.left + width * CGFloat(index), y: 0, width: width, height: height)
    }
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// The button for a tab.
private final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge: UILabel?
  private let color: UIColor?

  init(_ item: UITabBarItem, isSelected: Bool, color: UIColor) {
    self.item = item
    badge = item.badgeValue.map { _ in UILabel() }
    self.color = isSelected ? nil : color
    super.init(frame: .zero)
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = image?.withRenderingMode(
      image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    picture.contentMode = .scaleAspectFit
    label.text = item.title
    label.textAlignment = .center
    let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal)
    label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: BarMetrics.tabFontSize)
    addSubview(picture)
    addSubview(label)
    if let badge {
      badge.text = item.badgeValue
      badge.textAlignment = .center
      badge.textColor = .white
      badge.font = .systemFont(ofSize: 13)
      badge.backgroundColor = item.badgeColor ?? .systemRed
      badge.layer.cornerRadius = 9
      badge.clipsToBounds = true
      addSubview(badge)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let shown: UIColor = color ?? tintColor
    let alpha: CGFloat = isEnabled ? 1 : 0.5
    (label.textColor, picture.tintColor) = (shown, shown)
    (label.alpha, picture.alpha) = (alpha, alpha)
    let hasImage = picture.image != nil
    let isCompact = bounds.height < 40
    if isCompact || !hasImage {
      // A title beside the image, or alone in the middle.
      let size: CGFloat = hasImage ? 20 : 0
      let width = min(label.intrinsicContentSize.width.rounded(.up), bounds.width - size)
      let x = ((bounds.width - width - size) / 2).rounded()
      picture.frame = CGRect(x: x, y: (bounds.height - 20) / 2, width: size, height: 20)
      label.frame = CGRect(x: x + size, y: 0, width: width, height: bounds.height)
    } else {
      picture.frame = CGRect(x: bounds.midX - 14, y: 5, width: 28, height: 28)
      label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 13)
    }
    let offset = item.titlePositionAdjustment
    label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    if let badge {
      let width = max(18, badge.intrinsicContentSize.width.rounded(.up) + 8)
      badge.frame = CGRect(x: bounds.midX + 6, y: 2, width: width, height: 18)
    }
  }

  override func tintColorDidChange() { setNeedsLayout() }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { _ in self }
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
