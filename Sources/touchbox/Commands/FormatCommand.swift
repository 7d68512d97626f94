import ArgumentParser
import Simulator
import TouchScript

/// `touchbox format`
struct FormatCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Lay scripts out in the one canonical way, in place.",
    discussion: """
      Comments, macros and relative times stay as they are. A file that is laid out already is not \
      written, one with a mistake is left as it is. With - the script comes from standard input and \
      goes to standard output; so does one from a pipe.
      """)

  @Argument(
    help: "The scripts; - is standard input.", completion: .file(extensions: ["touch"]))
  var scripts: [String]

  @Flag(
    help: "Write nothing; name the scripts that would change, and end with code 1 if any would.")
  var check = false

  @MainActor func perform() throws {
    var failures = FailureList()
    for path in scripts {
      guard
        let (file, text) = try failures.collect({
          let file = try ScriptFileContents(path)
          return (file, try file.source().text)
        })
      else { continue }
      let isCanonical = file.bytes.elementsEqual(text.utf8)
      if check {
        guard !isCanonical else { continue }
        Console.out(file.name)
        failures.add(CommandFailure(.failure, sentences: []))
      } else if AtomicOutput.isStream(path) {
        Console.outText(text)
      } else if !isCanonical,
        try failures.collect({ try AtomicOutput.write(text, to: path) }) != nil
      {
        Console.err("wrote \(path)")
      }
    }
    try failures.rethrow()
  }
}
