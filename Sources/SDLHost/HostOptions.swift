package import CoreGraphics
package import Simulator
package import TouchScript

/// How a phone's window looks and behaves.
package struct HostOptions {
  /// What the window is called.
  package var title = "Touchbox"
  /// The window's picture in lists of windows; nil for the desktop's own.
  package var icon: CGImage?
  /// Window units a point when the window opens; nil for the largest of 1, 2 and 3 that leaves the
  /// whole phone on the display.
  package var scale: CGFloat?
  /// Where the window's upper left corner is on the display, in its units; nil for a window in the
  /// display's middle.
  package var origin: CGPoint?
  /// Whether it opens over the whole display.
  package var isFullscreen = false
  /// Whether the phone is enlarged by whole numbers only, where the window is large enough.
  package var prefersIntegerScale = false
  /// Whether frames wait for the display's own tick.
  package var usesVSync = true
  /// Whether a touchpad's surface stands for the screen; touchpads are ignored otherwise.
  package var acceptsTouchpads = false
  /// What lies around the phone.
  package var letterbox = CGColor(gray: 0.11, alpha: 1)
  /// Takes the phone's screen when a screenshot is asked for, in the device's pixels.
  package var savePicture: (CGImage) -> Void = { _ in }
  /// Starts recording a phone, or stops that, when it is asked for.
  package var toggleRecording: (Phone) -> Void = { _ in }
  /// Is told of a phone whose app ends next, by the window's closing or a start anew.
  package var willEnd: (Phone) -> Void = { _ in }
  /// Makes what takes note of all that the window reports, once it is open; nil for nothing.
  package var makeRawRecording: () -> WindowEventRecorder? = { nil }
  /// Brings what other threads have for the phone.
  package var mail = InputInbox()
  /// Takes the path of a file that was dropped onto the window.
  package var takeFile: (String) -> Void = { _ in }
  /// Is told when the first picture is in the window, before anything else happens to the phone.
  package var didShow: () -> Void = {}
  /// Is told after each turn of the loop, also after those that drew nothing: for tests.
  package var onTurn: ((WindowEventLoop) -> Void)?

  /// Makes the options of a window as large as the phone.
  package init() {}
}
