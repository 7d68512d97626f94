public import CoreGraphics

/// What a menu shows: a title and perhaps an image.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether a menu shows an element as chosen; raw values are Apple's.
  public nonisolated enum State: Int, Sendable {
    /// Not chosen.
    case off = 0
    /// Chosen.
    case on = 1
    /// Chosen in part.
    case mixed = 2
  }

  /// How a menu shows an element; raw values are Apple's.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// What it is called.
  open internal(set) var title: String
  /// What it looks like; nil for the title alone.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}

/// What an action calls.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A function with a title, for controls.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Names an action.
  public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier of a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What the action is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The action's name, by which controls know it; made up where none was given.
  public let identifier: Identifier
  /// How a menu shows the action.
  open var attributes: UIMenuElement.Attributes
  /// Whether a menu shows the action as chosen.
  open var state: UIMenuElement.State
  /// The control that performs the action, while it does.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier =
      identifier ?? Identifier("action-\(AppContext.current.nextActionNumber())")
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

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
