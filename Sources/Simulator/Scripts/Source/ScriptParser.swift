import CoreGraphics
import UIKit

/// Reads a whole script: its lines, and what they amount to.
enum ScriptParser {
  /// The most mistakes that are told of one file; more only repeat what went wrong before.
  static let maximumProblems = 100

  /// Reads a script, or says all that is wrong with it.
  static func parse(
    _ text: String, file: String
  ) throws(ScriptError) -> (source: ScriptSource, script: TouchScript) {
    var problems: [ScriptError.Problem] = []
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var rows = scalars.split(separator: "\n", omittingEmptySubsequences: false)
    if let last = rows.popLast(), last.contains(where: { !" \t\r".unicodeScalars.contains($0) }) {
      problems.append(
        .init(
          SourcePlace(line: rows.count + 1, column: last.count + 1),
          "the last line does not end; end the file with a newline"))
    }
    var lines: [ScriptSource.Line] = []
    var compiler = ScriptCompiler()
    for (index, row) in rows.enumerated() where problems.count < maximumProblems {
      do throws(ScriptError.Problem) {
        let line = try LineParser.line(row, line: index + 1)
        if index == 0 || line.content == .version { try checkVersion(line) }
        lines.append(line)
        compiler.add(line)
      } catch {
        problems.append(error)
        compiler.skipLine()
        // Another version's lines cannot be judged.
        if index == 0, row.starts(with: "touchscript".unicodeScalars) { break }
      }
    }
    if rows.isEmpty, problems.isEmpty {
      problems.append(
        .init(SourcePlace(line: 1, column: 1), "the file is empty; expected \"touchscript 1\""))
    }
    problems += compiler.problems
    guard problems.isEmpty else { throw ScriptError(file: file, problems: problems) }
    return (ScriptSource(lines: lines), compiler.script)
  }

  private static func checkVersion(
    _ line: ScriptSource.Line
  ) throws(ScriptError.Problem) {
    let isFirst = line.place.line == 1
    guard (line.content == .version) != isFirst else { return }
    throw ScriptError.Problem(
      line.place,
      isFirst
        ? "found another first line; expected \"touchscript 1\""
        : "found \"touchscript\" again; expected it in the first line only")
  }

  /// Returns a file's text.
  static func text(of bytes: [UInt8], file: String) throws(ScriptError) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = SourcePlace(line: 1, column: 1)
    reading: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"): place = SourcePlace(line: place.line + 1, column: 1)
      case .scalarValue: place.column += 1
      case .emptyInput, .error: break reading
      }
    }
    throw ScriptError(
      file: file, problems: [.init(place, "found bytes that are no UTF-8; save the file as UTF-8")])
  }
}
