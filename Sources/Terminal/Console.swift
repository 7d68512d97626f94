package import Foundation
import SDLHost
package import TouchScript

/// The terminal: the only code that prints.
///
/// Standard output is a stream of the C library, which has a buffer; standard error has none.
package enum Console {
  /// The name of the running program, which precedes its messages.
  package static let programName = String(
    ((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "touchbox")
      .split(separator: "/").last ?? ""
  ).printable()

  /// Opens `/dev/null` for the standard streams that the program was started without.
  ///
  /// Otherwise the next file or socket that is opened would get the log: `touchbox run TouchDemo >&-`.
  package static func openStandardStreams() {
    // A file gets the lowest free descriptor.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = Foundation.open("/dev/null", O_RDWR)
    }
  }

  // MARK: - Standard output

  /// Writes a line to standard output.
  package static func out(_ line: String) {
    outText(line + "\n")
  }

  /// Writes text to standard output, without a line end.
  package static func outText(_ text: String) {
    buffer(text)
    flush()
  }

  /// Writes what a file holds, or its name, to standard output: to a terminal, without characters that it obeys.
  package static func outContents(_ text: String) {
    outText(isatty(STDOUT_FILENO) == 1 ? text.printable(keepsLines: true) : text)
  }

  /// Adds a line to the block that `flush()` writes; a terminal gets it at once.
  ///
  /// A system call for each line would be a quarter of the time that a script with a log takes.
  package static func log(_ line: String) {
    buffer(line + "\n")
  }

  /// Swift does not allow to use the library's own `stdout`, which is a variable.
  private nonisolated(unsafe) static let output = fdopen(STDOUT_FILENO, "w")

  private static func buffer(_ text: String) {
    var text = text
    if let output { text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, output) } }
  }

  /// Writes what standard output still has to write.
  ///
  /// Ends the process if it cannot be written: nothing else it could do is of use. Where nobody reads it
  /// any more, that is no error, and the code is that of SIGPIPE, also where the signal is ignored.
  package static func flush() {
    guard let output, fflush(output) != 0 || ferror(output) != 0 else { return }
    guard errno != EPIPE else { exit(128 + SIGPIPE) }
    let reason = String(cString: strerror(errno))
    warn(unwritableOutput(reason))
    exit(CommandStatus.file.rawValue)
  }

  /// Writes the blocks of all files also when a signal ends the process: Ctrl-C, `kill`. A crash is for
  /// `CrashReport`.
  ///
  /// Strictly speaking a handler must not flush: what arrives in the middle of a write may repeat or
  /// lose a part of the block. Without it the lines before the signal would be lost.
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

  /// What signals did before `flushBeforeSignals()`, by their numbers; not an array, which a handler
  /// must not use.
  private nonisolated(unsafe) static let earlierActions =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  /// Writes bytes to standard output.
  ///
  /// - Returns: Whether somebody still reads it.
  /// - Throws: `CommandFailure` if it cannot be written for any other reason.
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
      .file, "standard output: cannot be written (\(reason)); expected room for it")
  }

  // MARK: - Standard error

  /// The longest line of a message, in characters, and how many of a longer one are its end.
  private static let (longestLine, longestEnd) = (2000, 500)

  /// Writes lines to standard error, without characters that a terminal obeys; of long ones the middle is left out.
  package static func err(_ text: String) {
    let lines = text.printable(keepsLines: true).split(
      separator: "\n", omittingEmptySubsequences: false)
    errBytes(Data((lines.map(cut).joined(separator: "\n") + "\n").utf8))
  }

  private static func cut(_ line: Substring) -> String {
    // Counting bytes is fast, and no line has more characters.
    guard line.utf8.count > longestLine, line.count > longestLine else { return String(line) }
    return "\(line.prefix(longestLine - longestEnd))… (\(line.count - longestLine) characters) …"
      + line.suffix(longestEnd)
  }

  /// Writes to standard error that a file is complete.
  package static func wrote(_ path: String) {
    err("wrote \(path.printable())")
  }

  /// Writes bytes to standard error, after what standard output still has to write.
  ///
  /// - Returns: Whether somebody still reads it; other errors are ignored, as they cannot be reported.
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

  /// Asks a question that is answered with yes or no, and returns whether the answer was yes.
  package static func ask(_ question: String) -> Bool {
    errBytes(Data("\(programName): \(question.printable()) [y/N] ".utf8))
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  /// Writes a message of one line to standard error, after the program's name.
  package static func warn(_ message: String) {
    err("\(programName): \(message.printable())")
  }

  /// Whether a line of standard error is a message of `warn`.
  package static func isWarning(_ line: Data) -> Bool {
    line.starts(with: "\(programName): ".utf8)
  }

  /// Writes to standard error why something was not done, for a command that continues without it.
  package static func warn(_ error: any Error) {
    for message in CommandFailure(error)?.messages ?? ["\(error)"] { warn(message) }
  }

  /// Writes to standard error which of a script's expectations failed, and its warnings.
  @MainActor package static func report(_ result: ScriptResult, withWarnings: Bool = true) {
    for line in result.failureText { err(line) }
    guard withWarnings else { return }
    for warning in result.warnings { err("\(result.name): \(warning)") }
  }

  private static func isClosedPipe(_ error: any Error) -> Bool {
    error.systemReason == String(cString: strerror(EPIPE))
  }
}
