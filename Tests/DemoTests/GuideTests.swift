import AppLibrary
import DemoCatalog
import Foundation
import Testing

@testable import TouchboxCommand

/// Checks that the guides printed by `touchbox help DEMO` are complete and correct.
struct GuideTests {
  private static let headings = [
    "What it teaches", "With a touchscreen", "With a mouse", "By script", "Constants",
    "As published",
  ]

  /// Returns the demos that have guides, with the guides' text.
  private static func guides() throws -> [(demo: App, text: String)] {
    try AppCatalog.demos.apps.filter { demo in
      FileManager.default.fileExists(atPath: assets.folder(of: demo.name) + "/guide.md")
    }.map { ($0, try HelpCommand.guide(to: $0, in: assets)) }
  }

  private static let assets = AssetFolder(
    environment: [AssetFolder.variable: DemoScript.assets.path(percentEncoded: false)])

  /// Returns the text below a heading.
  private func section(_ heading: String, of text: String) -> Substring {
    guard let start = text.range(of: "## \(heading)\n") else { return "" }
    let end = text.range(of: "\n## ", range: start.upperBound..<text.endIndex)?.lowerBound
    return text[start.upperBound..<(end ?? text.endIndex)]
  }

  @Test("Every guide has all headings in order, each followed by text")
  func headings() throws {
    for (demo, text) in try Self.guides() {
      #expect(text.hasPrefix("# \(demo.name)\n\n"), "\(demo.name)")
      let found = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
        .map { String($0.dropFirst(3)) }
      #expect(found == Self.headings, "\(demo.name)")
      for heading in Self.headings {
        let words = section(heading, of: text).split(whereSeparator: \.isWhitespace)
        #expect(!words.isEmpty, "\(demo.name): \(heading)")
      }
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test("Every constant in a guide has the same value in the demo's source")
  func constants() throws {
    var count = 0
    for (demo, text) in try Self.guides() {
      let source = try String(
        contentsOf: DemoScript.root.appending(path: "Demos/\(demo.name).swift"), encoding: .utf8)
      for line in section("Constants", of: text).split(separator: "\n") {
        guard let constant = line.firstMatch(of: /`(\w+) = ([^`]+)`/) else {
          #expect(!line.contains("="), "\(demo.name): \(line)")
          continue
        }
        count += 1
        let (name, value) = (String(constant.output.1), String(constant.output.2))
        let declared = source.split(separator: "\n").contains { line in
          line.contains("let \(name) = ") || line.contains("let \(name): ")
        }
        #expect(declared, "\(demo.name): \(name)")
        let isEqual = source.split(separator: "\n").contains { line in
          line.contains("let \(name)") && line.hasSuffix(" = \(value)")
        }
        #expect(isEqual, "\(demo.name): \(name) = \(value)")
      }
    }
    // BeachBall alone mentions five constants.
    #expect(count > 5)
  }

  @Test("A guide lists faults if and only if there is a published variant")
  func published() throws {
    for (demo, text) in try Self.guides() {
      let words = section("As published", of: text)
      #expect(words.contains("corrected variant") == demo.hasPublishedVariant, "\(demo.name)")
      #expect(words.contains("\n- ") || !demo.hasPublishedVariant, "\(demo.name)")
    }
  }

  @Test("Without a guide, a demo's summary, source and hint are printed")
  func withoutGuide() throws {
    let demo = try #require(AppCatalog.demos.app(named: "PinchMe"))
    let empty = AssetFolder(environment: ["TOUCHBOX_ASSETS": "/nowhere"])
    #expect(
      try HelpCommand.guide(to: demo, in: empty) == """
        # PinchMe

        PinchMe logs two fingers and the distance between them (Multi-touch events, 4.2.7).

        Pinch (mouse: hold Ctrl).

        """)
  }
}
