import AppLibrary
import ArgumentParser
import Foundation
import Terminal

/// The `touchbox adapt` command.
struct AdaptCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt",
    abstract: "Show how your own Swift or Objective-C files are changed to compile here, and why.",
    discussion: """
      Prints a diff with a comment for each change, followed by any code that has no equivalent here. \
      Your files are not modified; run, play, snap, film and record compile an adapted copy. The exit \
      code is 2 if any code has no equivalent.
      """)

  @Argument(
    help: ArgumentHelp("Your own Swift or Objective-C files, or their folder.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var files: [String]

  @MainActor func perform(_ catalog: AppCatalog) throws {
    let signals = StopSignals()
    do {
      let builder = try AppBuilder(languageMode: 5, signals)
      let (diff, isRefused) = try builder.changes(in: ProjectFiles(files))
      if !diff.isEmpty { Console.outContents(diff + "\n") }
      if isRefused { throw CommandFailure(.usage, messages: []) }
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
  }
}
