import AppLibrary
import CoreGraphics
import Painter
import Simulator
import Terminal

/// Compares phones' screens with the pictures of a script's `expect snapshot` lines.
@MainActor
struct GoldenComparison {
  /// The difference of a channel, out of 255, that still counts as equal. Versions of fonts and
  /// Cairo differ by as much, which is invisible.
  private static let channel = 8

  /// The script.
  let file: LoadedScript
  /// Creates the painter.
  let factory: PhoneFactory
  /// Pixels per point.
  var scale: Double = 1
  /// Whether the pictures show the fingers.
  var marksFingers = false
  /// The folder for the actual pictures and the pictures of the differences.
  let failures: String
  /// The folder of all output. Links must not lead out of it.
  var output = "."
  /// Whether pictures are written rather than compared.
  var isUpdating = false

  /// Returns how the screen differs from a golden picture; `nil` if it does not.
  ///
  /// - Parameters:
  ///   - path: The picture's path, relative to the folder of the file that expects it.
  ///   - includer: The path of this file, if the script includes it.
  ///   - share: The fraction of pixels that may differ; `nil` for none.
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
