package import ArgumentParser

/// The `touchbox` command.
package struct Touchbox: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "touchbox",
    abstract: "iPhone multi-touch on a Linux desktop: the books' demos, and your own code.",
    discussion: """
      Open the Home screen, with an icon for each demo, or one demo by its name:
        touchbox
        touchbox run TouchDemo
      Touch it with a touchscreen or with the mouse. In the window the left button is a finger; with \
      Ctrl or Alt held it is two, mirrored; with Shift as well both move in parallel. H shows all keys, G the demo's guide.

      Play a touch script without a window and check its expectations:
        touchbox play Assets/TouchDemo/demo.touch
      Make a picture or a film:
        touchbox snap BeachBall -o ball.png
        touchbox film Assets/BeachBall/demo.touch -o ball.webp

      Exit codes: 0 success; 1 an expectation failed; 2 wrong usage or a mistake in a script; 3 an \
      app asked for work without end, crashed or ended its process, or with --jobs a script took too \
      long; 4 no display for a window; 5 a file could not be read or written; 128+n ended by signal n.
      """,
    version: "0.1.0",
    subcommands: [
      ListCommand.self, RunCommand.self, ServeCommand.self, RecordCommand.self, PlayCommand.self,
      SnapCommand.self,
      FilmCommand.self, MonkeyCommand.self, MergeCommand.self, AdaptCommand.self, CheckCommand.self,
      FormatCommand.self, ConvertCommand.self, NewCommand.self, DoctorCommand.self,
      HelpCommand.self, PlayWorkerCommand.self, MonkeyWorkerCommand.self,
      PhoneSessionCommand.self,
    ])

  package init() {}
}
