import Foundation
import XServer

/// One run of a built program, without a display, in a folder of its own.
struct Command {
  let status: ExitStatus
  /// The lines of standard output.
  let output: [String]
  /// The lines of standard error.
  let errors: [String]

  /// The lines of standard error without the last one of `play`, which says what passed.
  var messages: [String] {
    errors.last?.contains(#/^[0-9]+ scripts?(?: of shard [0-9\/]+)? in [0-9.]+ s: /#) == true
      ? Array(errors.dropLast()) : errors
  }

  /// Runs a program and waits for its end.
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

/// A folder that is gone with its owner.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "touchbox-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// The names of the files in the folder.
  var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}

/// The package that the tests belong to.
enum Project {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
