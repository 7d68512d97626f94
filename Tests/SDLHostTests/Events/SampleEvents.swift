import CSDL2

/// Short functions that create SDL events for tests.
enum SampleEvents {
  /// Creates a finger event.
  static func finger(
    _ type: SDL_EventType, _ finger: Int64 = 1, x: Float = 0.5, y: Float = 0.5, device: Int64 = 7,
    window: UInt32, at milliseconds: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.timestamp = milliseconds
    event.tfinger.touchId = device
    event.tfinger.fingerId = finger
    event.tfinger.x = x
    event.tfinger.y = y
    event.tfinger.pressure = 1
    event.tfinger.windowID = window
    return event
  }

  /// Creates a mouse motion event.
  static func motion(
    x: Int32, y: Int32, which: UInt32 = 0, window: UInt32, at milliseconds: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.timestamp = milliseconds
    event.motion.which = which
    event.motion.windowID = window
    event.motion.x = x
    event.motion.y = y
    return event
  }

  /// Creates a mouse button event.
  static func button(
    _ type: SDL_EventType, _ button: Int32 = SDL_BUTTON_LEFT, x: Int32 = 100, y: Int32 = 100,
    clicks: UInt8 = 1, which: UInt32 = 0, window: UInt32, at milliseconds: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.timestamp = milliseconds
    event.button.which = which
    event.button.windowID = window
    event.button.button = UInt8(button)
    event.button.clicks = clicks
    event.button.x = x
    event.button.y = y
    return event
  }

  /// Creates a key event. `modifiers` are the modifiers after the event.
  static func key(
    _ type: SDL_EventType, _ code: SDL_KeyCode, modifiers: SDL_Keymod = KMOD_NONE,
    isRepeat: Bool = false, window: UInt32, at milliseconds: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = type.rawValue
    event.key.timestamp = milliseconds
    event.key.windowID = window
    event.key.repeat = isRepeat ? 1 : 0
    event.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
  }

  /// Creates a window event.
  static func window(
    _ change: SDL_WindowEventID, _ first: Int32 = 0, _ second: Int32 = 0, window: UInt32,
    at milliseconds: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.timestamp = milliseconds
    event.window.windowID = window
    event.window.event = UInt8(change.rawValue)
    event.window.data1 = first
    event.window.data2 = second
    return event
  }

  /// Creates a file drop event. The receiver frees its text.
  static func drop(
    _ path: String, type: SDL_EventType = SDL_DROPFILE, window: UInt32
  ) -> SDL_Event {
    var event = SDL_Event()
    event.drop.type = type.rawValue
    event.drop.file = SDL_strdup(path)
    event.drop.windowID = window
    return event
  }

  /// Creates an event that has only a type.
  static func bare(_ type: SDL_EventType, at milliseconds: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.common.type = type.rawValue
    event.common.timestamp = milliseconds
    return event
  }
}
