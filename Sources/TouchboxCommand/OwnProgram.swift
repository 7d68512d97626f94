package import ArgumentParser
import Terminal

/// The root command of a user's own program. It is `touchbox` without the demos, and runs the app
/// if the arguments do not name a command.
package struct OwnProgram: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: Console.programName,
    abstract: "Run the app on Touchbox, in a window or without one.",
    discussion: """
      Without a command, the arguments are those of `run`:
        \(Console.programName) --headless --script tap.touch
      """,
    version: Touchbox.configuration.version,
    subcommands: [
      RunCommand.self, ServeCommand.self, RecordCommand.self, PlayCommand.self, SnapCommand.self,
      FilmCommand.self, ExplainCommand.self,
      MonkeyCommand.self, MergeCommand.self, ListCommand.self, CheckCommand.self,
      FormatCommand.self, ConvertCommand.self,
      PlayWorkerCommand.self, MonkeyWorkerCommand.self, PhoneSessionCommand.self,
      CrashReportCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  package init() {}
}
