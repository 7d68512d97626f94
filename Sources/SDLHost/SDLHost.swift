package import CoreGraphics
package import Painter
package import Simulator
package import TouchScript

/// Runs phones and scripts in a window.
package enum SDLHost {
  /// Opens a window and runs a phone in it until the phone stops or the user closes the window.
  ///
  /// - Parameters:
  ///   - options: The appearance and the behavior of the window.
  ///   - painter: Paints the phone's screen; its scale follows the window.
  ///   - makePhone: Creates a launched phone, once there is a display and again for each restart.
  /// - Throws: An error if there is no display, or no window can be opened.
  package static func run(
    _ options: HostOptions, painter: ScreenPainter, makePhone: @escaping (CGFloat) -> Phone
  ) throws(HostError) -> ExitReason {
    try open(options, painter: painter, makePhone) {
      $0
    } run: { phone, window, options in
      options.inbox.open()
      defer { options.inbox.close() }
      let loop = WindowEventLoop(phone, in: window, options) { makePhone(options.scale ?? 1) }
      let reason = loop.run()
      if VideoSystem.isVisible, let geometry = window.geometry { options.didClose(geometry) }
      return reason
    }
  }

  /// Opens a window, plays a script in it, and closes it when the user stops the script or,
  /// optionally, after it ends.
  ///
  /// - Parameters:
  ///   - options: The appearance of the window.
  ///   - painter: Paints the phone's screen; its scale follows the window.
  ///   - speed: The playback speed, greater than 0; 1 is real time.
  ///   - closesAtEnd: Whether the window closes automatically shortly after the script ends.
  ///   - reviews: Whether playback pauses at each failed expectation.
  ///   - makeRunner: Creates the script's runner, on a launched phone, once there is a display.
  /// - Returns: The reason the window closed, the script's result, and the review, if any.
  /// - Throws: An error if there is no display, or no window can be opened.
  package static func play(
    _ options: HostOptions, painter: ScreenPainter, speed: Double, closesAtEnd: Bool,
    reviews: Bool = false, makeRunner: (CGFloat) -> ScriptRunner
  ) throws(HostError) -> (reason: ExitReason, result: ScriptResult, review: ScriptReview?) {
    try open(options, painter: painter) {
      ScriptPlayback(makeRunner($0), closesAtEnd: closesAtEnd, reviews: reviews)
    } phone: {
      $0.phone
    } run: { playback, window, options in
      let phone = playback.phone
      let loop = WindowEventLoop(
        phone, in: window, options, clock: HostClock(speed: speed), playback: playback
      ) { phone }
      return (loop.run(), playback.stop(), playback.review)
    }
  }

  /// Starts SDL, creates the window's contents once there is a display, runs them in the window,
  /// and stops SDL. The options passed to `run` always have a scale.
  private static func open<Subject, Outcome>(
    _ options: HostOptions, painter: ScreenPainter, _ make: (CGFloat) -> Subject,
    phone: (Subject) -> Phone, run: (Subject, PhoneWindow, HostOptions) -> Outcome
  ) throws(HostError) -> Outcome {
    try VideoSystem.start(options.renderer, displayLost: options.displayLost)
    defer { VideoSystem.stop() }
    let signals = SignalSource()
    defer { signals.stop() }
    var options = options
    if options.scale == nil, !options.isFullscreen,
      let last = options.lastGeometry?.fitting(options.screen, on: VideoSystem.usableBounds)
    {
      (options.scale, options.origin) = (last.scale, last.origin)
    }
    let scale = options.scale ?? VideoSystem.fittingScale(of: options.screen)
    options.scale = scale
    let subject = make(scale)
    let window = try PhoneWindow(
      options, shape: phone(subject).screenShape, painter: painter)
    defer { window.close() }
    return run(subject, window, options)
  }

  /// Whether windows are visible on a desktop, once one is open.
  package static var isVisible: Bool { VideoSystem.isVisible }

  /// A short description of SDL, once a window is open: its version, the driver, and the renderer.
  package static var description: String { VideoSystem.description }
}
