import AppLibrary
import ArgumentParser
import Terminal

/// The `touchbox check` command.
struct CheckCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check scripts for errors without playing them.",
    discussion: """
      Reports every error in every file; files can be touch scripts or WebDriver Actions. Prints \
      nothing for files without errors.
      """)

  @Argument(
    help: "The scripts; - is standard input.", completion: .file(extensions: ["touch", "json"]))
  var scripts: [String]

  @OptionGroup var include: IncludeOption

  @MainActor func perform(_ catalog: AppCatalog) throws {
    var failures = FailureList()
    for path in scripts {
      guard
        let text = try failures.collect({ try ScriptFileContents(path, includable: include.paths) })
      else { continue }
      if let script = try? text.script() {
        _ = try failures.collect { try text.app(of: script, in: catalog) }
      } else {
        _ = try failures.collect { try text.appInHeader(of: catalog) }
        _ = try failures.collect { try text.script() }
      }
    }
    try failures.rethrow()
  }
}
