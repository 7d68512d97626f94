package import ArgumentParser

/// The root command, `touchbox`.
package struct Touchbox: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "touchbox",
    abstract: "iPhone multi-touch on a Linux desktop: the books' demos, and your own code.",
    discussion: """
      Open the Home screen, with an icon for each demo, or one demo by its name:
        touchbox
        touchbox run TouchDemo
      Use a touchscreen or the mouse. In the window, the left button is one finger; hold Ctrl or Alt \
      for two mirrored fingers, and Shift too to move both in parallel. Press H for all keys, or G for \
      the demo's guide.

      Play a touch script without a window and check its expectations:
        touchbox play Assets/TouchDemo/demo.touch
      Save a picture or a film:
        touchbox snap BeachBall -o ball.png
        touchbox film Assets/BeachBall/demo.touch -o ball.webp

      Exit codes: 0 success; 1 an expectation failed; 2 a usage error or an error in a script; 3 an app \
      scheduled endless work, crashed or exited, or with --jobs a script took too long; 4 no display is \
      available for a window; 5 a file could not be read or written; 128+n terminated by signal n.
      """,
    version: "0.1.0",
    subcommands: [
      ListCommand.self, RunCommand.self, ServeCommand.self, RecordCommand.self, PlayCommand.self,
      SnapCommand.self,
      FilmCommand.self, ExplainCommand.self, MonkeyCommand.self, MergeCommand.self,
      AdaptCommand.self, CheckCommand.self, FormatCommand.self, ConvertCommand.self,
      LearnCommand.self, NewCommand.self, DoctorCommand.self,
      HelpCommand.self, PlayWorkerCommand.self, MonkeyWorkerCommand.self,
      PhoneSessionCommand.self,
    ])

  package init() {}
}
