import CoreGraphics
import DemoCatalog
import Painter
import Simulator
import Testing
import TouchboxCommand
import UIKit

struct DemoCatalogTests {
  @Test func findsDemosByExactName() {
    #expect(AppCatalog.demos.app(named: "PinchMe")?.name == "PinchMe")
    #expect(AppCatalog.demos.app(named: "pinchme") == nil)
    #expect(AppCatalog.demos.app(named: "") == nil)
  }

  @Test func everyDemoHasAUniqueNameAndASummary() {
    #expect(Set(AppCatalog.demos.apps.map(\.name)).count == AppCatalog.demos.apps.count)
    for demo in AppCatalog.demos.apps {
      #expect(!demo.source.isEmpty && !demo.summary.isEmpty)
      #expect(!demo.summary.contains("\n"))
    }
  }

  @Test(arguments: [
    ("pinchme", ["PinchMe"]), ("PnichMe", ["PinchMe"]), ("Pinch", ["PinchMe"]),
    ("TouchSpot", ["TouchSpots"]), ("BeechBall", ["BeachBall"]), ("Drag", ["DragDemo"]),
    ("hoem", ["Home"]),
    ("Solitaire", []), ("x", []), ("", []),
  ])
  func suggestsSimilarNames(name: String, suggestions: [String]) {
    #expect(Array(AppCatalog.demos.suggestions(for: name).prefix(1)) == suggestions)
  }

  @Test func hintsFitBetweenTheIconsInTheCorners() throws {
    for demo in AppCatalog.demos.apps {
      guard let hint = demo.hint else { continue }
      #expect(hint.count <= 30 && !hint.hasSuffix("."), "\(hint)")
      let phone = PhoneFactory(assets: AppCatalog.demos.assets).makePhone(for: demo)
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
