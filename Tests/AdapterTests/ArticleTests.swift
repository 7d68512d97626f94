import Foundation
import Testing

/// The code of Apple's article "Implementing a Multi-Touch app", whose text is not a part of this
/// package: `TOUCHBOX_ARTICLE` names a file with it.
@Suite struct ArticleTests {
  private static let path = ProcessInfo.processInfo.environment["TOUCHBOX_ARTICLE"]

  @Test(
    "The article's code compiles as it is",
    .enabled(if: path != nil, "TOUCHBOX_ARTICLE names no file with the article's text"))
  func article() throws {
    let text = try String(contentsOfFile: try #require(Self.path), encoding: .utf8)
    let adaptation = try Adaptation(text: try Self.code(text))
    #expect(adaptation.report.changes.isEmpty)
    #expect(adaptation.report.apps.map(\.name) == ["TouchableView", "TouchSpotView"])
    #expect(try adaptation.compilerMessages() == [])
  }

  /// The three listings in one file, and the initializer that Apple's compiler demands, too.
  private static func code(_ text: String) throws -> String {
    func part(from start: String, to end: String) throws -> Substring {
      let first = try #require(text.range(of: start))
      let last = try #require(text.range(of: end, range: first.lowerBound..<text.endIndex))
      return text[first.lowerBound..<last.lowerBound]
    }
    let view = try part(from: "class TouchableView", to: "}Several helper")
    let helpers = try part(from: "func createViewForTouch", to: "}Implement the TouchSpotView")
    let spot = try #require(text.range(of: "class TouchSpotView"))
    let last = try #require(text.lastIndex(of: "}"))
    return """
      import UIKit
      \(view)\(helpers)}
      }
      \(text[spot.lowerBound..<last])
      required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      }
      }

      """
  }
}
