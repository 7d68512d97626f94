public import CoreGraphics

/// An item of the menu: a title, and the method that it calls.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What the menu shows.
  open var title: String
  /// The method; the first responder on the chain that can perform it is its target.
  open var action: Selector

  /// Makes an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}

/// The menu that a long press shows: one row of items beside a rectangle.
///
/// It shows those of `menuItems` whose action some responder can perform, from the first responder
/// on, or from the target view without one. A touch of an item calls its action; a touch anywhere
/// else only hides the menu.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimenucontroller
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// On which side of the menu its arrow is.
  public nonisolated enum ArrowDirection: Int, Sendable {
    /// Below, unless there is no room above the target.
    case `default` = 0
    /// Above: the menu lies below the target.
    case up = 1
    /// Below: the menu lies above the target.
    case down = 2
    /// At the left; like `default` here.
    case left = 3
    /// At the right; like `default` here.
    case right = 4
  }

  /// The menu of the app.
  open class var shared: UIMenuController { AppContext.current.menuController }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// The items; nil for none.
  open var menuItems: [UIMenuItem]?
  /// On which side the arrow is.
  open var arrowDirection = ArrowDirection.default

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var overlay: MenuOverlay?

  override init() {
    super.init()
  }

  /// Whether the menu is shown.
  open var isMenuVisible: Bool {
    get { overlay?.window != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Sets beside which rectangle of a view the menu is shown next.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  /// Shows or hides the menu, at once; without a target in a window, or items, it is not shown.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hide() }
  }

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Hides the menu if it was shown from the view.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hide() }
  }

  /// Hides the menu.
  open func hideMenu() {
    hide()
  }

  /// Asks again which items can be performed.
  open func update() {
    guard isMenuVisible else { return }
    overlay?.removeFromSuperview()
    overlay = makeOverlay()
  }

  /// The menu's frame on the screen; empty while it is hidden.
  open var menuFrame: CGRect {
    guard let overlay, let window = overlay.window else { return .zero }
    return window.convert(overlay.bubble.frame, to: nil)
  }

  private func show() {
    guard !isMenuVisible else { return }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    overlay = makeOverlay()
    guard overlay != nil else { return }
    NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
  }

  private func hide() {
    guard isMenuVisible else { return }
    NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    overlay?.removeFromSuperview()
    overlay = nil
    NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
  }

  /// Puts the menu in front of the target's window; nil without a target or items.
  private func makeOverlay() -> MenuOverlay? {
    guard let targetView, let window = targetView.window else { return nil }
    let items = (menuItems ?? []).filter { target(of: $0) != nil }
    guard !items.isEmpty else { return nil }
    let overlay = MenuOverlay(
      titles: items.map(\.title), beside: targetView.convert(targetRect, to: window),
      in: window.bounds, arrowDirection: arrowDirection
    ) { [weak self] index in
      guard let self else { return }
      hide()
      if let index, let target = target(of: items[index]) {
        _ = AppContext.current.runningApplication.sendAction(
          items[index].action, to: target, from: self, for: nil)
      }
    }
    window.addSubview(overlay)
    return overlay
  }

  private func target(of item: UIMenuItem) -> Any? {
    let first = AppContext.current.firstResponder ?? targetView
    return first?.target(forAction: item.action, withSender: self)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
