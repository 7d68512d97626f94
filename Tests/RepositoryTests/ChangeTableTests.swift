import Foundation
import Testing

/// The tables of changes for `Tests/tools/change-lines.py`.
struct ChangeTableTests {
  @Test(
    "Every change quotes text that is in its file exactly once",
    arguments: ["constants.txt", "faults.txt"])
  func oldTexts(table: String) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
    }
    let lines = try text("Tests/tools/\(table)").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(!lines.isEmpty)
    for line in lines {
      // The last separator may follow an empty new text: `file | old | | A`.
      let fields = line.split(separator: /\s\|(?=\s)/, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(fields.count == 4, "\(line)")
      guard fields.count == 4, let file = try? text(fields[0]) else {
        Issue.record("no such file: \(line)")
        continue
      }
      #expect(file.components(separatedBy: fields[1]).count == 2, "\(line)")
    }
  }
}
