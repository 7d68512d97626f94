import AppSupport
import Foundation

/// `touchbox run --watch`: a program of a user's files that is made and started again whenever they
/// change.
///
/// While changed files do not compile, the program from before keeps running.
@MainActor
struct WatchSession {
  /// How often the files are looked at, in milliseconds.
  private static let interval = 200

  private let paths: [String]
  private let arguments: [String]
  private let builder: AppBuilder
  private let signals: StopSignals
  private var program: ChildProcess?
  /// What the program that runs was made of.
  private var runningKey: Data?
  /// What was last made, or could not be made.
  private var lastKey: Data?
  private var identities: [FileIdentity?] = []

  /// Prepares to run a program.
  ///
  /// - Parameters:
  ///   - paths: The user's files and folders.
  ///   - arguments: The program's arguments.
  init(paths: [String], arguments: [String], builder: AppBuilder, signals: StopSignals) {
    (self.paths, self.arguments) = (paths, arguments)
    (self.builder, self.signals) = (builder, signals)
  }

  /// Runs until the program's window is closed.
  ///
  /// - Returns: The program's exit code.
  /// - Throws: `StopSignals.Stopped`, and what no change of the files can mend. The program has ended
  ///   then too.
  mutating func run() throws -> Int32 {
    let files = try ProjectFiles(paths)
    files.notes.forEach(Console.err)
    try update(files)
    while true {
      _ = try signals.wait(for: [], milliseconds: Self.interval)
      if let ending = program?.endingIfAny() {
        (program, runningKey) = (nil, nil)
        // A script that has ended is played again after the next change.
        if !arguments.contains("--headless") { return code(of: ending) }
      }
      // A file that an editor replaces may be gone for a moment.
      if let files = try? ProjectFiles(paths), identities(of: files) != identities {
        try update(files)
      }
    }
  }

  /// Makes the program of files, and starts it in place of the one that runs.
  private mutating func update(_ files: ProjectFiles) throws {
    // Before they are read: a change in the meantime is another update.
    identities = identities(of: files)
    do {
      let key = try builder.key(of: files)
      guard key != lastKey else { return }
      lastKey = key
      let made = try builder.program(of: files)
      guard key != runningKey else { return }
      program?.stop()
      program = try ChildProcess(
        made, arguments, output: .file(STDOUT_FILENO), errors: .file(STDERR_FILENO))
      runningKey = key
    } catch {
      guard let failure = CommandFailure(error), failure.code == .usage || lastKey != nil else {
        throw error
      }
      Console.warn(failure)
      Console.err(
        program == nil
          ? "waiting for changes to \(files.name)"
          : "the previous version keeps running; waiting for changes to \(files.name)")
    }
  }

  private func identities(of files: ProjectFiles) -> [FileIdentity?] {
    files.all.map { FileIdentity($0) }
  }

  private func code(of ending: ChildProcess.Ending) -> Int32 {
    switch ending {
    case .exited(let code): code
    case .signalled(let signal): 128 + signal
    }
  }
}
