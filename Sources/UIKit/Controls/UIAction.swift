public import CoreGraphics

/// An element of a menu: a title and an optional image.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether a menu shows an element as selected. Raw values are Apple's.
  public nonisolated enum State: Int, Sendable {
    /// Not selected.
    case off = 0
    /// Selected.
    case on = 1
    /// Partially selected.
    case mixed = 2
  }

  /// Attributes that change the appearance of an element. Raw values are Apple's.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element performs a destructive action.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The title.
  open internal(set) var title: String
  /// The image, or `nil` for the title alone.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// The function that an action calls.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A function with a title, for use with controls.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name that identifies an action.
  public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier with a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title of the action.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The name by which controls identify the action. A unique name is generated if none is given.
  public let identifier: Identifier
  /// The attributes of the action in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu shows the action as selected.
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
