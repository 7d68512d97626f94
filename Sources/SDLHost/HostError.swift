/// The reason a window is unavailable.
///
/// Descriptions include the SDL call and its error message, and suggest a solution.
package nonisolated enum HostError: Error, Hashable {
  /// SDL found no display.
  case noDisplay(reason: String)
  /// SDL could not open a window.
  case noWindow(reason: String)
  /// The window has no pixel buffer.
  case noSurface(reason: String)
  /// The connection to the display was lost while a window was open.
  case displayLost
  /// The X server refused a request, most likely because another program destroyed the window.
  case requestRefused(code: Int)
}

nonisolated extension HostError: CustomStringConvertible {
  /// The message shown to the user.
  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "no display for a window (SDL_Init: \(reason)); expected an X11 or Wayland session, with "
        + "DISPLAY or WAYLAND_DISPLAY set; scripts can play without one"
    case .noWindow(let reason):
      "cannot create a window (SDL_CreateWindow: \(reason)); scripts "
        + "can play without one"
    case .noSurface(let reason):
      "cannot create a renderer (SDL_GetWindowSurface: \(reason)); expected one that works on this "
        + "display, such as --renderer auto"
    case .displayLost:
      "the connection to the X server was lost; recordings and traces are complete up to here"
    case .requestRefused(let code):
      "the X server refused a request (\(Self.name(ofXError: code))): "
        + (Self.meansNoWindow(code) ? "another program destroyed the window" : "the window is lost")
        + "; recordings and traces are complete up to here"
    }
  }

  /// Returns whether an X error reports a nonexistent window: `BadWindow` or `BadDrawable`.
  private static func meansNoWindow(_ code: Int) -> Bool { [3, 9].contains(code) }

  /// Returns the name of an X error, as in `X.h`.
  private static func name(ofXError code: Int) -> String {
    switch code {
    case 3: "BadWindow"
    case 9: "BadDrawable"
    default: "error \(code)"
    }
  }
}
