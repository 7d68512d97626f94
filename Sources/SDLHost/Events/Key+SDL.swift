import CSDL2
import Simulator

extension Key {
  /// The keys by SDL's key codes, which name what is printed on a key.
  private static let codes: [SDL_Keycode: Key] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { key in
      key.sdlNames.map { (SDL_GetKeyFromName($0), key) }
    })

  /// The key of an SDL key code; nil for one that means nothing here.
  init?(code: SDL_Keycode) {
    guard let key = Self.codes[code] else { return nil }
    self = key
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
