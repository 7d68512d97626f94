import Simulator
package import TouchScript

/// Scripts for tests.
package enum ScriptText {
  /// Returns the text of a script, given the lines after the first.
  package static func file(_ lines: String) -> String {
    "touchscript 1\n" + lines + "\n"
  }

  /// Returns a script, given the lines after the first.
  package static func script(_ lines: String) throws -> Script {
    try Script(parsing: file(lines), file: "test.touch")
  }

  /// Returns the errors of a text as `line:column: message`.
  package static func errors(of text: String) -> [String] {
    do {
      _ = try Script(parsing: text, file: "f")
      return []
    } catch {
      return error.description.split(separator: "\n").map { line in
        String(line.dropFirst(line.hasPrefix("f: ") ? "f: ".count : "f:".count))
      }
    }
  }
}
