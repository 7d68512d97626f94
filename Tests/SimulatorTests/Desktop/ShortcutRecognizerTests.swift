import Simulator
import Testing

struct ShortcutRecognizerTests {
  private var shortcuts = ShortcutRecognizer()

  private static func ctrl(isDown: Bool) -> WindowEvent {
    .keyboard(.key(.emulator(.ctrl), isDown: isDown))
  }

  private static func press(_ shortcut: WindowShortcut) -> WindowEvent {
    .keyboard(.key(.shortcut(shortcut), isDown: true))
  }

  @Test("I-22 some shortcuts work only while Ctrl is held", arguments: WindowShortcut.allCases)
  mutating func ctrl(shortcut: WindowShortcut) {
    let press = Self.press(shortcut)
    #expect(shortcuts.shortcut(for: press) == (shortcut.needsCtrl ? nil : shortcut))
    #expect(shortcuts.shortcut(for: Self.ctrl(isDown: true)) == nil)
    #expect(shortcuts.shortcut(for: press) == shortcut)
    #expect(shortcuts.shortcut(for: press) == shortcut, "Ctrl is still held")
    #expect(shortcuts.shortcut(for: Self.ctrl(isDown: false)) == nil)
    #expect(shortcuts.shortcut(for: press) == (shortcut.needsCtrl ? nil : shortcut))
  }

  @Test("I-22 releasing a key is not a shortcut", arguments: WindowShortcut.allCases)
  mutating func release(shortcut: WindowShortcut) {
    _ = shortcuts.shortcut(for: Self.ctrl(isDown: true))
    let release = WindowEvent.keyboard(.key(.shortcut(shortcut), isDown: false))
    #expect(shortcuts.shortcut(for: release) == nil)
  }

  @Test(
    "H-41 a window that loses focus or is hidden releases Ctrl",
    arguments: [WindowEvent.window(.focus(gained: false)), .window(.hidden)])
  mutating func loss(event: WindowEvent) {
    _ = shortcuts.shortcut(for: Self.ctrl(isDown: true))
    #expect(shortcuts.shortcut(for: event) == nil)
    #expect(shortcuts.shortcut(for: Self.press(.q)) == nil)
  }

  @Test(
    "I-22 other events do not release Ctrl",
    arguments: [
      WindowEvent.window(.focus(gained: true)), .window(.shown), .mouse(.exited), .keyboard(.other),
    ])
  mutating func otherEvent(event: WindowEvent) {
    _ = shortcuts.shortcut(for: Self.ctrl(isDown: true))
    #expect(shortcuts.shortcut(for: event) == nil)
    #expect(shortcuts.shortcut(for: Self.press(.q)) == .q)
  }
}
