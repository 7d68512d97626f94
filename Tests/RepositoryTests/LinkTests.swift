import Foundation
import Testing

/// The links in the documentation.
struct LinkTests {
  /// The documentation pages in the repository.
  private static let pages =
    ["Sources", "Assets"].flatMap { SourceFile.all(in: $0, extensions: ["md"]) }
    + ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"].compactMap {
      SourceFile(path: $0)
    }

  @Test("Every `doc:` link refers to a page in its own catalog")
  func pageLinks() {
    var count = 0
    for page in Self.pages {
      let links = page.text.matches(of: /<doc:([\w-]+)>/).map { String($0.output.1) }
      guard let end = page.path.range(of: ".docc/")?.upperBound else {
        #expect(links == [], "\(page) is in no catalog")
        continue
      }
      let catalog = page.path[..<end]
      for link in links {
        let isThere = Self.pages.contains {
          $0.path.hasPrefix(catalog) && $0.path.hasSuffix("/\(link).md")
        }
        #expect(isThere, "\(page): \(link)")
      }
      count += links.count
    }
    #expect(count > 15)
  }

  @Test("Every relative link and image resolves to a file")
  func fileLinks() {
    var count = 0
    for page in Self.pages {
      let folder = SourceFile.root.appendingPathComponent(page.path).deletingLastPathComponent()
      // Skip every second part, which is a code block.
      let prose = page.text.components(separatedBy: "\n```").enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
      for link in prose.matches(of: /\]\(([^():#\s]+)\)/).map({ String($0.output.1) }) {
        let path = folder.appendingPathComponent(link).standardized.path
        #expect(FileManager.default.fileExists(atPath: path), "\(page): \(link)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test("Every path in backticks on a page refers to a file or folder")
  func paths() {
    var count = 0
    for page in Self.pages {
      for path in page.text.matches(of: /`((?:Sources|Tests|Demos|Assets)\/[\w+.@\/-]+)`/)
        .map({ String($0.output.1) })
      {
        // AddingADemo explains how to add these files.
        if path.contains("PaperDolls") { continue }
        let file = SourceFile.root.appendingPathComponent(path).path
        #expect(FileManager.default.fileExists(atPath: file), "\(page): \(path)")
        count += 1
      }
    }
    #expect(count > 30)
  }
}
