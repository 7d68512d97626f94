import Simulator

/// A key that changes which fingers a mouse plays.
public enum TestKey: Hashable, Sendable, CaseIterable {
  /// Two fingers while held.
  case alt, ctrl
  /// Two fingers move in parallel while held with one of these.
  case shift
  /// Two fingers until pressed again.
  case m
  /// Lifts the fingers that stay.
  case backspace
  /// Cancels all touches.
  case escape

  var scriptValue: Key {
    switch self {
    case .alt: .alt
    case .ctrl: .ctrl
    case .shift: .shift
    case .m: .m
    case .backspace: .backspace
    case .escape: .escape
    }
  }
}
