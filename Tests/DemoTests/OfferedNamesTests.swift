import AppLibrary
import DemoCatalog
import Simulator
import Testing
import TouchScript
import TouchboxCommand

/// The names and properties of demos that scripts can use in expectations.
struct OfferedNamesTests {
  /// A demo, expectations that pass while a finger is down, and whether they need the corrected
  /// variant.
  nonisolated struct Offer: Sendable, CustomTestStringConvertible {
    let demo: String
    var expectations: [String] = []
    var onlyCorrected = false

    var testDescription: String { demo }
  }

  nonisolated static let offers: [Offer] = [
    Offer(demo: "TapCounter"), Offer(demo: "DragDemo"), Offer(demo: "PinchMe"),
    Offer(demo: "TouchDemo", expectations: ["prop view.offsets.count 4"]),
    Offer(demo: "TouchSpots", expectations: ["count spot 1", "prop view.touchViews.count 1"]),
    Offer(demo: "TestTouch", expectations: ["prop view.squares.count 1"]),
    Offer(
      demo: "BeachBall", expectations: ["count ball 1", "prop controller.rotating false"],
      onlyCorrected: true),
    Offer(
      demo: "TouchExample",
      expectations: [
        "label message \"Touches Began\"", "label taps \"1 taps detected\"",
        "label touches \"1 touches detected\"",
      ]),
    Offer(demo: "SwipeExample", expectations: ["label message \"\""]),
    Offer(demo: "MultiSwipe", expectations: ["label message \"\""]),
    Offer(
      demo: "Multitap1",
      expectations: [
        "label single \"Single Tap Detected\"", "label double \"\"", "label triple \"\"",
        "label quadruple \"\"",
      ]),
    Offer(
      demo: "Multitap2",
      expectations: [
        "label single \"\"", "label double \"\"", "label triple \"\"", "label quadruple \"\"",
      ]),
    Offer(demo: "PinchExample", expectations: ["label message \"\""]),
    Offer(demo: "TouchChain"),
    Offer(
      demo: "PhotoDemo",
      expectations: ["count hills 1", "count sea 0", "prop controller.photos.count 1"]),
    Offer(
      demo: "PhotoWall",
      expectations: [
        "count wall 1", "count photo1 1", "count photo15 1", "prop controller.photos.count 15",
      ]),
    Offer(demo: "Contacts", expectations: ["count contacts 1"]),
  ]

  @Test("K-36 every demo in the contract's table has a test and is in the catalog")
  func demos() throws {
    let page = DemoScript.root
      .appending(path: "Sources/Guides.docc/Contract/K-Scripts.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rule = try #require(text.components(separatedBy: "\n- **K-36**").last)
    let table = try #require(rule.components(separatedBy: "\n- **").first)
    let names = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.output.1) }
    }
    #expect(names.count >= 17)
    #expect(names.sorted() == Self.offers.map(\.demo).sorted())
    #expect(Set(names).isSubset(of: AppCatalog.demos.apps.map(\.name)))
  }

  @Test("K-36 a demo offers the names that the contract lists", arguments: offers)
  func offered(offer: Offer) throws {
    let demo = try #require(AppCatalog.demos.app(named: offer.demo))
    let lines = offer.expectations.map { "0.1 expect \($0)\n" }.joined()
    let script = try Script(
      parsing: "touchscript 1\n0.1 d1 30,60\n" + lines, file: offer.demo)
    for variant in ScriptHeader.Variant.allCases {
      if variant == .published, offer.onlyCorrected { continue }
      let result = ScriptRunner(script, on: Phone(), launching: demo.launchTarget(variant)).run()
      #expect(result.failureText == [], "\(variant)")
    }
  }
}
