import CoreGraphics
import SDLHost
import Simulator
import TouchScript
import TouchboxCore

/// A script that plays in a window, in time.
@MainActor
struct PlaybackWindow {
  /// The script and its demo.
  let file: LoadedScript
  /// Seconds of the script in a real one.
  let speed: Double
  /// Makes what shows the phone.
  let factory: PhoneFactory

  /// Opens the window, plays the script, and closes the window after the end.
  ///
  /// - Parameter makeRunner: Makes the script's runner, for a number of pixels a point.
  /// - Throws: `CommandFailure` without a display; `StopSignals.Stopped` when a signal ended it.
  func play(_ makeRunner: (CGFloat) -> ScriptRunner) throws -> ScriptResult {
    var host = HostOptions()
    host.title = DemoWindow.title(of: file.demo, file.variant)
    host.icon = DemoWindow.icon
    let name = file.demo.name
    host.savePicture = { DemoWindow.save($0, of: name) }
    let (reason, result) = try SDLHost.play(
      host, painter: factory.makePainter(scale: 1), speed: speed, makeRunner: makeRunner)
    if case .signal(let number) = reason {
      Console.report(result)
      throw StopSignals.Stopped(signal: number)
    }
    return result
  }
}
