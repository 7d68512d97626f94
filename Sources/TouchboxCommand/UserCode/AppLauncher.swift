import AppLibrary
import ArgumentParser
import Foundation
import Terminal

/// Runs this process's command in a program built from the user's files.
@MainActor
struct AppLauncher {
  private let paths: [String]
  private let languageMode: Int

  /// Creates a launcher for files and folders.
  ///
  /// - Parameter printsBacktraces: Whether crashes print the whole call stack, not just calls in
  ///   the files.
  init(_ paths: [String], languageMode: Int, printsBacktraces: Bool) {
    self.paths = paths
    self.languageMode = languageMode
    setenv("SWIFT_BACKTRACE", CrashReport.quietRuntime, 1)
    if printsBacktraces { setenv(CrashReportCommand.variable, "1", 1) }
  }

  /// This process's arguments, which the program understands because both have the same commands.
  private var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Replaces this process with the program, building it if necessary.
  func run() throws -> Never {
    let program: String
    do {
      program = try self.program(StopSignals())
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
    signal(SIGPIPE, SIG_DFL)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, words)
    throw CommandFailure(
      .file, "\(program): cannot be started (\(String(cString: strerror(errno))))")
  }

  /// Returns the path of the program, building it if necessary.
  ///
  /// - Throws: `CommandFailure` if the build fails; `StopSignals.Stopped`.
  func program(_ signals: StopSignals) throws -> String {
    let builder = try AppBuilder(languageMode: languageMode, signals)
    let files = try ProjectFiles(paths)
    files.notes.forEach(Console.err)
    return try builder.program(of: files)
  }

  /// Runs the program in a child process, and restarts it after each change that compiles.
  ///
  /// Runs until the program's window is closed or a signal arrives.
  ///
  /// - Parameters:
  ///   - arguments: The program's arguments, or `nil` for this process's arguments.
  ///   - checks: The work to do after each build, or `nil` if there is none.
  func watch(_ arguments: [String]? = nil, _ checks: WatchSession.Checks? = nil) throws -> Never {
    let signals = StopSignals()
    do {
      let builder = try AppBuilder(languageMode: languageMode, signals)
      var session = WatchSession(
        paths: paths, arguments: arguments ?? self.arguments, builder: builder, signals: signals,
        checks: checks)
      throw ExitCode(try session.run())
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
  }
}

extension AppOption {
  /// Runs this process's command in the program built from the user's files, if there are any.
  ///
  /// - Parameters:
  ///   - names: The command's positional arguments, which may be such files.
  ///   - isWatching: Whether to restart the program when the files change.
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
        .usage,
        "--app \(name) names an app in your own Swift or Objective-C files; expected those files too"
      )
    }
    let launcher = AppLauncher(
      all, languageMode: languageMode, printsBacktraces: printsBacktraces)
    if isWatching { try launcher.watch() } else { try launcher.run() }
  }

  private static func isScript(_ argument: String) -> Bool {
    argument.hasSuffix(".touch") || argument == "-"
  }
}
