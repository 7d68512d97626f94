import ArgumentParser
import Foundation
import Terminal

/// A command that runs an app and then writes a file: an app that ends its process would end it silently.
protocol SupervisedCommand: PhoneCommand {}

/// Runs a `SupervisedCommand` on a user's app in another process, which reports when the command is done.
enum Supervision {
  /// The first argument of that process.
  static let word = "supervised"

  /// Runs the command of some arguments, and throws its exit code.
  ///
  /// - Throws: `CommandFailure` if the process ended before the command did.
  static func run(_ arguments: [String]) throws -> Never {
    let signals = StopSignals()
    let process: ChildProcess
    do {
      // An app cannot read lines, as in workers; but a script may be standard input.
      process = try ChildProcess(
        "/proc/self/exe", [word] + arguments,
        input: arguments.contains("-") ? .file(STDIN_FILENO) : .null,
        output: .file(STDOUT_FILENO), errors: .file(STDERR_FILENO), hasChannel: true)
    } catch {
      throw CommandFailure(.environment, "a process for the app cannot be started: \(error)")
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
    // Nobody reads the log any more.
    case .exited(128 + SIGPIPE), .signalled(SIGPIPE): throw ExitCode(128 + SIGPIPE)
    case .exited(let code):
      throw CommandFailure(
        max(CommandStatus(rawValue: code) ?? .crashGuard, .crashGuard),
        "the app's process exited with code \(code) before the command was done")
    case .signalled(let signal):
      throw CommandFailure(
        .crashGuard, "the app's process was ended by signal \(signal) before the command was done")
    }
  }

  /// Reports, in the process of the app, that the command is done.
  static func finish(_ code: Int32) {
    try? ParentChannel.open().write(contentsOf: [UInt8(truncatingIfNeeded: code)])
  }
}
