import CSDL2
package import Simulator

/// The displays and touch devices that SDL finds on this machine, for diagnostics.
package struct DisplayReport {
  /// A touch device known to SDL.
  package struct TouchDevice: Hashable {
    /// The device's name; empty if SDL does not know it.
    package let name: String
    /// The kind of device.
    package let kind: WindowEvent.Finger.Device
  }

  /// SDL's version, the video driver, and the renderer, such as `SDL 2.26.5, x11, software`.
  package let description: String
  /// Each display's size and refresh rate, such as `1920 x 1080 at 60 Hz`.
  package let displays: [String]
  /// The touch devices, in SDL's order.
  package let touchDevices: [TouchDevice]

  /// Starts SDL, opens a hidden window, reports the displays and devices, and stops SDL.
  ///
  /// - Throws: `HostError` if there is no display, no window, or no pixel buffer for it.
  package init() throws(HostError) {
    try VideoSystem.start()
    defer { VideoSystem.stop() }
    guard
      let window = SDL_CreateWindow("Touchbox", 0, 0, 64, 64, SDL_WINDOW_HIDDEN.rawValue)
    else { throw .noWindow(reason: VideoSystem.lastError) }
    defer { SDL_DestroyWindow(window) }
    guard SDL_GetWindowSurface(window) != nil else {
      throw .noSurface(reason: VideoSystem.lastError)
    }
    // Wayland reports its devices some time after SDL starts.
    for _ in 0..<Self.rounds {
      SDL_PumpEvents()
      SDL_Delay(Self.pause)
    }
    description = VideoSystem.description
    displays = (0..<SDL_GetNumVideoDisplays()).map(Self.display)
    touchDevices = (0..<SDL_GetNumTouchDevices()).map { number in
      TouchDevice(
        name: SDL_GetTouchName(number).map { String(cString: $0) } ?? "",
        kind: InputDevices.kind(of: SDL_GetTouchDeviceType(SDL_GetTouchDevice(number))))
    }
  }

  /// The number of times to query the display server for its devices, and the pause after each
  /// query, in milliseconds.
  private static let (rounds, pause) = (5, UInt32(20))

  private static func display(_ number: Int32) -> String {
    var mode = SDL_DisplayMode()
    guard SDL_GetDesktopDisplayMode(number, &mode) == 0 else { return "of unknown size" }
    let rate = mode.refresh_rate > 0 ? " at \(mode.refresh_rate) Hz" : ""
    return "\(mode.w) x \(mode.h)\(rate)"
  }
}
