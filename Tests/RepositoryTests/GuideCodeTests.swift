import Foundation
import Testing

/// Which tests run the code on the pages of the documentation.
struct GuideCodeTests {
  /// The kinds of blocks that something compiles or runs, with the pages that it reads.
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
        "WhyDidMyTouchGoThere", "FindingFaults", "ManyMachines",
      ]
    ),
    ("sh", "engines.py", ["ManyMachines"]),
  ]

  private static let pages =
    SourceFile.all(in: "Sources", extensions: ["md"])
    + ["README.md", "CONTRIBUTING.md"].compactMap { SourceFile(path: $0) }

  @Test("All Swift, touch script, JSON and shell code of a page is run by a test")
  func everyBlockIsTested() throws {
    var count = 0
    for page in Self.pages {
      let name = try #require(page.path.split(separator: "/").last?.dropLast(".md".count))
      for (number, block) in page.text.components(separatedBy: "\n```").enumerated()
      where !number.isMultiple(of: 2) {
        // The variants of a kind, such as `touch-fails`, have their own tests.
        let kind = block.prefix { $0.isLetter }
        guard ["swift", "touch", "json", "sh"].contains(kind) else { continue }
        let isTested = Self.tested.contains { $0.kind == kind && $0.pages.contains(String(name)) }
        #expect(isTested, "\(page): no test runs this block: \(block.prefix(80))")
        count += 1
      }
      // Commands belong into blocks, where the tests find them.
      #expect(!page.text.contains("\n    touchbox "), "\(page)")
    }
    #expect(count > 50)
  }

  @Test("The app in the guide to running your own file is the example package's")
  func appDelegate() throws {
    let path = "Sources/Guides.docc/Start/RunningYourOwnFile.md"
    let page = try #require(SourceFile(path: path))
    let blocks = page.text.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 1)
    let code = try #require(blocks.first?.components(separatedBy: "```").first)
    #expect(SourceFile.all(in: "Tests/ExampleApp/Sources").contains { $0.text == code })
  }
}
