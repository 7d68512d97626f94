import Foundation
import Painter
import Terminal

/// A file to which lines are added as they come.
@MainActor
final class LineWriter {
  /// The path; `-` for standard error.
  let path: String
  /// Whether a line could not be written.
  private(set) var hasFailed = false
  private let file: UnsafeMutablePointer<FILE>
  /// The path from the root: an app can change the folder of its process.
  let absolutePath: String
  /// Whether the file still holds what it held before.
  private var isOld: Bool
  /// Whether this process alone writes to the file.
  private var isRegular = false
  /// Whether the file is new and has no line yet.
  private var isUnused = false

  /// Makes or empties a file; `-` is standard error.
  ///
  /// - Parameters:
  ///   - isLazy: Whether an existing file is emptied by the first line only, and a new one without any
  ///     line is deleted.
  ///   - isBuffered: Whether lines are written in blocks. The last one is written when a signal ends the
  ///     process, by `Console.flushBeforeSignals()`, or a crash, by `CrashReport`. Otherwise each line is
  ///     there whatever ends the process.
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
    // The lock ends with the process. Some file systems have no locks; then nothing is locked.
    if isRegular, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      fclose(file)
      throw CommandFailure.unwritable(path, "another process writes to it")
    }
    if !isBuffered || path == "-" { setvbuf(file, nil, _IONBF, 0) }
    self.file = file
    isUnused = isNew
    // Standard error may be a file that has other lines.
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

  /// Adds whole lines; only the first failure is reported.
  func write(_ lines: Data) {
    lines.withUnsafeBytes { write($0) }
  }

  private func write(_ lines: UnsafeRawBufferPointer) {
    // Fails without effect for devices and pipes, which hold nothing.
    if isOld { ftruncate(fileno(file), 0) }
    // In one terminal, lines of both streams are in order.
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

  /// Whether the path still leads to the file; another process may have removed or replaced it.
  private var isThere: Bool {
    var (own, other) = (stat(), stat())
    return fstat(fileno(file), &own) == 0 && stat(absolutePath, &other) == 0
      && (own.st_dev, own.st_ino) == (other.st_dev, other.st_ino)
  }

  /// Writes what is in the buffer, and fails if the file is no longer there.
  func finish() {
    flush()
    if isRegular, !isThere { fail("was removed or replaced before it was complete") }
  }

  /// Writes what is in the buffer, and returns the file's size.
  @discardableResult
  func flush() -> Int {
    if fflush(file) != 0 { fail() }
    return ftell(file)
  }

  /// Writes what is in the buffer, and throws if a line could not be written; the message was printed
  /// already.
  func check() throws {
    finish()
    if hasFailed { throw CommandFailure(.file, messages: []) }
  }
}
