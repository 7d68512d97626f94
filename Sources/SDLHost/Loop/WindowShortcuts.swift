package import Simulator

/// Tells which keys are for the window; only Ctrl has to be remembered for it.
package struct WindowShortcuts {
  private var isCtrlHeld = false

  /// Makes the keys of a keyboard at rest.
  package init() {}

  /// Returns what an event asks of the window; nil for what goes to the phone alone.
  package mutating func command(for event: WindowEvent) -> WindowCommand? {
    switch event {
    case .key(.ctrl, let isDown):
      isCtrlHeld = isDown
      return nil
    case .key(let key, isDown: true):
      return command(for: key)
    case .quit:
      return .quit
    case .focus(gained: false), .hidden:
      isCtrlHeld = false
      return nil
    case .finger, .mouseMoved, .mouseButton, .mouseLeft, .key, .otherKey, .focus, .shown,
      .resized, .fileDropped:
      return nil
    }
  }

  private func command(for key: Key) -> WindowCommand? {
    switch key {
    case .f5: .restart
    case .f9: .record
    case .f11: .toggleFullscreen
    case .f12: .screenshot
    case .escape: .escape
    case .q, .w: isCtrlHeld ? .quit : nil
    case .alt, .ctrl, .shift, .m, .backspace, .h, .d: nil
    }
  }
}
