import Foundation
import XServer

/// A run of the program with limits on memory and time. Exceeding a limit kills the program.
struct BoundedRun {
  /// The limits on writable memory in bytes, and processor time in seconds.
  private static let limits = ["--data=\(100 << 20)", "--cpu=2", "--core=0"]

  let status: ExitStatus
  /// The lines of standard output.
  let output: [String]
  /// The lines of standard error.
  let errors: [String]

  init(_ arguments: [String], in folder: String, environment changes: [String: String]) throws {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"] {
      environment[name] = nil
    }
    environment.merge(changes) { $1 }
    let child = try ChildProcess(
      "/usr/bin/prlimit", Self.limits + [ChildProcess.builtProgram("touchbox")] + arguments,
      environment: environment, directory: folder)
    status = try child.waitForExit(timeout: .seconds(60))
    (output, errors) = (child.lines(of: .output), child.lines(of: .error))
  }
}
