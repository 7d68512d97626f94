import AppLibrary
import Foundation
import Painter
import SDLHost
import Simulator
import Terminal
import TouchScript
import UIKit

/// The options of `play` that apply to individual scripts. Workers receive them as JSON.
struct PlayOptions: Codable {
  /// The scale of pictures, in pixels per point.
  var scale: Double = 1
  /// Whether pictures show the fingers.
  var marksFingers = false
  /// The folder that contains the picture folders.
  var folder = "."
  /// Whether passing scripts appear only in reports.
  var isQuiet = false
  /// Whether the demo's log is printed to standard output.
  var printsLog = true
  /// Whether the pictures of `expect snapshot` lines are written rather than compared.
  var updatesSnapshots = false
  /// Whether warnings count as failures.
  var isStrict = false
  /// Whether a script that expects log lines also tolerates unexpected ones.
  var allowsExtraLog = false
  /// Whether touches that are still down at the end of a script stay down.
  var keepsTouches = false
  /// The files and folders outside a script's folder that it may include.
  var includable: [String] = []
  /// Whether touch explanations are printed to standard output.
  var explains = false
  /// Whether explanations begin with the script's name, as they do if there are several scripts.
  var namesScripts = false
  /// Whether the window pauses at each failed expectation, so that the user can accept the actual
  /// value.
  var reviews = false
  /// Whether the window shows the inspector.
  var showsInspector = false
  /// The name of the device that replaces the scripts' own devices, or `nil` to keep them.
  var device: String?
  /// The folder of the apps' `UserDefaults`, or `nil` if they start empty.
  var defaults: String?
  /// The playback speed in a window, where 1 is real time, or `nil` if there is no window.
  var windowSpeed: Double?
  /// The appearance of the window's area around the phone.
  var frame = FrameStyle.auto
  /// Whether the window closes at the end of the script.
  var closesWindow = false

  /// Returns the path of the picture for a `snapshot` line.
  ///
  /// - Parameter scriptFolder: The script's picture folder, from `PictureFolders`.
  func path(ofPicture name: String, in scriptFolder: String) -> String {
    (folder == "." ? "" : "\(folder)/") + "\(scriptFolder)/\(name).png"
  }

  /// Returns an object that compares the screen with a script's golden pictures.
  @MainActor private func golden(
    _ file: LoadedScript, _ factory: PhoneFactory, _ scriptFolder: String
  ) -> GoldenComparison {
    GoldenComparison(
      file: file, factory: factory, scale: scale, marksFingers: marksFingers,
      failures: (folder == "." ? "" : "\(folder)/") + "\(scriptFolder)/failures", output: folder,
      isUpdating: updatesSnapshots)
  }

  /// Prints touch explanations interleaved with log lines.
  @MainActor private func explain(_ file: LoadedScript, on phone: Phone) {
    let write = windowSpeed == nil ? Console.log : Console.out
    if namesScripts { write("# \((file.name as NSString).lastPathComponent)") }
    phone.explain = write
  }

  /// Plays a script on a new phone and prints its failures and warnings.
  ///
  /// - Parameters:
  ///   - pictures: The script's picture folder, from `PictureFolders`.
  ///   - overrides: The pictures that replace the demo's own.
  ///   - trace: Receives the trace.
  ///   - stop: A request that can end the script between two steps.
  ///   - save: Saves a picture of a phone at a path. If it throws an error, the script fails.
  /// - Throws: An error if the window cannot be opened, or if a signal ended the script.
  @MainActor func play(
    _ file: LoadedScript, pictures: String, with factory: PhoneFactory,
    _ overrides: ImageOverrides?, trace: LineWriter?, stop: StopRequest? = nil,
    save: @escaping (Phone, String) throws -> Void
  ) throws -> ScriptReport {
    let clock = SuspendingClock()
    let start = clock.now
    var failure: ScriptReport.ProcessFailure?
    let golden = golden(file, factory, pictures)
    let makeRunner = { (screenScale: CGFloat, overlay: Overlay) -> ScriptRunner in
      let phone = factory.makePhone(for: file.app, device: file.device, screenScale: screenScale) {
        overrides?.picture(named: $0)
      }
      phone.overlay = overlay
      if let defaults { phone.context.run.defaults.storage = DefaultsFolder(defaults).storage }
      if printsLog { phone.onLog = windowSpeed == nil ? Console.log : Console.out }
      if explains { explain(file, on: phone) }
      if let trace { phone.trace = { trace.write($0) } }
      return ScriptRunner(
        file.script, name: file.name, on: phone, launching: file.app.launchTarget(file.variant),
        options: .init(allowsExtraLog: allowsExtraLog, keepsTouches: keepsTouches)
      ) { name, phone in
        let path = path(ofPicture: name, in: pictures)
        // Pictures do not include the window's overlay.
        let shown = phone.overlay
        phone.overlay = phone.overlay.forPictures(marksFingers: marksFingers)
        defer { phone.overlay = shown }
        do {
          try factory.directory.perform {
            try AtomicFile.require(path, below: folder)
            try save(phone, path)
          }
          if !isQuiet { Console.wrote(path) }
        } catch {
          // The other pictures probably fail for the same reason.
          if failure == nil { Console.warn(error) }
          failure = .picture
        }
      } compare: { path, includer, share, phone in
        factory.directory.perform { golden.failure(path, includer, share, phone) }
      }
    }
    let result: ScriptResult
    if let windowSpeed {
      var host = HostOptions(file.variant, assets: factory.assets) { file.app }
      host.screen = file.device.size
      host.letterbox = frame.color()
      let (reason, played, review) = try SDLHost.play(
        host,
        painter: factory.makePainter(scale: 1), speed: windowSpeed, closesAtEnd: closesWindow,
        reviews: reviews && !file.file.isActions
      ) {
        var overlay = Overlay().forPictures(marksFingers: true)
        overlay.showsLog = file.app.isLogOnly
        overlay.showsInspector = showsInspector
        overlay.showsNotch = true
        return makeRunner($0, overlay)
      }
      result = try accepting(review, played, file)
      if case .signal(let number) = reason {
        Console.report(result)
        throw StopSignals.Stopped(signal: number)
      }
    } else {
      let runner = makeRunner(scale, Overlay().forPictures(marksFingers: marksFingers))
      while runner.nextTime != nil {
        try stop?.check()
        runner.playNext()
      }
      result = runner.finish()
    }
    Console.flush()
    Console.report(result, withWarnings: !isQuiet || isStrict)
    return ScriptReport(
      result, processFailure: failure, isStrict: isStrict,
      duration: (clock.now - start) / .seconds(1))
  }

  /// Writes the actual values that the user accepted to the script, and returns the result with the
  /// checks that now pass.
  @MainActor private func accepting(
    _ review: ScriptReview?, _ result: ScriptResult, _ script: LoadedScript
  ) throws -> ScriptResult {
    guard let review, review.acceptedCount > 0 else { return result }
    let text = String(decoding: script.file.bytes, as: UTF8.self)
    try AtomicFile.write(review.updated(text), to: script.file.path)
    Console.wrote(script.file.path)
    var result = result
    for index in result.checks.indices where review.isAccepted(result.checks[index]) {
      result.checks[index].failure = nil
    }
    return result
  }
}
