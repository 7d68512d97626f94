import Foundation
import Painter
import Terminal

/// A file to which lines are appended.
@MainActor
final class LineWriter {
  /// The path; `-` for standard error.
  let path: String
  /// Whether a line could not be written.
  private(set) var hasFailed = false
  private let file: UnsafeMutablePointer<FILE>
  /// The absolute path, because an app can change the working directory.
  let absolutePath: String
  /// Whether the file still has its old contents.
  private var isOld: Bool
  /// Whether it is a regular file, which only this process may write.
  private var isRegular = false
  /// Whether the file is new and empty.
  private var isUnused = false

  /// Creates or empties a file; `-` is standard error.
  ///
  /// - Parameters:
  ///   - isLazy: Whether only the first line empties an existing file, and a new file without lines
  ///   is deleted.
  ///   - isBuffered: Whether lines are written in blocks. `Console.flushBeforeSignals()` writes the
  ///   last block when a signal ends the process, and `CrashReport` does so after a crash.
  ///   Otherwise each line is written immediately.
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
    // The lock ends with the process. File systems without locks are accepted.
    if isRegular, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      fclose(file)
      throw CommandFailure.unwritable(path, "another process is writing to it")
    }
    if !isBuffered || path == "-" { setvbuf(file, nil, _IONBF, 0) }
    self.file = file
    isUnused = isNew
    // Standard error may be redirected to a file that contains other lines.
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

  /// Appends whole lines; only the first failure is reported.
  func write(_ lines: Data) {
    lines.withUnsafeBytes { write($0) }
  }

  private func write(_ lines: UnsafeRawBufferPointer) {
    // This fails without effect for devices and pipes.
    if isOld { ftruncate(fileno(file), 0) }
    // This keeps the lines of both streams in order on a terminal.
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

  /// Whether the path still leads to the file. Another process may have removed or replaced it.
  private var isThere: Bool {
    var (own, other) = (stat(), stat())
    return fstat(fileno(file), &own) == 0 && stat(absolutePath, &other) == 0
      && (own.st_dev, own.st_ino) == (other.st_dev, other.st_ino)
  }

  /// Writes the buffer, and fails if the file no longer exists.
  func finish() {
    flush()
    if isRegular, !isThere { fail("was removed or replaced before it was complete") }
  }

  /// Writes the buffer, and returns the file's size.
  @discardableResult
  func flush() -> Int {
    if fflush(file) != 0 { fail() }
    return ftell(file)
  }

  /// Writes the buffer, and throws if any line could not be written. The message was already
  /// printed.
  func check() throws {
    finish()
    if hasFailed { throw CommandFailure(.file, messages: []) }
  }
}
