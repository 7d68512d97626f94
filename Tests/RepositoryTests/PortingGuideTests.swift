import Foundation
import Testing

/// The code in the guide to porting is compiled and tested in the package `Tests/Outside`.
struct PortingGuideTests {
  @Test("Every Swift code block in the guide is in the program or its tests, letter for letter")
  func guideShowsTheProgram() throws {
    let guide = try #require(SourceFile(path: "Sources/Guides.docc/Port/PortingFromIOS.md"))
    let files = [
      "Programs/Porting.swift", "Programs/Performing.swift", "Tests/Swift6Tests/PortingTests.swift",
    ]
    let code = try files.map { try #require(SourceFile(path: "Tests/Outside/" + $0)).text }
    let blocks = guide.text.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count >= 7)
    for block in blocks {
      let block = try #require(block.components(separatedBy: "```").first)
      #expect(code.contains { $0.contains(block) }, "\(block)")
    }
  }
}
