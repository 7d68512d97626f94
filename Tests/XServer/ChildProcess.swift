import Foundation
import Synchronization

/// A program a test has started, and the lines it has written.
///
/// The child reads nothing (`/dev/null`), and its lines are collected as they come. It leads a
/// process group of its own, is killed with that group when this object goes away, and is killed
/// by the kernel when the test process ends in whatever way.
///
///     let app = try ChildProcess("/usr/bin/touchbox", ["list"], environment: server.environment)
///     try app.waitForLine(containing: "PinchMe")
///     #expect(try app.waitForExit() == .exited(0))
public final class ChildProcess: Sendable {
  /// Where a line was written.
  public enum Stream: Sendable {
    /// The standard output.
    case output
    /// The standard error.
    case error
  }

  /// The program as it was named when it was launched.
  public let program: String

  /// The kernel's number of the process, which X clients also put on their windows.
  public let processID: Int32

  let log: LineLog
  private let status = Mutex<ExitStatus?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to look for in the `PATH` of `environment`.
  ///   - environment: The complete environment of the child; by default that of this process.
  ///   - directory: The child's working directory; by default that of this process.
  /// - Throws: ``ChildProcessError/cannotLaunch(program:reason:)``. A bare name that is not found
  ///   is noticed by its exit status 126 or 127 only.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil,
    directory: String? = nil
  ) throws(ChildProcessError) {
    if program.contains("/"), access(program, X_OK) != 0 {
      throw .cannotLaunch(program: program, reason: String(cString: strerror(errno)))
    }
    let launch = Launch(
      program: program, arguments: arguments,
      environment: environment ?? ProcessInfo.processInfo.environment, directory: directory)
    guard let launched = LaunchThread.shared.run({ launch.start() }) else {
      throw .cannotLaunch(program: program, reason: "the launching thread gave no answer")
    }
    let running = try launched.get()
    self.program = program
    processID = running.processID
    log = LineLog()
    log.read(running.output, as: .output)
    log.read(running.error, as: .error)
  }

  deinit {
    guard exitStatus == nil else { return }
    kill()
    poll(timeout: .seconds(2)) { exitStatus != nil }
  }

  // MARK: - Lines

  /// The finished lines of both streams so far, in order of arrival.
  public var lines: [String] { log.lines.map(\.text) }

  /// The finished lines of one stream so far.
  public func lines(of stream: Stream) -> [String] {
    log.lines.compactMap { $0.stream == stream ? $0.text : nil }
  }

  // MARK: - The end

  /// How the process ended, or `nil` while it runs.
  public var exitStatus: ExitStatus? {
    status.withLock { status in
      if status == nil {
        var word: Int32 = 0
        if waitpid(processID, &word, WNOHANG) == processID { status = ExitStatus(waitStatus: word) }
      }
      return status
    }
  }

  /// Sends a signal to the process alone; does nothing when it has ended.
  public func send(signal: Int32) {
    if exitStatus == nil { _ = Glibc.kill(processID, signal) }
  }

  /// Ends the process and its process group at once, without waiting.
  public func kill() {
    if exitStatus == nil { _ = Glibc.kill(-processID, SIGKILL) }
  }

  /// Asks the process to end, and kills it when it does not within `grace`.
  ///
  /// - Returns: How it ended; `nil` when the kernel did not end it within two seconds more.
  @discardableResult
  public func terminate(grace: Duration = .seconds(2)) -> ExitStatus? {
    send(signal: SIGTERM)
    if !poll(timeout: grace, until: { exitStatus != nil }) { kill() }
    poll(timeout: .seconds(2)) { exitStatus != nil }
    return exitStatus
  }

  /// Waits for the end of the process and of its output; ``lines`` is then complete.
  ///
  /// Output that an orphaned grandchild keeps open is waited for no longer than one second.
  ///
  /// - Throws: ``ChildProcessError/stillRunning(program:timeout:lines:)``; the child runs on.
  @discardableResult
  public func waitForExit(
    timeout: Duration = .seconds(10)
  ) throws(ChildProcessError) -> ExitStatus {
    guard let status = poll(timeout: timeout, for: { exitStatus }) else {
      throw .stillRunning(program: program, timeout: timeout, lines: lines)
    }
    poll(timeout: .seconds(1)) { log.isComplete }
    return status
  }
}
