/// Something that a key asks of the window rather than of the phone.
package enum WindowCommand: Hashable, Sendable {
  /// Start the app anew.
  case restart
  /// Cover the display, or stop that.
  case toggleFullscreen
  /// Record what is done, or stop that.
  case record
  /// Save what the phone shows.
  case screenshot
  /// Escape: cancels touches, else leaves full screen, else closes the window.
  case escape
  /// Close the window.
  case quit
}
