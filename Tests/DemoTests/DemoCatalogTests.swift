import Testing

@testable import touchbox

struct DemoCatalogTests {
  @Test func findsDemosByTheirExactNameAlone() {
    #expect(DemoCatalog.demo(named: "PinchMe")?.name == "PinchMe")
    #expect(DemoCatalog.demo(named: "pinchme") == nil)
    #expect(DemoCatalog.demo(named: "") == nil)
  }

  @Test func everyDemoHasANameOfItsOwnAndALineAboutIt() {
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
  func suggestsWhatSomeoneMayHaveMeant(name: String, suggestions: [String]) {
    #expect(Array(DemoCatalog.suggestions(for: name).prefix(1)) == suggestions)
  }
}
