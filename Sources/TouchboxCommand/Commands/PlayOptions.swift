import Painter
import SDLHost
import Simulator
import TouchScript
import UIKit

/// How scripts are played: what the options of `play` ask for, in one process or in workers.
struct PlayOptions: Codable {
  /// Pixels per point of pictures.
  var scale: Double = 1
  /// Whether pictures show the fingers.
  var marksFingers = false
  /// The folder of pictures.
  var folder = "."
  /// Whether the demo's log goes to standard output.
  var printsLog = true
  /// Whether warnings count as failures.
  var isStrict = false
  /// Whether a script that expects log lines may leave some unexpected.
  var allowsExtraLog = false
  /// Whether touches that are down at the end of a script stay down.
  var keepsTouches = false
  /// The playback speed in a window, 1 for real time; `nil` without a window.
  var windowSpeed: Double?
  /// Whether the window closes after the end of the script.
  var closesWindow = false

  /// Returns the path of a `snapshot` line's picture.
  func path(ofPicture name: String) -> String {
    folder == "." ? "\(name).png" : "\(folder)/\(name).png"
  }

  /// Plays a script on a new phone and prints what is wrong with it.
  ///
  /// - Parameters:
  ///   - overrides: The pictures that replace the demo's own.
  ///   - trace: Receives the trace.
  ///   - save: Saves the picture of a phone to a path; an error fails the script.
  /// - Throws: If the window cannot be opened, or a signal closed it.
  @MainActor func play(
    _ file: LoadedScript, with factory: PhoneFactory, _ overrides: ImageOverrides?,
    trace: LineWriter?, save: @escaping (Phone, String) throws -> Void
  ) throws -> ScriptReport {
    var failure: ScriptReport.ProcessFailure?
    let makeRunner = { (screenScale: CGFloat, overlay: Overlay) -> ScriptRunner in
      let phone = factory.makePhone(for: file.app, screenScale: screenScale) {
        overrides?.picture(named: $0)
      }
      phone.overlay = overlay
      if printsLog { phone.onLog = windowSpeed == nil ? Console.log : Console.out }
      if let trace { phone.trace = { trace.write($0) } }
      return ScriptRunner(
        file.script, name: file.name, on: phone, launching: file.app.launchTarget(file.variant),
        options: .init(allowsExtraLog: allowsExtraLog, keepsTouches: keepsTouches)
      ) { name, phone in
        let path = path(ofPicture: name)
        // What a window shows besides the app is not part of the picture.
        let shown = phone.overlay
        phone.overlay = phone.overlay.forPictures(marksFingers: marksFingers)
        defer { phone.overlay = shown }
        do {
          try save(phone, path)
          Console.err("wrote \(path)")
        } catch {
          // The other pictures most likely fail for the same reason.
          if failure == nil { Console.warn(error) }
          failure = .picture
        }
      }
    }
    let result: ScriptResult
    if let windowSpeed {
      let (reason, played) = try SDLHost.play(
        HostOptions(for: file.app, file.variant, assets: factory.assets),
        painter: factory.makePainter(scale: 1), speed: windowSpeed, closesAtEnd: closesWindow
      ) { makeRunner($0, Overlay().forPictures(marksFingers: true)) }
      if case .signal(let number) = reason {
        Console.report(played)
        throw StopSignals.Stopped(signal: number)
      }
      result = played
    } else {
      result = makeRunner(scale, Overlay().forPictures(marksFingers: marksFingers)).run()
    }
    Console.flush()
    Console.report(result)
    return ScriptReport(result, processFailure: failure, isStrict: isStrict)
  }
}
