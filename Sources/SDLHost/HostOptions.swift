package import CoreGraphics
package import Painter
package import Simulator
package import TouchScript

/// The way in which a window's pixels reach the display.
package nonisolated enum Renderer: String, CaseIterable, Sendable {
  /// `software` where SDL supports it, as on X11; otherwise `openGL`, as on Wayland.
  ///
  /// The painter uses main memory, independent of the graphics card. OpenGL has to upload the same
  /// rectangles and then redraw the whole window, and takes 0.1 s and 90 MiB to load. It has no
  /// advantage if the display server can read the rectangles from memory.
  case automatic = "auto"
  /// The display server reads the changed rectangles immediately.
  case software
  /// SDL's OpenGL renderer uploads the rectangles, and draws the window at the display's next
  /// refresh.
  case openGL = "opengl"
}

/// A painted frame of a window.
package struct PaintedFrame {
  /// The painter, which has the pixels of the phone's screen.
  package let painter: ScreenPainter
  /// The changed parts of the screen, in its pixels.
  package let damage: [PixelRect]
  /// Whether the screen has a new size; then all pixels count as changed.
  package let isNew: Bool
  /// The number of the last remote input that the frame shows.
  package let sequence: Int
}

/// The appearance and the behavior of a phone's window.
package struct HostOptions {
  /// The window's title.
  package var title = "Touchbox"
  /// Returns the window's icon after the first frame; nil for the desktop's default icon.
  package var icon: () -> CGImage? = { nil }
  /// The upright phone's screen, in points.
  package var screen = CGSize(width: 320, height: 480)
  /// The initial scale, in window units per point; nil for the largest scale up to 3, in quarters,
  /// at which the whole phone fits on the display.
  package var scale: CGFloat?
  /// The initial upper left corner on the desktop, including a title bar, in window units; nil for
  /// the center of the display.
  package var origin: CGPoint?
  /// The geometry of the last window, which replaces `scale` and `origin` without a scale. It is
  /// ignored in full screen, and if no display has room for it.
  package var lastGeometry: WindowGeometry?
  /// Whether the window opens in full screen.
  package var isFullscreen = false
  /// Whether the scale is a whole number, if the window is large enough.
  package var prefersIntegerScale = false
  /// The way in which the window's pixels reach the display.
  package var renderer = Renderer.automatic
  /// Whether a touchpad's surface represents the screen; otherwise touchpads are ignored.
  package var acceptsTouchpads = false
  /// The default color around the phone.
  package static let usualLetterbox = CGColor(gray: 0.11, alpha: 1)
  /// The color around the phone.
  package var letterbox = usualLetterbox
  /// Saves a screenshot of the phone's screen, in the device's pixels, and returns a message for
  /// the window.
  package var savePicture: (CGImage) -> String? = { _ in nil }
  /// Starts or stops recording a phone, and returns a message for the window.
  package var toggleRecording: (Phone) -> String? = { _ in nil }
  /// Returns the guide of the current app; nil for none.
  package var guide: () -> Guide? = { nil }
  /// Switches between apps and a Home screen; nil for a window with only one app.
  package var apps: AppSwitching?
  /// Called before a phone's app ends, because the window closes or the app restarts.
  package var willEnd: (Phone) -> Void = { _ in }
  /// Receives the geometry of the window when it closes, if it was visible on a desktop and did not
  /// cover its display.
  package var didClose: (WindowGeometry) -> Void = { _ in }
  /// Receives the window's geometry after each move or resize; nil for no reports.
  package var didMove: ((WindowGeometry) -> Void)?
  /// Makes the recorder of window events once the window is open; nil for none.
  package var makeRawRecording: () -> WindowEventRecorder? = { nil }
  /// Passes events of other threads to the phone.
  package var inbox = InputInbox()
  /// Receives the path of a file that was dropped onto the window.
  package var openFile: (String) -> Void = { _ in }
  /// Called when the first frame is in the window, before any input reaches the phone.
  package var didShow: () -> Void = {}
  /// Called when the display or the window is lost. SDL cannot continue then, so the process exits
  /// with 1 if this returns.
  package var displayLost: (HostError) -> Void = { _ in }
  /// Receives each window event, whether it counts or not, and the location of the phone's screen;
  /// nil for no reports.
  package var onReport: ((Timed<WindowEvent>, ScreenViewport) -> Void)?
  /// Receives each painted frame before it is presented; nil for no reports.
  package var didPaint: ((PaintedFrame) -> Void)?
  /// Called after each turn of the loop, even if nothing was drawn: for tests.
  package var onTurn: ((WindowEventLoop) -> Void)?

  /// Makes the options of a window of the phone's size.
  package init() {}
}
