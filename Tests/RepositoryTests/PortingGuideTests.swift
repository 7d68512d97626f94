import Foundation
import Testing

/// The package `Tests/Outside` compiles and tests the code in the porting guide.
struct PortingGuideTests {
  @Test("The program or its tests contain every Swift code block in the guide")
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
