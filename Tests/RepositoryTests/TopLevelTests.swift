import Foundation
import Testing

struct TopLevelTests {
  @Test("The top-level folder contains exactly the expected files")
  func names() throws {
    let expected: Set = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "Assets", "Demos", "README.md",
      "Makefile", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md",
    ]
    let found = Set(try FileManager.default.contentsOfDirectory(atPath: SourceFile.root.path))
      .filter { !$0.hasPrefix(".") }
    #expect(found.subtracting(expected).isEmpty)
    // SwiftPM writes dependency versions to this file, which Git ignores.
    #expect(expected.subtracting(found).isSubset(of: ["Package.resolved"]))
  }
}
