import Foundation
import Painter
import Terminal

/// A file that lines are appended to.
@MainActor
final class LineWriter {
  /// The file's path, or `-` for standard error.
  let path: String
  /// Whether a line could not be written.
  private(set) var hasFailed = false
  private let file: UnsafeMutablePointer<FILE>
  /// The absolute path, which stays valid if an app changes the working directory.
  let absolutePath: String
  /// Whether the file still contains its old lines.
  private var isOld: Bool
  /// Whether the file is a regular file. If so, only this process may write to it.
  private var isRegular = false
  /// Whether the file is new and empty.
  private var isUnused = false

  /// Creates or truncates a file. `-` is standard error.
  ///
  /// - Parameters:
  ///   - isLazy: Whether to truncate an existing file only at the first line, and to delete a new
  ///   file that has no lines.
  ///   - isBuffered: Whether lines are written in blocks. If a signal ends the process,
  ///   `Console.flushBeforeSignals()` writes the last block, and after a crash, `CrashReport` does.
  ///   If false, each line is written immediately.
  init(_ path: String, isLazy: Bool = false, isBuffered: Bool = false) throws {
    self.path = path
    absolutePath = URL(fileURLWithPath: path).path
    isOld = isLazy && path != "-"
    let isNew = isLazy && path != "-" && access(path, F_OK) != 0
    if path != "-" {
      try AtomicFile.makeFolder(AtomicFile.folder(of: path), of: path)
    }
    let descriptor =
      path == "-"
      ? dup(STDERR_FILENO)
      : open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0, let file = fdopen(descriptor, "w") else {
      throw CommandFailure.unwritable(path, String(cString: strerror(errno)))
    }
    var status = stat()
    isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && path != "-"
    // The lock is released when the process exits. File systems without locks are accepted.
    if isRegular, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      fclose(file)
      throw CommandFailure.unwritable(path, "another process is writing to it")
    }
    if !isBuffered || path == "-" { setvbuf(file, nil, _IONBF, 0) }
    self.file = file
    isUnused = isNew
    // Don't truncate standard error, which may be redirected to a file with other lines.
    if isRegular, !isLazy { ftruncate(descriptor, 0) }
  }

  isolated deinit {
    if isUnused, isThere { unlink(absolutePath) }
    fclose(file)
  }

  /// Adds a line.
  func write(_ line: String) {
    var line = line + "\n"
    line.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Appends complete lines. Only the first failure is reported.
  func write(_ lines: Data) {
    lines.withUnsafeBytes { write($0) }
  }

  private func write(_ lines: UnsafeRawBufferPointer) {
    // This fails harmlessly for devices and pipes.
    if isOld { ftruncate(fileno(file), 0) }
    // Keep the lines of both streams in order on a terminal.
    if path == "-" { Console.flush() }
    (isOld, isUnused) = (false, false)
    if fwrite(lines.baseAddress, 1, lines.count, file) < lines.count { fail() }
  }

  private func fail() {
    fail("cannot write a line (\(String(cString: strerror(errno))))")
  }

  private func fail(_ message: String) {
    if !hasFailed { Console.warn("\(path): \(message)") }
    hasFailed = true
  }

  /// Whether the path still refers to the file. Another process may have removed or replaced it.
  private var isThere: Bool {
    var (own, other) = (stat(), stat())
    return fstat(fileno(file), &own) == 0 && stat(absolutePath, &other) == 0
      && (own.st_dev, own.st_ino) == (other.st_dev, other.st_ino)
  }

  /// Flushes the buffer, and fails if the file no longer exists.
  func finish() {
    flush()
    if isRegular, !isThere { fail("was removed or replaced before it was complete") }
  }

  /// Flushes the buffer, and returns the file's size.
  @discardableResult
  func flush() -> Int {
    if fflush(file) != 0 { fail() }
    return ftell(file)
  }

  /// Flushes the buffer, and throws if any line could not be written. The error has already been
  /// printed.
  func check() throws {
    finish()
    if hasFailed { throw CommandFailure(.file, messages: []) }
  }
}
