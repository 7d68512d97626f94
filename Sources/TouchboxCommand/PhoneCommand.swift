package import AppLibrary
package import ArgumentParser
import Foundation
import Terminal
import TouchScript

/// A command that uses phones, which are isolated to the main actor.
///
/// The argument parser is nonisolated, but `runAndExit(_:)` runs the command on the main thread.
package protocol PhoneCommand: ParsableCommand {
  /// Runs the command with the apps in a catalog.
  @MainActor func perform(_ catalog: AppCatalog) throws
}

extension CompletionKind {
  /// Completes the names of demos.
  package static var demos: CompletionKind {
    .shellCommand("\(Console.programName) list | cut -d ' ' -f 1")
  }

  /// Completes the names of demos, and files with the given extensions. See `CompletionScript`.
  static func demos(orFiles extensions: [String]) -> CompletionKind {
    .shellCommand(
      "\(Console.programName) list | cut -d ' ' -f 1"
        + CompletionScript.mark + extensions.joined(separator: " "))
  }
}

/// Throws an error if an option's value is out of range. In the message, `unit` follows the range.
package func requireRange<Value: Comparable>(
  _ option: String, _ value: Value, _ range: ClosedRange<Value>, unit: String = ""
) throws {
  guard !range.contains(value) else { return }
  let limits = "\(range.lowerBound) to \(range.upperBound)".replacing(#/\.0\b/#, with: "")
  throw ValidationError("\(option) \(value) is out of range; expected \(limits)\(unit)")
}

/// Throws an error if there are several app names. Several files are fine, as they may form one
/// app.
@MainActor func requireOne(_ names: [String], in catalog: AppCatalog) throws {
  guard names.count > 1, catalog.origin != .files else { return }
  throw CommandFailure(
    .usage, "found \(ScriptError.list(names, "and")); expected one of them")
}

extension ParsableCommand {
  /// Runs the command given by the process's arguments with the apps in a catalog, and exits with a
  /// `CommandStatus`.
  @MainActor package static func runAndExit(_ catalog: AppCatalog) -> Never {
    Console.openStandardStreams()
    // Ignore SIGXFSZ, so exceeding a file size limit is a write error, which has its own message.
    signal(SIGXFSZ, SIG_IGN)
    var arguments = Array(CommandLine.arguments.dropFirst())
    if catalog.origin == .files { CrashReport.locateLines() }
    let isSupervised = arguments.first == Supervision.word && catalog.origin != .demos
    if isSupervised {
      arguments.removeFirst()
      _ = ParentChannel.open()
    }
    func end(_ code: Int32) -> Never {
      if isSupervised { Supervision.finish(code) }
      Foundation.exit(code)
    }
    do {
      // Without arguments, open the Home screen. A single demo name runs that demo.
      if arguments.isEmpty, catalog.home != nil {
        arguments = ["run"]
      } else if let first = arguments.first, catalog.app(named: first) != nil {
        arguments.insert("run", at: 0)
      }
      try requireText(CommandLine.unsafeArgv)
      try requireFolder()
      var command = try parsed(arguments)
      if command is any SupervisedCommand, catalog.origin != .demos, !isSupervised {
        try Supervision.run(arguments)
      } else if let command = command as? any PhoneCommand {
        try command.perform(catalog)
      } else {
        try command.run()
      }
      end(CommandStatus.success.rawValue)
    } catch {
      if let failure = CommandFailure(error) {
        Console.warn(failure)
        end(failure.code.rawValue)
      }
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success {
        let isCompletions = arguments.first?.hasPrefix("--generate-completion-script") == true
        let text = isCompletions ? CompletionScript.corrected(message, of: self) : message
        if !text.isEmpty { Console.out(text) }
        end(0)
      }
      if code == .validationFailure,
        let advice = ArgumentAdvice.message(about: arguments, in: catalog)
      {
        Console.warn(advice)
        end(CommandStatus.usage.rawValue)
      }
      if !message.isEmpty { Console.err(printable(message, of: arguments)) }
      // The parser's exit code for incorrect usage is 64; ours is 2. Other codes are already ours.
      end(code == .validationFailure ? CommandStatus.usage.rawValue : code.rawValue)
    }
  }

  /// Returns the command for the given arguments.
  ///
  /// Parsing with the root command takes longer, because the parser collects the arguments of the
  /// root command and, in a debug build, of all other commands. If the named command can't parse its
  /// arguments or is asked for help, the root command parses them again, so its message contains
  /// the names of both.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    return try named?.parsedAlone(arguments.dropFirst()) ?? parseAsRoot(arguments)
  }

  /// Parses arguments without the root command, or returns `nil` if they are not valid or ask for
  /// help.
  private static func parsedAlone(_ arguments: ArraySlice<String>) -> Self? {
    try? parseAsRoot(Array(arguments)) as? Self
  }

  /// Throws an error for an argument that is not valid UTF-8. Swift has repaired it, so it no
  /// longer names the file.
  private static func requireText(
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) throws {
    for (number, argument) in CommandLine.arguments.enumerated().dropFirst() {
      guard let word = words[number], String(validatingCString: word) == nil else { continue }
      throw CommandFailure(
        .usage,
        "argument \(number), \(ScriptError.quote(argument)), is not UTF-8; expected UTF-8, even in "
          + "file names")
    }
  }

  /// Throws an error if the working directory was deleted, because relative paths no longer work.
  private static func requireFolder() throws {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard getcwd(&path, path.count) == nil, errno == ENOENT else { return }
    throw CommandFailure(
      .file, "the working directory no longer exists; change to an existing folder")
  }

  /// Returns the parser's multiline message, with each quoted argument on a single line.
  private static func printable(_ message: String, of arguments: [String]) -> String {
    arguments.filter { $0.contains(where: \.isNewline) }.reduce(message) {
      $0.replacing($1, with: $1.printable())
    }
  }
}
