/// Gathers the lines of a trace as the text of a file.
///
/// Hand its `append` to `Phone.trace` before the app is launched.
package final class TraceWriter {
  /// The lines so far, without newlines.
  package private(set) var lines: [String] = []

  /// Makes a writer with nothing in it.
  package init() {}

  /// Adds a line.
  package func append(_ line: String) {
    lines.append(line)
  }

  /// All lines, each with a newline.
  package var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  /// The lines that are the same at every frame rate: all but those of drawings.
  package var comparableText: String {
    lines.lazy.filter { !TraceFormatter.isDraw($0) }.map { $0 + "\n" }.joined()
  }
}
