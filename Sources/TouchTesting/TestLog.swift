public import UIKit

/// An app's output from `print` and `NSLog`.
///
/// You can compare a log with a string of its lines: `#expect(phone.log == "one\ntwo")`. If the
/// comparison fails, the description also includes the end of the trace.
public nonisolated struct TestLog: Sendable {
  /// A log line.
  public struct Line: Hashable, Sendable {
    /// The time of the output, in seconds on the app's clock, which stops in the background.
    public var time: TimeInterval
    /// The text, without the newline.
    public var text: String
  }

  /// The lines, oldest first.
  public let lines: [Line]
  /// The lines, separated by newlines.
  public var text: String { lines.map(\.text).joined(separator: "\n") }

  private let errors: [TestFailure]
  private let trace: [String]

  init(lines: [Line], errors: [TestFailure], trace: [String]) {
    self.lines = lines
    self.errors = errors
    self.trace = trace
  }
}

nonisolated extension TestLog: Equatable {
  /// Returns whether two logs have the same text. Times and traces are ignored.
  public static func == (left: TestLog, right: TestLog) -> Bool {
    left.text == right.text
  }

  /// Returns whether a log has this text.
  public static func == (left: TestLog, right: String) -> Bool {
    left.text == right
  }
}

nonisolated extension TestLog: ExpressibleByStringInterpolation {
  /// Creates a log from text. An empty string creates a log without lines.
  public init(stringLiteral text: String) {
    let texts = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(lines: texts.map { Line(time: 0, text: String($0)) }, errors: [], trace: [])
  }
}

nonisolated extension TestLog: CustomStringConvertible {
  /// The lines, followed by the test's errors and the last lines of the trace.
  public var description: String {
    var parts = [lines.isEmpty ? "an empty log" : "\n" + TestFailure.indented(lines.map(\.text))]
    for error in errors { parts.append("error: \(error.message)") }
    if !trace.isEmpty { parts.append("the trace ends with:\n" + TestFailure.indented(trace)) }
    return parts.joined(separator: "\n")
  }
}
