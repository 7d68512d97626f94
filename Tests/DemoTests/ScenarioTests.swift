import CoreGraphics
import Foundation
import Simulator
import Testing
import TouchScript
import UIKit

@testable import touchbox

/// The scripts of scenarios: those of the contract, and more for newer demos.
struct ScenarioTests {
  /// The IDs of the contract's scenarios, from its page.
  private static func ids() throws -> [String] {
    let page = SceneFile.assets.deletingLastPathComponent()
      .appending(path: "Sources/UIKit/UIKit.docc/Contract/J-Demos.md")
    return try String(contentsOf: page, encoding: .utf8)
      .matches(of: /(?m)^\| \*\*(J\d+-[a-z])\*\*/).map { String($0.output.1) }
  }

  @Test("every scenario plays as its script expects", arguments: await SceneFile.scenarios)
  func plays(scene: SceneFile) throws {
    let script = try scene.script()
    let hasHeader = try String(contentsOf: scene.url, encoding: .utf8).contains("\nvariant ")
    #expect(script.header.demo == scene.demo)
    #expect(hasHeader == scene.name.contains("."), "the name says the variant")
    if hasHeader { #expect(script.header.variant == scene.variant) }
    let result = try scene.play(script)
    #expect(!result.checks.isEmpty, "a scenario that expects nothing shows nothing")
    #expect(result.failureText == [])
  }

  @Test("images of the same size change no location", arguments: await SceneFile.scenarios)
  func playsWithPictures(scene: SceneFile) throws {
    // Of the sizes that the demos' own pictures have.
    let side = scene.demo == "BeachBall" ? 120 : 64
    let pixels = [UInt8](repeating: 255, count: side * side * 4)
    let picture = try #require(CGImage(width: side, height: side, pixels: pixels))
    let services = HostServices(picture: { _, _ in NamedImage(image: picture, scale: 1) })
    let result = try scene.play(try scene.script(), on: Phone(services: services))
    #expect(result.failureText == [])
  }

  @Test(
    "the demos' pictures have the sizes that the scripts' locations are calculated with",
    arguments: [
      ("TouchDemo/1", 64, 64), ("TouchDemo/2", 64, 64), ("TouchDemo/3", 64, 64),
      ("TouchDemo/4", 64, 64), ("BeachBall/ball", 120, 120), ("PhotoDemo/hills", 200, 150),
      ("PhotoDemo/sea", 200, 150),
    ])
  func pictureSizes(name: String, width: Int, height: Int) throws {
    for scale in 1...3 {
      let file = name + (scale == 1 ? "" : "@\(scale)x") + ".png"
      let bytes = try Data(contentsOf: SceneFile.assets.appending(path: file))
      // Bytes 16 to 23 of a PNG are its width and height, the most significant byte first.
      let numbers = [16, 20].map { start in
        bytes[start..<(start + 4)].reduce(0) { $0 * 256 + Int($1) }
      }
      #expect(numbers == [width * scale, height * scale], "\(file)")
    }
  }

  @Test("J-03 K-29 every scenario of the contract has its scripts, one for each variant")
  func complete() throws {
    let ids = try Self.ids()
    #expect(ids.count == 81)
    let scenes = Dictionary(grouping: SceneFile.scenarios, by: \.scenario)
    let unknown = Set(scenes.keys.compactMap { $0 }).subtracting(ids)
    #expect(unknown == [], "scenarios that the contract does not have")
    for id in ids {
      let found = scenes[id] ?? []
      let demo = found.first.flatMap { DemoCatalog.demo(named: $0.demo) }
      let expected: [ScriptHeader.Variant] =
        demo?.hasPublishedVariant == true ? ScriptHeader.Variant.allCases : [.corrected]
      #expect(found.map(\.variant) == expected, "\(id)")
    }
    for scene in SceneFile.all where scene.firstComment?.prefixMatch(of: /J\d/) != nil {
      #expect(scene.scenario != nil, "\(scene): the first comment starts with no scenario's ID")
    }
  }

  @Test("every demo has a script that shows it off")
  func everyDemoHasAShow() {
    #expect(Set(SceneFile.shows.map(\.demo)) == Set(DemoCatalog.all.map(\.name)))
  }

  @Test("the script that shows a demo off plays", arguments: await SceneFile.shows)
  func shows(scene: SceneFile) throws {
    // It shows the corrected form; the published one may behave otherwise.
    guard scene.variant == .corrected else { return }
    let script = try scene.script()
    var pictures: [String] = []
    let demo = try #require(DemoCatalog.demo(named: scene.demo))
    let result = ScriptRunner.run(
      script, on: Phone(), launching: demo.app(.corrected),
      snapshot: { name, _ in pictures.append(name) })
    #expect(script.header.demo == scene.demo)
    #expect(result.failureText == [])
    #expect(result.warnings == [])
    #expect(!result.checks.isEmpty)
    #expect(Set(pictures).count >= 3, "moments worth a picture")
    #expect((4...10).contains(result.endTime.seconds))
  }
}
