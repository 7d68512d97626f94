package import CSDL2
package import CoreGraphics
package import Simulator
package import UIKit

/// The state of the touch devices and the mouse, as known to SDL.
package struct InputDevices {
  /// Returns the kind of a touch device, even after it was removed.
  package var kind: (SDL_TouchID) -> WindowEvent.Finger.Device
  /// Returns the fingers that are down on any touch device.
  package var fingers: () -> Set<FingerKey>
  /// Returns the mouse buttons that are down, wherever the pointer is.
  package var buttons: () -> Set<MouseInput.Button>
  /// Returns the pointer's location in window units, even outside the window, or `nil` if only
  /// events report it.
  package var pointer: (UInt32) -> CGPoint?
  /// Starts or stops the delivery of pointer events from outside the window.
  package var capture: (Bool) -> Void

  /// Creates simulated devices for tests.
  package init(
    kind: @escaping (SDL_TouchID) -> WindowEvent.Finger.Device,
    fingers: @escaping () -> Set<FingerKey>,
    buttons: @escaping () -> Set<MouseInput.Button>,
    pointer: @escaping (UInt32) -> CGPoint? = { _ in nil },
    capture: @escaping (Bool) -> Void = { _ in }
  ) {
    self.kind = kind
    self.fingers = fingers
    self.buttons = buttons
    self.pointer = pointer
    self.capture = capture
  }

  /// The devices of this machine.
  ///
  /// Queries only touch devices that SDL lists: on X11, querying any other device resets all
  /// devices.
  package static func connected() -> InputDevices {
    var known: [SDL_TouchID: WindowEvent.Finger.Device] = [:]
    return InputDevices(
      kind: { id in
        if let kind = known[id] { return kind }
        guard touchDevices.contains(id) else { return .indirectRelative }
        let kind = kind(of: SDL_GetTouchDeviceType(id))
        known[id] = kind
        return kind
      },
      fingers: { Set(touchDevices.flatMap(fingers(on:))) },
      buttons: pressedButtons,
      pointer: { VideoSystem.capturesByGrab ? pointer(in: $0) : nil },
      capture: { if VideoSystem.capturesByGrab { SDL_CaptureMouse($0 ? SDL_TRUE : SDL_FALSE) } })
  }

  /// Converts SDL's device type. An unknown type is not treated as a touchscreen.
  package static func kind(of type: SDL_TouchDeviceType) -> WindowEvent.Finger.Device {
    switch type {
    case SDL_TOUCH_DEVICE_DIRECT: .direct
    case SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE: .indirectAbsolute
    default: .indirectRelative
    }
  }

  private static var touchDevices: [SDL_TouchID] {
    (0..<SDL_GetNumTouchDevices()).map { SDL_GetTouchDevice($0) }
  }

  private static func fingers(on device: SDL_TouchID) -> [FingerKey] {
    (0..<SDL_GetNumTouchFingers(device)).compactMap { number in
      SDL_GetTouchFinger(device, number).map {
        FingerKey(device: device, finger: $0.pointee.id)
      }
    }
  }

  private static func pointer(in window: UInt32) -> CGPoint? {
    guard let window = SDL_GetWindowFromID(window) else { return nil }
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(window, &left, &top)
    return CGPoint(x: CGFloat(x - left), y: CGFloat(y - top))
  }

  private static func pressedButtons() -> Set<MouseInput.Button> {
    let state = SDL_GetGlobalMouseState(nil, nil)
    func isDown(_ button: Int32) -> Bool { state & (1 << UInt32(button - 1)) != 0 }
    var buttons: Set<MouseInput.Button> = []
    if isDown(SDL_BUTTON_LEFT) { buttons.insert(.left) }
    if isDown(SDL_BUTTON_RIGHT) { buttons.insert(.right) }
    return buttons
  }
}
