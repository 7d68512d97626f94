import Foundation
import Terminal

/// The crash messages in a process's output: one from the Swift runtime, and one from
/// `CrashReportCommand`.
struct CrashText {
  private static let marks = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
  ]

  /// The runtime's message, including the line that failed in the app or a library, or `nil` if the
  /// runtime printed none.
  let message: String?
  /// The location where the app's own code crashed, as `PATH:LINE`, or `nil` if it is unknown.
  let location: String?
  /// Whether the crash was a stack overflow.
  let isRecursion: Bool
  private let failure: String?
  private let signal: String?

  /// Finds the messages at the end of a process's standard error.
  init(_ errors: Data) {
    let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n").map(String.init)
    message = lines.last { line in Self.marks.contains { line.contains($0) } }
    isRecursion = lines.contains { $0.contains("\(CrashReport.recursion)") }
    let match = lines.lazy.reversed().compactMap { line in
      line.firstMatch(
        of: #/^[^ ]+: .* (?:crashed|stack space,) at (\/.*?:[0-9]+)(?:: (.*))? \((signal .*)\)$/#)
    }.first
    location = match.map { String($0.output.1) }
    failure = match.flatMap { $0.output.2.map(String.init) }
    signal = match.map { String($0.output.3) }
  }

  /// The location and reason of the crash on one line, or `nil` if the process printed neither.
  var summary: String? {
    if isRecursion {
      return "the app \(CrashReport.recursion)" + (location.map { ", at \($0)" } ?? "")
    }
    guard let location else { return nil }
    return "the app crashed at \(location)"
      + ((failure ?? reason).map { ": \($0)" } ?? signal.map { " (\($0))" } ?? "")
  }

  /// The message without its location in a library.
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
