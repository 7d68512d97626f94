import Simulator

/// A key that changes the fingers of a mouse.
public nonisolated enum TestKey: Hashable, Sendable, CaseIterable {
  /// Makes two fingers while pressed.
  case alt, ctrl
  /// Makes two fingers parallel while pressed together with `alt` or `ctrl`.
  case shift
  /// Switches to two fingers and back.
  case m
  /// Lifts the fingers of the right button.
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
