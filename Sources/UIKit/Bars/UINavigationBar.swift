public import CoreGraphics

/// The style of a bar. Raw values match Apple's.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uibarstyle
public nonisolated enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background or, in dark mode, light text on a dark background.
  case `default` = 0
  /// Light text on a dark background.
  case black = 1
}

/// An object that controls a navigation bar that doesn't belong to a navigation controller.
///
/// All methods have default implementations.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uinavigationbardelegate
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Returns whether an item may be pushed; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item has been pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether the back button may pop an item; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item has been popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns true.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar with a title, buttons, and a button that leads back, for a stack of items.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarItemOwner {
  /// The object that controls the bar. In a navigation controller, it stays `nil`.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Whether contents below the bar shine through; true by default. Views of a navigation
  /// controller don't extend under a bar that isn't translucent.
  open var isTranslucent = true {
    didSet { showColors() }
  }
  /// The background color, or `nil` for the standard one.
  open var barTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The font and the color of the title. Other attributes are ignored.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { itemDidChange() }
  }

  private var stack: [UINavigationItem] = []
  private var content: NavigationBarContent?
  /// The distance of an entering title from its position before a change is animated.
  private var entryDistance: CGFloat?
  let background = BarBackground(isAbove: true)
  /// Called by the back button in a navigation controller.
  var goBack: (() -> Void)?

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates an empty bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.decode(self, as: UINavigationBar.self)
  }

  /// The items, the last of which is shown.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let isForward = (items ?? []).count >= stack.count
    change(to: items ?? [], isForward: isForward, animated: animated)
  }

  /// Shows another item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], isForward: true, animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Returns to the previous item and returns the removed one, or `nil` if there was none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    change(to: stack.dropLast(), isForward: false, animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Returns the standard height at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: BarMetrics.barHeight(isCompact: context.isHeightCompact))
  }

  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Lays out the background and the contents.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = goBack == nil ? 0 : frame.minY
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + max(0, above))
    content?.frame = bounds
  }

  // MARK: - Contents

  /// Shows the changed item again.
  func itemDidChange() {
    guard let item = stack.last else { return }
    content?.removeFromSuperview()
    show(item, previous: backItem)
    if let entryDistance { moveOut(by: entryDistance) }
  }

  /// Hides the contents before they enter.
  private func moveOut(by distance: CGFloat) {
    entryDistance = distance
    content?.layoutIfNeeded()
    content?.alpha = 0
    content?.title.center.x += distance
  }

  private func showColors() {
    background.show(color: barTintColor, isTranslucent: isTranslucent)
    superview?.setNeedsLayout()
  }

  private func show(_ item: UINavigationItem, previous: UINavigationItem?) {
    let made = NavigationBarContent(
      item, previous: previous, attributes: titleTextAttributes, frame: bounds)
    made.backButton?.addTarget(self, action: UINavigationBar.backPressed, for: .touchUpInside)
    addSubview(made)
    content = made
    let bars = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    for button in bars { button.bar = self }
  }

  private func backPressed() {
    if let goBack { return goBack() }
    popItem(animated: true)
  }

  private func change(to items: [UINavigationItem], isForward: Bool, animated: Bool) {
    let (animations, completion) = prepareChange(to: items, isForward: isForward)
    guard animated, window != nil else {
      animations()
      return completion(true)
    }
    UIView.animate(
      withDuration: PushAnimator.duration, animations: animations,
      completion: { _ in completion(true) })
  }

  /// Replaces the items and returns a closure whose changes can be animated, and a closure for the
  /// end. If that is called with `false`, the former items return.
  func prepareChange(
    to items: [UINavigationItem], isForward: Bool
  ) -> (animations: () -> Void, completion: (_ isComplete: Bool) -> Void) {
    let (formerStack, former) = (stack, content)
    for item in stack { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    content = nil
    if let item = stack.last { show(item, previous: backItem) }
    // Assumption: titles move by a third of the width.
    let distance = bounds.width / 3 * (isForward ? 1 : -1)
    let formerCenter = former?.title.center ?? .zero
    moveOut(by: distance)
    return (
      { [weak self] in
        // A controller whose view has just been loaded may have changed the item's contents.
        if let self, let distance = entryDistance {
          entryDistance = nil
          content?.alpha = 1
          content?.title.center.x -= distance
        }
        former?.alpha = 0
        former?.title.center.x -= distance
      },
      { [weak self] isComplete in
        guard let self else { return }
        entryDistance = nil
        if isComplete {
          if former !== content { former?.removeFromSuperview() }
        } else {
          for item in stack { item.bar = nil }
          content?.removeFromSuperview()
          content = former
          former?.alpha = 1
          former?.title.center = formerCenter
          stack = formerStack
          for item in stack { item.bar = self }
          former?.setNeedsLayout()
        }
      }
    )
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
