import CoreGraphics
import SDLHost
import Simulator
import TouchScript

/// A script that plays in a window, in time.
@MainActor
struct PlaybackWindow {
  /// The script and its demo.
  let file: LoadedScript
  /// Seconds of the script in a real one.
  let speed: Double
  /// Makes what shows the phone.
  let shop: PhoneFactory

  /// Opens the window, plays the script, and closes the window after the end.
  ///
  /// - Parameter makeRunner: Makes the script's runner, for a number of pixels a point.
  /// - Throws: `CommandFailure` without a display; `BlockedSignals.Stopped` when a signal ended it.
  func play(_ makeRunner: (CGFloat) -> ScriptRunner) throws -> ScriptResult {
    var host = HostOptions()
    host.title = DemoWindow.title(of: file.demo, file.variant)
    host.icon = DemoWindow.icon
    let shop = shop
    let name = file.demo.name
    host.savePicture = { DemoWindow.save($0, of: name, with: shop) }
    let (reason, result): (ExitReason, ScriptResult)
    do throws(HostError) {
      (reason, result) = try SDLHost.play(
        host, painter: shop.makePainter(scale: 1), speed: speed, makeRunner: makeRunner)
    } catch {
      throw CommandFailure(.environment, error.description)
    }
    if case .signal(let number) = reason {
      Console.tell(result)
      throw BlockedSignals.Stopped(signal: number)
    }
    return result
  }
}
