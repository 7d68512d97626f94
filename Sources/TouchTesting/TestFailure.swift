public import UIKit

/// What was not as a test expected, with the trace around it.
public nonisolated struct TestFailure: Error, Hashable, Sendable {
  /// How many lines of the trace are kept.
  static let traceLength = 10

  /// Where the test says what it expects; nil for a mistake of a finger.
  public struct Place: Hashable, Sendable {
    /// The file's identity, module and name.
    public var file: String
    /// The line.
    public var line: Int
  }

  /// A sentence: what was expected, what was found.
  public let message: String
  /// Seconds since the launch.
  public let time: TimeInterval
  /// The last ten lines of the trace before the fault, oldest first, without those of drawing.
  public let trace: [String]
  /// Where the test says what it expects; nil for a mistake of a finger.
  public let place: Place?

  init(_ message: String, time: TimeInterval, trace: [String], place: Place?) {
    self.message = message
    self.time = time
    self.trace = trace
    self.place = place
  }

  static func indented(_ lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }
}

nonisolated extension TestFailure: CustomStringConvertible, CustomDebugStringConvertible,
  LocalizedError
{
  /// Place, time and sentence; then the trace before the fault.
  public var description: String {
    let start = place.map { "\($0.file):\($0.line): " } ?? ""
    let moment = "at \(String(format: "%g", time)) s: \(message)"
    if trace.isEmpty { return start + moment }
    return start + moment + "\nthe trace before it:\n" + Self.indented(trace)
  }

  /// The same as `description`; this is what Swift Testing shows of an error that was thrown.
  public var debugDescription: String { description }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
