import Foundation
import Terminal

/// What a process wrote about its crash: the message of Swift's runtime, and that of `CrashReportCommand`.
struct CrashText {
  private static let marks = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
  ]

  /// The message of the runtime, with the line of the library or of the app that failed; `nil` for other crashes.
  let message: String?
  /// Where the app's own code crashed, as `PATH:LINE`; `nil` if that is not known.
  let location: String?
  /// Whether the stack was full.
  let isRecursion: Bool
  private let failure: String?
  private let signal: String?

  /// Finds the messages in the end of a process's standard error.
  init(_ errors: Data) {
    let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n").map(String.init)
    message = lines.last { line in Self.marks.contains { line.contains($0) } }
    isRecursion = lines.contains { $0.contains("\(CrashReport.recursion)") }
    let match = lines.lazy.reversed().compactMap { line in
      line.firstMatch(
        of: #/^[^ ]+: .* (?:crashed|is,) at (\/.*?:[0-9]+)(?:: (.*))? \((signal .*)\)$/#)
    }.first
    location = match.map { String($0.output.1) }
    failure = match.flatMap { $0.output.2.map(String.init) }
    signal = match.map { String($0.output.3) }
  }

  /// The crash in one line: where, and why; `nil` if the process has written nothing about it.
  var summary: String? {
    if isRecursion {
      return "the app \(CrashReport.recursion)" + (location.map { ", at \($0)" } ?? "")
    }
    guard let location else { return nil }
    return "the app crashed at \(location)"
      + ((failure ?? reason).map { ": \($0)" } ?? signal.map { " (\($0))" } ?? "")
  }

  /// The message without the line of the library.
  private var reason: String? {
    guard let message else { return nil }
    for mark in Self.marks {
      guard let range = message.range(of: mark) else { continue }
      let text = message[range.upperBound...]
      return text.hasPrefix(": ") ? String(text.dropFirst(2)) : mark + text
    }
    return message
  }
}
