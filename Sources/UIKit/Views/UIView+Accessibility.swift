/// The kind of element that a view is for users of assistive technology.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiaccessibilitytraits
public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes traits from bits.
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
  /// Currently selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the app's state.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Currently does not respond.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Often changes its label or value.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts or joins a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// A value that can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it has been read to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A header of content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Settings and messages of assistive technology.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiaccessibility
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether the user prefers reduced motion; always false, because the phone has no such setting.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether VoiceOver is running; always false, because the phone has no screen reader.
  public static var isVoiceOverRunning: Bool { false }
}

/// Information about a view for assistive technology; the desktop's does not read it.
struct AccessibilityAttributes {
  var isElement: Bool?
  var label, hint, value: String?
  var traits: UIAccessibilityTraits = .none
  var elementsHidden = false
  var isModal = false
}

/// Information about a view for assistive technology; it is only stored.
///
/// - SeeAlso: developer.apple.com/documentation/objectivec/nsobject/uiaccessibility
extension UIView {
  private var attributes: AccessibilityAttributes {
    get { extras?.accessibility ?? AccessibilityAttributes() }
    set { madeExtras.accessibility = newValue }
  }

  /// Whether the view is an element for assistive technology; by default, controls and labels are.
  public var isAccessibilityElement: Bool {
    get { attributes.isElement ?? (self is UIControl || self is UILabel) }
    set { attributes.isElement = newValue }
  }

  /// A short name for the view; by default, a label's text.
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

  /// The kind of element that the view is.
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
