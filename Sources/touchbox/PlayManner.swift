import Foundation
import Simulator
import UIKit

/// How scripts are played: what the options of `play` ask for, in whichever process it is done.
struct PlayManner: Codable {
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

  /// What came of a script.
  struct Outcome {
    /// How the script is judged.
    var result: ScriptResult
    /// The first picture that could not be saved.
    var pictureFailure: (any Error)?
  }

  /// Returns where the picture of a `snapshot` line goes.
  func path(ofPicture name: String) -> String {
    folder == "." ? "\(name).png" : "\(folder)/\(name).png"
  }

  /// Plays a script on a fresh phone, and says what is wrong with it.
  ///
  /// - Parameters:
  ///   - trace: Takes all that happens.
  ///   - save: Saves the picture of a phone, by its place.
  @MainActor func play(
    _ file: ScriptFile, in shop: PhoneShop, _ brought: BroughtPictures?, trace: LineFile?,
    save: (Phone, String) throws -> Void
  ) -> Outcome {
    let phone = shop.makePhone(for: file.demo, screenScale: scale, brought: brought)
    phone.overlay = .pictures(marksFingers: marksFingers)
    if printsLog { phone.onLog = { Console.out($0) } }
    if let trace { phone.trace = { trace.write($0) } }
    var failure: (any Error)?
    let options = ScriptRunner.Options(
      isStrict: isStrict, allowsExtraLog: allowsExtraLog, keepsTouches: keepsTouches)
    let result = withoutActuallyEscaping(save) { save in
      ScriptRunner.run(
        file.script, name: file.path, on: phone, launching: file.demo.app(file.variant),
        options: options
      ) { name, phone in
        let path = path(ofPicture: name)
        do {
          try save(phone, path)
          Console.err("wrote \(path)")
        } catch {
          failure = failure ?? error
        }
      }
    }
    Console.tell(result)
    return Outcome(result: result, pictureFailure: failure)
  }
}
