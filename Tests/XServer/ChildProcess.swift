import Foundation
import Synchronization

/// A program started by a test, and the lines that it has written.
///
/// Its standard input is `/dev/null`, and its lines are collected as they arrive. The child leads
/// its own process group, which is killed when this object is deallocated; the kernel kills the
/// child when the test process ends, however that happens.
///
///     let app = try ChildProcess("/usr/bin/touchbox", ["list"], environment: server.environment)
///     try app.waitForLine(containing: "PinchMe")
///     #expect(try app.waitForExit() == .exited(0))
public final class ChildProcess: Sendable {
  /// The stream to which a line was written.
  public enum Stream: Sendable {
    /// The standard output.
    case output
    /// The standard error.
    case error
  }

  /// The program as it was given to the initializer.
  public let program: String

  /// The process ID, which X clients also attach to their windows.
  public let processID: Int32

  let log: LineLog
  private let status = Mutex<ExitStatus?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to look for in the `PATH` of `environment`.
  ///   - environment: The complete environment of the child; by default, that of this process.
  ///   - directory: The child's working directory; by default, that of this process.
  /// - Throws: ``ChildProcessError/cannotLaunch(program:reason:)``. If a bare name is not found,
  ///   nothing is thrown, but the exit status is 126 or 127.
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

  /// How the process ended; `nil` while it runs.
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

  /// Sends a signal to the process, not to its group; does nothing after its end.
  public func send(signal: Int32) {
    if exitStatus == nil { _ = Glibc.kill(processID, signal) }
  }

  /// Kills the process and its process group, without waiting for their end.
  public func kill() {
    if exitStatus == nil { _ = Glibc.kill(-processID, SIGKILL) }
  }

  /// Asks the process to end, and kills it if it has not ended after `grace`.
  ///
  /// - Returns: How it ended; `nil` if it still runs two seconds after it was killed.
  @discardableResult
  public func terminate(grace: Duration = .seconds(2)) -> ExitStatus? {
    send(signal: SIGTERM)
    if !poll(timeout: grace, until: { exitStatus != nil }) { kill() }
    poll(timeout: .seconds(2)) { exitStatus != nil }
    return exitStatus
  }

  /// Waits for the end of the process and of its output; ``lines`` is then complete.
  ///
  /// If an orphaned grandchild still holds the output open, waits for one more second only.
  ///
  /// - Throws: ``ChildProcessError/stillRunning(program:timeout:lines:)``; the child keeps running.
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
  /// - Throws: ``ChildProcessError/cannotLaunch(program:reason:)`` if there is none; build the
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

  /// The folder that tests pass to touchbox as `XDG_CACHE_HOME`. It is in the build folder, so that
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

  /// For example `exit status 3` or `signal 9`.
  public var description: String {
    switch self {
    case .exited(let code): "exit status \(code)"
    case .signaled(let signal): "signal \(signal)"
    }
  }
}

/// What can go wrong with a child process.
public enum ChildProcessError: Error, CustomStringConvertible {
  /// The program could not be started.
  case cannotLaunch(program: String, reason: String)
  /// The expected line did not appear before the timeout, or before the program ended.
  case noLine(expected: String, reason: String, lines: [String])
  /// The process was still running at the timeout.
  case stillRunning(program: String, timeout: Duration, lines: [String])

  /// What was expected and what happened, with the last 40 lines of the program.
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
