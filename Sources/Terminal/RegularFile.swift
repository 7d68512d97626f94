package import Foundation
import Painter
import TouchScript

/// Reads a file that the user specified. It never waits for a pipe or a device.
package enum RegularFile {
  /// Returns a file's bytes.
  ///
  /// - Parameters:
  ///   - expected: The expected contents, used in messages.
  ///   - isText: Whether the bytes must be UTF-8.
  /// - Throws: `CommandFailure` or `ScriptError` with the file's name and the reason.
  package static func data(_ path: String, expected: String, isText: Bool) throws -> Data {
    func failure(_ reason: String) -> CommandFailure {
      CommandFailure(.file, "\(path): \(reason); expected \(expected)")
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw failure("cannot be read (\(String(cString: strerror(errno))))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw failure(
        status.st_mode & S_IFMT == S_IFDIR ? "is a folder" : "is a pipe, a socket or a device")
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw failure("cannot be read (\(error.systemReason))")
    }
    if isText, data.contains(0) {
      throw CommandFailure(
        .usage, "\(path):1:1: found bytes that are not text; expected \(expected)")
    }
    if isText { _ = try ScriptParser.text(of: [UInt8](data), file: path) }
    return data
  }
}
