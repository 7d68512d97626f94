import Foundation
import Synchronization

/// A program started by a test, and the lines that it has written so far.
///
/// Its standard input is `/dev/null`, and its lines are collected as they arrive. The child leads
/// its own process group, which is killed when this object is deallocated. The kernel kills the
/// child when the test process ends for any reason.
///
///     let app = try ChildProcess("/usr/bin/touchbox", ["list"], environment: server.environment)
///     try app.waitForLine(containing: "PinchMe")
///     #expect(try app.waitForExit() == .exited(0))
public final class ChildProcess: Sendable {
  /// The stream that a line was written to.
  public enum Stream: Sendable {
    /// Standard output.
    case output
    /// Standard error.
    case error
  }

  /// The program as passed to the initializer.
  public let program: String

  /// The process ID, which X clients also attach to their windows.
  public let processID: Int32

  let log: LineLog
  private let status = Mutex<ExitStatus?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to look up in the `PATH` of `environment`.
  ///   - environment: The child's complete environment. By default, this process's environment.
  ///   - directory: The child's working directory. By default, this process's working directory.
  /// - Throws: ``ChildProcessError/cannotLaunch(program:reason:)``. If a bare name is not found, no
  ///   error is thrown, but the exit status is 126 or 127.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil,
    directory: String? = nil
  ) throws(ChildProcessError) {
    if program.contains("/"), access(program, X_OK) != 0 {
      throw .cannotLaunch(program: program, reason: String(cString: strerror(errno)))
    }
    let launcher = ChildProcessLauncher(
      program: program, arguments: arguments,
      environment: environment ?? ProcessInfo.processInfo.environment, directory: directory)
    guard let result = LauncherThread.shared.run({ launcher.start() }) else {
      throw .cannotLaunch(program: program, reason: "the launcher thread returned nothing")
    }
    let running = try result.get()
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

  /// The complete lines of both streams so far, in order of arrival.
  public var lines: [String] { log.lines.map(\.text) }

  /// The complete lines of one stream so far.
  public func lines(of stream: Stream) -> [String] {
    log.lines.compactMap { $0.stream == stream ? $0.text : nil }
  }

  // MARK: - Ending

  /// How the process ended, or `nil` if it is still running.
  public var exitStatus: ExitStatus? {
    status.withLock { status in
      if status == nil {
        var value: Int32 = 0
        if waitpid(processID, &value, WNOHANG) == processID {
          status = ExitStatus(waitStatus: value)
        }
      }
      return status
    }
  }

  /// Sends a signal to the process, but not to its group. Does nothing after the process has ended.
  public func send(signal: Int32) {
    if exitStatus == nil { _ = Glibc.kill(processID, signal) }
  }

  /// Kills the process and its process group, without waiting for them to end.
  public func kill() {
    if exitStatus == nil { _ = Glibc.kill(-processID, SIGKILL) }
  }

  /// Asks the process to exit, and kills it if it has not exited after `grace`.
  ///
  /// - Returns: How the process ended, or `nil` if it still runs two seconds after being killed.
  @discardableResult
  public func terminate(grace: Duration = .seconds(2)) -> ExitStatus? {
    send(signal: SIGTERM)
    if !poll(timeout: grace, until: { exitStatus != nil }) { kill() }
    poll(timeout: .seconds(2)) { exitStatus != nil }
    return exitStatus
  }

  /// Waits until the process and its output have ended. Afterward, ``lines`` is complete.
  ///
  /// If an orphaned grandchild keeps the output open, this waits for only one more second.
  ///
  /// - Throws: ``ChildProcessError/stillRunning(program:timeout:lines:)``. The child keeps running.
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

extension ChildProcess {
  /// Returns the path of a program in the build folder that contains the running test bundle.
  ///
  /// - Throws: ``ChildProcessError/cannotLaunch(program:reason:)`` if there is none. Build the
  ///   whole package first.
  public static func builtProgram(_ name: String) throws(ChildProcessError) -> String {
    var directory = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    // The test bundle may be a folder or a plain executable.
    for _ in 0..<4 {
      directory.deleteLastPathComponent()
      let path = directory.appendingPathComponent(name).path
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      if exists, !isDirectory.boolValue, access(path, X_OK) == 0 { return path }
    }
    throw .cannotLaunch(program: name, reason: "it is not in the build folder of this test bundle")
  }

  /// The folder that tests pass to touchbox as `XDG_CACHE_HOME`. It is in the build folder, so
  /// tests share compiled programs, in particular the source adapter.
  public static let cache =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("test-cache").path
}

/// How a child process ended.
public enum ExitStatus: Equatable, Sendable, CustomStringConvertible {
  /// The process returned from `main` or called `exit` with this code, 0…255.
  case exited(Int32)
  /// The process was terminated by this signal.
  case signaled(Int32)

  /// Decodes the value that `waitpid` stores for a process that has ended.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signaled(signal)
  }

  /// The status as text, such as `exit status 3` or `signal 9`.
  public var description: String {
    switch self {
    case .exited(let code): "exit status \(code)"
    case .signaled(let signal): "signal \(signal)"
    }
  }
}

/// An error from a child process.
public enum ChildProcessError: Error, CustomStringConvertible {
  /// The program could not be started.
  case cannotLaunch(program: String, reason: String)
  /// The expected line did not appear before the timeout, or before the program ended.
  case noLine(expected: String, reason: String, lines: [String])
  /// The process was still running at the timeout.
  case stillRunning(program: String, timeout: Duration, lines: [String])

  /// What was expected and what happened, with the program's last 40 lines.
  public var description: String {
    switch self {
    case .cannotLaunch(let program, let reason):
      "cannot launch \(program): \(reason)"
    case .noLine(let expected, let reason, let lines):
      "no line \(expected) \(reason); the program wrote:\n" + Self.tail(lines)
    case .stillRunning(let program, let timeout, let lines):
      "\(program) is still running after \(timeout); it wrote:\n" + Self.tail(lines)
    }
  }

  private static func tail(_ lines: [String]) -> String {
    lines.isEmpty ? "  (nothing)" : lines.suffix(40).map { "  " + $0 }.joined(separator: "\n")
  }
}
