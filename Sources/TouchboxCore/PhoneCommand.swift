package import ArgumentParser
import Foundation

/// A command that works with phones, which live on the main actor.
///
/// The parser is not bound to any actor, but the main thread runs the command.
package protocol PhoneCommand: ParsableCommand {
  /// Runs the command.
  @MainActor func perform() throws
}

extension PhoneCommand {
  /// Runs the command; the main thread calls this.
  package func run() throws {
    let command = Unchecked(value: self)
    try MainActor.assumeIsolated { try command.value.perform() }
  }
}

extension CompletionKind {
  /// The names of the demos.
  package static var demos: CompletionKind { .shellCommand("touchbox list | cut -d ' ' -f 1") }
}

/// Throws if the value of an option is out of range; `unit` follows the range in the message.
package func requireRange<Value: Comparable>(
  _ option: String, _ value: Value, _ range: ClosedRange<Value>, unit: String = ""
) throws {
  guard !range.contains(value) else { return }
  let limits = "\(range.lowerBound) to \(range.upperBound)".replacing(#/\.0\b/#, with: "")
  throw ValidationError("\(option) \(value) is out of range; expected \(limits)\(unit)")
}

/// Carries a value to the actor on which it already is.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

extension ParsableCommand {
  /// Runs the command that the arguments ask for and ends the process with a code of `ExitCode`.
  package static func runAndExit() -> Never {
    do {
      var command = try parseAsRoot()
      try command.run()
      Foundation.exit(ExitCode.success.rawValue)
    } catch {
      if let failure = CommandFailure(error) {
        Console.warn(failure)
        Foundation.exit(failure.code.rawValue)
      }
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success {
        if !message.isEmpty { Console.out(message) }
        Foundation.exit(0)
      }
      if !message.isEmpty { Console.err(message) }
      // The parser reports wrong usage as 64, and we as 2; other codes are ours already.
      Foundation.exit(code == .validationFailure ? ExitCode.usage.rawValue : code.rawValue)
    }
  }
}
