import Foundation
import Painter
import TouchboxCore

/// A file to which lines are added as they come, so that they are there whatever ends the process.
@MainActor
final class LineWriter {
  /// The path; `-` for standard error.
  let path: String
  /// Whether a line could not be written.
  private(set) var hasFailed = false
  private let handle: FileHandle
  /// Whether the file still holds what it held before.
  private var isOld: Bool
  /// Whether the file is new and has no line yet.
  private var isUnused = false

  /// Makes or empties a file; `-` is standard error.
  ///
  /// - Parameter isLazy: Whether an existing file is emptied by the first line only, and a new one
  ///   without any line is deleted.
  init(_ path: String, isLazy: Bool = false) throws {
    self.path = path
    isOld = isLazy
    if path == "-" {
      handle = .standardError
      return
    }
    let isNew = isLazy && access(path, F_OK) != 0
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (isLazy ? 0 : O_TRUNC), 0o666)
    guard file >= 0 else {
      throw CommandFailure.unwritable(path, String(cString: strerror(errno)))
    }
    isUnused = isNew
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  isolated deinit {
    if isUnused { unlink(path) }
  }

  /// Adds a line.
  func write(_ line: String) {
    write(Data((line + "\n").utf8))
  }

  /// Adds whole lines; only the first failure is reported.
  func write(_ lines: Data) {
    // Fails without effect for devices and pipes, which hold nothing.
    if isOld { ftruncate(handle.fileDescriptor, 0) }
    (isOld, isUnused) = (false, false)
    do {
      try handle.write(contentsOf: lines)
    } catch {
      if !hasFailed {
        Console.warn("\(path): a line cannot be written (\(error.systemReason))")
      }
      hasFailed = true
    }
  }

  /// Throws if a line could not be written; the message was printed already.
  func check() throws {
    if hasFailed { throw CommandFailure(.file, messages: []) }
  }
}
