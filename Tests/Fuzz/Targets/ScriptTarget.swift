import CoreGraphics
import InputRecordings
import Simulator
import TouchScript
import WebDriverActions

/// Script texts. Writing a valid script and parsing the result must give the same script.
enum ScriptTarget {
  static func problem(withScript bytes: [UInt8]) -> String? {
    _ = Script.isActions(bytes)
    if let script = try? Script(parsing: bytes, file: "fuzz"), let problem = problem(with: script) {
      return problem
    }
    guard let text = try? ScriptSyntax(parsing: bytes, file: "fuzz").text else { return nil }
    guard let again = try? ScriptSyntax(parsing: text, file: "again").text else {
      return "a formatted script does not parse"
    }
    return again == text ? nil : "formatting a formatted script changes it"
  }

  static func problem(withActions bytes: [UInt8]) -> String? {
    _ = Script.isActions(bytes)
    do throws(ScriptError) {
      return problem(with: try Script(actions: bytes, file: "fuzz"))
    } catch {
      return error.problems.isEmpty || error.problems.contains { $0.message.isEmpty }
        ? "an error without a message" : nil
    }
  }

  static func problem(withRecording bytes: [UInt8]) -> String? {
    guard let recording = try? InputRecording(bytes, file: "fuzz") else { return nil }
    for (number, _) in recording.devices.enumerated() {
      for isFullscreen in [false, true] {
        let converted = try? Script.converting(
          recording, file: "fuzz", device: "\(number + 1)",
          screen: CGSize(width: 320, height: 480), isFullscreen: isFullscreen)
        if let script = converted?.script, let problem = problem(with: script) { return problem }
      }
    }
    return nil
  }

  private static func problem(with script: Script) -> String? {
    // A short line can produce many packets, which are slow to write and parse.
    let count = script.steps.reduce(0) { count, step in
      if case .packet(let changes) = step.action { count + changes.count } else { count + 1 }
    }
    guard count < 2000 else { return nil }
    guard let again = try? Script(parsing: script.text, file: "again") else {
      return "a written script does not parse"
    }
    if again != script { return "a written script parses to another one" }
    let json = Array(WebDriverActionsExport(script).text.utf8)
    guard (try? Script(actions: json, file: "json")) != nil else {
      return "exported Actions do not parse"
    }
    return nil
  }
}
