package import CoreGraphics
package import Painter
package import Simulator
package import TouchScript

/// The way a window's pixels are sent to the display.
package nonisolated enum Renderer: String, CaseIterable, Sendable {
  /// `software` if SDL supports it, as on X11; otherwise `openGL`, as on Wayland.
  ///
  /// The painter uses main memory, independent of the graphics card. OpenGL must upload the same
  /// rectangles and redraw the whole window, and loading it takes 0.1 s and 90 MiB. It has no
  /// advantage if the display server can read the rectangles from memory.
  case automatic = "auto"
  /// The display server reads the changed rectangles directly from memory.
  case software
  /// SDL's OpenGL renderer uploads the rectangles, and draws the window at the display's next
  /// refresh.
  case openGL = "opengl"
}

/// A window's painted frame.
package struct PaintedFrame {
  /// The painter, which stores the pixels of the phone's screen.
  package let painter: ScreenPainter
  /// The changed parts of the screen, in screen pixels.
  package let damage: [PixelRect]
  /// Whether the screen has a new size. If so, all pixels are considered changed.
  package let isNew: Bool
  /// The number of the last remote input reflected in the frame.
  package let sequence: Int
}

/// The appearance and behavior of a phone's window.
package struct HostOptions {
  /// The window's title.
  package var title = "Touchbox"
  /// Returns the window's icon after the first frame, or `nil` for the desktop's default icon.
  package var icon: () -> CGImage? = { nil }
  /// The size of the upright phone's screen, in points.
  package var screen = CGSize(width: 320, height: 480)
  /// The initial scale, in window units per point. If `nil`, the scale is the largest multiple of
  /// 0.25, up to 3, at which the whole phone fits on the display.
  package var scale: CGFloat?
  /// The initial upper-left corner on the desktop, including a title bar, in window units. If
  /// `nil`, the window is centered on the display.
  package var origin: CGPoint?
  /// The geometry of the last window, which replaces `scale` and `origin` if `scale` is `nil`. It
  /// is ignored in full screen or if no display has room for it.
  package var lastGeometry: WindowGeometry?
  /// Whether the window opens in full screen.
  package var isFullscreen = false
  /// Whether the scale is a whole number if the window is large enough.
  package var prefersIntegerScale = false
  /// The way the window's pixels are sent to the display.
  package var renderer = Renderer.automatic
  /// Whether a touchpad's surface represents the screen; otherwise touchpads are ignored.
  package var acceptsTouchpads = false
  /// The default color around the phone.
  package static let defaultLetterbox = CGColor(gray: 0.11, alpha: 1)
  /// The color around the phone.
  package var letterbox = defaultLetterbox
  /// Saves a screenshot of the phone's screen, in device pixels, and returns a message to show in
  /// the window.
  package var savePicture: (CGImage) -> String? = { _ in nil }
  /// Starts or stops recording a phone, and returns a message to show in the window.
  package var toggleRecording: (Phone) -> String? = { _ in nil }
  /// Explains the last seconds of a phone, and returns a message to show in the window.
  package var explain: (Phone) -> String? = { _ in nil }
  /// Adds an expectation to the recording of a phone, about what is at the pointer's location or, if
  /// it is `nil`, at the last finger's, and returns a message to show in the window.
  package var addExpectation: (Phone, CGPoint?) -> String? = { _, _ in nil }
  /// Called with the changes that the picker made to a view, as lines of code.
  package var didChangeView: ([String]) -> Void = { _ in }
  /// Returns the current app's guide, or `nil` if it has none.
  package var guide: () -> Guide? = { nil }
  /// Switches between apps and a Home screen, or `nil` if the window has only one app.
  package var apps: AppSwitching?
  /// Called before a phone's app ends because the window closes or the app restarts.
  package var willEnd: (Phone) -> Void = { _ in }
  /// Called with the window's geometry when the window closes, if it was visible on a desktop and
  /// did not cover its display.
  package var didClose: (WindowGeometry) -> Void = { _ in }
  /// Called with the window's geometry after each move or resize.
  package var didMove: ((WindowGeometry) -> Void)?
  /// Creates the recorder for window events, if any, once the window is open.
  package var makeRawRecording: () -> WindowEventRecorder? = { nil }
  /// Passes events from other threads to the phone.
  package var inbox = InputInbox()
  /// Called with the path of a file that was dropped onto the window.
  package var openFile: (String) -> Void = { _ in }
  /// Called when the first frame is in the window, before any input reaches the phone.
  package var didShow: () -> Void = {}
  /// Called when the display or the window is lost. SDL cannot continue, so the process exits with
  /// code 1 if this returns.
  package var displayLost: (HostError) -> Void = { _ in }
  /// Called with each window event, even if it has no effect, and the location of the phone's
  /// screen.
  package var onReport: ((Timed<WindowEvent>, ScreenViewport) -> Void)?
  /// Called with each painted frame before it is presented.
  package var didPaint: ((PaintedFrame) -> Void)?
  /// Called after each turn of the loop, even if nothing was drawn. Used in tests.
  package var onTurn: ((WindowEventLoop) -> Void)?

  /// Creates the options for a window of the phone's size.
  package init() {}
}
