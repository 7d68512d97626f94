package import TouchScript

/// A script that was read and parsed, with the demo it plays on.
@MainActor
package struct LoadedScript {
  /// The file.
  package let file: ScriptFileContents
  /// The parsed script.
  package let script: Script
  /// The demo that it plays on.
  package let demo: Demo
  /// The variant of the demo.
  package let variant: ScriptHeader.Variant

  /// The script's name in messages.
  package var name: String { file.name }

  /// Parses a script.
  ///
  /// - Parameters:
  ///   - demo: The demo of a script that names none.
  ///   - variant: The variant to play instead of the script's own.
  ///   - isActions: Whether the file must hold WebDriver Actions; otherwise it may.
  package init(
    _ file: ScriptFileContents, demo name: String? = nil, variant: ScriptHeader.Variant? = nil,
    isActions: Bool = false
  ) throws {
    self.file = file
    if isActions, !file.isActions {
      throw CommandFailure(
        .usage,
        "\(file.name):1:1: found no JSON; --actions plays WebDriver Actions, and touch scripts "
          + "need no option")
    }
    script = try file.script()
    if let own = try file.demo(of: script) {
      demo = own
    } else if let name {
      demo = try DemoCatalog.find(name)
    } else {
      throw CommandFailure(
        .usage,
        file.isActions
          ? "\(file.name): WebDriver Actions name no demo; expected --demo NAME"
          : "\(file.name):2:1: the script names no demo; expected a line `demo NAME`, or "
            + "--demo NAME")
    }
    self.variant = variant ?? script.header.variant
  }

  /// Reads many scripts, and reports the mistakes of all of them together.
  package static func all(
    _ paths: [String], actions: [String] = [], demo: String? = nil,
    variant: ScriptHeader.Variant? = nil
  ) throws -> [LoadedScript] {
    var failures = FailureList()
    let all = paths.map { ($0, false) } + actions.map { ($0, true) }
    let files = try all.compactMap { path, isActions in
      try failures.collect {
        try LoadedScript(
          ScriptFileContents(path), demo: demo, variant: variant, isActions: isActions)
      }
    }
    try failures.rethrow()
    return files
  }
}
