import Simulator

/// Texts and values that the tests of scripts share.
enum ScriptText {
  /// Returns a whole script's text of its lines after the first.
  static func file(_ lines: String) -> String {
    "touchscript 1\n" + lines + "\n"
  }

  /// Returns a script of its lines after the first.
  static func script(_ lines: String) throws -> TouchScript {
    try TouchScript(parsing: file(lines), file: "test.touch")
  }

  /// Returns the errors of a text as `line:column: message`.
  static func errors(of text: String) -> [String] {
    do {
      _ = try TouchScript(parsing: text, file: "f")
      return []
    } catch {
      return error.description.split(separator: "\n").map { String($0.dropFirst("f:".count)) }
    }
  }
}
