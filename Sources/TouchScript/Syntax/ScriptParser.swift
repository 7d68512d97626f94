/// Parses a whole script: its lines, and the steps that they make.
package enum ScriptParser {
  /// Parses and compiles line by line, so that a script need not hold its lines.
  ///
  /// - Throws: All errors of the text at once.
  static func parse(
    _ text: String, file: String, _ compiler: ScriptCompiler = ScriptCompiler(),
    _ receive: (ScriptSyntax.Line) -> Void = { _ in }
  ) throws(ScriptError) -> Script {
    var compiler = compiler
    var problems: [ScriptError.Problem] = []
    let bytes = Array(text.utf8)
    // A byte order mark is not part of the first line.
    var start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    var count = 0
    while problems.count < ScriptLimits.problems,
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    {
      count += 1
      let row = bytes[start..<end]
      start = end + 1
      do throws(ScriptError.Problem) {
        let line = try ScriptLineParser.line(row, line: count)
        if count == 1 || line.isVersion { try checkVersion(line) }
        receive(line)
        compiler.add(line)
      } catch {
        problems.append(error)
        compiler.skipLine()
        // The lines of another version cannot be parsed.
        if count == 1, row.starts(with: "touchscript".utf8) {
          start = bytes.count
          break
        }
      }
    }
    let rest = bytes[start...]
    if problems.count < ScriptLimits.problems, rest.contains(where: { !" \t\r".utf8.contains($0) })
    {
      let column = rest.count { $0 & 0xC0 != 0x80 } + 1
      problems.append(
        .init(
          ScriptLocation(line: count + 1, column: column),
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

  private static func checkVersion(_ line: ScriptSyntax.Line) throws(ScriptError.Problem) {
    let isFirst = line.location.line == 1
    guard line.isVersion != isFirst else { return }
    throw ScriptError.Problem(
      line.location,
      isFirst
        ? "the first line must be \"touchscript 1\""
        : "found \"touchscript\" again; expected it in the first line only")
  }

  /// Returns a file's text, which has to be UTF-8.
  package static func text(of bytes: [UInt8], file: String) throws(ScriptError) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var (line, column) = (1, 1)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    throw ScriptError(
      file: file,
      problems: [
        .init(
          ScriptLocation(line: line, column: column),
          "found bytes that are not UTF-8; save the file as UTF-8")
      ])
  }
}
