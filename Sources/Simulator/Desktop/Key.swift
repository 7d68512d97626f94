/// A key that changes which fingers the mouse plays, by the name that scripts use.
package nonisolated enum EmulatorKey: String, Hashable, Sendable, CaseIterable {
  /// Two fingers while held.
  case alt, ctrl
  /// Two fingers move in parallel while held.
  case shift
  /// Two fingers until pressed again.
  case m
  /// Lifts the fingers that stay.
  case backspace
}

/// A key that asks something of the window, by the name that scripts use.
///
/// A new shortcut is a case here, and what it does in `WindowEventLoop`. The legend, SDL's key table and
/// the names in scripts follow from the cases; in a script only Escape, H and D do something. A key that
/// changes fingers is an `EmulatorKey` (I-22).
package nonisolated enum WindowShortcut: String, Hashable, Sendable, CaseIterable {
  case escape, h, d, f5, f9, f11, f12, q, w

  /// Whether the key counts only while Ctrl is held.
  package var needsCtrl: Bool { self == .q || self == .w }

  /// Whether what was received before the key happens before what the key does.
  package var endsTurn: Bool { self != .h && self != .d }

  /// The name that SDL and the legend use.
  package var keyName: String { rawValue.capitalized }

  /// What the legend says about the key; nil for the second key of one meaning.
  var meaning: String? {
    switch self {
    case .escape: "cancel touches, or quit"
    case .h: "this legend, on and off"
    case .d: "mark every finger"
    case .f5: "restart the demo"
    case .f9: "record a script, and stop"
    case .f11: "full screen"
    case .f12: "save a screenshot"
    case .q: "quit"
    case .w: nil
    }
  }
}

/// A key that means something to the mouse's fingers or to the window.
package nonisolated enum Key: Hashable, Sendable {
  /// Changes which fingers the mouse plays.
  case emulator(EmulatorKey)
  /// Asks something of the window.
  case shortcut(WindowShortcut)
}

extension Key: RawRepresentable, CaseIterable {
  /// All keys, those of the mouse's fingers first.
  package static var allCases: [Key] {
    EmulatorKey.allCases.map(Key.emulator) + WindowShortcut.allCases.map(Key.shortcut)
  }

  /// The name that scripts use.
  package var rawValue: String {
    switch self {
    case .emulator(let key): key.rawValue
    case .shortcut(let key): key.rawValue
    }
  }

  /// Returns the key of a name in a script; nil for other names.
  package init?(rawValue: String) {
    if let key = EmulatorKey(rawValue: rawValue) {
      self = .emulator(key)
    } else if let key = WindowShortcut(rawValue: rawValue) {
      self = .shortcut(key)
    } else {
      return nil
    }
  }
}
