import Foundation
import Testing

/// The guide to the library for tests shows what the example package does.
struct ExampleTests {
  private static let guide = "Sources/UIKit/UIKit.docc/TestingTouches.md"
  private static let files = [
    "Package.swift", "Tests/PaperDollsTests/PaperDollsTests.swift",
    "Tests/PaperDollsTests/PaperDollsXCTests.swift",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Every block of Swift in the guide stands in the example, letter for letter")
  func guideShowsTheExample() throws {
    let pieces = try Self.text(Self.guide).components(separatedBy: "```swift\n").dropFirst()
    let example = try Self.files.map { try Self.text("Tests/Example/" + $0) }
    #expect(pieces.count >= 9)
    for piece in pieces {
      let code = try #require(piece.components(separatedBy: "```").first)
      #expect(example.contains { $0.contains(code) }, "\(code)")
    }
  }

  @Test("The example imports only what the products offer")
  func publicFace() {
    let files = SourceFile.all(in: "Tests/Example")
    #expect(files.count == 4)
    for file in files {
      let allowed = [
        "PackageDescription", "PaperDolls", "Testing", "TouchTesting", "UIKit", "XCTest",
      ]
      #expect(file.imports.isSubset(of: allowed), "\(file) imports \(file.imports)")
      #expect(!file.text.contains("@testable"))
    }
  }
}
