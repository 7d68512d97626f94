import Simulator

/// Gathers the lines of a trace as the text of a file.
///
/// Hand its `append` to `Phone.trace` before the app is launched.
final class TraceWriter {
  /// The lines so far, without newlines.
  private(set) var lines: [String] = []

  /// Makes a writer with nothing in it.
  init() {}

  /// Adds a line.
  func append(_ line: String) {
    lines.append(line)
  }

  /// All lines, each with a newline.
  var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  /// The lines that are the same at every frame rate: all but those of drawings.
  var comparableText: String {
    lines.lazy.filter { !TraceFormatter.isDraw($0) }.map { $0 + "\n" }.joined()
  }
}
