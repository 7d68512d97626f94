package import Foundation
import SDLHost
package import TouchScript

/// The process's standard streams. No other code prints.
///
/// Standard output is a buffered stream of the C library; standard error is not buffered.
package enum Console {
  /// The name of the running program, used as a prefix for messages.
  package static let programName = String(
    ((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "touchbox")
      .split(separator: "/").last ?? ""
  ).printable()

  /// Opens `/dev/null` for each missing standard stream.
  ///
  /// Otherwise, the next file or socket opened would receive the log: `touchbox run TouchDemo >&-`.
  package static func openStandardStreams() {
    // A file is assigned the lowest unused descriptor.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = Foundation.open("/dev/null", O_RDWR)
    }
  }

  // MARK: - Standard output

  /// Writes a line to standard output.
  package static func out(_ line: String) {
    outText(line + "\n")
  }

  /// Writes text to standard output, without a newline.
  package static func outText(_ text: String) {
    buffer(text)
    flush()
  }

  /// Writes a file's contents or name to standard output. If standard output is a terminal, control
  /// characters are replaced.
  package static func outContents(_ text: String) {
    outText(isatty(STDOUT_FILENO) == 1 ? text.printable(keepsLines: true) : text)
  }

  /// Adds a line to the buffer that `flush()` writes. A terminal receives it immediately.
  ///
  /// A system call per line would take up a quarter of the running time of a script with a log.
  package static func log(_ line: String) {
    buffer(line + "\n")
  }

  /// Swift does not allow access to the C library's `stdout`, which is a variable.
  private nonisolated(unsafe) static let output = fdopen(STDOUT_FILENO, "w")

  private static func buffer(_ text: String) {
    var text = text
    if let output { text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, output) } }
  }

  /// Writes the standard output buffer.
  ///
  /// If the buffer cannot be written, the process exits because its output is lost. A closed pipe
  /// is not an error; the exit code is then the same as for SIGPIPE, even if the signal is ignored.
  package static func flush() {
    guard let output, fflush(output) != 0 || ferror(output) != 0 else { return }
    guard errno != EPIPE else { exit(128 + SIGPIPE) }
    let reason = String(cString: strerror(errno))
    warn(unwritableOutput(reason))
    exit(CommandStatus.file.rawValue)
  }

  /// Writes the buffers of all files when a signal, such as from Ctrl-C or `kill`, terminates the
  /// process. `CrashReport` handles crashes.
  ///
  /// Strictly speaking, a handler must not flush: a signal in the middle of a write may repeat or
  /// lose part of the buffer. Without flushing, the lines before the signal would be lost.
  package static func flushBeforeSignals() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      sigaction(number, Console.earlierActions + Int(number), nil)
      fflush(nil)
      raise(number)
    }
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE] {
      sigaction(number, nil, earlierActions + Int(number))
      if !earlierActions[Int(number)].isIgnored { sigaction(number, &action, nil) }
    }
  }

  /// The signal actions before `flushBeforeSignals()`, by number. A handler must not use an array.
  private nonisolated(unsafe) static let earlierActions =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  /// Writes bytes to standard output.
  ///
  /// - Returns: `true` if the stream is still open for reading.
  /// - Throws: `CommandFailure` if the bytes cannot be written for any other reason.
  package static func outBytes(_ bytes: Data) throws -> Bool {
    do {
      flush()
      try FileHandle.standardOutput.write(contentsOf: bytes)
      return true
    } catch {
      if isClosedPipe(error) { return false }
      throw unwritableOutput(error.systemReason)
    }
  }

  private static func unwritableOutput(_ reason: String) -> CommandFailure {
    CommandFailure(
      .file, "standard output: cannot be written (\(reason)); expected enough space")
  }

  // MARK: - Standard error

  /// The maximum length of a line, and the number of characters at the end of a shortened line.
  private static let (longestLine, longestEnd) = (2000, 500)

  /// Writes lines to standard error. Replaces control characters and truncates long lines in the
  /// middle.
  package static func err(_ text: String) {
    let lines = text.printable(keepsLines: true).split(
      separator: "\n", omittingEmptySubsequences: false)
    errBytes(Data((lines.map(cut).joined(separator: "\n") + "\n").utf8))
  }

  private static func cut(_ line: Substring) -> String {
    // Counting bytes is fast, and a line never has more characters than bytes.
    guard line.utf8.count > longestLine, line.count > longestLine else { return String(line) }
    return "\(line.prefix(longestLine - longestEnd))… (\(line.count - longestLine) characters) …"
      + line.suffix(longestEnd)
  }

  /// Writes a message about a complete file to standard error.
  package static func wrote(_ path: String) {
    err("wrote \(path.printable())")
  }

  /// Writes bytes to standard error, after the standard output buffer.
  ///
  /// - Returns: `true` if the stream is still open for reading. Other errors are ignored, because
  ///   they cannot be reported.
  @discardableResult
  package static func errBytes(_ bytes: Data) -> Bool {
    if let output { fflush(output) }
    do {
      try FileHandle.standardError.write(contentsOf: bytes)
      return true
    } catch {
      return !isClosedPipe(error)
    }
  }

  /// Asks a yes-or-no question and returns whether the answer is yes.
  package static func ask(_ question: String) -> Bool {
    errBytes(Data("\(programName): \(question.printable()) [y/N] ".utf8))
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  /// Writes a one-line message to standard error, after the program's name.
  package static func warn(_ message: String) {
    err("\(programName): \(message.printable())")
  }

  /// Returns whether a line on standard error was written by `warn`.
  package static func isWarning(_ line: Data) -> Bool {
    line.starts(with: "\(programName): ".utf8)
  }

  /// Writes an error's messages to standard error, for a command that continues.
  package static func warn(_ error: any Error) {
    for message in CommandFailure(error)?.messages ?? ["\(error)"] { warn(message) }
  }

  /// Writes a script's failed expectations and warnings to standard error.
  @MainActor package static func report(_ result: ScriptResult, withWarnings: Bool = true) {
    for line in result.failureText { err(line) }
    guard withWarnings else { return }
    for warning in result.warnings { err("\(result.name): \(warning)") }
  }

  private static func isClosedPipe(_ error: any Error) -> Bool {
    error.systemReason == String(cString: strerror(EPIPE))
  }
}
