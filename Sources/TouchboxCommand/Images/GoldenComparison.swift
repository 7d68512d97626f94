import AppLibrary
import CoreGraphics
import Painter
import Simulator
import Terminal

/// Compares what phones show with the pictures of a script's `expect snapshot` lines.
@MainActor
struct GoldenComparison {
  /// The difference of a channel that counts as equal, of 255: other versions of fonts and Cairo make
  /// such differences, and nobody sees them.
  private static let channel = 8

  /// The script.
  let file: LoadedScript
  /// Makes the painter.
  let factory: PhoneFactory
  /// Pixels per point.
  var scale: Double = 1
  /// Whether the pictures show the fingers.
  var marksFingers = false
  /// The folder for what was drawn instead, and for pictures of the differences.
  let failures: String
  /// The folder of all output, which no link may lead out of.
  var output = "."
  /// Whether pictures are written rather than compared.
  var isUpdating = false

  /// Returns how the screen differs from a golden picture; `nil` if it does not.
  ///
  /// - Parameters:
  ///   - path: The picture's path, from the folder of the file that expects it.
  ///   - includer: That file, if the script includes it.
  ///   - share: The share of the pixels that may differ; `nil` for none.
  func failure(_ path: String, _ includer: String?, _ share: Double?, _ phone: Phone) -> String? {
    let folder = AtomicFile.folder(of: includer ?? file.file.path)
    let golden = GoldenPicture(
      path: folder == "." ? path : "\(folder)/\(path)", failures: failures,
      advice: "play the script with --update-snapshots")
    guard AtomicFile.leads(golden.path, below: folder) else {
      return
        "\(golden.path): a link leads out of the script's folder; expected a PNG file next to the script"
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
