import AppLibrary
import DemoCatalog
import Foundation
import Simulator
import Testing
import TouchScript
import TouchboxCommand

/// A script in a demo's `Assets` folder, and the variant of the demo to play.
///
/// The first comment of a script for a scenario in the contract contains the scenario's ID:
/// `# J3-b: One finger rests.` If the variants' results differ, each variant has its own script,
/// with a name such as `one-finger-moves.published.touch`.
struct DemoScript: CustomTestStringConvertible, Sendable {
  /// The repository's folder, or the value of the environment variable `TEST_ROOT` if it is set.
  static let root =
    ProcessInfo.processInfo.environment["TEST_ROOT"].map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The repository's folder for images and scripts.
  static let assets = root.appending(path: "Assets", directoryHint: .isDirectory)

  let url: URL
  let variant: ScriptHeader.Variant

  /// The demo's name, which is also the folder's name.
  var demo: String { url.deletingLastPathComponent().lastPathComponent }
  /// The file name without `.touch`, such as `one-finger-moves.published`.
  var name: String { url.deletingPathExtension().lastPathComponent }
  var testDescription: String { "\(demo)/\(name) (\(variant))" }

  /// The text of the script's first comment, or `nil` if the script has none.
  var firstComment: Substring? {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").first { $0.hasPrefix("#") }?.dropFirst().drop { $0 == " " }
  }

  /// The ID of the contract scenario that the script plays, such as `J3-b`, or `nil`.
  var scenario: String? {
    firstComment?.wholeMatch(of: /(J\d+-[a-z]): .+/).map { String($0.output.1) }
  }

  /// All scripts. A script that applies to both variants of a demo is listed twice.
  static let all: [DemoScript] = {
    let names =
      (try? FileManager.default.subpathsOfDirectory(atPath: assets.path(percentEncoded: false)))
      ?? []
    return names.sorted().filter { $0.hasSuffix(".touch") }.flatMap { path in
      let url = assets.appending(path: path)
      return variants(of: url).map { DemoScript(url: url, variant: $0) }
    }
  }()

  /// The scripts that play scenarios. The contract does not list scenarios for every demo.
  static let scenarios = all.filter { $0.name != "demo" }

  /// The scripts named `demo.touch`, which present a demo.
  static let presentations = all.filter { $0.name == "demo" }

  /// Returns the variants for a file: the variant in its name, or all of the demo's variants.
  private static func variants(of url: URL) -> [ScriptHeader.Variant] {
    let stem = url.deletingPathExtension().lastPathComponent
    if let named = ScriptHeader.Variant.allCases.first(where: { stem.hasSuffix(".\($0)") }) {
      return [named]
    }
    let demo = url.deletingLastPathComponent().lastPathComponent
    return AppCatalog.demos.app(named: demo)?.hasPublishedVariant == true
      ? ScriptHeader.Variant.allCases : [.corrected]
  }

  /// Reads and parses the script.
  func parse() throws -> Script {
    try Script(
      parsing: String(contentsOf: url, encoding: .utf8), file: "Assets/\(demo)/\(name).touch")
  }

  /// Plays the script and returns the result.
  func play(_ script: Script, on phone: Phone = Phone()) throws -> ScriptResult {
    let demo = try #require(AppCatalog.demos.app(named: demo))
    return ScriptRunner(
      script, name: "Assets/\(self.demo)/\(name).touch", on: phone,
      launching: demo.launchTarget(variant)
    ).run()
  }
}
