import Foundation
import Testing

/// The code in the guide to TouchTesting comes from the example package.
struct ExampleTests {
  private static let guide = "Sources/Guides.docc/Write/TestingTouches.md"
  private static let files = [
    "Package.swift", "Tests/PaperDollsTests/PaperDollsTests.swift",
    "Tests/PaperDollsTests/PaperDollsXCTests.swift", "Tests/PaperDollsTests/TableTests.swift",
  ]

  @Test("The example contains every Swift code block in the guide")
  func guideShowsTheExample() throws {
    let guide = try #require(SourceFile(path: Self.guide))
    let blocks = guide.text.components(separatedBy: "```swift\n").dropFirst()
    let example = try Self.files.map {
      try #require(SourceFile(path: "Tests/Example/" + $0)).text
    }
    #expect(blocks.count >= 9)
    for block in blocks {
      let code = try #require(block.components(separatedBy: "```").first)
      #expect(example.contains { $0.contains(code) }, "\(code)")
    }
  }

  @Test(
    "The guide has every finger verb's signature",
    arguments: [
      "TestPhone+ViewGestures.swift", "TestPhone+Gestures.swift", "TestFinger.swift",
      "TestStylus.swift",
    ])
  func guideHasSignatures(file: String) throws {
    let guide = try #require(SourceFile(path: Self.guide))
    let source = try #require(SourceFile(path: "Sources/TouchTesting/" + file))
    let functions = source.text.components(separatedBy: "public func ").dropFirst()
    #expect(functions.count >= 6)
    for function in functions {
      let signature = try #require(function.components(separatedBy: "{").first)
        .split { $0.isWhitespace }.joined(separator: " ")
        .replacing(#/(, )?file: String = #filePath, line: Int = #line/#, with: "")
        .replacing("( ", with: "(").replacing(" )", with: ")")
        .replacing(#/ -> Test(Finger|Stylus)$/#, with: "")
      #expect(guide.text.contains("\n\(signature)\n"), "\(signature)")
    }
  }

  @Test("The example imports only modules from the package's products")
  func importsOnlyProducts() {
    let files = SourceFile.all(in: "Tests/Example")
    #expect(files.count == 8)
    for file in files {
      let allowed = [
        "PackageDescription", "PaperDolls", "Testing", "TouchTesting", "UIKit", "XCTest",
      ]
      #expect(file.imports.isSubset(of: allowed), "\(file) imports \(file.imports)")
      #expect(!file.text.contains("@testable"))
    }
  }
}
