/// Finds the window shortcuts among a window's events.
///
/// Tracks the Ctrl key, which some shortcuts require, and Shift. `MouseTouchEmulator` decides
/// whether they also affect the mouse's fingers.
package struct ShortcutRecognizer {
  private var isCtrlHeld = false
  /// Whether Shift is held.
  package private(set) var isShiftHeld = false

  /// Creates a recognizer for a window in which no key is down.
  package init() {}

  /// Returns the shortcut that an event triggers, or `nil` if there is none.
  package mutating func shortcut(for event: WindowEvent) -> WindowShortcut? {
    switch event {
    case .keyboard(.key(.emulator(.ctrl), let isDown)): isCtrlHeld = isDown
    case .keyboard(.key(.emulator(.shift), let isDown)): isShiftHeld = isDown
    case .keyboard(.key(.shortcut(let shortcut), isDown: true)):
      return shortcut.needsCtrl && !isCtrlHeld ? nil : shortcut
    case .window(.focus(gained: false)), .window(.hidden):
      (isCtrlHeld, isShiftHeld) = (false, false)
    case .finger, .mouse, .keyboard, .window: break
    }
    return nil
  }
}
