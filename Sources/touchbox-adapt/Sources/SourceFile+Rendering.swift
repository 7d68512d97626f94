extension SourceFile {
  /// Returns the adapted text for the compiler. The compiler's messages refer to the user's file,
  /// lines and columns.
  func render() -> String {
    "#sourceLocation(file: \(path.quoted.printable), line: 1)\n"
      + render(0..<bytes.count, exact: true) + "\n"
  }

  /// Returns the adapted text for human readers, without padding.
  func renderForReading() -> String {
    render(0..<bytes.count, exact: false)
  }

  /// Returns part of the text with its edits applied.
  ///
  /// - Parameter exact: Whether unedited text keeps its line and column numbers.
  func render(_ range: Range<Int>, exact: Bool) -> String {
    var result = ""
    var offset = range.lowerBound
    for edit in effectiveEdits(in: range) {
      result += text(offset..<edit.range.lowerBound)
      offset = edit.range.upperBound
      switch edit.kind {
      case .replace(let pieces):
        result += render(pieces, for: edit.range, exact: exact)
      case .blank, .moveOut:
        if exact {
          result += blanks(edit.range)
        } else {
          offset = skipBlanks(after: offset, in: range, removingLineOf: &result)
        }
      }
    }
    return result + text(offset..<range.upperBound)
  }

  /// The edits to apply, which do not overlap.
  var effectiveEdits: [Edit] { effectiveEdits(in: 0..<bytes.count) + movedEdits }

  /// The edits inside moved ranges.
  private var movedEdits: [Edit] {
    edits.flatMap { edit -> [Edit] in
      guard case .moveOut = edit.kind else { return [] }
      return effectiveEdits(in: edit.range)
    }
  }

  private func effectiveEdits(in range: Range<Int>) -> [Edit] {
    var result: [Edit] = []
    var offset = range.lowerBound
    for edit in sortedEdits {
      guard range.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= range.upperBound,
        edit.range.lowerBound >= offset
      else { continue }
      if case .moveOut = edit.kind, edit.range == range { continue }
      result.append(edit)
      offset = edit.range.upperBound
    }
    return result
  }

  /// Returns the lines joined into one that ends with a blank.
  private static func joined(_ lines: [String]) -> String {
    lines.map { line in
      let text = line.drop { $0 == " " }
      return text + (text.hasSuffix("{") || text.hasSuffix(":") ? " " : "; ")
    }.joined()
  }

  /// Returns the offset at which the text continues after removed code: after any blanks, or on the
  /// next line if the line is now empty.
  private func skipBlanks(
    after offset: Int, in range: Range<Int>, removingLineOf result: inout String
  ) -> Int {
    let rest = bytes[offset..<range.upperBound]
    let next = rest.firstIndex { $0 != UInt8(ascii: " ") } ?? range.upperBound
    let lineStart = result.lastIndex(of: "\n").map(result.index(after:)) ?? result.startIndex
    guard next < range.upperBound, bytes[next] == UInt8(ascii: "\n"),
      result[lineStart...].allSatisfy({ $0 == " " })
    else { return min(next, offset + 1) }
    result.removeSubrange(lineStart...)
    let isBlankBefore = result.hasSuffix("\n\n") || result.hasSuffix("{\n")
    let following = next + 1
    let isBlankAfter = following < range.upperBound && bytes[following] == UInt8(ascii: "\n")
    return isBlankBefore && isBlankAfter ? following + 1 : following
  }

  /// Returns blanks and line breaks that preserve a range's layout.
  private func blanks(_ range: Range<Int>) -> String {
    let newline = UInt8(ascii: "\n")
    return String(
      decoding: bytes[range].map { $0 == newline ? newline : UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// Returns an insertion for human readers.
  func renderForReading(_ pieces: [Piece], for range: Range<Int>) -> String {
    render(pieces, for: range, exact: false)
  }

  private func render(_ pieces: [Piece], for range: Range<Int>, exact: Bool) -> String {
    var result = ""
    // Whether the next piece of code is on a different line than the compiler assumes.
    var isElsewhere = false
    for piece in pieces {
      switch piece {
      case .text(let text):
        result += text
        isElsewhere = isElsewhere || text.contains("\n")
      case .lines(let lines):
        result += exact ? Self.joined(lines) : lines.map { $0 + "\n" }.joined()
      case .source(let file, let part):
        let text = file.render(part, exact: exact)
        if exact {
          let (line, column) = file.location(part.lowerBound)
          result += "\n#sourceLocation(file: \(file.path.quoted.printable), line: \(line))\n"
          result += String(repeating: " ", count: column - 1) + text + "\n"
          isElsewhere = true
        } else {
          let start = result.isEmpty ? location(range.lowerBound).column - 1 : 0
          if !result.isEmpty, !result.hasSuffix("\n") { result += "\n" }
          let indentation = file.indentation(part.lowerBound) - start
          result += String(repeating: " ", count: max(0, indentation)) + text + "\n"
        }
      }
    }
    guard exact else { return result }
    if isElsewhere {
      let (line, column) = location(range.upperBound)
      result += "\n#sourceLocation(file: \(path.quoted.printable), line: \(line))\n"
      result += String(repeating: " ", count: column - 1)
    } else {
      result += String(
        repeating: "\n", count: bytes[range].count { $0 == UInt8(ascii: "\n") })
    }
    return result
  }
}

extension SourceFile {
  /// Returns the indentation if the offset begins a line, or two blanks otherwise.
  fileprivate func indentation(_ offset: Int) -> Int {
    let column = location(offset).column - 1
    let isFirst = bytes[(offset - column)..<offset].allSatisfy { $0 == UInt8(ascii: " ") }
    return isFirst ? column : 2
  }
}

extension String {
  /// The text as a single-line Swift literal.
  var quoted: String {
    let scalars = unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control: scalar.number
      default: String(scalar)
      }
    }
    return "\"" + scalars.joined() + "\""
  }

  /// The text for messages and comments: a single line, with control and invisible characters
  /// replaced by their numbers.
  var printable: String {
    let hidden: [Unicode.GeneralCategory] = [
      .control, .privateUse, .lineSeparator, .paragraphSeparator, .unassigned,
    ]
    return unicodeScalars.map { scalar in
      switch scalar.value {
      // Bidirectional formatting characters.
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: scalar.number
      default: hidden.contains(scalar.properties.generalCategory) ? scalar.number : String(scalar)
      }
    }.joined()
  }
}

extension Unicode.Scalar {
  /// The character as an escape in a Swift literal.
  fileprivate var number: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
