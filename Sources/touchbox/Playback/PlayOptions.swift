import CoreGraphics
import Foundation
import Simulator
import TouchScript
import UIKit

/// How scripts are played: what the options of `play` ask for, in whichever process it is done.
struct PlayOptions: Codable {
  /// Pixels a point of pictures.
  var scale: Double = 1
  /// Whether pictures show the fingers.
  var marksFingers = false
  /// The folder of pictures.
  var folder = "."
  /// Whether the demo's log goes to standard output.
  var printsLog = true
  /// Whether warnings count as failures.
  var isStrict = false
  /// Whether lines of the log may be left.
  var allowsExtraLog = false
  /// Whether touches may be left.
  var keepsTouches = false
  /// Seconds of a script in a real one, in a window; nil without a window.
  var windowSpeed: Double?

  /// Returns where the picture of a `snapshot` line goes.
  func path(ofPicture name: String) -> String {
    folder == "." ? "\(name).png" : "\(folder)/\(name).png"
  }

  /// Plays a script on a fresh phone, and says what is wrong with it.
  ///
  /// - Parameters:
  ///   - trace: Takes all that happens.
  ///   - save: Saves the picture of a phone, by its place; what it throws fails the script.
  /// - Throws: What keeps a window from opening, or ends it.
  @MainActor func play(
    _ file: LoadedScript, in shop: PhoneFactory, _ brought: ImageOverrides?, trace: LineWriter?,
    save: @escaping (Phone, String) throws -> Void
  ) throws -> ScriptReport {
    var failure: ScriptReport.ProcessFailure?
    let makeRunner = { (screenScale: CGFloat, overlay: Overlay) -> ScriptRunner in
      let phone = shop.makePhone(for: file.demo, screenScale: screenScale, brought: brought)
      phone.overlay = overlay
      if printsLog { phone.onLog = { Console.out($0) } }
      if let trace { phone.trace = { trace.write($0) } }
      return ScriptRunner(
        file.script, name: file.name, on: phone, launching: file.demo.app(file.variant),
        options: options
      ) { name, phone in
        let path = path(ofPicture: name)
        // What a window shows besides the app is no part of the picture.
        let shown = phone.overlay
        phone.overlay = .pictures(marksFingers: marksFingers)
        defer { phone.overlay = shown }
        do {
          try save(phone, path)
          Console.err("wrote \(path)")
        } catch {
          // All pictures that cannot be saved have the same reason, most likely.
          if failure == nil { Console.tell(error) }
          failure = .picture
        }
      }
    }
    let result: ScriptResult
    if let windowSpeed {
      result = try PlaybackWindow(file: file, speed: windowSpeed, shop: shop).play {
        makeRunner($0, .pictures(marksFingers: true))
      }
    } else {
      result = makeRunner(scale, .pictures(marksFingers: marksFingers)).run()
    }
    Console.tell(result)
    return ScriptReport(result, processFailure: failure, isStrict: isStrict)
  }

  @MainActor private var options: ScriptRunner.Options {
    ScriptRunner.Options(
      allowsExtraLog: allowsExtraLog, keepsTouches: keepsTouches)
  }
}
