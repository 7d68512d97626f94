import CSDL2
import Simulator

extension Key {
  /// The keys by SDL's key codes, which name what is printed on a key.
  private static let codes: [SDL_Keycode: Key] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { key in
      key.sdlNames.map { (SDL_GetKeyFromName($0), key) }
    })

  /// The key that SDL names; nil for one that means nothing here.
  ///
  /// A key counts by what is printed on it; where that is no Latin letter, as on a Cyrillic keyboard,
  /// by where it is on an American one. A question mark is F1, where Shift and the slash make it.
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

  /// The names that SDL gives to the key, on the left and on the right of a keyboard.
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

  /// The bits of SDL's modifier state that are set while a key of this kind is held; 0 for others.
  ///
  /// A keyboard has two of each: releasing one does not end the modifier.
  var modifierBits: UInt32 {
    switch self {
    case .emulator(.alt): KMOD_ALT.rawValue
    case .emulator(.ctrl): KMOD_CTRL.rawValue
    case .emulator(.shift): KMOD_SHIFT.rawValue
    case .emulator(.m), .emulator(.backspace), .shortcut: 0
    }
  }
}

extension PlaybackKey {
  private static let codes: [SDL_Keycode: PlaybackKey] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { key in
      key.sdlNames.map { (SDL_GetKeyFromName($0), key) }
    })

  /// The key that SDL names; nil for one that means nothing here.
  init?(_ symbol: SDL_Keysym) {
    guard let key = symbol.lookUp(in: Self.codes) else { return nil }
    self = key
  }

  /// The names that SDL gives to the key. The equals sign is the plus without Shift.
  private var sdlNames: [String] {
    switch self {
    case .space: ["Space"]
    // A key of the keyboard focus, too: see `WindowEventLoop.process(_:during:)`.
    case .right: []
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

  /// The key that SDL names; nil for one that means nothing here.
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
  /// Returns what a table of key codes has for the key's print or, where that is no Latin letter, for
  /// the key's location.
  fileprivate func lookUp<Value>(in codes: [SDL_Keycode: Value]) -> Value? {
    if let value = codes[sym] { return value }
    // Codes above 127 without SDL's mark are characters beyond ASCII.
    guard sym > 127, sym & Self.scancodeMask == 0, let name = SDL_GetScancodeName(scancode) else {
      return nil
    }
    return codes[SDL_GetKeyFromName(name)]
  }

  /// SDLK_SCANCODE_MASK: marks codes of keys that print no character.
  private static let scancodeMask: SDL_Keycode = 1 << 30
}

extension SDL_KeyCode {
  fileprivate var keycode: SDL_Keycode { SDL_Keycode(bitPattern: rawValue) }
}
