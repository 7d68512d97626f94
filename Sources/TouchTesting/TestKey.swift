import Simulator

/// A key that changes the fingers of the mouse.
public nonisolated enum TestKey: Hashable, Sendable, CaseIterable {
  /// While pressed, the mouse makes two fingers.
  case alt, ctrl
  /// While pressed together with `alt` or `ctrl`, the two fingers move in parallel.
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
