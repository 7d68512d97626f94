/// Why there is no window.
///
/// Descriptions include SDL's call and text, and say what would have worked.
package nonisolated enum HostError: Error, Hashable {
  /// SDL found no display to open windows on.
  case noDisplay(reason: String)
  /// SDL could not open a window.
  case noWindow(reason: String)
  /// The window has no memory for pixels.
  case noSurface(reason: String)
  /// The display ended while a window was open.
  case displayLost
}

nonisolated extension HostError: CustomStringConvertible {
  /// What a user reads.
  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "no display for a window (SDL_Init: \(reason)); expected an X11 or Wayland session, with "
        + "DISPLAY or WAYLAND_DISPLAY set; scripts play without one"
    case .noWindow(let reason):
      "cannot create a window (SDL_CreateWindow: \(reason)); scripts "
        + "play without"
    case .noSurface(let reason):
      "cannot create a renderer (SDL_GetWindowSurface: \(reason)); expected one that works on this "
        + "display, such as --renderer auto"
    case .displayLost:
      "the connection to the X server was lost; recordings and traces are complete up to here"
    }
  }
}
