/// A key that changes the mouse's fingers. The raw value is its name in scripts.
package nonisolated enum EmulatorKey: String, Hashable, Sendable, CaseIterable {
  /// Emulates two fingers while held.
  case alt, ctrl
  /// Moves the two fingers in parallel while held.
  case shift
  /// Emulates two fingers until pressed again.
  case m
  /// Lifts the fingers that stay down.
  case backspace
}

/// A window shortcut. The raw value is its name in scripts.
///
/// To add a shortcut, add a case here and its effect in `WindowEventLoop`. The legend, SDL's key
/// table, and the names in scripts are derived from the cases. In a script, only Escape, H, D, and
/// I have an effect. Keys that change fingers are `EmulatorKey` values (I-22).
package nonisolated enum WindowShortcut: String, Hashable, Sendable, CaseIterable {
  case escape, h, f1, g, l, d, i, n, p, a, t, f5, f8, f9, f10, f11, f12, left, right, z, q, w

  /// Whether the shortcut requires Ctrl to be held.
  package var needsCtrl: Bool {
    switch self {
    case .left, .right, .z, .q, .w: true
    case .escape, .h, .f1, .g, .l, .d, .i, .n, .p, .a, .t, .f5, .f8, .f9, .f10, .f11, .f12: false
    }
  }

  /// The shortcuts that are available while a script plays.
  package static let duringPlayback: [WindowShortcut] = [
    .escape, .h, .f1, .g, .l, .i, .n, .p, .a, .t, .f11, .f12, .q, .w,
  ]

  /// Whether earlier events must take effect before the shortcut.
  package var endsTurn: Bool {
    switch self {
    case .h, .f1, .g, .l, .d, .i, .n: false
    case .escape, .p, .a, .t, .f5, .f8, .f9, .f10, .f11, .f12, .left, .right, .z, .q, .w: true
    }
  }

  /// The name that SDL and the legend use.
  package var keyName: String { rawValue.capitalized }

  /// The key's name in the legend and the guide: `Ctrl+Q`.
  package var title: String { needsCtrl ? "Ctrl+\(keyName)" : keyName }

  /// The keys in the legend, including a key with the same or the opposite effect.
  var legendTitle: String {
    switch self {
    case .h: "H, F1"
    case .q: "Ctrl+Q, Ctrl+W"
    case .left: "Ctrl+arrows"
    case .escape, .f1, .g, .l, .d, .i, .n, .p, .a, .t, .f5, .f8, .f9, .f10, .f11, .f12, .right, .z,
      .w:
      title
    }
  }

  /// The legend's description of the key, or `nil` if another key's row includes it, or if the key is
  /// Escape, whose effect varies.
  var meaning: String? {
    switch self {
    case .h: "this legend, on and off"
    case .g: "the guide, on and off"
    case .l: "the log, on and off"
    case .d: "mark every finger"
    case .i: "the inspector, on and off"
    case .n: "numbers of the fingers"
    case .p: "pick and change a view"
    case .a: "light or dark"
    case .t: "next size of text"
    case .f5: "restart the demo"
    case .f8: "expect this, if recording"
    case .f9: "record a script, and stop"
    case .f10: "explain what happened"
    case .f11: "full screen"
    case .f12: "save a screenshot"
    case .left: "turn left or right"
    case .z: "shake"
    case .q: "quit"
    case .escape, .f1, .right, .w: nil
    }
  }
}

/// A key that affects the mouse's fingers or the window.
package nonisolated enum Key: Hashable, Sendable {
  /// A key that changes the mouse's fingers.
  case emulator(EmulatorKey)
  /// A window shortcut.
  case shortcut(WindowShortcut)
}

extension Key: RawRepresentable, CaseIterable {
  /// All keys, beginning with the emulator keys.
  package static var allCases: [Key] {
    EmulatorKey.allCases.map(Key.emulator) + WindowShortcut.allCases.map(Key.shortcut)
  }

  /// The name used in scripts.
  package var rawValue: String {
    switch self {
    case .emulator(let key): key.rawValue
    case .shortcut(let key): key.rawValue
    }
  }

  /// Creates the key with the given script name, or returns `nil` if the name is unknown.
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

/// A key that controls the speed of a window's clock.
///
/// Scripts do not need these keys: they have no real time.
package nonisolated enum ClockKey: Hashable, Sendable, CaseIterable {
  /// Pauses or continues.
  case space
  /// Pauses, and advances by one frame. Right has this effect during playback and while paused;
  /// the period key always has.
  case right
  /// Halves or doubles the speed.
  case minus, plus

  /// The key's name in the legend.
  package var title: String {
    switch self {
    case .space: "Space"
    case .right: "Right"
    case .minus: "-"
    case .plus: "+"
    }
  }

  /// The legend's description of the key.
  var meaning: String {
    switch self {
    case .space: "pause, and continue"
    case .right: "next frame"
    case .minus: "half the speed"
    case .plus: "twice the speed"
    }
  }
}

/// A key that moves the focus between controls, or presses the focused control.
///
/// Scripts do not need these keys: they touch controls directly.
package nonisolated enum FocusKey: Hashable, Sendable, CaseIterable {
  /// Moves the focus to the next control in a direction.
  case left, right, up, down
  /// Turns to the previous or next page.
  case pageUp, pageDown
  /// Presses the control while the key is held.
  case enter
}
