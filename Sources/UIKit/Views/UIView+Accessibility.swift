/// The role of a view for users of assistive technology.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiaccessibilitytraits
public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt64

  /// Creates traits from raw bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// An element that is currently selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A keyboard key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the app's state.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that is currently disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element that often changes its label or value.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts or joins a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page after it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A header for a section of content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The settings of assistive technology.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiaccessibility
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether the user prefers reduced motion; always false because the phone has no such setting.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether VoiceOver is running; always false because the phone has no screen reader.
  public static var isVoiceOverRunning: Bool { false }
}

/// A view's information for assistive technology, which the desktop does not read.
struct AccessibilityAttributes {
  var isElement: Bool?
  var label, hint, value: String?
  var traits: UIAccessibilityTraits = .none
  var elementsHidden = false
  var isModal = false
}

/// A view's information for assistive technology, which is only stored.
///
/// - SeeAlso: developer.apple.com/documentation/objectivec/nsobject/uiaccessibility
extension UIView {
  private var attributes: AccessibilityAttributes {
    get { extras?.accessibility ?? AccessibilityAttributes() }
    set { madeExtras.accessibility = newValue }
  }

  /// Whether the view is an accessibility element. By default, true for controls and labels.
  public var isAccessibilityElement: Bool {
    get { attributes.isElement ?? (self is UIControl || self is UILabel) }
    set { attributes.isElement = newValue }
  }

  /// A short name for the view. By default, a label's text.
  public var accessibilityLabel: String? {
    get { attributes.label ?? (self as? UILabel)?.text }
    set { attributes.label = newValue }
  }

  /// A description of what happens when the view is used.
  public var accessibilityHint: String? {
    get { attributes.hint }
    set { attributes.hint = newValue }
  }

  /// The view's value, such as a slider's.
  public var accessibilityValue: String? {
    get { attributes.value }
    set { attributes.value = newValue }
  }

  /// The view's role.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { attributes.traits }
    set { attributes.traits = newValue }
  }

  /// Whether the view's elements are hidden from assistive technology.
  public var accessibilityElementsHidden: Bool {
    get { attributes.elementsHidden }
    set { attributes.elementsHidden = newValue }
  }

  /// Whether assistive technology ignores the view's siblings.
  public var accessibilityViewIsModal: Bool {
    get { attributes.isModal }
    set { attributes.isModal = newValue }
  }
}
