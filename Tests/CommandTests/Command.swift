import Folders
import Foundation
import XServer

/// One run of a built program in its own folder, without a display.
struct Command {
  let status: ExitStatus
  /// The lines of standard output.
  let output: [String]
  /// The lines of standard error.
  let errors: [String]

  /// The lines of standard error without the summary of `play`.
  var messages: [String] {
    errors.last?.contains(#/^[0-9]+ scripts?(?: of shard [0-9\/]+)? in [0-9.]+ s: /#) == true
      ? Array(errors.dropLast()) : errors
  }

  /// Runs a program and waits for it to exit.
  ///
  /// - Parameter program: A product's name, or an absolute path.
  init(
    _ arguments: [String], in folder: Folder, environment changes: [String: String] = [:],
    program: String = "touchbox"
  ) throws {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
    environment.merge(changes) { $1 }
    let child = try ChildProcess(
      program.hasPrefix("/") ? program : ChildProcess.builtProgram(program), arguments,
      environment: environment,
      directory: folder.path)
    status = try child.waitForExit(timeout: .seconds(60))
    output = child.lines(of: .output)
    errors = child.lines(of: .error)
  }
}

typealias Folder = Folders.Folder

/// The package that the tests belong to.
enum Project {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
