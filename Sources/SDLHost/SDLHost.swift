package import CoreGraphics
package import Painter
package import Simulator

/// Puts a phone into a window on the desk.
package enum SDLHost {
  /// Opens a window, runs a phone in it until either ends, and closes the window.
  ///
  /// - Parameters:
  ///   - options: How the window looks and behaves.
  ///   - painter: Paints the phone's screen; its scale follows the window.
  ///   - makePhone: Makes a launched phone: once there is a display, and for each start anew.
  /// - Throws: When there is no display, or it gives no window.
  package static func run(
    _ options: HostOptions, painter: ScreenPainter, makePhone: @escaping (CGFloat) -> Phone
  ) throws(HostError) -> ExitReason {
    try VideoSystem.start()
    defer { VideoSystem.stop() }
    let signals = EndSignals()
    defer { signals.stop() }
    defer { options.mail.close() }
    let scale = options.scale ?? VideoSystem.fittingScale
    let phone = makePhone(scale)
    var options = options
    options.scale = scale
    let window = try PhoneWindow(
      options, screen: phone.context.screen.bounds.size, painter: painter)
    defer { window.close() }
    options.mail.open()
    return HostLoop(phone, in: window, options) { makePhone(scale) }.run()
  }
}
