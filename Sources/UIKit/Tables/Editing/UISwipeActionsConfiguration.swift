/// The actions that a swipe on a row shows.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the row's edge inward.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A button that a swipe on a row shows.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Performs an action. It must call the completion handler, which hides the actions.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The meaning of an action, which determines its color.
  public nonisolated enum Style: Int, Sendable {
    /// Gray.
    case normal = 0
    /// Red.
    case destructive = 1
  }

  /// The action's meaning.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The button's title.
  open var title: String?
  /// The button's color. Setting `nil` restores the style's color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  /// The button's image, which is shown above the title.
  open var image: UIImage?
  private var ownColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A button that a swipe to the left shows, in the form from before iOS 11.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The meaning of an action, which determines its color.
  public nonisolated enum Style: Int, Sendable {
    /// Red.
    case `default` = 0
    /// Gray.
    case normal = 1
    /// Red.
    public static let destructive = Style.default
  }

  /// The action's meaning.
  public let style: Style
  /// The button's title.
  open var title: String?
  /// The button's color; `nil` for the style's color.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// Returns the action in the newer form. As before iOS 11, it leaves the actions visible.
  func contextual(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { _, _, _ in self.handler(self, path) }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
