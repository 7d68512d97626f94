import ArgumentParser
import TouchboxCommand

/// Command-line arguments, one per line.
///
/// They are parsed and validated, as they are before a command runs. An error must have a message
/// and an exit code.
enum ArgumentTarget {
  static func problem(with bytes: [UInt8]) -> String? {
    let lines = bytes.prefix(2000).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let arguments = lines.prefix(40).map { String(decoding: $0, as: UTF8.self) }
    do {
      _ = try Touchbox.parseAsRoot(Array(arguments))
      return nil
    } catch {
      let code = Touchbox.exitCode(for: error)
      guard code == .success || code == .validationFailure else {
        return "exit code \(code.rawValue): \(Touchbox.fullMessage(for: error))"
      }
      let message = Touchbox.fullMessage(for: error)
      return code != .success && message.isEmpty ? "an error without a message" : nil
    }
  }
}
