package import QuartzCore

/// The title and the buttons that a navigation bar shows for a controller.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  open var title: String? {
    didSet { changed() }
  }
  /// The view to show instead of the title, or `nil`.
  open var titleView: UIView? {
    didSet { changed() }
  }
  /// The button that leads back to this item; `nil` for one with the item's title. Its target is
  /// not called.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }
  /// The title of the button that leads back to this item; `nil` for the item's title.
  open var backButtonTitle: String? {
    didSet { changed() }
  }
  /// Whether the button that leads back to the previous item is hidden.
  open var hidesBackButton = false {
    didSet { changed() }
  }
  /// Whether the left buttons appear beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }
  /// The left buttons, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  /// The right buttons, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }
  /// The first left button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first right button, which is the rightmost one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// The item's counterpart in another language, if any.
  package final var companion: Companion?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from an interface file. With any other coder, it has no contents.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decode(self, as: UINavigationItem.self)
  }

  /// Sets the left button. The change is not animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the right button. The change is not animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the left buttons. The change is not animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the right buttons. The change is not animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or hides the back button. The change is not animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func changed() {
    bar?.itemDidChange()
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension UIViewController {
  /// The navigation item, created with the controller's title.
  var madeNavigationItem: UINavigationItem {
    let extras = madeExtras
    if let item = extras.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    extras.navigationItem = item
    return item
  }

  /// Updates the titles of the items.
  func titleDidChange() {
    guard let extras else { return }
    extras.navigationItem?.title = title
    extras.tabBarItem?.title = title
  }

  /// A button that switches `isEditing` and shows "Edit" or "Done".
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem
  public var editButtonItem: UIBarButtonItem {
    let extras = madeExtras
    if let item = extras.editItem { return item }
    let item = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: UIViewController.toggleEditing)
    extras.editItem = item
    updateEditItem()
    return item
  }

  private func toggleEditing() {
    setEditing(!isEditing, animated: true)
  }

  func updateEditItem() {
    guard let item = extras?.editItem else { return }
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  /// The items for the navigation controller's toolbar.
  public var toolbarItems: [UIBarButtonItem]? {
    get { extras?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items for the navigation controller's toolbar. The change is not animated.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    madeExtras.toolbarItems = toolbarItems
    if let navigation = navigationController, navigation.topViewController === self {
      navigation.toolbar.items = toolbarItems
    }
  }

  /// The nearest ancestor that is a navigation controller.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UINavigationController }.first
  }

  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UITabBarController }.first
  }

  /// The edges that extend under bars; all by default.
  public var edgesForExtendedLayout: UIRectEdge {
    get { extras?.extendedEdges ?? .all }
    set {
      madeExtras.extendedEdges = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether the view also extends under bars that aren't translucent; false by default.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { extras?.extendsUnderOpaqueBars ?? false }
    set {
      madeExtras.extendsUnderOpaqueBars = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Returns whether the view extends under a container's bar.
  func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    guard context.interface.rootViewsFillScreen else { return false }
    return edgesForExtendedLayout.contains(edge)
      && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
