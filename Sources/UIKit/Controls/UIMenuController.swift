public import CoreGraphics

/// A menu item: a title and the method that it calls.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The item's title.
  open var title: String
  /// The method to call. Its target is the first object in the responder chain that can perform it.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// The menu that appears on a long press: a row of items next to a rectangle.
///
/// The menu shows Cut, Copy, Paste, Select, and Select All, followed by the items in `menuItems`.
/// An item is shown if a responder in the chain can perform its action. The chain starts at the
/// first responder or, if there is none, at the target view. A touch on an item calls its action. A
/// touch anywhere else just hides the menu.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimenucontroller
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The position of the menu's arrow.
  public nonisolated enum ArrowDirection: Int, Sendable {
    /// Below the menu, unless there is no room above the target.
    case `default` = 0
    /// Above the menu, which is below the target.
    case up = 1
    /// Below the menu, which is above the target.
    case down = 2
    /// On the left. Treated like `default`.
    case left = 3
    /// On the right. Treated like `default`.
    case right = 4
  }

  /// The app's menu.
  open class var shared: UIMenuController { AppContext.current.windows.menuController }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu is shown.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu is hidden.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// The menu's items, or `nil` if it has none.
  open var menuItems: [UIMenuItem]?
  /// The position of the arrow.
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

  /// Sets the rectangle in a view that the menu appears next to.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  /// Shows or hides the menu immediately. The menu is not shown if it has no items or the target is
  /// not in a window.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hide() }
  }

  /// Shows the menu next to a rectangle in a view.
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

  /// Updates which items are available.
  open func update() {
    guard isMenuVisible else { return }
    overlay?.removeFromSuperview()
    overlay = makeOverlay()
  }

  /// The menu's frame on the screen, or an empty rectangle while the menu is hidden.
  open var menuFrame: CGRect {
    guard let overlay, let window = overlay.window else { return .zero }
    return window.convert(overlay.bubble.frame, to: nil)
  }

  private func show() {
    if isMenuVisible { return update() }
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

  /// Creates a menu in front of the target's window, or returns `nil` if there is no target or no
  /// available item.
  private func makeOverlay() -> MenuOverlay? {
    guard let targetView, let window = targetView.window else { return nil }
    let all = UIMenuItem.standardEditItems + (menuItems ?? [])
    let items = all.filter { target(of: $0) != nil }
    guard !items.isEmpty else { return nil }
    let overlay = MenuOverlay(
      titles: items.map(\.title), beside: targetView.convert(targetRect, to: window),
      in: window, arrowDirection: arrowDirection
    ) { [weak self] index in
      guard let self else { return }
      hide()
      if let index, let target = target(of: items[index]) {
        _ = AppContext.current.runningApplication.sendAction(
          items[index].action, to: target, from: self, for: nil)
      }
    }
    overlay.passesTouches = targetView is TextCanvas
    window.addSubview(overlay)
    return overlay
  }

  private func target(of item: UIMenuItem) -> Any? {
    let first = AppContext.current.windows.firstResponder ?? targetView
    return first?.target(forAction: item.action, withSender: self)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
