import AppLibrary
import ArgumentParser
import Painter
import Terminal

/// The `touchbox format` command.
struct FormatCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Rewrite scripts in the canonical layout, in place.",
    discussion: """
      Preserves comments, macros and relative times. Does not rewrite files that already have this \
      layout or that contain an error. A script from standard input (-) or a pipe is written to standard \
      output.
      """)

  @Argument(
    help: "The scripts; - is standard input.", completion: .file(extensions: ["touch"]))
  var scripts: [String]

  @OptionGroup var include: IncludeOption

  @Flag(
    help:
      "Write nothing; list the scripts that would change, and exit with code 1 if there are any.")
  var check = false

  @MainActor func perform(_ catalog: AppCatalog) throws {
    var failures = FailureList()
    for path in scripts {
      guard
        let (file, text) = try failures.collect({
          let file = try ScriptFileContents(path, includable: include.paths)
          return (file, try file.source().text)
        })
      else { continue }
      let isCanonical = file.bytes.elementsEqual(text.utf8)
      if check {
        guard !isCanonical else { continue }
        Console.outContents(file.path + "\n")
        failures.add(CommandFailure(.failure, messages: []))
      } else if OutputPaths.isStream(path) {
        Console.outContents(text)
      } else if !isCanonical,
        try failures.collect({ try AtomicFile.write(text, to: path) }) != nil
      {
        Console.wrote(path)
      }
    }
    try failures.rethrow()
  }
}
