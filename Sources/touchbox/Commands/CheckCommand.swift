import ArgumentParser
import Simulator
import TouchScript
import WebDriverActions

/// `touchbox check`
struct CheckCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read scripts without playing them, and tell all their mistakes.",
    discussion: """
      Touch scripts and WebDriver Actions are told apart by what they hold. A file without mistakes \
      is passed over in silence.
      """)

  @Argument(
    help: "The scripts; - is standard input.", completion: .file(extensions: ["touch", "json"]))
  var scripts: [String]

  @MainActor func perform() throws {
    var failures = FailureList()
    for path in scripts {
      _ = try failures.collect {
        let text = try ScriptFileContents(path)
        _ = try text.demo(of: text.script())
      }
    }
    try failures.rethrow()
  }
}
