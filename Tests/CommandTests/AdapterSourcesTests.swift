import Testing

@testable import TouchboxCommand

/// The sources of the adapter, which the command compiles when it first needs them.
struct AdapterSourcesTests {
  @Test("A manifest and the products of its build are no sources of the adapter")
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

  @Test("The repository's adapter has its start, and no manifest, among its sources")
  func repository() {
    let folder = Project.root + "/Sources/touchbox-adapt"
    let sources = SourceAdapter.sources(in: folder)
    #expect(sources.contains(folder + "/TouchboxAdapt.swift"))
    #expect(!sources.contains { $0.hasSuffix("/Package.swift") })
  }
}
