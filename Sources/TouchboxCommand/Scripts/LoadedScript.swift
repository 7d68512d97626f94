package import AppLibrary
import Terminal
package import TouchScript
package import UIKit

/// A parsed script, and the app to play it on.
@MainActor
package struct LoadedScript {
  /// The script's file.
  package let file: ScriptFileContents
  /// The parsed script.
  package let script: Script
  /// The app.
  package let app: App
  /// The app's variant.
  package let variant: ScriptHeader.Variant
  /// The device.
  package let device: Device

  /// The script's name for messages.
  package var name: String { file.name }

  /// Parses a script.
  ///
  /// - Parameters:
  ///   - catalog: The apps that a script can refer to.
  ///   - app: The app that replaces the script's own.
  ///   - demo: The app to use if the script does not specify one.
  ///   - variant: The variant that replaces the script's own.
  ///   - device: The device that replaces the script's own.
  ///   - isActions: Whether the file must contain WebDriver Actions. If false, it may.
  package init(
    _ file: ScriptFileContents, in catalog: AppCatalog, app override: String? = nil,
    demo name: String? = nil, variant: ScriptHeader.Variant? = nil, device: Device? = nil,
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
    if let override {
      app = try catalog.find(override)
    } else if let own = try file.app(of: script, in: catalog) {
      app = own
    } else if let name {
      app = try catalog.find(name)
    } else if catalog.origin != .demos {
      app = try catalog.start(nil)
    } else {
      throw CommandFailure(
        .usage,
        file.isActions
          ? "\(file.name): WebDriver Actions do not name a demo; expected --demo NAME"
          : "\(file.name):2:1: the script does not name a demo; expected a line `demo NAME`, or "
            + "--demo NAME")
    }
    self.variant = variant ?? script.header.variant
    self.device = device ?? script.header.device ?? .iPhone
  }

  /// Reads several scripts, and reports the errors in all of them together.
  package static func all(
    _ paths: [String], actions: [String] = [], includable: [String] = [], in catalog: AppCatalog,
    app: String? = nil,
    demo: String? = nil, variant: ScriptHeader.Variant? = nil, device: Device? = nil
  ) throws -> [LoadedScript] {
    var failures = FailureList()
    let all = paths.map { ($0, false) } + actions.map { ($0, true) }
    let files = try all.compactMap { path, isActions in
      try failures.collect {
        try LoadedScript(
          ScriptFileContents(
            path, includable: includable,
            expected: isActions ? "WebDriver Actions" : "a touch script"), in: catalog, app: app,
          demo: demo,
          variant: variant, device: device, isActions: isActions)
      }
    }
    try failures.rethrow()
    return files
  }
}
