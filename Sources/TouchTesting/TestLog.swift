public import UIKit

/// What an app wrote to its log.
///
/// It compares with a text of all its lines, `#expect(phone.log == "one\ntwo")`; where that fails,
/// its description shows how the trace ended as well.
public nonisolated struct TestLog: Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// When it was written, in seconds of the app's time.
    public var time: TimeInterval
    /// The line, without its end.
    public var text: String
  }

  /// The lines, oldest first.
  public let lines: [Line]
  /// The texts of the lines, one a line, without an end of the last one.
  public var text: String { lines.map(\.text).joined(separator: "\n") }

  private let mistakes: [TestFailure]
  private let trace: [String]

  init(lines: [Line], mistakes: [TestFailure], trace: [String]) {
    self.lines = lines
    self.mistakes = mistakes
    self.trace = trace
  }
}

nonisolated extension TestLog: Equatable {
  /// Whether the texts of two logs are the same; times and traces do not matter.
  public static func == (left: TestLog, right: TestLog) -> Bool {
    left.text == right.text
  }

  /// Whether a log's text is this one.
  public static func == (left: TestLog, right: String) -> Bool {
    left.text == right
  }
}

nonisolated extension TestLog: ExpressibleByStringInterpolation {
  /// Makes the log that a text stands for; an empty text is a log without lines.
  public init(stringLiteral text: String) {
    let texts = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(lines: texts.map { Line(time: 0, text: String($0)) }, mistakes: [], trace: [])
  }
}

nonisolated extension TestLog: CustomStringConvertible {
  /// The lines; then what the test did wrong, and the last lines of the trace.
  public var description: String {
    var parts = [lines.isEmpty ? "an empty log" : "\n" + TestFailure.indented(lines.map(\.text))]
    for mistake in mistakes { parts.append("mistake: \(mistake.message)") }
    if !trace.isEmpty { parts.append("the trace ends with:\n" + TestFailure.indented(trace)) }
    return parts.joined(separator: "\n")
  }
}
