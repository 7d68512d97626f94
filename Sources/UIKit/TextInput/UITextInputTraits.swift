/// The properties of text input that the keyboard uses. Every member has a default implementation.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that the keyboard capitalizes; the first letter of each sentence by default.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected. They never are; this value is for the app's own use.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether spelling is checked. It never is; this value is for the app's own use.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The keys on the keyboard.
  var keyboardType: UIKeyboardType { get }
  /// The keyboard's colors.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is disabled if the text is empty.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is hidden, as for a password.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  /// Capitalizes sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The default.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The default.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// Letters.
  public var keyboardType: UIKeyboardType { .default }
  /// The default colors.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// “return”.
  public var returnKeyType: UIReturnKeyType { .default }
  /// False.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// False.
  public var isSecureTextEntry: Bool { false }
}

/// The letters that the keyboard capitalizes. Raw values match Apple's.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are corrected. Raw values match Apple's.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Words are not corrected.
  case no = 1
  /// Words are corrected.
  case yes = 2
}

/// Whether spelling is checked. Raw values match Apple's.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Spelling is not checked.
  case no = 1
  /// Spelling is checked.
  case yes = 2
}

/// The keys on the keyboard. Raw values match Apple's.
///
/// Number pads have large digits. All other types have letters, and differ only in the keys that
/// are shown first.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// Letters.
  case asciiCapable = 1
  /// Digits and punctuation, with a key that shows letters.
  case numbersAndPunctuation = 2
  /// Letters, for a web address.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// Digits, for a phone number.
  case phonePad = 5
  /// Letters, for a name or a phone number.
  case namePhonePad = 6
  /// Letters, for an email address.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Letters, for short messages.
  case twitter = 9
  /// Letters, for a search.
  case webSearch = 10
  /// ASCII digits only.
  case asciiCapableNumberPad = 11
}

/// The keyboard's colors. Raw values match Apple's.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
  /// The colors of the interface style.
  case `default` = 0
  /// Dark colors.
  case dark = 1
  /// Light colors.
  case light = 2
  /// The older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of the return key. Raw values match Apple's.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  /// “return”.
  case `default` = 0
  /// “go”.
  case go = 1
  /// “Google”.
  case google = 2
  /// “join”.
  case join = 3
  /// “next”.
  case next = 4
  /// “route”.
  case route = 5
  /// “search”.
  case search = 6
  /// “send”.
  case send = 7
  /// “Yahoo!”.
  case yahoo = 8
  /// “done”.
  case done = 9
  /// “emergency call”.
  case emergencyCall = 10
  /// “continue”.
  case `continue` = 11

  /// The title on the key.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google: "Google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "Yahoo!"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }
}
