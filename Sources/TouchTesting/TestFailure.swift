public import UIKit

/// A failed expectation or an error in a test, with the trace that precedes it.
public nonisolated struct TestFailure: Error, Hashable, Sendable {
  /// The maximum number of trace lines.
  static let traceLength = 10

  /// A line in a test.
  public struct Location: Hashable, Sendable {
    /// The module and the file name, as in `#fileID`.
    public var file: String
    /// The path of the file, as in `#filePath`.
    public var path: String
    /// The line number, starting at 1.
    public var line: Int

    /// Creates a location. The module is the folder below `Tests` or `Sources`.
    init(file path: String, line: Int) {
      self.path = path
      self.line = line
      let folders = path.split(separator: "/").map(String.init)
      let root = folders.lastIndex { ["Tests", "Sources"].contains($0) }
      let module = root.map { folders.index(after: $0) } ?? folders.endIndex - 2
      file =
        folders.indices.contains(module) && module < folders.endIndex - 1
        ? "\(folders[module])/\(folders[folders.endIndex - 1])" : "Tests/\(folders.last ?? path)"
    }
  }

  /// The expected and actual values, without a trailing period.
  public let message: String
  /// The time of the failure, in seconds since launch.
  public let time: TimeInterval
  /// The last ten lines of the trace before the failure, oldest first, without draw lines.
  public let trace: [String]
  /// The line in the test, or `nil` if it is unknown.
  public let location: Location?

  init(_ message: String, time: TimeInterval, trace: [String], location: Location?) {
    self.message = message
    self.time = time
    self.trace = trace
    self.location = location
  }

  static func indented(_ lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }
}

nonisolated extension TestFailure: CustomStringConvertible, CustomDebugStringConvertible,
  LocalizedError
{
  /// The location, time, and message, followed by the trace before the failure.
  public var description: String {
    let start = location.map { "\($0.file):\($0.line): " } ?? ""
    let text = "at \(String(format: "%g", time)) s: \(message)"
    if trace.isEmpty { return start + text }
    return start + text + "\nthe trace before it:\n" + Self.indented(trace)
  }

  /// The same as `description`. Swift Testing displays it for a thrown error.
  public var debugDescription: String { description }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
