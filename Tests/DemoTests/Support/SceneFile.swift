import Foundation
import Simulator
import Testing

@testable import touchbox

/// A script beside a demo's pictures, and the form of the demo that it is played with.
///
/// Names carry what the contract calls the scenario, and the variant where its outcome differs:
/// `J3-b.published.touch`.
struct SceneFile: CustomTestStringConvertible, Sendable {
  /// The repository's folder of pictures and scripts.
  static let assets = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Assets", directoryHint: .isDirectory)

  /// Where it is.
  let url: URL
  /// The form of the demo.
  let variant: ScriptHeader.Variant

  /// The demo's name, which is the folder's.
  var demo: String { url.deletingLastPathComponent().lastPathComponent }
  /// The file's name without `.touch`: `J3-b.published`.
  var name: String { url.deletingPathExtension().lastPathComponent }
  /// The scenario: `J3-b`.
  var scenario: String { String(name.prefix { $0 != "." }) }
  /// The file's name, with the variant where several are played.
  var testDescription: String { "\(demo)/\(name) (\(variant))" }

  /// All scripts whose name begins so; those for any form of a demo that has two are there twice.
  static func all(named prefix: String) -> [SceneFile] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: assets.path())) ?? []
    return names.sorted().flatMap { path -> [SceneFile] in
      let url = assets.appending(path: path)
      guard path.hasSuffix(".touch"), url.lastPathComponent.hasPrefix(prefix) else { return [] }
      return variants(of: url).map { SceneFile(url: url, variant: $0) }
    }
  }

  /// The forms that a file's name stands for; of a demo with one form only that.
  private static func variants(of url: URL) -> [ScriptHeader.Variant] {
    let stem = url.deletingPathExtension().lastPathComponent
    if let named = ScriptHeader.Variant.allCases.first(where: { stem.hasSuffix(".\($0)") }) {
      return [named]
    }
    let demo = url.deletingLastPathComponent().lastPathComponent
    return DemoCatalog.demo(named: demo)?.hasPublishedVariant == true
      ? ScriptHeader.Variant.allCases : [.corrected]
  }

  /// Reads the script.
  func script() throws -> TouchScript {
    try TouchScript(
      parsing: String(contentsOf: url, encoding: .utf8), file: "Assets/\(demo)/\(name).touch")
  }

  /// Plays the script and returns what came of it.
  func play(_ script: TouchScript, on phone: Phone = Phone()) throws -> ScriptResult {
    let demo = try #require(DemoCatalog.demo(named: demo))
    return ScriptRunner.run(
      script, name: "Assets/\(self.demo)/\(name).touch", on: phone, launching: demo.app(variant))
  }
}
