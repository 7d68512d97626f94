package import QuartzCore

/// An item in a bar: a button, or a tab.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The item's title.
  open var title: String? {
    didSet { changed() }
  }
  /// The item's image.
  open var image: UIImage? {
    didSet { changed() }
  }
  /// The image for a compact height. Stored but not used.
  open var landscapeImagePhone: UIImage?
  /// Whether the item responds to touches.
  open var isEnabled = true {
    didSet { changed() }
  }
  /// A number for the app's own use.
  open var tag = 0
  /// The name of the item's button for scripts and tests; if it is `nil`, they use the title.
  open var accessibilityIdentifier: String? {
    didSet { changed() }
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without contents.
  public override init() {
    super.init()
  }

  /// Creates an item from an interface file. With any other coder, it has no contents.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the font and the color of the title for a state. Other attributes are ignored.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// Returns the attributes that were set for a state.
  @discardableResult
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// The item's counterpart in another language, if any.
  package final var companion: Companion?

  /// The bar, which is notified of changes of its items.
  weak var bar: (any BarItemOwner)?

  /// Tells the bar that the item has changed.
  func changed() {
    bar?.itemDidChange()
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A bar or an item that shows items.
protocol BarItemOwner: AnyObject {
  /// Called after an item has changed.
  @MainActor func itemDidChange()
}
