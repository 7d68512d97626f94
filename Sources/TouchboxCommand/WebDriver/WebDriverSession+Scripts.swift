import TouchScript

// Lines of a touch script, for gestures that are tedious to write as actions.
extension WebDriverSession {
  /// Plays lines of a script, whose times are relative to now, and returns the first failed
  /// expectation as text, or nil if all pass.
  func play(lines arguments: [String: Any]) throws(WebDriverFailure) -> Any? {
    guard let lines = arguments["lines"] as? String else {
      throw WebDriverFailure(
        .invalidArgument,
        "expected \"lines\", such as \"0 transform 160,240 to 200,300 scale 1.5 over 0.4\", as in "
          + "a script")
    }
    let script: Script
    do throws(ScriptError) {
      script = try Script(parsing: "touchscript 1\n\(lines)\n", file: "lines")
    } catch {
      // The first line is not the client's.
      let messages = error.problems.map { problem in
        (problem.location.map { "line \($0.line - 1): " } ?? "") + problem.message
      }
      throw WebDriverFailure(.invalidArgument, messages.joined(separator: "\n"))
    }
    return try play(script).failures.first.map { "\($0.text): \($0.failure ?? "")" }
  }
}
