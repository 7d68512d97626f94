import Testing

@testable import TouchboxCommand

/// The adapter's sources, which the command compiles when it first needs them.
struct AdapterSourcesTests {
  @Test("The adapter's sources exclude manifests and build products")
  func sources() throws {
    let folder = try Folder()
    for name in ["Package.swift", ".build/checkouts/A.swift", "B/C.swift", "D.swift", "notes.md"] {
      try folder.write("", to: name)
    }
    #expect(
      SourceAdapter.sources(in: folder.path) == [
        "\(folder.path)/B/C.swift", "\(folder.path)/D.swift",
      ]
    )
  }

  @Test("The sources of the repository's adapter include its entry point, but no manifest")
  func repository() {
    let folder = Project.root + "/Sources/touchbox-adapt"
    let sources = SourceAdapter.sources(in: folder)
    #expect(sources.contains(folder + "/TouchboxAdapt.swift"))
    #expect(!sources.contains { $0.hasSuffix("/Package.swift") })
  }
}
