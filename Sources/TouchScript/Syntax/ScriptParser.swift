/// Parses a whole script: its lines, its included files, and the resulting steps.
///
/// Each line is parsed and compiled in turn, so the lines need not be stored. The lines of a
/// `repeat` are parsed again in each round, because variables may have changed.
package struct ScriptParser {
  /// A `repeat` whose `end` has not been reached yet.
  private struct Repeat {
    /// The start of the line after the `repeat`, and the number of lines before that line.
    let start: Int
    let count: Int
    let location: ScriptLocation
    /// The number of rounds left after the current one.
    var rounds: Int
  }

  /// A file that is being parsed: the script itself or an included file.
  private struct Source {
    let bytes: [UInt8]
    /// The file's number, as in `ScriptLocation`.
    let file: Int
    /// The file's name, or `nil` for the script itself.
    let name: String?
  }

  private var compiler: ScriptCompiler
  private var problems = ProblemList()
  private let variables = ScriptVariables()
  private let includes: ScriptIncludes
  private let receive: (ScriptSyntax.Line) -> Void
  /// The names and identities of the included files, without duplicates.
  private var files: [(name: String, identity: String)] = []
  /// The identities of the files that are being parsed, beginning with the script itself.
  private var open: [String]
  /// The number of lines that repeats and included files have added.
  private var addedCount = 0
  /// The number of bytes in the added lines.
  private var addedBytes = 0
  /// Whether an error has made the rest of the script meaningless.
  private var isStopped = false

  private init(
    _ includes: ScriptIncludes, _ compiler: ScriptCompiler,
    _ receive: @escaping (ScriptSyntax.Line) -> Void
  ) {
    self.includes = includes
    self.compiler = compiler
    self.receive = receive
    open = [includes.identity]
  }

  /// Parses and compiles a script.
  ///
  /// - Parameter receive: Called once with each line of the script itself.
  /// - Throws: All errors in the text at once.
  static func parse(
    _ text: String, file: String, _ includes: ScriptIncludes = .none,
    _ compiler: ScriptCompiler = ScriptCompiler(),
    _ receive: (ScriptSyntax.Line) -> Void = { _ in }
  ) throws(ScriptError) -> Script {
    let bytes = Array(text.utf8)
    let (script, problems, files) = withoutActuallyEscaping(receive) { receive in
      var parser = ScriptParser(includes, compiler, receive)
      parser.parse(Source(bytes: bytes, file: 0, name: nil))
      var script = parser.compiler.script
      script.includedFiles = parser.files.map(\.name)
      return (script, parser.problems, script.includedFiles)
    }
    guard problems.count == 0 else {
      throw ScriptError(
        file: file, problems: problems.first, includedFiles: files,
        omittedCount: problems.count - problems.first.count)
    }
    return script
  }

  // MARK: - Lines

  private mutating func parse(_ source: Source) {
    let bytes = source.bytes
    // A byte order mark is not part of the first line.
    var start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    var count = 0
    /// The number of lines that were read at least once.
    var readCount = 0
    var repeats: [Repeat] = []
    var isScript = true
    while start < bytes.count, isScript, !isStopped {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let row = bytes[start..<end]
      // Spaces after the last newline are not a line.
      if end == bytes.count, count > 0, row.allSatisfy({ " \t\r".utf8.contains($0) }) { break }
      count += 1
      start = end + 1
      do throws(ScriptError.Problem) {
        if count == 1 { try checkFirstLine(row, source, &isScript) }
        let line = try ScriptLineParser.line(
          row, line: count, file: source.file, variables: variables)
        if count > readCount {
          readCount = count
          if source.file == 0 { receive(line) }
        }
        if source.file > 0 || !repeats.isEmpty { try countLine(row.count + 1, line.location) }
        switch line.content {
        case .variable(let name, let value): variables.set(name, to: value)
        case .repeated(let rounds):
          // Each round adds at least its "end".
          if rounds > ScriptLimits.addedLines { throw tooMany(Self.addedLines, line.location) }
          repeats.append(
            Repeat(start: start, count: count, location: line.location, rounds: rounds - 1))
          compiler.beginBlock()
        case .end:
          if let next = try endRound(&repeats, line.location) { (start, count) = next }
        case .include(let path): try include(path, in: source, line.location)
        case .version where count > 1:
          throw ScriptError.Problem(
            line.location, "found \"touchscript\" again; expected it in the first line only")
        default: try compiler.add(line)
        }
      } catch {
        readCount = max(readCount, count)
        add(error)
        compiler.skipLine()
      }
    }
    if count == 0 {
      add(
        .init(
          ScriptLocation(line: 1, column: 1, file: source.file),
          "the file is empty; expected \"touchscript 1\""))
    }
    for open in repeats where !isStopped {
      add(.init(open.location, "the repeat has no end; expected a line \"end\" after its steps"))
    }
  }

  private mutating func add(_ problem: ScriptError.Problem) {
    problems.add(problem)
    if problems.count >= ScriptLimits.countedProblems { isStopped = true }
  }

  /// Throws an error if a file is not a script or has a different version. Without this check,
  /// every line would produce an error.
  private func checkFirstLine(
    _ row: ArraySlice<UInt8>, _ source: Source, _ isScript: inout Bool
  ) throws(ScriptError.Problem) {
    var tokens = ScriptTokenizer(row, line: 1, file: source.file, variables: nil)
    let column = tokens.startColumn
    let word = (try? tokens.next())?.word ?? ""
    let version = (try? tokens.next())?.word
    isScript = word == "touchscript" && version == "1"
    guard word != "touchscript" else { return }
    throw ScriptError.Problem(
      ScriptLocation(line: 1, column: column, file: source.file),
      "the first line must be \"touchscript 1\""
        + (word.lowercased() == "touchscript" ? ", in lowercase" : ""))
  }

  // MARK: - Repeats and included files

  private mutating func countLine(
    _ length: Int, _ location: ScriptLocation
  ) throws(ScriptError.Problem) {
    addedCount += 1
    addedBytes += length
    if addedCount > ScriptLimits.addedLines { throw tooMany(Self.addedLines, location) }
    if addedBytes > ScriptLimits.addedBytes {
      throw tooMany("\(ScriptLimits.addedBytes >> 20) MB", location)
    }
  }

  private static var addedLines: String { "\(ScriptLimits.addedLines) lines" }

  /// Stops parsing, and returns the problem.
  private mutating func tooMany(
    _ limit: String, _ location: ScriptLocation
  ) -> ScriptError.Problem {
    isStopped = true
    return ScriptError.Problem(
      location, "repeats and included files produce more than \(limit); repeat less often")
  }

  /// Ends a round of the innermost repeat.
  ///
  /// - Returns: The start of the next round and the number of lines before it, or `nil` after the
  ///   last round.
  private mutating func endRound(
    _ repeats: inout [Repeat], _ location: ScriptLocation
  ) throws(ScriptError.Problem) -> (start: Int, count: Int)? {
    guard var current = repeats.popLast() else {
      throw ScriptError.Problem(location, "found \"end\" without \"repeat\"; expected a step")
    }
    // Later rounds would report the same errors.
    guard current.rounds > 0, problems.count == 0 else {
      compiler.endBlock()
      return nil
    }
    current.rounds -= 1
    repeats.append(current)
    compiler.beginRound()
    return (current.start, current.count)
  }

  private mutating func include(
    _ path: String, in source: Source, _ location: ScriptLocation
  ) throws(ScriptError.Problem) {
    func problem(_ reason: String) -> ScriptError.Problem {
      ScriptError.Problem(location, "\(ScriptError.quote(path)) \(reason)")
    }
    let file: ScriptIncludes.File
    do throws(ScriptIncludes.Refusal) {
      file = try includes.file(path, source.name)
    } catch {
      throw problem(error.reason)
    }
    guard !open.contains(file.identity) else {
      throw problem("includes this file itself; expected a script that does not")
    }
    guard open.count <= ScriptLimits.includeDepth else {
      throw problem("is included by more than \(ScriptLimits.includeDepth) files; expected fewer")
    }
    guard let text = String(validating: file.bytes, as: UTF8.self) else {
      throw problem("contains bytes that are not UTF-8; save the file as UTF-8")
    }
    let known = files.firstIndex { $0.identity == file.identity }
    if known == nil { files.append((file.name, file.identity)) }
    open.append(file.identity)
    compiler.beginBlock()
    parse(
      Source(
        bytes: Array(text.utf8), file: known.map { $0 + 1 } ?? files.count, name: file.name))
    compiler.endBlock()
    open.removeLast()
  }

  // MARK: - Text

  /// Returns a file's text, which must be UTF-8.
  package nonisolated static func text(
    of bytes: [UInt8], file: String
  ) throws(ScriptError) -> String {
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

/// A script's errors. All are counted, but only the first ones are stored.
private struct ProblemList {
  private(set) var first: [ScriptError.Problem] = []
  private(set) var count = 0

  /// Adds an error, unless its message is empty, which means that it results from an earlier error.
  mutating func add(_ problem: ScriptError.Problem) {
    guard !problem.message.isEmpty else { return }
    count += 1
    if first.count < ScriptLimits.problems { first.append(problem) }
  }
}
