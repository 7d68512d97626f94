package import CSDL2
package import CoreGraphics
package import Simulator
import UIKit

/// Turns SDL's events into window events, one by one.
///
/// It knows how SDL spells things and decides nothing else: what an event does to the phone is for
/// `DesktopInput`. It asks SDL for nothing, so tests need no display.
package struct SDLEventTranslator {
  /// The window whose events count.
  package let windowID: UInt32
  /// Returns what kind of device reports a finger.
  package let deviceKind: (SDL_TouchID) -> WindowEvent.Finger.Device
  /// The window's size as last reported, in window units.
  package private(set) var windowSize: CGSize

  private var clock = TickUnwrapper()

  /// Makes a translator for one window.
  package init(
    windowID: UInt32, windowSize: CGSize,
    deviceKind: @escaping (SDL_TouchID) -> WindowEvent.Finger.Device
  ) {
    self.windowID = windowID
    self.windowSize = windowSize
    self.deviceKind = deviceKind
  }

  /// Restarts the times of events, because the phone's clock restarts.
  package mutating func restartClock() {
    clock = TickUnwrapper()
  }

  /// Returns what an event reports; nil for events without meaning or of other windows.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: When it was removed from the queue.
  package mutating func translate(
    _ event: SDL_Event, now: HostClock.Moment
  ) -> Timed<WindowEvent>? {
    guard let report = report(of: event) else { return nil }
    let time = clock.time(
      of: event.common.timestamp, nowMilliseconds: now.milliseconds, now: now.time)
    return Timed(time, report)
  }

  private mutating func report(of event: SDL_Event) -> WindowEvent? {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: finger(.down, event.tfinger)
    case SDL_FINGERMOTION: finger(.motion, event.tfinger)
    case SDL_FINGERUP: finger(.up, event.tfinger)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEBUTTONDOWN: button(event.button, isDown: true)
    case SDL_MOUSEBUTTONUP: button(event.button, isDown: false)
    case SDL_KEYDOWN: keyDown(event.key)
    case SDL_KEYUP: keyUp(event.key)
    case SDL_WINDOWEVENT: window(event.window)
    case SDL_DROPFILE: file(event.drop)
    case SDL_APP_WILLENTERBACKGROUND: .hidden
    case SDL_APP_DIDENTERFOREGROUND: .shown
    case SDL_QUIT: .quit
    default: nil
    }
  }

  // MARK: - Fingers

  private func finger(
    _ action: WindowEvent.Finger.Action, _ event: SDL_TouchFingerEvent
  ) -> WindowEvent? {
    // The location of a finger without a window is not a fraction of the window.
    guard event.windowID == windowID, event.touchId != Self.mouseAsTouch else { return nil }
    var position = CGPoint(x: Self.fraction(event.x), y: Self.fraction(event.y))
    if !position.x.isFinite || !position.y.isFinite {
      // What went down has to come up, wherever that is.
      guard action == .up else { return nil }
      position = .zero
    }
    return .finger(
      WindowEvent.Finger(
        action, FingerKey(device: event.touchId, finger: event.fingerId),
        device: deviceKind(event.touchId), at: position,
        pressure: event.pressure.isNaN ? nil : CGFloat(min(max(event.pressure, 0), 1))))
  }

  /// Returns a fraction of the window within what scripts can express; not a number remains so.
  private static func fraction(_ value: Float) -> CGFloat {
    value.isNaN ? .nan : CGFloat(min(max(value, -1_000_000), 1_000_000))
  }

  /// The device of touches that SDL makes of a mouse: `SDL_MOUSE_TOUCHID`.
  private static let mouseAsTouch: SDL_TouchID = -1
  /// The mouse that SDL makes of touches: `SDL_TOUCH_MOUSEID`.
  private static let touchAsMouse = UInt32.max

  // MARK: - Mouse

  private func motion(_ event: SDL_MouseMotionEvent) -> WindowEvent? {
    guard event.windowID == windowID, event.which != Self.touchAsMouse else { return nil }
    return .mouseMoved(CGPoint(x: CGFloat(event.x), y: CGFloat(event.y)))
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
    return .mouseButton(
      button, isDown: isDown, CGPoint(x: CGFloat(event.x), y: CGFloat(event.y)))
  }

  /// Whether an event with this number of a window is our window's, or no window's.
  ///
  /// SDL names none for a key that comes together with the focus, nor for a release when the pointer
  /// or the focus has left: what went down has to come up.
  private func isOursOrNone(_ id: UInt32) -> Bool { id == windowID || id == 0 }

  // MARK: - Keys

  private func keyDown(_ event: SDL_KeyboardEvent) -> WindowEvent? {
    guard isOursOrNone(event.windowID), event.repeat == 0 else { return nil }
    // With Ctrl an arrow is another key.
    let holdsCtrl = UInt32(event.keysym.mod) & KMOD_CTRL.rawValue != 0
    if !holdsCtrl, let key = FocusKey(event.keysym) { return .focusKey(key, isDown: true) }
    if let key = Key(event.keysym) { return .key(key, isDown: true) }
    return PlaybackKey(event.keysym).map(WindowEvent.playbackKey) ?? .otherKey
  }

  private func keyUp(_ event: SDL_KeyboardEvent) -> WindowEvent? {
    guard isOursOrNone(event.windowID) else { return nil }
    if let key = FocusKey(event.keysym) { return .focusKey(key, isDown: false) }
    guard let key = Key(event.keysym), UInt32(event.keysym.mod) & key.modifierBits == 0 else {
      return nil
    }
    return .key(key, isDown: false)
  }

  // MARK: - The window

  /// A dropped file; the caller frees the event's text.
  private func file(_ event: SDL_DropEvent) -> WindowEvent? {
    guard event.windowID == windowID, let path = event.file else { return nil }
    return .fileDropped(String(cString: path))
  }

  private mutating func window(_ event: SDL_WindowEvent) -> WindowEvent? {
    guard event.windowID == windowID else { return nil }
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      return .focus(gained: true)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      return .focus(gained: false)
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
      return .hidden
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      return .shown
    case SDL_WINDOWEVENT_LEAVE:
      return .mouseLeft
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      windowSize = CGSize(width: CGFloat(event.data1), height: CGFloat(event.data2))
      return .resized(windowSize)
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return .resized(windowSize)
    default:
      return nil
    }
  }
}
