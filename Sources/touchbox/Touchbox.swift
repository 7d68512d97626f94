import ArgumentParser
import Foundation
import Painter
import Simulator
import TouchScript

/// The command.
@main
struct Touchbox: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchbox",
    abstract: "A multi-touch sandbox: the iPhone books' touch demos, on a desktop and in tests.",
    discussion: """
      Try a demo in a window, with a touchscreen or with the mouse:
        touchbox run TouchDemo
      In the window the left button is a finger; with Ctrl or Alt held it is two, mirrored; with \
      Shift as well both move in parallel. H shows the rest.

      Play a script of fingers without a window, and fail when an expectation does:
        touchbox play Assets/TouchDemo/demo.touch
      Take a picture, or a film:
        touchbox snap BeachBall -o ball.png
        touchbox film Assets/BeachBall/demo.touch -o ball.webp

      Exit codes: 0 all well; 1 an expectation failed; 2 wrong usage or a broken script; 3 an app \
      that asks for work without end, or with --jobs a script that hangs or crashes; 4 no display \
      for a window; 5 a file that could not be read or written; 128+n ended by signal n.
      """,
    version: "0.1.0",
    subcommands: [
      ListCommand.self, RunCommand.self, RecordCommand.self, PlayCommand.self, SnapCommand.self,
      FilmCommand.self, CheckCommand.self, FormatCommand.self, ConvertCommand.self,
      BenchCommand.self, HelpCommand.self, PlayWorkerCommand.self,
    ])

  /// When the program began.
  static let started = SuspendingClock().now

  static func main() {
    _ = started
    MainActor.assumeIsolated { start() }
  }

  @MainActor private static func start() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as CommandFailure {
      Console.tell(failure)
      Foundation.exit(failure.code.rawValue)
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success {
        if !message.isEmpty { Console.out(message) }
        Foundation.exit(0)
      }
      if !message.isEmpty { Console.err(message) }
      // The parser's own code for wrong usage is 64; ours is 2. Others are passed on.
      Foundation.exit(
        code == .validationFailure ? ExitCode.usage.rawValue : code.rawValue)
    }
  }
}

/// Why a command did not do all it was asked: sentences for standard error, and the exit code.
struct CommandFailure: Error {
  /// What to say, a sentence each; empty where all was said already.
  let sentences: [String]
  /// What the process reports.
  let code: ExitCode

  /// Makes a failure.
  init(_ code: ExitCode, _ sentences: String...) {
    self.sentences = sentences
    self.code = code
  }

  /// Makes the failure of a file that cannot be written, for a reason.
  static func unwritable(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(.file, ImageFileError.unwritable(path: path, reason: reason).description)
  }

  /// Makes a failure of several sentences.
  init(_ code: ExitCode, sentences: [String]) {
    self.sentences = sentences
    self.code = code
  }
}
