import Simulator

/// Collects the lines of a trace.
///
/// Assign its `append` to `Phone.trace` before the app is launched.
final class TraceWriter {
  /// The lines so far, without newlines.
  private(set) var lines: [String] = []

  /// Creates an empty writer.
  init() {}

  /// Adds a line.
  func append(_ line: String) {
    lines.append(line)
  }

  /// All lines, each with a newline.
  var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  /// The lines that are the same at every frame rate: all lines except draw lines.
  var comparableText: String {
    lines.lazy.filter { !TraceFormatter.isDraw($0) }.map { $0 + "\n" }.joined()
  }
}
