import Simulator

/// A key that changes the mouse's fingers.
public nonisolated enum TestKey: Hashable, Sendable, CaseIterable {
  /// While pressed, the mouse emulates two fingers.
  case alt, ctrl
  /// While pressed together with `alt` or `ctrl`, the two fingers move in parallel.
  case shift
  /// Toggles between one and two fingers.
  case m
  /// Lifts the right button's fingers.
  case backspace
  /// Cancels all touches.
  case escape

  var scriptValue: Key {
    switch self {
    case .alt: .emulator(.alt)
    case .ctrl: .emulator(.ctrl)
    case .shift: .emulator(.shift)
    case .m: .emulator(.m)
    case .backspace: .emulator(.backspace)
    case .escape: .shortcut(.escape)
    }
  }
}
