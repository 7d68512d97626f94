/// A tab: the title and the image for a controller in a tab bar.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab that the system provides. Raw values match Apple's.
  public nonisolated enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }

  /// The image while the tab is selected, or `nil` for `image`.
  open var selectedImage: UIImage? {
    didSet { changed() }
  }
  /// The text in the red badge, or `nil` for none.
  open var badgeValue: String? {
    didSet { changed() }
  }
  /// The color of the badge, or `nil` for red.
  open var badgeColor: UIColor? {
    didSet { changed() }
  }

  /// The distance by which the title is moved.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  /// Creates a tab without contents.
  public override init() {
    super.init()
  }

  /// Creates a tab from an interface file. With any other coder, it has no contents.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(self, as: UITabBarItem.self)
  }

  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a tab of the system, which has a title and no image.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let words = "\(systemItem)".reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter)" : String(letter)
    }
    self.init(title: words.capitalized, image: nil, tag: tag)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension UIViewController {
  /// The item for the controller in a tab bar, created with the controller's title.
  public var tabBarItem: UITabBarItem? {
    get {
      let extras = madeExtras
      if let item = extras.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      extras.tabBarItem = item
      return item
    }
    set {
      madeExtras.tabBarItem = newValue
      (parent as? UITabBarController)?.itemsDidChange()
    }
  }
}
