/// Finds the window shortcuts among the events of a window.
///
/// Tracks the Ctrl key that some shortcuts need. Whether Ctrl also makes two fingers is the concern
/// of `MouseTouchEmulator`.
package struct ShortcutRecognizer {
  private var isCtrlHeld = false

  /// Makes a recognizer for a window in which no key is down.
  package init() {}

  /// Returns the shortcut that an event requests; nil for none.
  package mutating func shortcut(for event: WindowEvent) -> WindowShortcut? {
    switch event {
    case .keyboard(.key(.emulator(.ctrl), let isDown)): isCtrlHeld = isDown
    case .keyboard(.key(.shortcut(let shortcut), isDown: true)):
      return shortcut.needsCtrl && !isCtrlHeld ? nil : shortcut
    case .window(.focus(gained: false)), .window(.hidden): isCtrlHeld = false
    case .finger, .mouse, .keyboard, .window: break
    }
    return nil
  }
}
