import Foundation
import Simulator
import TouchScript
import WebDriverActions

/// A script of the disk, read and parsed, with the demo that it is for.
@MainActor
struct LoadedScript {
  /// What the file holds.
  let text: ScriptFileContents
  /// The script.
  let script: Script
  /// What it plays on.
  let demo: Demo
  /// Which form of the demo.
  let variant: ScriptHeader.Variant

  /// The name that the script is called by.
  var name: String { text.name }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - demo: The demo, for a script that names none.
  ///   - variant: The form, where the command line says one; the script's own otherwise.
  ///   - isActions: Whether the file has to hold WebDriver Actions; otherwise it may.
  init(
    _ path: String, demo name: String? = nil, variant: ScriptHeader.Variant? = nil,
    isActions: Bool = false
  ) throws {
    try self.init(ScriptFileContents(path), demo: name, variant: variant, isActions: isActions)
  }

  /// Parses a script that was read already.
  init(
    _ text: ScriptFileContents, demo name: String? = nil, variant: ScriptHeader.Variant? = nil,
    isActions: Bool = false
  ) throws {
    self.text = text
    if isActions, !text.isActions {
      throw CommandFailure(
        .usage,
        "\(text.name):1:1: found no JSON; --actions plays WebDriver Actions, and touch scripts "
          + "need no option")
    }
    script = try text.script()
    if let own = try text.demo(of: script) {
      demo = own
    } else if let name {
      demo = try DemoCatalog.find(name)
    } else {
      throw CommandFailure(
        .usage,
        text.isActions
          ? "\(text.name): WebDriver Actions name no demo; expected --demo NAME"
          : "\(text.name):2:1: the script names no demo; expected a line `demo NAME`, or "
            + "--demo NAME")
    }
    self.variant = variant ?? script.header.variant
  }

  /// Reads many scripts; what is wrong with any of them is told together.
  static func all(
    _ paths: [String], actions: [String] = [], demo: String? = nil,
    variant: ScriptHeader.Variant? = nil
  ) throws -> [LoadedScript] {
    var failures = FailureList()
    let all = paths.map { ($0, false) } + actions.map { ($0, true) }
    let files = try all.compactMap { path, isActions in
      try failures.collect {
        try LoadedScript(path, demo: demo, variant: variant, isActions: isActions)
      }
    }
    try failures.rethrow()
    return files
  }
}
