import CSDL2
import Simulator
import UIKit

// Typed text and editing keys, while the app receives text.
extension SDLEventTranslator {
  /// Returns typed text.
  func typedText(_ event: SDL_TextInputEvent) -> WindowEvent? {
    guard isTyping, event.windowID == windowID else { return nil }
    let text = withUnsafeBytes(of: event.text) {
      let bytes = $0.prefix { $0 != 0 }
      // On X11, without a table of dead keys, Xlib returns an accent such as ´ in Latin-1.
      return String(validating: bytes, as: UTF8.self)
        ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    return text.isEmpty ? nil : .keyboard(.text(.insert(text)))
  }

  /// Returns the unfinished composition of an input method.
  func composition(_ event: SDL_TextEditingEvent) -> WindowEvent? {
    guard isTyping, event.windowID == windowID else { return nil }
    let text = withUnsafeBytes(of: event.text) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .keyboard(.text(.compose(text)))
  }

  /// Returns the effect of a key on text, or `nil` for a key that doesn't affect text: a modifier, a
  /// function key, or a shortcut with Ctrl.
  func typingEvent(of event: SDL_KeyboardEvent) -> WindowEvent? {
    let modifiers = UInt32(event.keysym.mod)
    let key = SDL_KeyCode(rawValue: UInt32(bitPattern: event.keysym.sym))
    if modifiers & KMOD_CTRL.rawValue != 0 {
      // Alt Gr is reported as Ctrl and Alt on some keyboards, and then types characters.
      guard modifiers & KMOD_ALT.rawValue == 0 else { return nil }
      return command(key)
    }
    if let key = Self.key(key, isShifted: modifiers & KMOD_SHIFT.rawValue != 0) {
      return .keyboard(.text(.key(key)))
    }
    // The text of other keys arrives separately. Key codes with SDL's scancode bit have none.
    return event.keysym.sym & 1 << 30 == 0 && event.repeat == 0 ? .keyboard(.other) : nil
  }

  /// Returns the character that a remote keyboard's key types, or `nil` for any other key.
  ///
  /// The layout of a remote keyboard is unknown, so Shift changes only letters.
  static func text(ofKey name: String, modifiers: UInt32) -> String? {
    guard modifiers & (KMOD_CTRL.rawValue | KMOD_ALT.rawValue) == 0 else { return nil }
    if name == "Space" { return " " }
    guard name.count == 1 else { return nil }
    let isShifted = modifiers & KMOD_SHIFT.rawValue != 0
    return isShifted ? name.uppercased() : name.lowercased()
  }

  private func command(_ key: SDL_KeyCode) -> WindowEvent? {
    switch key {
    case SDLK_a: return .keyboard(.text(.key(.selectAll)))
    case SDLK_c: return .keyboard(.text(.key(.copy)))
    case SDLK_x: return .keyboard(.text(.key(.cut)))
    case SDLK_v: return .keyboard(pastedText.map { .text(.paste($0)) } ?? .other)
    default: return nil
    }
  }

  /// The text of the clipboard without control characters other than newlines and tabs, which a
  /// recorded script could not contain.
  private var pastedText: String? {
    guard let text = clipboardText()?.replacing("\r\n", with: "\n") else { return nil }
    let scalars = text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" }
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }

  private static func key(_ key: SDL_KeyCode, isShifted: Bool) -> TextKey? {
    switch key {
    case SDLK_BACKSPACE: .backspace
    case SDLK_DELETE: .delete
    case SDLK_RETURN, SDLK_KP_ENTER: .return
    case SDLK_LEFT: isShifted ? .shiftLeft : .left
    case SDLK_RIGHT: isShifted ? .shiftRight : .right
    case SDLK_UP: isShifted ? .shiftUp : .up
    case SDLK_DOWN: isShifted ? .shiftDown : .down
    case SDLK_HOME: isShifted ? .shiftHome : .home
    case SDLK_END: isShifted ? .shiftEnd : .end
    case SDLK_ESCAPE: .escape
    default: nil
    }
  }
}
