import AppLibrary
import Foundation
import Terminal

/// A `touchbox run --watch` session, which rebuilds and restarts a program when files change.
///
/// If changed files do not compile, the previous program keeps running, and its window displays the
/// first error. If no program is running because the app crashed or never compiled, this program
/// opens a window that explains why (`WatchNotice`).
@MainActor
struct WatchSession {
  /// The interval between checks for changes, in milliseconds.
  private static let interval = 200

  /// A process with a window.
  private struct Shown {
    enum Content {
      /// The user's app, and the relay for its standard error.
      case app(ErrorRelay)
      /// A message instead of an app, and the failure's exit code.
      case notice(code: Int32)
    }

    let process: ChildProcess
    var content: Content

    /// The relay for an app's standard error, or `nil` for a notice.
    var relay: ErrorRelay? { if case .app(let relay) = content { relay } else { nil } }
  }

  /// Work to do after each build, and whenever one of some other files changes.
  struct Checks {
    /// The other files.
    let files: [String]
    /// Checks the program at a path, and returns a message for the window.
    let run: @MainActor (_ program: String, StopSignals) throws -> String
  }

  private let paths: [String]
  private let arguments: [String]
  private let builder: AppBuilder
  private let signals: StopSignals
  private let checks: Checks?
  private var shown: Shown?
  /// The key of the running program.
  private var runningKey: Data?
  /// The path of the program that was started last.
  private var program = ""
  /// The key of the last build, successful or not.
  private var lastKey: Data?
  private var identities: [FileIdentity?] = []
  /// The files' folder, which is omitted from messages in the window.
  private var folder = ""

  /// Prepares a session.
  ///
  /// - Parameters:
  ///   - paths: The user's files and folders.
  ///   - arguments: The program's arguments.
  ///   - checks: The work to do after each build, or `nil` if there is none.
  init(
    paths: [String], arguments: [String], builder: AppBuilder, signals: StopSignals,
    checks: Checks? = nil
  ) {
    (self.paths, self.arguments) = (paths, arguments)
    (self.builder, self.signals) = (builder, signals)
    self.checks = checks
  }

  private var isHeadless: Bool { arguments.contains("--headless") }
  private var name: String { paths.first ?? "." }

  /// Runs until the window is closed.
  ///
  /// - Returns: The exit code of the app, or of the failure displayed in the window.
  /// - Throws: `StopSignals.Stopped`, or a failure that no change to the files can fix. In both
  ///   cases, the program has ended too.
  mutating func run() throws -> Int32 {
    let files = try ProjectFiles(paths)
    files.notes.forEach(Console.err)
    try update(files)
    while true {
      _ = try signals.wait(
        for: [shown?.relay?.descriptor].compactMap { $0 }, milliseconds: Self.interval)
      shown?.relay?.forward()
      if let ended = shown, let ending = ended.process.endingIfAny() {
        ended.relay?.forward()
        (shown, runningKey) = (nil, nil)
        if let code = codeAtEnd(of: ended, ending) { return code }
      }
      // A file may be missing briefly while an editor replaces it.
      if let files = try? ProjectFiles(paths), identities(of: files) != identities {
        try update(files)
      }
    }
  }

  /// Handles the end of a process, and returns an exit code if the session ends too.
  private mutating func codeAtEnd(of ended: Shown, _ ending: ChildProcess.Ending) -> Int32? {
    if case .notice(let code) = ended.content {
      // If there is no display, there is no window, but the terminal shows the message.
      return ending == .exited(CommandStatus.environment.rawValue) ? nil : code
    }
    // A script that has finished is played again after the next change.
    guard !isHeadless else { return nil }
    let (reason, code): (String, Int32)
    switch ending {
    case .signaled(let signal):
      reason =
        CrashText(ended.relay?.text ?? Data()).summary?.replacing(folder + "/", with: "")
        ?? "the app's process was terminated by signal \(signal)"
      code = 128 + signal
    case .exited(CommandStatus.crashGuard.rawValue):
      reason = "the app scheduled endless work; see the terminal"
      code = CommandStatus.crashGuard.rawValue
    // The window was closed, or could not be opened.
    case .exited(let code): return code
    }
    Console.err("waiting for changes to \(name)")
    show(reason.prefix(1).uppercased() + reason.dropFirst(), code: code)
    return nil
  }

  /// Builds the program, replaces the running one, and checks it.
  private mutating func update(_ files: ProjectFiles) throws {
    try build(files)
    guard let checks, lastKey == runningKey else { return }
    send(.message(try checks.run(program, signals)))
  }

  private mutating func build(_ files: ProjectFiles) throws {
    // Record the identities before reading, so a change during the build triggers another update.
    identities = identities(of: files)
    folder = files.folder
    do {
      let key = try builder.key(of: files)
      guard key != lastKey else { return }
      lastKey = key
      let made = try builder.program(of: files)
      guard key != runningKey else {
        send(.banner(""))
        return
      }
      shown?.process.stop()
      shown?.relay?.forward()
      let process = try ChildProcess(
        made, arguments, output: .file(STDOUT_FILENO), errors: .pipe, hasChannel: true)
      shown = Shown(process: process, content: .app(ErrorRelay(process.errors)))
      (runningKey, program) = (key, made)
    } catch {
      guard let failure = CommandFailure(error), failure.code == .usage || lastKey != nil else {
        throw error
      }
      Console.warn(failure)
      let isRunning = runningKey != nil
      Console.err(
        (isRunning ? "the previous version keeps running; " : "")
          + "waiting for changes to \(files.name)")
      show(failure.summary, code: failure.code.rawValue)
    }
  }

  // MARK: - Windows

  /// Displays a message in the app's window, or in a notice if there is no app.
  private mutating func show(_ message: String, code: Int32) {
    guard !isHeadless else { return }
    if shown == nil {
      let words = arguments.prefix(1) + ["--notice"] + arguments.dropFirst()
      shown = (try? ChildProcess("/proc/self/exe", Array(words), hasChannel: true)).map {
        Shown(process: $0, content: .notice(code: code))
      }
    } else if case .notice = shown?.content {
      shown?.content = .notice(code: code)
    }
    send(.banner(message))
  }

  /// Sends a message to the process with the window.
  private func send(_ message: WatchMessage) {
    guard !isHeadless else { return }
    try? shown?.process.channel.write(contentsOf: message.line)
  }

  private func identities(of files: ProjectFiles) -> [FileIdentity?] {
    (files.all + (checks?.files ?? [])).map { FileIdentity($0) }
  }
}
