import AppLibrary
import ArgumentParser

/// Suggests a command or demo when the arguments do not begin with either.
@MainActor
enum ArgumentAdvice {
  /// Returns a message for arguments that the parser rejected, or nil if the parser's message is
  /// better.
  static func message(about arguments: [String], in catalog: AppCatalog) -> String? {
    let commands = HelpCommand.commandNames
    guard catalog.origin == .demos, let first = arguments.first, first != "-",
      !Touchbox.configuration.subcommands.contains(where: { $0.configuration.commandName == first })
    else { return nil }
    if first.hasPrefix("-") { return message(aboutOptions: arguments, commands, catalog) }
    if first.hasSuffix(".touch") {
      return "\(first) is a script; did you mean `touchbox play \(first)`?"
    }
    if AppOption.isPath(first) {
      return "\(first) is a file or folder; did you mean `touchbox run \(first)`?"
    }
    return catalog.unknown(first, orCommand: commands)
  }

  /// Handles options that precede the command, or that are passed without a command.
  private static func message(
    aboutOptions arguments: [String], _ commands: [String], _ catalog: AppCatalog
  ) -> String? {
    var meant = arguments
    let index = arguments.firstIndex { commands.contains($0) || catalog.app(named: $0) != nil }
    if let index { meant.insert(meant.remove(at: index), at: 0) }
    if !commands.contains(meant[0]) { meant.insert("run", at: 0) }
    guard (try? Touchbox.parseAsRoot(meant)) != nil else { return nil }
    return "options must follow a command; did you mean `touchbox \(meant.joined(separator: " "))`?"
  }
}
