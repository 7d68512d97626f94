public import CoreGraphics

/// A menu element: a title and an optional image.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether a menu displays an element as selected. Raw values match Apple's.
  public nonisolated enum State: Int, Sendable {
    /// The element is not selected.
    case off = 0
    /// The element is selected.
    case on = 1
    /// The element is partially selected.
    case mixed = 2
  }

  /// Attributes that change an element's appearance. Raw values match Apple's.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element performs a destructive action.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The element's title.
  open internal(set) var title: String
  /// The element's image, or `nil` to show only the title.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// The closure that an action calls.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a title, for use with controls.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name that identifies an action.
  public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier's name.
    public let rawValue: String

    /// Creates an identifier with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier with the given name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The action's title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// A name that identifies the action. By default, a unique identifier is generated.
  public let identifier: Identifier
  /// The action's attributes in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu displays the action as selected.
  open var state: UIMenuElement.State
  /// The control that is performing the action, or `nil`.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier =
      identifier ?? Identifier("action-\(AppContext.current.numbers.nextAction())")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the handler.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
