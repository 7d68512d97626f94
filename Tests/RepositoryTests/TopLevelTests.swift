import Foundation
import Testing

struct TopLevelTests {
  @Test("The package's folder has what belongs there, and nothing that a program wrote")
  func names() throws {
    let expected: Set = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "Assets", "Demos", "README.md",
      "Makefile", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md",
    ]
    let found = Set(try FileManager.default.contentsOfDirectory(atPath: SourceFile.root.path))
      .filter { !$0.hasPrefix(".") }
    #expect(found.subtracting(expected).isEmpty)
    // SwiftPM writes the versions that it chose; Git ignores them.
    #expect(expected.subtracting(found).isSubset(of: ["Package.resolved"]))
  }
}
