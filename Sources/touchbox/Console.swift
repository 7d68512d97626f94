import Foundation
import Painter
import Simulator
import TouchScript

/// The terminal: the only place from which anything is printed.
enum Console {
  /// Writes a line to standard output.
  static func out(_ line: String) {
    outText(line + "\n")
  }

  /// Writes text to standard output as it is.
  ///
  /// The process ends where that cannot be written: nothing else of it is of use.
  static func outText(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      complain(unwritableOutput(error).sentences.joined())
      exit(ExitCode.file.rawValue)
    }
  }

  /// Writes a line to standard error, with the program's name before it.
  static func complain(_ sentence: String) {
    err("touchbox: \(sentence)")
  }

  /// Writes a line to standard error as it is.
  static func err(_ text: String) {
    errText(text + "\n")
  }

  /// Writes text to standard error as it is, without a line's end.
  static func errText(_ text: String) {
    // There is no place left to say that there is no place left.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Writes bytes to standard output as they are.
  ///
  /// - Throws: `BlockedSignals.Stopped` when nobody reads them any more; `CommandFailure` when they
  ///   cannot be written.
  static func outBytes(_ bytes: Data) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: bytes)
    } catch {
      throw isUnread(error) ? BlockedSignals.Stopped(signal: SIGPIPE) : unwritableOutput(error)
    }
  }

  /// Writes bytes to standard error as they are.
  ///
  /// - Throws: `BlockedSignals.Stopped` when nobody reads them any more.
  static func errBytes(_ bytes: Data) throws {
    do {
      try FileHandle.standardError.write(contentsOf: bytes)
    } catch {
      if isUnread(error) { throw BlockedSignals.Stopped(signal: SIGPIPE) }
    }
  }

  private static func isUnread(_ error: any Error) -> Bool {
    error.systemReason == String(cString: strerror(EPIPE))
  }

  private static func unwritableOutput(_ error: any Error) -> CommandFailure {
    CommandFailure(
      .file, "standard output: cannot be written (\(error.systemReason)); expected room for it")
  }

  /// Writes to standard error why something was not done that the command goes on without.
  static func tell(_ error: any Error) {
    guard let failure = error as? CommandFailure else { return complain("\(error)") }
    for sentence in failure.sentences { complain(sentence) }
  }

  /// Writes to standard error what a script's run found wrong.
  @MainActor static func tell(_ result: ScriptResult) {
    for line in result.failureText { err(line) }
    for warning in result.warnings { err("\(result.name): \(warning)") }
  }
}
