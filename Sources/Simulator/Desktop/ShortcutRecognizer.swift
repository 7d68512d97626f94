/// Finds the window shortcuts among a window's events.
///
/// Tracks the Ctrl key, which some shortcuts require. `MouseTouchEmulator` decides whether Ctrl
/// also adds a second finger.
package struct ShortcutRecognizer {
  private var isCtrlHeld = false

  /// Creates a recognizer for a window in which no key is down.
  package init() {}

  /// Returns the shortcut that an event triggers, or `nil` if there is none.
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
