import Foundation
import Painter

/// A file that lines are added to as they come.
///
/// It is written in place: a device or a pipe gets the lines as well.
@MainActor
final class LineWriter {
  /// The path; `-` for standard error.
  let path: String
  /// Whether a line could not be written.
  private(set) var hasFailed = false
  private let handle: FileHandle
  /// Whether what the file held before is still to be taken away.
  private var isOld: Bool
  /// Whether there was no file before, and still is nothing to keep.
  private var isUnasked = false

  /// Makes or empties a file; `-` stands for standard error.
  ///
  /// - Parameter keepsOld: Whether an old file keeps what it holds until the first line comes, and a
  ///   new one that gets none goes away again.
  init(_ path: String, keepsOld: Bool = false) throws {
    self.path = path
    isOld = keepsOld
    if path == "-" {
      handle = .standardError
      return
    }
    let isNew = keepsOld && access(path, F_OK) != 0
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (keepsOld ? 0 : O_TRUNC), 0o666)
    guard file >= 0 else {
      throw CommandFailure.unwritable(path, String(cString: strerror(errno)))
    }
    isUnasked = isNew
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  isolated deinit {
    if isUnasked { unlink(path) }
  }

  /// Adds a line; the first that cannot be written is complained about.
  func write(_ line: String) {
    write(Data((line + "\n").utf8))
  }

  /// Adds whole lines; the first that cannot be written is complained about.
  func write(_ lines: Data) {
    // What is no file cannot be cut, and holds nothing.
    if isOld { ftruncate(handle.fileDescriptor, 0) }
    isOld = false
    isUnasked = false
    do {
      try handle.write(contentsOf: lines)
    } catch {
      if !hasFailed {
        Console.complain("\(path): a line cannot be written (\(error.systemReason))")
      }
      hasFailed = true
    }
  }

  /// Fails, without a further word, where a line could not be written.
  func check() throws {
    if hasFailed { throw CommandFailure(.file, sentences: []) }
  }
}
