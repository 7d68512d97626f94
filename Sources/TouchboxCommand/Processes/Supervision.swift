import ArgumentParser
import Foundation
import Terminal

/// A command that runs an app and then writes a file. Without supervision, an app that calls `exit`
/// would end the command silently.
protocol SupervisedCommand: PhoneCommand {}

/// Runs a `SupervisedCommand` for a user's app in another process, which reports when the command
/// has finished.
enum Supervision {
  /// The first argument of that process.
  static let word = "supervised"

  /// Runs the command given by the arguments, and throws its exit code.
  ///
  /// - Throws: `CommandFailure` if the process exits before the command has finished.
  static func run(_ arguments: [String]) throws -> Never {
    let signals = StopSignals()
    let process: ChildProcess
    do {
      // Unlike in workers, standard input is available here, because a script may come from it.
      process = try ChildProcess(
        "/proc/self/exe", [word] + arguments,
        input: arguments.contains("-") ? .file(STDIN_FILENO) : .null,
        output: .file(STDOUT_FILENO), errors: .file(STDERR_FILENO), hasChannel: true)
    } catch {
      throw CommandFailure(.environment, "cannot start a process for the app: \(error)")
    }
    let channel = process.channel.fileDescriptor
    do {
      while try signals.wait(for: [channel], milliseconds: 60_000) != [true] {}
    } catch {
      process.stop()
      throw ExitCode(128 + error.signal)
    }
    var code: UInt8 = 0
    let isFinished = read(channel, &code, 1) == 1
    switch process.waitForEnd() {
    case .exited where isFinished: throw ExitCode(Int32(code))
    // The process that reads the log has closed the pipe.
    case .exited(128 + SIGPIPE), .signaled(SIGPIPE): throw ExitCode(128 + SIGPIPE)
    case .exited(let code):
      throw CommandFailure(
        max(CommandStatus(rawValue: code) ?? .crashGuard, .crashGuard),
        "the app's process exited with code \(code) before the command finished")
    case .signaled(let signal):
      throw CommandFailure(
        .crashGuard,
        "the app's process was terminated by signal \(signal) before the command finished")
    }
  }

  /// Reports that the command has finished. Called in the app's process.
  static func finish(_ code: Int32) {
    try? ParentChannel.open().write(contentsOf: [UInt8(truncatingIfNeeded: code)])
  }
}
