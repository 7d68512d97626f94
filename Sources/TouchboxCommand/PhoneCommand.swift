package import ArgumentParser
import Foundation

/// A command that works with phones, which live on the main actor.
///
/// The parser is not bound to any actor, but `runAndExit(_:)` runs the command on the main thread.
package protocol PhoneCommand: ParsableCommand {
  /// Runs the command on the apps of a catalog.
  @MainActor func perform(_ catalog: AppCatalog) throws
}

extension CompletionKind {
  /// The names of the demos.
  package static var demos: CompletionKind {
    .shellCommand("\(Console.programName) list | cut -d ' ' -f 1")
  }

  /// The names of the demos, and files with some extensions; see `CompletionScript`.
  static func demos(orFiles extensions: [String]) -> CompletionKind {
    .shellCommand(
      "\(Console.programName) list | cut -d ' ' -f 1"
        + CompletionScript.mark + extensions.joined(separator: " "))
  }
}

/// Throws if the value of an option is out of range; `unit` follows the range in the message.
package func requireRange<Value: Comparable>(
  _ option: String, _ value: Value, _ range: ClosedRange<Value>, unit: String = ""
) throws {
  guard !range.contains(value) else { return }
  let limits = "\(range.lowerBound) to \(range.upperBound)".replacing(#/\.0\b/#, with: "")
  throw ValidationError("\(option) \(value) is out of range; expected \(limits)\(unit)")
}

extension ParsableCommand {
  /// Runs the command that the process's arguments ask for, on the apps of a catalog, and ends the
  /// process with a code of `ExitCode`.
  @MainActor package static func runAndExit(_ catalog: AppCatalog) -> Never {
    Console.openStandardStreams()
    var arguments = Array(CommandLine.arguments.dropFirst())
    do {
      // Nothing means to open the Home screen, a demo's name alone to run it.
      if arguments.isEmpty, catalog.home != nil {
        arguments = ["run"]
      } else if let first = arguments.first, catalog.app(named: first) != nil {
        arguments.insert("run", at: 0)
      }
      var command = try parseAsRoot(arguments)
      if let command = command as? any PhoneCommand {
        try command.perform(catalog)
      } else {
        try command.run()
      }
      Foundation.exit(ExitCode.success.rawValue)
    } catch {
      if let failure = CommandFailure(error) {
        Console.warn(failure)
        Foundation.exit(failure.code.rawValue)
      }
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success {
        let isCompletions = arguments.first?.hasPrefix("--generate-completion-script") == true
        let text = isCompletions ? CompletionScript.corrected(message, of: self) : message
        if !text.isEmpty { Console.out(text) }
        Foundation.exit(0)
      }
      if !message.isEmpty { Console.err(message) }
      // The parser reports wrong usage as 64, and we as 2; other codes are ours already.
      Foundation.exit(code == .validationFailure ? ExitCode.usage.rawValue : code.rawValue)
    }
  }
}
