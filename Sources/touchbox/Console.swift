import Foundation

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

  /// Writes text to standard error as it is.
  static func err(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
