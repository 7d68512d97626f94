import AppLibrary
import CoreGraphics
import Painter
import Simulator
import Terminal

/// Compares a phone's screen with the golden pictures of a script's `expect snapshot` lines.
@MainActor
struct GoldenComparison {
  /// The maximum difference per channel, out of 255, that counts as equal. Different versions of
  /// fonts and Cairo can differ by this amount, which is invisible.
  private static let channel = 8

  /// The script.
  let file: LoadedScript
  /// The factory that creates the painter.
  let factory: PhoneFactory
  /// Pixels per point.
  var scale: Double = 1
  /// Whether the pictures show the fingers.
  var marksFingers = false
  /// The folder for the actual pictures and the difference pictures.
  let failures: String
  /// The output folder. Symbolic links must not lead out of it.
  var output = "."
  /// Whether pictures are written rather than compared.
  var isUpdating = false

  /// Returns how the screen differs from a golden picture, or `nil` if it does not.
  ///
  /// - Parameters:
  ///   - path: The golden picture's path, relative to the folder of the file with the expectation.
  ///   - includer: The path of that file if it is an included file.
  ///   - share: The fraction of pixels that may differ, or `nil` for none.
  func failure(_ path: String, _ includer: String?, _ share: Double?, _ phone: Phone) -> String? {
    let folder = AtomicFile.folder(of: includer ?? file.file.path)
    let golden = GoldenPicture(
      path: folder == "." ? path : "\(folder)/\(path)", failures: failures,
      advice: "play the script with --update-snapshots")
    guard AtomicFile.leads(golden.path, below: folder) else {
      return
        "\(golden.path): a link leads outside the script's folder; expected a PNG file next to the script"
    }
    let image: CGImage
    do {
      for name in [golden.name, golden.differenceName] where !isUpdating {
        try AtomicFile.require("\(failures)/\(name)", below: output)
      }
      image = try factory.picture(of: phone, scale: scale, marksFingers: marksFingers)
    } catch {
      return CommandFailure(error)?.messages.joined(separator: "; ") ?? "\(error)"
    }
    let failure = golden.failure(
      of: image, tolerance: .init(channel: Self.channel, share: share ?? 0), isUpdating: isUpdating)
    if isUpdating, failure == nil { Console.wrote(golden.path) }
    return failure
  }
}
