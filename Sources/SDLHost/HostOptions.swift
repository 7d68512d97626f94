package import CoreGraphics
package import Simulator
package import TouchScript

/// What sends a window's pixels to the display.
package nonisolated enum Renderer: String, CaseIterable, Sendable {
  /// `software` where SDL offers that, as on X11; otherwise `openGL`, as on Wayland.
  ///
  /// The painter works in memory whatever the graphics card. OpenGL would have to upload the same
  /// rectangles and then draw the whole window, and takes 0.1 s and 90 MiB to load: it gains nothing
  /// where the display server reads the rectangles from memory by itself.
  case automatic = "auto"
  /// The display server reads the rectangles that changed, at once.
  case software
  /// SDL's OpenGL renderer uploads them, and draws the window with the display's next refresh.
  case openGL = "opengl"
}

/// How a phone's window looks and behaves.
package struct HostOptions {
  /// The window's title.
  package var title = "Touchbox"
  /// Returns the window's icon, once the first frame is visible; nil for the desktop's own.
  package var icon: () -> CGImage? = { nil }
  /// The phone's screen upright, in points.
  package var screen = CGSize(width: 320, height: 480)
  /// Window units per point when the window opens; nil for the largest, in quarters up to 3, with
  /// which the whole phone fits on the display.
  package var scale: CGFloat?
  /// Where the window's upper left corner is on the desktop, that of the title bar where there is one, in
  /// window units; nil for a window in the display's middle.
  package var origin: CGPoint?
  /// How the window was closed last, which replaces `scale` and `origin` where no scale is given; ignored
  /// in full screen, and where no display has room for it.
  package var lastGeometry: WindowGeometry?
  /// Whether the window opens in full screen.
  package var isFullscreen = false
  /// Whether the phone is enlarged by whole numbers only, where the window is large enough.
  package var prefersIntegerScale = false
  /// What sends the window's pixels to the display.
  package var renderer = Renderer.automatic
  /// Whether a touchpad's surface stands for the screen; touchpads are ignored otherwise.
  package var acceptsTouchpads = false
  /// The colour around the phone, unless another one is chosen.
  package static let usualLetterbox = CGColor(gray: 0.11, alpha: 1)
  /// The colour around the phone.
  package var letterbox = usualLetterbox
  /// Receives the phone's screen when a screenshot is wanted, in the device's pixels, and returns a
  /// message for the window.
  package var savePicture: (CGImage) -> String? = { _ in nil }
  /// Starts recording a phone, or stops that, and returns a message for the window.
  package var toggleRecording: (Phone) -> String? = { _ in nil }
  /// Returns the guide of the app that runs; nil for none.
  package var guide: () -> Guide? = { nil }
  /// How apps take turns with a Home screen; nil where the window belongs to one app.
  package var apps: AppSwitching?
  /// Receives a phone whose app ends next, because the window closes or the app restarts.
  package var willEnd: (Phone) -> Void = { _ in }
  /// Receives how the window is closed, if a person could see it and it did not cover its display.
  package var didClose: (WindowGeometry) -> Void = { _ in }
  /// Receives the window's geometry each time it was moved or resized; nil to ignore that.
  package var didMove: ((WindowGeometry) -> Void)?
  /// Makes the recorder of what the window reports, once it is open; nil for none.
  package var makeRawRecording: () -> WindowEventRecorder? = { nil }
  /// Passes events of other threads to the phone.
  package var inbox = InputInbox()
  /// Receives the path of a file that was dropped onto the window.
  package var openFile: (String) -> Void = { _ in }
  /// Called when the first picture is in the window, before anything else happens to the phone.
  package var didShow: () -> Void = {}
  /// Called when the display ends, or with it the window; the process exits with 1 if this returns, as
  /// SDL cannot continue.
  package var displayLost: (HostError) -> Void = { _ in }
  /// Receives each event of the window as it was reported, whether it counts or not, and where the
  /// phone's screen lies; nil for nobody.
  package var onReport: ((Timed<WindowEvent>, ScreenViewport) -> Void)?
  /// Called after each turn of the loop, even if nothing was drawn: for tests.
  package var onTurn: ((WindowEventLoop) -> Void)?

  /// Makes the options of a window as large as the phone.
  package init() {}
}
