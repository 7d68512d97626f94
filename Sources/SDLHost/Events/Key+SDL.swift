import CSDL2
import Simulator

extension Key {
  /// The keys by SDL key code, which is based on the printed character.
  private static let codes: [SDL_Keycode: Key] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { key in
      key.sdlNames.map { (SDL_GetKeyFromName($0), key) }
    })

  /// Creates the key for an SDL key symbol, or returns `nil` if the key is not used.
  ///
  /// A key is identified by its printed character or, if that is not a Latin letter, as on a
  /// Cyrillic keyboard, by its location on an American keyboard. A question mark is treated as F1,
  /// even if typing it requires Shift and slash.
  init?(_ symbol: SDL_Keysym) {
    let isQuestionMark =
      symbol.sym == SDLK_QUESTION.keycode
      || symbol.sym == SDLK_SLASH.keycode && UInt32(symbol.mod) & KMOD_SHIFT.rawValue != 0
    if isQuestionMark {
      self = .shortcut(.f1)
    } else if let key = symbol.lookUp(in: Self.codes) {
      self = key
    } else {
      return nil
    }
  }

  /// SDL's names for the left and right versions of the key.
  private var sdlNames: [String] {
    switch self {
    case .emulator(.alt): ["Left Alt", "Right Alt"]
    case .emulator(.ctrl): ["Left Ctrl", "Right Ctrl"]
    case .emulator(.shift): ["Left Shift", "Right Shift"]
    case .emulator(.m): ["M"]
    case .emulator(.backspace): ["Backspace"]
    case .shortcut(let shortcut): [shortcut.keyName]
    }
  }

  /// The bits for this key in SDL's modifier state, or 0 if it is not a modifier.
  ///
  /// A keyboard has two keys per modifier, so releasing one of them does not release the modifier.
  var modifierBits: UInt32 {
    switch self {
    case .emulator(.alt): KMOD_ALT.rawValue
    case .emulator(.ctrl): KMOD_CTRL.rawValue
    case .emulator(.shift): KMOD_SHIFT.rawValue
    case .emulator(.m), .emulator(.backspace), .shortcut: 0
    }
  }
}

extension ClockKey {
  private static let codes: [SDL_Keycode: ClockKey] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { key in
      key.sdlNames.map { (SDL_GetKeyFromName($0), key) }
    })

  /// Creates the key for an SDL key symbol, or returns `nil` if the key is not used.
  init?(_ symbol: SDL_Keysym) {
    guard let key = symbol.lookUp(in: Self.codes) else { return nil }
    self = key
  }

  /// SDL's names for the key. The equals sign is the plus key without Shift.
  private var sdlNames: [String] {
    switch self {
    case .space: ["Space"]
    // Right is also a focus key.
    case .right: [".", "Keypad ."]
    case .minus: ["-", "Keypad -"]
    case .plus: ["+", "=", "Keypad +"]
    }
  }
}

extension FocusKey {
  private static let codes: [SDL_Keycode: FocusKey] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { key in
      key.sdlNames.map { (SDL_GetKeyFromName($0), key) }
    })

  /// Creates the key for an SDL key symbol, or returns `nil` if the key is not used.
  init?(_ symbol: SDL_Keysym) {
    guard let key = Self.codes[symbol.sym] else { return nil }
    self = key
  }

  private var sdlNames: [String] {
    switch self {
    case .left: ["Left"]
    case .right: ["Right"]
    case .up: ["Up"]
    case .down: ["Down"]
    case .pageUp: ["PageUp"]
    case .pageDown: ["PageDown"]
    case .enter: ["Return", "Keypad Enter"]
    }
  }
}

extension SDL_Keysym {
  /// Looks up a key in a table of key codes, by its printed character or, if that is not a Latin
  /// letter, by its location.
  fileprivate func lookUp<Value>(in codes: [SDL_Keycode: Value]) -> Value? {
    if let value = codes[sym] { return value }
    // Codes above 127 without SDL's scancode bit are non-ASCII characters.
    guard sym > 127, sym & Self.scancodeMask == 0, let name = SDL_GetScancodeName(scancode) else {
      return nil
    }
    return codes[SDL_GetKeyFromName(name)]
  }

  /// SDLK_SCANCODE_MASK, which is set in the key codes of keys without a character.
  private static let scancodeMask: SDL_Keycode = 1 << 30
}

extension SDL_KeyCode {
  fileprivate var keycode: SDL_Keycode { SDL_Keycode(bitPattern: rawValue) }
}
