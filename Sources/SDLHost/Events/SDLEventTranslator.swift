package import CSDL2
package import CoreGraphics
package import Simulator
import UIKit

/// Converts SDL events to window events.
///
/// This type reads only SDL's data; `DesktopInput` determines an event's effect. It does not call
/// SDL, so tests do not need a display.
package struct SDLEventTranslator {
  /// The window whose events are translated.
  package let windowID: UInt32
  /// Returns the kind of a touch device.
  package let deviceKind: (SDL_TouchID) -> WindowEvent.Finger.Device
  /// The window's last reported size, in window units.
  package private(set) var windowSize: CGSize

  private var clock = TickUnwrapper()
  /// Whether the app receives text. If so, keys type or edit instead of triggering shortcuts.
  package var isTyping = false
  /// Whether held arrow keys repeat.
  package var repeatsArrows = false
  /// Returns the desktop's clipboard, for Ctrl+V.
  package var clipboardText: () -> String? = { nil }

  /// Creates a translator for one window.
  package init(
    windowID: UInt32, windowSize: CGSize,
    deviceKind: @escaping (SDL_TouchID) -> WindowEvent.Finger.Device
  ) {
    self.windowID = windowID
    self.windowSize = windowSize
    self.deviceKind = deviceKind
  }

  /// Restarts event times because the phone's clock restarts.
  package mutating func restartClock() {
    clock = TickUnwrapper()
  }

  /// Converts an event, or returns `nil` if the event has no effect or belongs to another window.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: The time at which it was removed from the queue.
  package mutating func translate(
    _ event: SDL_Event, now: HostClock.Moment
  ) -> Timed<WindowEvent>? {
    let report: WindowEvent? =
      switch SDL_EventType(event.type) {
      case SDL_FINGERDOWN: finger(.down, event.tfinger)
      case SDL_FINGERMOTION: finger(.motion, event.tfinger)
      case SDL_FINGERUP: finger(.up, event.tfinger)
      case SDL_MOUSEMOTION: motion(event.motion)
      case SDL_MOUSEBUTTONDOWN: button(event.button, isDown: true)
      case SDL_MOUSEBUTTONUP: button(event.button, isDown: false)
      case SDL_KEYDOWN: keyDown(event.key)
      case SDL_KEYUP: keyUp(event.key)
      case SDL_TEXTINPUT: typedText(event.text)
      case SDL_TEXTEDITING: composition(event.edit)
      case SDL_WINDOWEVENT: window(event.window)
      case SDL_DROPFILE: file(event.drop)
      case SDL_APP_WILLENTERBACKGROUND: .window(.hidden)
      case SDL_APP_DIDENTERFOREGROUND: .window(.shown)
      case SDL_QUIT: .window(.quit)
      default: nil
      }
    guard let report else { return nil }
    let time = clock.time(
      of: event.common.timestamp, nowMilliseconds: now.milliseconds, now: now.time,
      speed: now.speed)
    return Timed(time, report)
  }

  // MARK: - Fingers

  private func finger(
    _ action: WindowEvent.Finger.Action, _ event: SDL_TouchFingerEvent
  ) -> WindowEvent? {
    // If the event has no window, the finger's location is not a fraction of the window.
    guard event.windowID == windowID, event.touchId != Self.mouseAsTouch else { return nil }
    var position = CGPoint(x: Self.fraction(event.x), y: Self.fraction(event.y))
    if !position.x.isFinite || !position.y.isFinite {
      // Always report a lift, wherever it is.
      guard action == .up else { return nil }
      position = .zero
    }
    return .finger(
      WindowEvent.Finger(
        action, FingerKey(device: event.touchId, finger: event.fingerId),
        device: deviceKind(event.touchId), at: position,
        pressure: event.pressure.isNaN ? nil : CGFloat(min(max(event.pressure, 0), 1))))
  }

  /// Clamps a window fraction to the range that scripts can express; NaN stays NaN.
  private static func fraction(_ value: Float) -> CGFloat {
    value.isNaN ? .nan : CGFloat(min(max(value, -1_000_000), 1_000_000))
  }

  /// The device of the touches that SDL synthesizes for a mouse: `SDL_MOUSE_TOUCHID`.
  private static let mouseAsTouch: SDL_TouchID = -1
  /// The mouse that SDL synthesizes for touches: `SDL_TOUCH_MOUSEID`.
  private static let touchAsMouse = UInt32.max

  // MARK: - Mouse

  private func motion(_ event: SDL_MouseMotionEvent) -> WindowEvent? {
    guard event.windowID == windowID, event.which != Self.touchAsMouse else { return nil }
    return .mouse(.moved(CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))))
  }

  private func button(_ event: SDL_MouseButtonEvent, isDown: Bool) -> WindowEvent? {
    let isOurs = isDown ? event.windowID == windowID : isOursOrNone(event.windowID)
    guard isOurs, event.which != Self.touchAsMouse else { return nil }
    let button: MouseInput.Button
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = .left
    case SDL_BUTTON_RIGHT: button = .right
    default: return nil
    }
    let location = CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))
    return .mouse(.button(button, isDown: isDown, location))
  }

  /// Returns whether an event belongs to this window or to no window.
  ///
  /// SDL reports no window for a key that arrives together with the focus, or for a release after
  /// the pointer or the focus has left. Releases must never be dropped.
  private func isOursOrNone(_ id: UInt32) -> Bool { id == windowID || id == 0 }

  // MARK: - Keys

  private func keyDown(_ event: SDL_KeyboardEvent) -> WindowEvent? {
    guard isOursOrNone(event.windowID) else { return nil }
    if isTyping, let typed = typingEvent(of: event) { return typed }
    if event.repeat != 0, !repeatsArrows || FocusKey(event.keysym) == nil { return nil }
    // With Ctrl, an arrow key is a shortcut.
    let holdsCtrl = UInt32(event.keysym.mod) & KMOD_CTRL.rawValue != 0
    if !holdsCtrl, let key = FocusKey(event.keysym) { return .keyboard(.focus(key, isDown: true)) }
    if let key = Key(event.keysym) { return .keyboard(.key(key, isDown: true)) }
    return .keyboard(ClockKey(event.keysym).map(WindowEvent.Keyboard.clock) ?? .other)
  }

  private func keyUp(_ event: SDL_KeyboardEvent) -> WindowEvent? {
    guard isOursOrNone(event.windowID) else { return nil }
    if let key = FocusKey(event.keysym) { return .keyboard(.focus(key, isDown: false)) }
    guard let key = Key(event.keysym), UInt32(event.keysym.mod) & key.modifierBits == 0 else {
      return nil
    }
    return .keyboard(.key(key, isDown: false))
  }

  /// Converts a remote keyboard's key, given by its SDL name, or returns `nil` if the key is not
  /// used.
  ///
  /// - Parameter modifiers: The modifier keys that are down, in SDL's bits.
  func keyEvent(named name: String, isDown: Bool, modifiers: UInt32) -> WindowEvent? {
    var event = SDL_KeyboardEvent()
    event.keysym.sym = SDL_GetKeyFromName(name)
    guard event.keysym.sym != 0 else { return isDown ? .keyboard(.other) : nil }
    event.keysym.mod = UInt16(truncatingIfNeeded: modifiers)
    if isTyping, isDown, let text = Self.text(ofKey: name, modifiers: modifiers) {
      return .keyboard(.text(.insert(text)))
    }
    return isDown ? keyDown(event) : keyUp(event)
  }

  // MARK: - The window

  /// Returns a dropped file. The caller frees the event's text.
  private func file(_ event: SDL_DropEvent) -> WindowEvent? {
    guard event.windowID == windowID, let path = event.file else { return nil }
    return .window(.fileDropped(String(cString: path)))
  }

  private mutating func window(_ event: SDL_WindowEvent) -> WindowEvent? {
    guard event.windowID == windowID else { return nil }
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      return .window(.focus(gained: true))
    case SDL_WINDOWEVENT_FOCUS_LOST:
      return .window(.focus(gained: false))
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
      return .window(.hidden)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      return .window(.shown)
    case SDL_WINDOWEVENT_LEAVE:
      return .mouse(.exited)
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      windowSize = CGSize(width: CGFloat(event.data1), height: CGFloat(event.data2))
      return .window(.resized(windowSize))
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return .window(.resized(windowSize))
    default:
      return nil
    }
  }
}
