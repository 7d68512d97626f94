import CoreGraphics
import Painter
import Simulator
import Testing
import TouchboxCore
import UIKit

struct DemoCatalogTests {
  @Test func findsDemosByExactName() {
    #expect(DemoCatalog.demo(named: "PinchMe")?.name == "PinchMe")
    #expect(DemoCatalog.demo(named: "pinchme") == nil)
    #expect(DemoCatalog.demo(named: "") == nil)
  }

  @Test func everyDemoHasAUniqueNameAndASummary() {
    #expect(Set(DemoCatalog.all.map(\.name)).count == DemoCatalog.all.count)
    for demo in DemoCatalog.all {
      #expect(!demo.source.isEmpty && !demo.summary.isEmpty)
      #expect(!demo.summary.contains("\n"))
    }
  }

  @Test(arguments: [
    ("pinchme", ["PinchMe"]), ("PnichMe", ["PinchMe"]), ("Pinch", ["PinchMe"]),
    ("TouchSpot", ["TouchSpots"]), ("BeechBall", ["BeachBall"]), ("Drag", ["DragDemo"]),
    ("Solitaire", []), ("x", []), ("", []),
  ])
  func suggestsSimilarNames(name: String, suggestions: [String]) {
    #expect(Array(DemoCatalog.suggestions(for: name).prefix(1)) == suggestions)
  }

  @Test func hintsFitBetweenTheIconsInTheCorners() throws {
    for demo in DemoCatalog.all {
      guard let hint = demo.hint else { continue }
      #expect(hint.count <= 30 && !hint.hasSuffix("."), "\(hint)")
      let phone = PhoneFactory().makePhone(for: demo)
      phone.overlay.hint = hint
      let node = try #require(phone.frame().nodes.last)
      // Not truncated: the text's box is as wide as the text needs, with at most a point of rounding.
      guard case .text(let block, let box)? = node.contents.first else {
        Issue.record("no text: \(demo.name)")
        continue
      }
      #expect(phone.context.services.measure(block, nil).width <= box.width, "\(hint)")
      #expect(node.transform.tx > 64 && node.transform.tx + node.bounds.width < 320 - 64)
    }
  }
}
