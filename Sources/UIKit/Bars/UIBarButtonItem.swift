public import CoreGraphics

/// A button in a navigation bar or a toolbar.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button. Raw values match Apple's.
  public nonisolated enum Style: Int, Sendable {
    /// A regular title.
    case plain = 0
    /// The older name of `plain`.
    @available(*, deprecated) case bordered = 1
    /// A bold title.
    case done = 2
  }

  /// A button or a space that the system provides. Raw values match Apple's.
  public nonisolated enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    /// A space that shares the free width with other flexible spaces.
    case flexibleSpace = 5
    /// A space with the item's `width`.
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  /// The style of the title.
  open var style = Style.plain {
    didSet { changed() }
  }
  /// The width in points, or 0 for the width of the contents.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }
  /// Moves the title in bars of one height. Without an offset for `.compact`, `.default` applies.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    changed()
  }
  /// Returns the offset that was set for bars of one height, or zero.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? .zero
  }
  /// The offsets of the title.
  private(set) final var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// The color of the title, or `nil` for the bar's.
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// The view to show instead of a button, or `nil`.
  open var customView: UIView? {
    didSet { changed() }
  }
  /// The method to call on `target`.
  open var action: Selector?
  /// The receiver of the action, or `nil` for the responder chain.
  open weak var target: AnyObject?
  /// The action that the button performs instead of calling the target.
  open var primaryAction: UIAction? {
    didSet {
      title = primaryAction?.title
      image = primaryAction?.image
    }
  }
  /// The button or space of the system that the item shows, or `nil`.
  private(set) var systemItem: SystemItem?

  /// Creates an item without contents.
  public override init() {
    super.init()
  }

  /// Creates an item from an interface file. With any other coder, it has no contents.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let item = coder.interfaceValues.systemItem {
      (title, style, systemItem) = (item.title, item.style, item)
    }
    coder.decode(self, as: UIBarButtonItem.self)
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button or a space of the system. Buttons have a word or a plus sign instead of a
  /// symbol.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates an item with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button of the system that performs an action. The action's title is not used.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    title = systemItem.title
  }

  /// Creates a button that performs an action, with its title and image unless others are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a space that shares the free width with other flexible spaces.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Creates a space with a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = width
    return space
  }

  /// Performs the item's action.
  func trigger(for event: UIEvent?, in context: AppContext) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    context.runningApplication.sendAction(action, to: target, from: self, for: event)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension UIBarButtonItem.SystemItem {
  /// The word on the button, or `nil` for a space.
  nonisolated var title: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .add: "+"
    case .action: "Share"
    case .fastForward: "Forward"
    case .done, .cancel, .edit, .save, .compose, .reply, .organize, .bookmarks, .search, .refresh,
      .stop, .camera, .trash, .play, .pause, .rewind, .undo, .redo, .close:
      "\(self)".capitalized
    }
  }

  /// The style of the word.
  nonisolated fileprivate var style: UIBarButtonItem.Style {
    self == .done || self == .save ? .done : .plain
  }
}

// Method references instead of selectors, as for controls.
extension UIBarButtonItem {
  /// Creates a button with a title that calls a method of its target.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector("", action))
  }

  /// Creates a button with a title that calls a method that takes the item.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector("", action))
  }

  /// Creates a button of the system that calls a method of its target.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(
      barButtonSystemItem: systemItem, target: target, action: Selector("", action))
  }

  /// Creates a button of the system that calls a method that takes the item.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(
      barButtonSystemItem: systemItem, target: target, action: Selector("", action))
  }
}
