import CoreGraphics
import UIKit

/// Reads a whole script: its lines, and what they amount to.
package enum ScriptParser {
  /// The most mistakes that are told of one file; more only repeat what went wrong before.
  package static let maximumProblems = 100

  /// Reads a script's lines, or says all that is wrong with it.
  static func source(_ text: String, file: String) throws(ScriptError) -> ScriptSyntax {
    var lines: [ScriptSyntax.Line] = []
    lines.reserveCapacity(text.utf8.count { $0 == UInt8(ascii: "\n") })
    _ = try read(text, file: file, compiler: ScriptCompiler(keepsSteps: false)) { lines.append($0) }
    return ScriptSyntax(lines: lines)
  }

  /// Reads what a script amounts to, or says all that is wrong with it.
  static func script(_ text: String, file: String) throws(ScriptError) -> Script {
    try read(text, file: file, compiler: ScriptCompiler()) { _ in }
  }

  /// Reads a script line by line; neither the lines nor their letters are kept.
  private static func read(
    _ text: String, file: String, compiler start: ScriptCompiler,
    _ take: (ScriptSyntax.Line) -> Void
  ) throws(ScriptError) -> Script {
    var problems: [ScriptError.Problem] = []
    var compiler = start
    var row: [Unicode.Scalar] = []
    var count = 0
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    for scalar in text.unicodeScalars.dropFirst(hasMark ? 1 : 0) {
      guard scalar == "\n" else {
        row.append(scalar)
        continue
      }
      count += 1
      do throws(ScriptError.Problem) {
        let line = try ScriptLineParser.line(row, line: count)
        if count == 1 || line.content == .version { try checkVersion(line) }
        take(line)
        compiler.add(line)
      } catch {
        problems.append(error)
        compiler.skipLine()
        // Another version's lines cannot be judged.
        if count == 1, row.starts(with: "touchscript".unicodeScalars) {
          row = []
          break
        }
      }
      row.removeAll(keepingCapacity: true)
      if problems.count == maximumProblems { break }
    }
    if row.contains(where: { !" \t\r".unicodeScalars.contains($0) }) {
      problems.append(
        .init(
          ScriptLocation(line: count + 1, column: row.count + 1),
          "the last line does not end; end the file with a newline"))
    }
    if count == 0, problems.isEmpty {
      problems.append(
        .init(ScriptLocation(line: 1, column: 1), "the file is empty; expected \"touchscript 1\""))
    }
    problems += compiler.problems
    guard problems.isEmpty else { throw ScriptError(file: file, problems: problems) }
    return compiler.script
  }

  private static func checkVersion(
    _ line: ScriptSyntax.Line
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
  package static func text(of bytes: [UInt8], file: String) throws(ScriptError) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = ScriptLocation(line: 1, column: 1)
    reading: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"): place = ScriptLocation(line: place.line + 1, column: 1)
      case .scalarValue: place.column += 1
      case .emptyInput, .error: break reading
      }
    }
    throw ScriptError(
      file: file, problems: [.init(place, "found bytes that are no UTF-8; save the file as UTF-8")])
  }
}
