import Foundation
import Testing

/// The tables for `Tests/tools/mutate.py` and `Tests/tools/coverage.py`.
struct ChangeTableTests {
  /// Returns the lines of a table, each with its file and four fields.
  private func rows(of table: String) throws -> [(file: SourceFile, fields: [String])] {
    let lines = try #require(SourceFile(path: "Tests/tools/\(table)")).text
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(!lines.isEmpty)
    return try lines.map { line in
      // The new text can be empty: `file | old | | A`.
      let fields = line.split(separator: /\s\|(?=\s)/, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(fields.count == 4, "\(line)")
      return (try #require(SourceFile(path: fields[0]), "no such file: \(line)"), fields)
    }
  }

  @Test(
    "Every change quotes text that occurs in its file exactly once",
    arguments: ["constants.txt", "faults.txt"])
  func oldTexts(table: String) throws {
    for (file, fields) in try rows(of: table) {
      // The brackets mark the constant to replace.
      let marked = fields[1].wholeMatch(of: /(.*?)\[\[(.*)\]\](.*)/)
      #expect((marked != nil) == (table == "constants.txt"), "\(fields)")
      let quoted = marked.map { "\($0.1)\($0.2)\($0.3)" } ?? fields[1]
      #expect(file.text.components(separatedBy: quoted).count == 2, "\(fields)")
    }
  }

  @Test("Every equivalent fault quotes a line in its file and has a reason")
  func equivalentFaults() throws {
    for (file, fields) in try rows(of: "equivalent-faults.txt") {
      let quoted = file.text.split(separator: "\n")
        .contains { $0.trimmingCharacters(in: .whitespaces) == fields[1] }
      #expect(quoted, "\(fields)")
      #expect(fields[2].contains(" -> ") && fields[3].count > 10, "\(fields)")
    }
  }

  @Test("Every uncovered region quotes a line in its file and has a reason")
  func uncoveredRegions() throws {
    for (file, fields) in try rows(of: "uncovered.txt") {
      let quoted = file.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .contains { $0 == fields[1] && $0.contains(fields[2]) }
      #expect(quoted && fields[3].count > 10, "\(fields)")
    }
  }
}
