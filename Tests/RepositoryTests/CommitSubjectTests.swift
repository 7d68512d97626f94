import Foundation
import Testing

/// The tool that checks commit subjects.
struct CommitSubjectTests {
  /// Runs the tool on some subjects.
  private func check(_ subjects: [String]) throws -> (lines: [String], code: Int32) {
    let output = Pipe()
    let process = Process()
    process.executableURL = SourceFile.root.appendingPathComponent("Tests/tools/commit-subjects.py")
    process.arguments = subjects
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text.split(separator: "\n").map(String.init), process.terminationStatus)
  }

  @Test("Subjects with a module and an imperative are accepted")
  func accepted() throws {
    let result = try check([
      "UIKit: keep touch.view for the life of a touch", "make test: run streams next to servers",
      ".ci: need no display", "Painter: pass masks by value", "Docs: never name a file twice",
      "UIKit: " + String(repeating: "a", count: 53),
    ])
    #expect(result.lines == [])
    #expect(result.code == 0)
  }

  @Test(
    "A subject without a module or an imperative, or with more than 60 characters, is refused",
    arguments: [
      "Keep touch.view", "UIKit: Keep touch.view", "UIKit: the view stays", "UIKit: views stay",
      "UIKit: fixed a view", "UIKit: shorter names", "UIKit: adding a view",
      "UIKit: add a view.", "UIKit: " + String(repeating: "a", count: 54),
    ])
  func refused(subject: String) throws {
    let result = try check([subject])
    #expect(result.lines.count == 1)
    #expect(result.lines.first?.hasPrefix("text \(subject): ") == true)
    #expect(result.code == 1)
  }
}
