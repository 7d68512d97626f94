import AppLibrary
import CoreGraphics
import DemoCatalog
import Foundation
import Simulator
import Testing
import TouchScript
import TouchboxCommand
import UIKit

/// The scripts for the scenarios in the contract and for newer demos.
struct ScenarioTests {
  /// Returns the IDs of the scenarios on the contract's page.
  private static func ids() throws -> [String] {
    let page = DemoScript.root
      .appending(path: "Sources/Guides.docc/Contract/J-Demos.md")
    return try String(contentsOf: page, encoding: .utf8)
      .matches(of: /(?m)^\| \*\*(J\d+-[a-z])\*\*/).map { String($0.output.1) }
  }

  @Test("every scenario plays as its script expects", arguments: await DemoSelection.scenarios)
  func plays(file: DemoScript) throws {
    let script = try file.parse()
    let hasHeader = try String(contentsOf: file.url, encoding: .utf8).contains("\nvariant ")
    #expect(script.header.demo == file.demo)
    #expect(hasHeader == file.name.contains("."), "the name must contain the variant")
    if hasHeader { #expect(script.header.variant == file.variant) }
    let result = try file.play(script)
    #expect(!result.checks.isEmpty, "a scenario must expect something")
    #expect(result.failureText == [])
  }

  @Test(
    "replacing images with images of the same size does not change results",
    arguments: await DemoSelection.scenarios)
  func playsWithImages(file: DemoScript) throws {
    // The size of the demos' own images.
    let side = file.demo == "BeachBall" ? 120 : 64
    let image = try whiteImage(side, side)
    let services = HostServices(picture: { _, _ in NamedImage(image: image, scale: 1) })
    let result = try file.play(try file.parse(), on: Phone(services: services))
    #expect(result.failureText == [])
  }

  @Test(
    "the demos' images have the sizes that the scripts assume",
    arguments: [
      ("TouchDemo/1", 64, 64), ("TouchDemo/2", 64, 64), ("TouchDemo/3", 64, 64),
      ("TouchDemo/4", 64, 64), ("BeachBall/ball", 120, 120), ("PhotoDemo/hills", 200, 150),
      ("PhotoDemo/sea", 200, 150),
    ])
  func imageSizes(name: String, width: Int, height: Int) throws {
    for scale in 1...3 {
      let path = name + (scale == 1 ? "" : "@\(scale)x") + ".png"
      let bytes = try Data(contentsOf: DemoScript.assets.appending(path: path))
      // Bytes 16 to 23 of a PNG are its width and height in big-endian order.
      let numbers = [16, 20].map { start in
        bytes[start..<(start + 4)].reduce(0) { $0 * 256 + Int($1) }
      }
      #expect(numbers == [width * scale, height * scale], "\(path)")
    }
  }

  @Test("J-03 K-29 every contract scenario has a script for each variant")
  func complete() throws {
    let ids = try Self.ids()
    #expect(ids.count == 81)
    let scripts = Dictionary(grouping: DemoScript.scenarios, by: \.scenario)
    let unknown = Set(scripts.keys.compactMap { $0 }).subtracting(ids)
    #expect(unknown == [], "scenarios that the contract does not have")
    for id in ids {
      let found = scripts[id] ?? []
      let demo = found.first.flatMap { AppCatalog.demos.app(named: $0.demo) }
      let expected: [ScriptHeader.Variant] =
        demo?.hasPublishedVariant == true ? ScriptHeader.Variant.allCases : [.corrected]
      #expect(found.map(\.variant) == expected, "\(id)")
    }
    for file in DemoScript.all where file.firstComment?.prefixMatch(of: /J\d/) != nil {
      #expect(
        file.scenario != nil, "\(file): the first comment does not start with a scenario's ID")
    }
  }

  @Test("every demo has a script that presents it")
  func everyDemoHasAPresentation() {
    #expect(Set(DemoScript.presentations.map(\.demo)) == Set(DemoSelection.allWithHome))
  }

  @Test("the script that presents a demo plays", arguments: await DemoSelection.presentations)
  func presentations(file: DemoScript) throws {
    // The script presents the corrected variant. The published variant may behave differently.
    guard file.variant == .corrected else { return }
    let script = try file.parse()
    var snapshots: [String] = []
    let demo = try #require(AppCatalog.demos.app(named: file.demo))
    let result = ScriptRunner(
      script, on: Phone(), launching: demo.launchTarget(.corrected),
      snapshot: { name, _ in snapshots.append(name) }
    ).run()
    #expect(script.header.demo == file.demo)
    #expect(result.failureText == [])
    #expect(result.warnings == [])
    #expect(!result.checks.isEmpty)
    #expect(Set(snapshots).count >= 3, "too few snapshots")
    #expect((4...10).contains(result.endTime.seconds))
  }
}
