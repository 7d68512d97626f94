import CSDL2
import CoreGraphics
import Simulator
import Testing
import UIKit

@testable import SDLHost

/// Translates text events and keys while the app receives text.
struct TypedTextTests {
  private static let window: UInt32 = 4
  private static let now = HostClock.Moment(time: .zero, milliseconds: 0)

  private var translator = SDLEventTranslator(
    windowID: window, windowSize: CGSize(width: 320, height: 480)
  ) { _ in .direct }

  private mutating func report(_ event: SDL_Event) -> WindowEvent? {
    translator.translate(event, now: Self.now)?.event
  }

  private mutating func press(
    _ code: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false
  ) -> WindowEvent? {
    report(
      SampleEvents.key(
        SDL_KEYDOWN, code, modifiers: modifiers, isRepeat: isRepeat, window: Self.window))
  }

  private static func text(_ type: SDL_EventType, _ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.text.type = type.rawValue
    event.text.windowID = window
    if type == SDL_TEXTINPUT {
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
    } else {
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
    }
    return event
  }

  @Test("M-62 text events are text while the app receives text, and ignored otherwise")
  mutating func text() {
    #expect(report(Self.text(SDL_TEXTINPUT, "é")) == nil)
    translator.isTyping = true
    #expect(report(Self.text(SDL_TEXTINPUT, "é")) == .keyboard(.text(.insert("é"))))
    #expect(report(Self.text(SDL_TEXTEDITING, "´")) == .keyboard(.text(.compose("´"))))
    #expect(report(Self.text(SDL_TEXTEDITING, "")) == .keyboard(.text(.compose(""))))
    #expect(report(Self.text(SDL_TEXTINPUT, "")) == nil)
  }

  @Test("M-62 letters are not shortcuts while the app receives text, but function keys are")
  mutating func letters() {
    #expect(press(SDLK_h) == .keyboard(.key(.shortcut(.h), isDown: true)))
    translator.isTyping = true
    #expect(press(SDLK_h) == .keyboard(.other))
    #expect(press(SDLK_h, isRepeat: true) == nil)
    #expect(press(SDLK_QUESTION) == .keyboard(.other))
    #expect(press(SDLK_SPACE) == .keyboard(.other))
    #expect(press(SDLK_F12) == .keyboard(.key(.shortcut(.f12), isDown: true)))
    #expect(press(SDLK_q, KMOD_LCTRL) == .keyboard(.key(.shortcut(.q), isDown: true)))
    #expect(press(SDLK_LSHIFT) == .keyboard(.key(.emulator(.shift), isDown: true)))
  }

  @Test("M-37 M-62 editing keys edit, and repeat while they are held")
  mutating func editing() {
    translator.isTyping = true
    let keys: [(SDL_KeyCode, SDL_Keymod, TextKey)] = [
      (SDLK_BACKSPACE, KMOD_NONE, .backspace), (SDLK_DELETE, KMOD_NONE, .delete),
      (SDLK_RETURN, KMOD_NONE, .return), (SDLK_KP_ENTER, KMOD_NONE, .return),
      (SDLK_LEFT, KMOD_NONE, .left), (SDLK_LEFT, KMOD_LSHIFT, .shiftLeft),
      (SDLK_DOWN, KMOD_RSHIFT, .shiftDown), (SDLK_HOME, KMOD_NONE, .home),
      (SDLK_END, KMOD_LSHIFT, .shiftEnd), (SDLK_ESCAPE, KMOD_NONE, .escape),
      (SDLK_a, KMOD_LCTRL, .selectAll), (SDLK_c, KMOD_LCTRL, .copy), (SDLK_x, KMOD_RCTRL, .cut),
    ]
    for (code, modifiers, key) in keys {
      #expect(press(code, modifiers) == .keyboard(.text(.key(key))))
      #expect(press(code, modifiers, isRepeat: true) == .keyboard(.text(.key(key))))
    }
  }

  @Test("M-62 a remote keyboard types letters, digits, and spaces")
  mutating func remote() {
    func key(_ name: String, _ modifiers: UInt32 = 0) -> WindowEvent? {
      translator.keyEvent(named: name, isDown: true, modifiers: modifiers)
    }
    #expect(key("H") == .keyboard(.key(.shortcut(.h), isDown: true)))
    translator.isTyping = true
    #expect(key("H") == .keyboard(.text(.insert("h"))))
    #expect(key("H", KMOD_LSHIFT.rawValue) == .keyboard(.text(.insert("H"))))
    #expect(key("Space") == .keyboard(.text(.insert(" "))))
    #expect(key("Backspace") == .keyboard(.text(.key(.backspace))))
    #expect(key("Q", KMOD_LCTRL.rawValue) == .keyboard(.key(.shortcut(.q), isDown: true)))
  }

  @Test("M-62 Ctrl+V pastes the clipboard without control characters; an empty one has no effect")
  mutating func pasting() {
    translator.isTyping = true
    #expect(press(SDLK_v, KMOD_LCTRL) == .keyboard(.other))
    translator.clipboardText = { "a\r\nb\u{1B}\tc" }
    #expect(press(SDLK_v, KMOD_LCTRL) == .keyboard(.text(.paste("a\nb\tc"))))
  }
}
