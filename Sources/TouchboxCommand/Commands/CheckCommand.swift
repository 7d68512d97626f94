import AppLibrary
import ArgumentParser
import Terminal

/// `touchbox check`
struct CheckCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check scripts for mistakes without playing them.",
    discussion: """
      Reports all mistakes of all files, which can be touch scripts or WebDriver Actions; prints \
      nothing about a file without mistakes.
      """)

  @Argument(
    help: "The scripts; - is standard input.", completion: .file(extensions: ["touch", "json"]))
  var scripts: [String]

  @OptionGroup var include: IncludeOption

  @MainActor func perform(_ catalog: AppCatalog) throws {
    var failures = FailureList()
    for path in scripts {
      _ = try failures.collect {
        let text = try ScriptFileContents(path, includable: include.paths)
        _ = try text.app(of: text.script(), in: catalog)
      }
    }
    try failures.rethrow()
  }
}
