import CSDL2
import Simulator

extension Key {
  /// The key of an SDL key code, by what is printed on it; nil for one that means nothing here.
  init?(code: SDL_Keycode) {
    switch SDL_KeyCode(UInt32(bitPattern: code)) {
    case SDLK_LALT, SDLK_RALT: self = .alt
    case SDLK_LCTRL, SDLK_RCTRL: self = .ctrl
    case SDLK_LSHIFT, SDLK_RSHIFT: self = .shift
    case SDLK_m: self = .m
    case SDLK_BACKSPACE: self = .backspace
    case SDLK_ESCAPE: self = .escape
    case SDLK_h: self = .h
    case SDLK_d: self = .d
    case SDLK_F5: self = .f5
    case SDLK_F9: self = .f9
    case SDLK_F11: self = .f11
    case SDLK_F12: self = .f12
    case SDLK_q: self = .q
    case SDLK_w: self = .w
    default: return nil
    }
  }

  /// The bits of SDL's modifier state that tell that a key of this kind is held; 0 for others.
  ///
  /// A keyboard has two of each: letting go of one does not end the modifier.
  var modifierBits: UInt32 {
    switch self {
    case .alt: KMOD_ALT.rawValue
    case .ctrl: KMOD_CTRL.rawValue
    case .shift: KMOD_SHIFT.rawValue
    case .m, .backspace, .escape, .h, .d, .f5, .f9, .f11, .f12, .q, .w: 0
    }
  }
}
