import Foundation
import Testing

/// The tables of changes for `Tests/tools/change-lines.py`.
struct ChangeTableTests {
  @Test(
    "Every change quotes text that is in its file exactly once",
    arguments: ["constants.txt", "faults.txt"])
  func oldTexts(table: String) throws {
    let lines = try #require(SourceFile(path: "Tests/tools/\(table)")).text
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(!lines.isEmpty)
    for line in lines {
      // The new text may be empty: `file | old | | A`.
      let fields = line.split(separator: /\s\|(?=\s)/, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(fields.count == 4, "\(line)")
      guard fields.count == 4, let file = SourceFile(path: fields[0]) else {
        Issue.record("no such file: \(line)")
        continue
      }
      #expect(file.text.components(separatedBy: fields[1]).count == 2, "\(line)")
    }
  }

  @Test("Every equivalent fault quotes a line of its file, and says why no test can see it")
  func equivalentFaults() throws {
    let lines = try #require(SourceFile(path: "Tests/tools/equivalent-faults.txt")).text
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    for line in lines {
      let fields = line.split(separator: /\s\|(?=\s)/, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(fields.count == 4, "\(line)")
      guard fields.count == 4, let file = SourceFile(path: fields[0]) else {
        Issue.record("no such file: \(line)")
        continue
      }
      let quoted = file.text.split(separator: "\n")
        .contains { $0.trimmingCharacters(in: .whitespaces) == fields[1] }
      #expect(quoted, "\(line)")
      #expect(fields[2].contains(" -> ") && fields[3].count > 10, "\(line)")
    }
  }
}
