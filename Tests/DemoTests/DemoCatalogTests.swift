import AppLibrary
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

  @Test(
    "The hint and the line below it fit between the corner icons in both orientations",
    arguments: Device.named)
  func hintsFit(device: Device) throws {
    let factory = PhoneFactory(assets: AppCatalog.demos.assets)
    for demo in AppCatalog.demos.apps + [AppCatalog.demos.home].compactMap(\.self) {
      guard let hint = demo.hint else { continue }
      #expect(hint.count <= 30 && !hint.hasSuffix("."), "\(hint)")
      let phone = factory.makePhone(for: demo, device: device)
      phone.launch(demo.launchTarget(.corrected))
      phone.overlay.hint = hint
      for (turn, hasHome) in [(nil, false), (nil, true), (DeviceTurn.left, true)] {
        phone.overlay.hasHome = hasHome
        if let turn { phone.step([Timed(phone.time, .rotate(turn))], to: phone.time) }
        let screen = phone.screenShape.shown
        for node in phone.frame().nodes.suffix(2) {
          // The text is not truncated if its box is wide enough for it.
          guard case .text(let block, let box)? = node.contents.first else {
            Issue.record("no text: \(demo.name)")
            continue
          }
          let name = "\(demo.name): \(block.string)"
          #expect(phone.context.host.services.measure(block, nil).width <= box.width, "\(name)")
          let (left, top) = (node.transform.tx, node.transform.ty)
          #expect(left > 64 && left + node.bounds.width < screen.width - 64, "\(name)")
          #expect(top > 0 && top + node.bounds.height < screen.height, "\(name)")
        }
      }
    }
  }
}
