import AppLibrary
import ArgumentParser
import Foundation
import Terminal

/// Runs this process's command in the program of a user's files.
@MainActor
struct AppLauncher {
  private let paths: [String]
  private let languageMode: Int

  /// Makes a launcher of files and folders.
  ///
  /// - Parameter printsBacktraces: Whether crashes print all calls, not only the calls in the files.
  init(_ paths: [String], languageMode: Int, printsBacktraces: Bool) {
    self.paths = paths
    self.languageMode = languageMode
    setenv("SWIFT_BACKTRACE", CrashReport.quietRuntime, 1)
    if printsBacktraces { setenv(CrashReportCommand.variable, "1", 1) }
  }

  /// The arguments of this process are those of the program: both have the same commands.
  private var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Replaces this process by the program, which is made first if it is not known.
  func run() throws -> Never {
    let signals = StopSignals()
    let program: String
    do {
      let builder = try AppBuilder(languageMode: languageMode, signals)
      let files = try ProjectFiles(paths)
      files.notes.forEach(Console.err)
      program = try builder.program(of: files)
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
    signal(SIGPIPE, SIG_DFL)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, words)
    throw CommandFailure(
      .file, "\(program): cannot be started (\(String(cString: strerror(errno))))")
  }

  /// Runs the program beside this process, and again with each change of the files that compiles.
  ///
  /// Returns when the program's window was closed, or a signal arrived.
  func watch() throws -> Never {
    let signals = StopSignals()
    do {
      let builder = try AppBuilder(languageMode: languageMode, signals)
      var session = WatchSession(
        paths: paths, arguments: arguments, builder: builder, signals: signals)
      throw ExitCode(try session.run())
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
  }
}

extension AppOption {
  /// Runs this process's command in the program of the user's files, if there are any.
  ///
  /// - Parameters:
  ///   - names: The command's own arguments, which may be such files.
  ///   - isWatching: Whether to run the files again when they change.
  @MainActor func launchFiles(
    _ names: [String] = [], isWatching: Bool = false, in catalog: AppCatalog
  ) throws {
    guard catalog.origin == .demos else { return }
    let given = names.filter { catalog.app(named: $0) == nil && !Self.isScript($0) }
    let files = given.contains(where: Self.isPath) ? given : []
    let all = files + values.filter(Self.isPath)
    guard !all.isEmpty else {
      guard let name else { return }
      throw CommandFailure(
        .usage, "--app \(name) names an app of your own Swift files; expected such files too")
    }
    let launcher = AppLauncher(
      all, languageMode: languageMode, printsBacktraces: printsBacktraces)
    if isWatching { try launcher.watch() } else { try launcher.run() }
  }

  private static func isScript(_ argument: String) -> Bool {
    argument.hasSuffix(".touch") || argument == "-"
  }
}
