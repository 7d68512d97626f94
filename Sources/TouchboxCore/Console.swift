package import Foundation
package import TouchScript

/// The terminal: the only code that prints.
package enum Console {
  /// The name of the running program, which precedes its messages.
  private static let program =
    ((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "touchbox")
    .split(separator: "/").last ?? ""

  // MARK: - Standard output

  /// Writes a line to standard output.
  package static func out(_ line: String) {
    outText(line + "\n")
  }

  /// Writes text to standard output, without a line end.
  ///
  /// Ends the process if it cannot be written: nothing else it could do is of use.
  package static func outText(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      warn(unwritableOutput(error))
      exit(ExitCode.file.rawValue)
    }
  }

  /// Writes bytes to standard output.
  ///
  /// - Returns: Whether somebody still reads it.
  /// - Throws: `CommandFailure` if it cannot be written for any other reason.
  package static func outBytes(_ bytes: Data) throws -> Bool {
    do {
      try FileHandle.standardOutput.write(contentsOf: bytes)
      return true
    } catch {
      if isClosedPipe(error) { return false }
      throw unwritableOutput(error)
    }
  }

  private static func unwritableOutput(_ error: any Error) -> CommandFailure {
    CommandFailure(
      .file, "standard output: cannot be written (\(error.systemReason)); expected room for it")
  }

  // MARK: - Standard error

  /// Writes a line to standard error.
  package static func err(_ text: String) {
    errBytes(Data("\(text)\n".utf8))
  }

  /// Writes bytes to standard error.
  ///
  /// - Returns: Whether somebody still reads it; other errors are ignored, as they cannot be reported.
  @discardableResult
  package static func errBytes(_ bytes: Data) -> Bool {
    do {
      try FileHandle.standardError.write(contentsOf: bytes)
      return true
    } catch {
      return !isClosedPipe(error)
    }
  }

  /// Writes a message to standard error, after the program's name.
  package static func warn(_ message: String) {
    err("\(program): \(message)")
  }

  /// Whether a line of standard error is a message of `warn`.
  package static func isWarning(_ line: Data) -> Bool {
    line.starts(with: "\(program): ".utf8)
  }

  /// Writes to standard error why something was not done, for a command that continues without it.
  package static func warn(_ error: any Error) {
    for message in CommandFailure(error)?.messages ?? ["\(error)"] { warn(message) }
  }

  /// Writes to standard error which of a script's expectations failed, and its warnings.
  @MainActor package static func report(_ result: ScriptResult) {
    for line in result.failureText { err(line) }
    for warning in result.warnings { err("\(result.name): \(warning)") }
  }

  private static func isClosedPipe(_ error: any Error) -> Bool {
    error.systemReason == String(cString: strerror(EPIPE))
  }
}
