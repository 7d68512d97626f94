import SDLHost
import Simulator
import Testing

struct WindowShortcutsTests {
  private var keys = WindowShortcuts()

  private mutating func press(_ key: Key) -> WindowCommand? {
    keys.command(for: .key(key, isDown: true))
  }

  @Test("I-22 keys of the window")
  mutating func commands() {
    let commands: [Key: WindowCommand] = [
      .f5: .restart, .f9: .record, .f11: .toggleFullscreen, .f12: .screenshot, .escape: .escape,
    ]
    for key in Key.allCases {
      var keys = WindowShortcuts()
      #expect(keys.command(for: .key(key, isDown: true)) == commands[key])
      #expect(keys.command(for: .key(key, isDown: false)) == nil)
    }
  }

  @Test("I-22 Q and W close the window with Ctrl only", arguments: [Key.q, .w])
  mutating func quit(key: Key) {
    #expect(press(key) == nil)
    #expect(press(.ctrl) == nil)
    #expect(press(key) == .quit)
    #expect(keys.command(for: .key(.ctrl, isDown: false)) == nil)
    #expect(press(key) == nil)
  }

  @Test("H-41 a window that loses the focus forgets Ctrl", arguments: [true, false])
  mutating func focus(isHidden: Bool) {
    _ = press(.ctrl)
    #expect(keys.command(for: isHidden ? .hidden : .focus(gained: false)) == nil)
    #expect(press(.q) == nil)
  }
}
