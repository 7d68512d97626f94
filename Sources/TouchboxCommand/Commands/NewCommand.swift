import AppLibrary
import ArgumentParser
import Foundation
import Terminal

/// The `touchbox new` command.
struct NewCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a package with your own app, a test and a script.",
    discussion: """
      `cd MyApp && swift run` opens its window; `swift run MyApp --headless --script tap.touch` plays \
      the script, and `swift test` runs the test. Nothing is downloaded.

      With `--objc`, creates a folder with an Objective-C app and a script. `touchbox run MyApp` opens its \
      window.
      """)

  @Argument(help: "The name of the app and of its folder.")
  var name: String

  @Flag(name: .customLong("objc"), help: "Create an Objective-C app.")
  var isObjectiveC = false

  @MainActor func perform(_ catalog: AppCatalog) throws {
    guard name.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#) != nil else {
      throw CommandFailure(
        .usage,
        "\(name) is not a valid module name; use letters, digits and _, as in MyApp")
    }
    if isObjectiveC {
      try write(ObjectiveCTemplate.files)
      return Console.err(
        "created \(name): try `\(Console.programName) run \(name)`, and "
          + "`\(Console.programName) play \(name)/tap.touch --app \(name)`")
    }
    let sdk = try SDK(executable: SDK.ownExecutable)
    guard sdk.isInstalled else {
      throw CommandFailure(
        .environment,
        "packages require an installed Touchbox; run `make install PREFIX=~/.local`, and then "
          + "~/.local/bin/touchbox new \(name)")
    }
    guard !sdk.modules.contains(name), !AppBuilder.reservedNames.contains(name) else {
      throw CommandFailure(
        .usage, "\(name) is the name of a module that the app imports; choose another name")
    }
    try write(AppTemplate(name: name, sdk: sdk).files)
    Console.err("created \(name): try `cd \(name) && swift run`")
  }

  /// Writes the files into a new folder.
  private func write(_ files: [(String, String)]) throws {
    guard !FileManager.default.fileExists(atPath: name) else {
      throw CommandFailure(.file, "\(name): already exists; choose another name")
    }
    for (path, text) in files {
      let file = URL(fileURLWithPath: name).appendingPathComponent(path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      } catch {
        throw CommandFailure.unwritable("\(name)/\(path)", error.systemReason)
      }
    }
  }
}
