import Foundation
import Simulator

/// The terminal: the only place from which anything is printed.
enum Console {
  /// Writes a line to standard output.
  static func out(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Writes text to standard output as it is.
  static func outText(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes a line to standard error, with the program's name before it.
  static func complain(_ sentence: String) {
    FileHandle.standardError.write(Data("touchbox: \(sentence)\n".utf8))
  }

  /// Writes a line to standard error as it is.
  static func err(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Writes text to standard error as it is, without a line's end.
  static func errText(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Writes bytes to standard output as they are.
  ///
  /// - Throws: `StopSignals.Stopped` when nobody reads them any more.
  static func outBytes(_ bytes: Data) throws {
    try write(bytes, to: .standardOutput)
  }

  /// Writes bytes to standard error as they are.
  ///
  /// - Throws: `StopSignals.Stopped` when nobody reads them any more.
  static func errBytes(_ bytes: Data) throws {
    try write(bytes, to: .standardError)
  }

  private static func write(_ bytes: Data, to stream: FileHandle) throws {
    do {
      try stream.write(contentsOf: bytes)
    } catch {
      throw StopSignals.Stopped(signal: SIGPIPE)
    }
  }

  /// Writes to standard error what a script's run found wrong.
  @MainActor static func tell(_ result: ScriptResult) {
    for line in result.failureText { err(line) }
    for warning in result.warnings { err("\(result.name): \(warning)") }
  }
}
