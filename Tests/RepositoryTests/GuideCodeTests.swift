import Foundation
import Testing

/// The tests that run the code in the documentation.
struct GuideCodeTests {
  /// The kinds of code blocks, each with the test that runs them and the pages that it covers.
  private static let tested: [(kind: String, by: String, pages: Set<String>)] = [
    ("swift", "ExampleTests", ["TestingTouches"]),
    ("swift", "PortingGuideTests", ["PortingFromIOS"]),
    ("swift", "GuideCodeTests", ["RunningYourOwnFile"]),
    ("swift", "GuideCommandTests", ["GettingStarted"]),
    ("swift", "recipe.py", ["AddingADemo"]), ("touch", "recipe.py", ["AddingADemo"]),
    ("sh", "recipe.py", ["AddingADemo"]),
    ("touch", "WritingScriptsTests", ["WritingScripts"]),
    ("json", "WritingScriptsTests", ["WritingScripts"]),
    ("touch", "GuideCommandTests", ["GettingStarted", "RunningDemos"]),
    ("touch", "ExplainTests", ["LifeOfATouch"]),
    (
      "sh", "GuideCommandTests",
      [
        "README", "GettingStarted", "WritingScripts", "touchbox", "RunningDemos",
        "RunningYourOwnFile", "PlayingScripts", "PicturesAndFilms", "WhatTheAdapterChanges",
        "WhyDidMyTouchGoThere", "ExplainingARun", "FindingFaults", "ManyMachines", "Lessons",
      ]
    ),
    ("sh", "engines.py", ["ManyMachines"]),
    ("sh", "ListingGuideTests", ["RunningAListing"]),
  ]

  private static let pages =
    SourceFile.all(in: "Sources", extensions: ["md"])
    + ["README.md", "CONTRIBUTING.md"].compactMap { SourceFile(path: $0) }

  @Test("A test runs every block of Swift, touch script, JSON and shell code on a page")
  func everyBlockIsTested() throws {
    var count = 0
    for page in Self.pages {
      let name = try #require(page.path.split(separator: "/").last?.dropLast(".md".count))
      for (number, block) in page.text.components(separatedBy: "\n```").enumerated()
      where !number.isMultiple(of: 2) {
        // Variants of a kind, such as `touch-fails`, are tested separately.
        let kind = block.prefix { $0.isLetter }
        guard ["swift", "touch", "json", "sh"].contains(kind) else { continue }
        let isTested = Self.tested.contains { $0.kind == kind && $0.pages.contains(String(name)) }
        #expect(isTested, "\(page): no test runs this block: \(block.prefix(80))")
        count += 1
      }
      // Commands must be in blocks so that tests find them.
      #expect(!page.text.contains("\n    touchbox "), "\(page)")
    }
    #expect(count > 50)
  }

  @Test("The guide to running your own file shows the example package's app")
  func appDelegate() throws {
    let path = "Sources/Guides.docc/Start/RunningYourOwnFile.md"
    let page = try #require(SourceFile(path: path))
    let blocks = page.text.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 1)
    let code = try #require(blocks.first?.components(separatedBy: "```").first)
    #expect(SourceFile.all(in: "Tests/ExampleApp/Sources").contains { $0.text == code })
  }
}
