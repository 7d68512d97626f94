import CSDL2
import CoreGraphics
import SDLHost
import Simulator
import Testing
import UIKit

/// Translates events for window 4 from a touchscreen (7) and two kinds of touchpads (8, 9).
struct SDLEventTranslatorTests {
  private static let window: UInt32 = 4
  private static let now = HostClock.Moment(
    time: AppTime(microseconds: 500_000), milliseconds: 1000)

  private var translator = SDLEventTranslator(
    windowID: window, windowSize: CGSize(width: 640, height: 480)
  ) { device in
    switch device {
    case 7: .direct
    case 8: .indirectAbsolute
    default: .indirectRelative
    }
  }

  private mutating func report(_ event: SDL_Event) -> WindowEvent? {
    translator.translate(event, now: Self.now)?.event
  }

  // MARK: - Fingers

  @Test("H-05 H-15 a finger's device, number, location and pressure are preserved")
  mutating func finger() {
    let actions: [(SDL_EventType, WindowEvent.Finger.Action)] = [
      (SDL_FINGERDOWN, .down), (SDL_FINGERMOTION, .motion), (SDL_FINGERUP, .up),
    ]
    for (type, action) in actions {
      var event = SampleEvents.finger(type, 12, x: 0.25, y: 0.75, window: Self.window)
      event.tfinger.pressure = 0.5
      #expect(
        report(event)
          == .finger(
            WindowEvent.Finger(
              action, FingerKey(device: 7, finger: 12), at: CGPoint(x: 0.25, y: 0.75),
              pressure: 0.5)))
    }
  }

  @Test("H-14 a finger's location is clamped to the range of scripts, and its pressure to 0…1")
  mutating func extremeFingers() {
    func event(_ type: SDL_EventType, _ x: Float, _ pressure: Float) -> SDL_Event {
      var event = SampleEvents.finger(type, 1, x: x, y: -x, window: Self.window)
      event.tfinger.pressure = pressure
      return event
    }
    func finger(
      _ action: WindowEvent.Finger.Action, _ x: CGFloat, _ pressure: CGFloat?
    ) -> WindowEvent {
      .finger(
        WindowEvent.Finger(
          action, FingerKey(device: 7, finger: 1), at: CGPoint(x: x, y: -x), pressure: pressure))
    }
    #expect(report(event(SDL_FINGERDOWN, 1e30, 2)) == finger(.down, 1_000_000, 1))
    #expect(report(event(SDL_FINGERMOTION, -.infinity, -1)) == finger(.motion, -1_000_000, 0))
    #expect(report(event(SDL_FINGERDOWN, .nan, 1)) == nil)
    #expect(report(event(SDL_FINGERMOTION, .nan, 1)) == nil)
    // A lift is reported at any location, so that every touch ends.
    #expect(report(event(SDL_FINGERUP, .nan, .nan)) == finger(.up, 0, nil))
  }

  @Test("H-07 a finger's device type is looked up")
  mutating func device() {
    let devices: [(Int64, WindowEvent.Finger.Device)] = [
      (7, .direct), (8, .indirectAbsolute), (9, .indirectRelative),
    ]
    for (id, kind) in devices {
      let event = SampleEvents.finger(SDL_FINGERDOWN, device: id, window: Self.window)
      guard case .finger(let finger) = report(event) else {
        Issue.record("the event of device \(id) did not become a finger")
        continue
      }
      #expect(finger.device == kind)
    }
  }

  @Test("H-07 SDL's device types are converted")
  func deviceTypes() {
    #expect(InputDevices.kind(of: SDL_TOUCH_DEVICE_DIRECT) == .direct)
    #expect(InputDevices.kind(of: SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE) == .indirectAbsolute)
    #expect(InputDevices.kind(of: SDL_TOUCH_DEVICE_INDIRECT_RELATIVE) == .indirectRelative)
    #expect(InputDevices.kind(of: SDL_TOUCH_DEVICE_INVALID) == .indirectRelative)
  }

  @Test("H-02 touches emulated by the mouse and mouse events emulated by touches are ignored")
  mutating func emulation() {
    for type in [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP] {
      #expect(report(SampleEvents.finger(type, device: -1, window: Self.window)) == nil)
    }
    let touch = UInt32.max
    #expect(report(SampleEvents.motion(x: 1, y: 1, which: touch, window: Self.window)) == nil)
    for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
      #expect(report(SampleEvents.button(type, which: touch, window: Self.window)) == nil)
    }
  }

  @Test("H-11 events without the window's ID are ignored", arguments: [0, 5] as [UInt32])
  mutating func otherWindow(id: UInt32) {
    let events = [
      SampleEvents.finger(SDL_FINGERDOWN, window: id),
      SampleEvents.finger(SDL_FINGERMOTION, window: id),
      SampleEvents.finger(SDL_FINGERUP, window: id),
      SampleEvents.motion(x: 1, y: 1, window: id),
      SampleEvents.button(SDL_MOUSEBUTTONDOWN, window: id),
      SampleEvents.window(SDL_WINDOWEVENT_FOCUS_LOST, window: id),
    ]
    for event in events { #expect(report(event) == nil) }
  }

  @Test("I-22 a key without a window is accepted because it can precede SDL's focus report")
  mutating func keysBeforeFocus() {
    #expect(
      report(SampleEvents.key(SDL_KEYDOWN, SDLK_m, window: 0))
        == report(SampleEvents.key(SDL_KEYDOWN, SDLK_m, window: Self.window)))
    #expect(
      report(SampleEvents.key(SDL_KEYDOWN, SDLK_LALT, window: 0))
        == .keyboard(.key(.emulator(.alt), isDown: true)))
    #expect(report(SampleEvents.key(SDL_KEYDOWN, SDLK_m, window: 5)) == nil)
  }

  @Test("H-36 a release without a window is accepted so that every press ends")
  mutating func releases() {
    #expect(
      report(SampleEvents.button(SDL_MOUSEBUTTONUP, window: 0))
        == .mouse(.button(.left, isDown: false, CGPoint(x: 100, y: 100))))
    #expect(
      report(SampleEvents.key(SDL_KEYUP, SDLK_LALT, window: 0))
        == .keyboard(.key(.emulator(.alt), isDown: false)))
    #expect(report(SampleEvents.button(SDL_MOUSEBUTTONUP, window: 5)) == nil)
  }

  // MARK: - Mouse

  @Test("I-01 I-15 I-16 the left and right buttons are reported, and other buttons are ignored")
  mutating func buttons() {
    let buttons: [(Int32, MouseInput.Button?)] = [
      (SDL_BUTTON_LEFT, .left), (SDL_BUTTON_MIDDLE, nil), (SDL_BUTTON_RIGHT, .right),
      (SDL_BUTTON_X1, nil), (SDL_BUTTON_X2, nil),
    ]
    for (number, button) in buttons {
      for (type, isDown) in [(SDL_MOUSEBUTTONDOWN, true), (SDL_MOUSEBUTTONUP, false)] {
        let event = SampleEvents.button(type, number, x: -3, y: 700, window: Self.window)
        #expect(
          report(event)
            == button.map { .mouse(.button($0, isDown: isDown, CGPoint(x: -3, y: 700))) })
      }
    }
  }

  @Test("H-37 SDL's click count is not used")
  mutating func clicks() {
    #expect(
      report(SampleEvents.button(SDL_MOUSEBUTTONDOWN, clicks: 2, window: Self.window))
        == report(SampleEvents.button(SDL_MOUSEBUTTONDOWN, clicks: 1, window: Self.window)))
  }

  @Test("H-36 the mouse's location is in window units, even outside the window")
  mutating func motion() {
    #expect(
      report(SampleEvents.motion(x: -20, y: 481, window: Self.window))
        == .mouse(.moved(CGPoint(x: -20, y: 481))))
  }

  @Test("I-16 the wheel is ignored")
  mutating func wheel() {
    var event = SampleEvents.bare(SDL_MOUSEWHEEL)
    event.wheel.windowID = Self.window
    #expect(report(event) == nil)
  }

  // MARK: - Keys

  @Test("I-22 keys that have a function are recognized by their characters")
  mutating func keys() {
    let keys: [(SDL_KeyCode, Key)] = [
      (SDLK_LALT, .emulator(.alt)), (SDLK_RALT, .emulator(.alt)),
      (SDLK_LCTRL, .emulator(.ctrl)), (SDLK_RCTRL, .emulator(.ctrl)),
      (SDLK_LSHIFT, .emulator(.shift)), (SDLK_RSHIFT, .emulator(.shift)),
      (SDLK_m, .emulator(.m)), (SDLK_BACKSPACE, .emulator(.backspace)),
      (SDLK_ESCAPE, .shortcut(.escape)), (SDLK_h, .shortcut(.h)), (SDLK_g, .shortcut(.g)),
      (SDLK_F1, .shortcut(.f1)),
      (SDLK_QUESTION, .shortcut(.f1)), (SDLK_l, .shortcut(.l)), (SDLK_d, .shortcut(.d)),
      (SDLK_i, .shortcut(.i)), (SDLK_n, .shortcut(.n)), (SDLK_p, .shortcut(.p)),
      (SDLK_a, .shortcut(.a)), (SDLK_t, .shortcut(.t)),
      (SDLK_F5, .shortcut(.f5)), (SDLK_F8, .shortcut(.f8)), (SDLK_F9, .shortcut(.f9)),
      (SDLK_F10, .shortcut(.f10)),
      (SDLK_F11, .shortcut(.f11)), (SDLK_F12, .shortcut(.f12)), (SDLK_z, .shortcut(.z)),
      (SDLK_q, .shortcut(.q)), (SDLK_w, .shortcut(.w)),
    ]
    for (code, key) in keys {
      #expect(
        report(SampleEvents.key(SDL_KEYDOWN, code, window: Self.window))
          == .keyboard(.key(key, isDown: true)))
      #expect(
        report(SampleEvents.key(SDL_KEYUP, code, window: Self.window))
          == .keyboard(.key(key, isDown: false)))
    }
    let arrows: Set<Key> = [.shortcut(.left), .shortcut(.right)]
    #expect(Set(keys.map(\.1)).union(arrows) == Set(Key.allCases), "every key has a code")
  }

  @Test("I-22 arrows rotate the device only while Ctrl is held")
  mutating func arrows() {
    for (code, key) in [(SDLK_LEFT, WindowShortcut.left), (SDLK_RIGHT, .right)] {
      let withCtrl = SampleEvents.key(
        SDL_KEYDOWN, code, modifiers: KMOD_RCTRL, window: Self.window)
      #expect(report(withCtrl) == .keyboard(.key(.shortcut(key), isDown: true)))
    }
    let withoutCtrl = SampleEvents.key(SDL_KEYDOWN, SDLK_LEFT, window: Self.window)
    #expect(report(withoutCtrl) == .keyboard(.focus(.left, isDown: true)))
  }

  @Test("I-22 other keys are reported as other keys, and only when pressed")
  mutating func otherKeys() {
    for code in [SDLK_b, SDLK_SLASH, SDLK_F2, SDLK_LGUI, SDLK_UNKNOWN] {
      #expect(
        report(SampleEvents.key(SDL_KEYDOWN, code, window: Self.window)) == .keyboard(.other))
      #expect(report(SampleEvents.key(SDL_KEYUP, code, window: Self.window)) == nil)
    }
  }

  @Test("I-22 a question mark, typed with Shift and the slash, is treated as F1")
  mutating func questionMark() {
    let press = SampleEvents.key(
      SDL_KEYDOWN, SDLK_SLASH, modifiers: KMOD_RSHIFT, window: Self.window)
    #expect(report(press) == .keyboard(.key(.shortcut(.f1), isDown: true)))
  }

  @Test("I-22 a key without a Latin letter is recognized by its position")
  mutating func cyrillicKeys() {
    // The Russian layout has U+0440 on H, U+0439 on Q and U+044C on M; U+044D is on the apostrophe.
    let keys: [(UInt32, SDL_Scancode, WindowEvent)] = [
      (0x440, SDL_SCANCODE_H, .keyboard(.key(.shortcut(.h), isDown: true))),
      (0x439, SDL_SCANCODE_Q, .keyboard(.key(.shortcut(.q), isDown: true))),
      (0x44C, SDL_SCANCODE_M, .keyboard(.key(.emulator(.m), isDown: true))),
      (0x44D, SDL_SCANCODE_APOSTROPHE, .keyboard(.other)),
    ]
    for (character, scancode, expected) in keys {
      var press = SampleEvents.key(SDL_KEYDOWN, SDL_KeyCode(character), window: Self.window)
      press.key.keysym.scancode = scancode
      #expect(report(press) == expected)
    }
    // A Latin letter is recognized by its character: French keyboards have A in Q's position.
    var latin = SampleEvents.key(SDL_KEYDOWN, SDLK_a, window: Self.window)
    latin.key.keysym.scancode = SDL_SCANCODE_Q
    #expect(report(latin) == .keyboard(.key(.shortcut(.a), isDown: true)))
  }

  @Test("K-35 H-65 keys that control the clock are recognized")
  mutating func clockKeys() {
    let keys: [(SDL_KeyCode, ClockKey)] = [
      (SDLK_SPACE, .space), (SDLK_MINUS, .minus), (SDLK_KP_MINUS, .minus), (SDLK_PLUS, .plus),
      (SDLK_EQUALS, .plus), (SDLK_KP_PLUS, .plus), (SDLK_PERIOD, .right), (SDLK_KP_PERIOD, .right),
    ]
    for (code, key) in keys {
      #expect(
        report(SampleEvents.key(SDL_KEYDOWN, code, window: Self.window))
          == .keyboard(.clock(key)))
      #expect(report(SampleEvents.key(SDL_KEYUP, code, window: Self.window)) == nil)
    }
    #expect(Set(keys.map(\.1)) == Set(ClockKey.allCases))
  }

  @Test("Presses and releases of arrows and Return are reported for keyboard focus")
  mutating func focusKeys() {
    let keys: [(SDL_KeyCode, FocusKey)] = [
      (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_UP, .up), (SDLK_DOWN, .down),
      (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_PAGEUP, .pageUp),
      (SDLK_PAGEDOWN, .pageDown),
    ]
    for (code, key) in keys {
      for (type, isDown) in [(SDL_KEYDOWN, true), (SDL_KEYUP, false)] {
        let event = SampleEvents.key(type, code, window: Self.window)
        #expect(report(event) == .keyboard(.focus(key, isDown: isDown)))
      }
    }
    #expect(Set(keys.map(\.1)) == Set(FocusKey.allCases), "every key has a code")
    let chord = SampleEvents.key(
      SDL_KEYDOWN, SDLK_UP, modifiers: KMOD_LCTRL, window: Self.window)
    #expect(report(chord) == .keyboard(.other))
  }

  @Test("Key repeats are ignored")
  mutating func repeats() {
    for code in [SDLK_m, SDLK_a] {
      #expect(
        report(SampleEvents.key(SDL_KEYDOWN, code, isRepeat: true, window: Self.window)) == nil)
    }
  }

  @Test("H-41 a modifier is released when both of its keys are released")
  mutating func bothKeys() {
    #expect(
      report(
        SampleEvents.key(SDL_KEYUP, SDLK_LCTRL, modifiers: KMOD_RCTRL, window: Self.window))
        == nil)
    #expect(
      report(
        SampleEvents.key(SDL_KEYUP, SDLK_LCTRL, modifiers: KMOD_LALT, window: Self.window))
        == .keyboard(.key(.emulator(.ctrl), isDown: false)))
    #expect(
      report(SampleEvents.key(SDL_KEYUP, SDLK_m, modifiers: KMOD_LCTRL, window: Self.window))
        == .keyboard(.key(.emulator(.m), isDown: false)))
  }

  // MARK: - The window

  @Test("H-34 H-35 window events are translated")
  mutating func windowEvents() {
    let events: [(SDL_WindowEventID, WindowEvent?)] = [
      (SDL_WINDOWEVENT_FOCUS_GAINED, .window(.focus(gained: true))),
      (SDL_WINDOWEVENT_FOCUS_LOST, .window(.focus(gained: false))),
      (SDL_WINDOWEVENT_MINIMIZED, .window(.hidden)), (SDL_WINDOWEVENT_HIDDEN, .window(.hidden)),
      (SDL_WINDOWEVENT_RESTORED, .window(.shown)), (SDL_WINDOWEVENT_SHOWN, .window(.shown)),
      (SDL_WINDOWEVENT_MAXIMIZED, .window(.shown)), (SDL_WINDOWEVENT_LEAVE, .mouse(.exited)),
      (SDL_WINDOWEVENT_ENTER, nil), (SDL_WINDOWEVENT_EXPOSED, nil), (SDL_WINDOWEVENT_MOVED, nil),
      (SDL_WINDOWEVENT_RESIZED, nil), (SDL_WINDOWEVENT_CLOSE, nil),
      (SDL_WINDOWEVENT_TAKE_FOCUS, nil), (SDL_WINDOWEVENT_NONE, nil),
    ]
    for (id, expected) in events {
      #expect(report(SampleEvents.window(id, window: Self.window)) == expected)
    }
  }

  @Test("H-40 a new size is reported, and so is a new display, with the last reported size")
  mutating func sizes() {
    let display = SampleEvents.window(SDL_WINDOWEVENT_DISPLAY_CHANGED, 1, window: Self.window)
    #expect(report(display) == .window(.resized(CGSize(width: 640, height: 480))))
    #expect(
      report(SampleEvents.window(SDL_WINDOWEVENT_SIZE_CHANGED, 800, 600, window: Self.window))
        == .window(.resized(CGSize(width: 800, height: 600))))
    #expect(report(display) == .window(.resized(CGSize(width: 800, height: 600))))
  }

  @Test("A file dropped onto the window is reported with its path, and SDL's string is not freed")
  mutating func droppedFile() {
    let path = "/tmp/ein Bild – 1.png"
    let event = SampleEvents.drop(path, window: Self.window)
    defer { EventQueue.free(event) }
    #expect(report(event) == .window(.fileDropped(path)))
    #expect(report(event) == .window(.fileDropped(path)))
    let other = SampleEvents.drop(path, window: 5)
    defer { EventQueue.free(other) }
    #expect(report(other) == nil)
  }

  @Test("H-34 application events are translated")
  mutating func program() {
    #expect(report(SampleEvents.bare(SDL_QUIT)) == .window(.quit))
    #expect(report(SampleEvents.bare(SDL_APP_WILLENTERBACKGROUND)) == .window(.hidden))
    #expect(report(SampleEvents.bare(SDL_APP_DIDENTERFOREGROUND)) == .window(.shown))
  }

  @Test("All other events are ignored")
  mutating func others() {
    let types = [
      SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_KEYMAPCHANGED, SDL_MULTIGESTURE, SDL_DOLLARGESTURE,
      SDL_DOLLARRECORD, SDL_CLIPBOARDUPDATE, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN,
      SDL_DROPCOMPLETE, SDL_RENDER_TARGETS_RESET,
      SDL_RENDER_DEVICE_RESET, SDL_JOYDEVICEADDED, SDL_SENSORUPDATE, SDL_DISPLAYEVENT,
      SDL_USEREVENT, SDL_FIRSTEVENT,
    ]
    for type in types { #expect(report(SampleEvents.bare(type)) == nil) }
  }

  // MARK: - Times

  @Test("H-16 an event's 32-bit time is extended using the 64-bit counter")
  mutating func times() {
    func time(_ milliseconds: UInt32, now: UInt64, clock: Int64) -> Int64? {
      translator.translate(
        SampleEvents.motion(x: 1, y: 1, window: Self.window, at: milliseconds),
        now: HostClock.Moment(
          time: AppTime(microseconds: clock), milliseconds: now)
      )?.time.microseconds
    }
    // The event is 4 ms before the counter wraps, and is read 10 ms after that: 14 ms ago.
    #expect(time(UInt32.max - 3, now: 0x1_0000_000A, clock: 500_000) == 486_000)
    #expect(time(0x8, now: 0x1_0000_000A, clock: 500_000) == 498_000)
    #expect(
      time(0x9_0000, now: 0x1_0000_000A, clock: 500_100) == 500_100,
      "a time in the future becomes the current time")
    #expect(time(0x1, now: 0x1_0000_000B, clock: 501_000) == 500_100, "times never decrease")
    translator.restartClock()
    #expect(time(0x1, now: 0x1_0000_000B, clock: 3_000) == 0, "a new phone's time starts at 0")
  }

  // MARK: - From SDL to the screen

  @Test("H-10 X11 reports column 100 of 320 as 0.313480, which is converted to 100")
  mutating func column() throws {
    var viewport = ScreenViewport(
      windowSize: CGSize(width: 320, height: 480), screen: CGSize(width: 320, height: 480))
    viewport.countsFromEdgeToEdge = true
    var desktop = DesktopInput(viewport: viewport)
    let event = try #require(
      Self.landing(&translator, x: 0.313480, y: 0.5))
    desktop.translate([event], from: .zero, to: Self.now.time)
    guard case .touches(let changes)? = desktop.takeEvents().first?.event,
      let point = changes.first?.kind.point
    else {
      Issue.record("no finger landed")
      return
    }
    #expect(abs(point.x - 100) <= 1e-3)
    #expect(abs(point.y - 239.5) <= 1e-3)
  }

  @Test("H-10 other displays report the same column as 100/320")
  mutating func columnElsewhere() throws {
    var desktop = DesktopInput(
      viewport: ScreenViewport(
        windowSize: CGSize(width: 320, height: 480), screen: CGSize(width: 320, height: 480)))
    let event = try #require(Self.landing(&translator, x: 100.0 / 320, y: 0.5))
    desktop.translate([event], from: .zero, to: Self.now.time)
    #expect(
      desktop.takeEvents().map(\.event) == [
        .touches([
          TouchChange(
            FingerKey(device: 7, finger: 1), .down(CGPoint(x: 100, y: 240)),
            pressure: 1)
        ])
      ])
  }

  private static func landing(
    _ translator: inout SDLEventTranslator, x: Float, y: Float
  ) -> Timed<WindowEvent>? {
    translator.translate(
      SampleEvents.finger(SDL_FINGERDOWN, x: x, y: y, window: window, at: 1000), now: now)
  }
}
