import Foundation
import Simulator
import Testing

@testable import touchbox

/// The contract's tables, each row a script.
struct ScenarioTests {
  /// The rows of the contract's section J, as far as their demos exist.
  private static let rows: [(section: String, letters: String)] = [
    ("J1", "abcdef"), ("J2", "abcde"), ("J3", "abcde"), ("J4", "abcdefg"), ("J5", "abcde"),
    ("J7", "abcdefghi"), ("J13", "abc"),
  ]

  @Test("every row plays as the contract says", arguments: await SceneFile.all(named: "J"))
  func plays(scene: SceneFile) throws {
    let script = try scene.script()
    let hasHeader = try String(contentsOf: scene.url, encoding: .utf8).contains("\nvariant ")
    #expect(script.header.demo == scene.demo)
    #expect(hasHeader == (scene.name != scene.scenario), "the name says the variant")
    if hasHeader { #expect(script.header.variant == scene.variant) }
    let result = try scene.play(script)
    #expect(!result.checks.isEmpty, "a scenario that expects nothing shows nothing")
    #expect(result.failureText == [])
    #expect(result.exitCode == .success)
    // A line of its own, for tools that look for the scenario that failed.
    if result.exitCode != .success { Swift.print("FAILED \(scene.name) \(scene.variant)") }
  }

  @Test("every row of the contract is there, in both forms where there are two")
  func complete() {
    let scenes = SceneFile.all(named: "J")
    for row in Self.rows {
      for letter in row.letters {
        let id = "\(row.section)-\(letter)"
        let found = scenes.filter { $0.scenario == id }
        let demo = found.first.flatMap { DemoCatalog.demo(named: $0.demo) }
        let expected: [ScriptHeader.Variant] =
          demo?.hasPublishedVariant == true ? ScriptHeader.Variant.allCases : [.corrected]
        #expect(found.map(\.variant) == expected, "\(id)")
      }
    }
    let known = Self.rows.map { $0.letters.count }.reduce(0, +)
    #expect(Set(scenes.map(\.scenario)).count == known, "scenarios that no row names")
  }

  @Test("every demo has a script that shows it off")
  func everyDemoHasAShow() {
    #expect(Set(SceneFile.all(named: "demo").map(\.demo)) == Set(DemoCatalog.all.map(\.name)))
  }

  @Test("the script that shows a demo off plays", arguments: await SceneFile.all(named: "demo"))
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
    #expect(result.exitCode == .success)
    #expect(!result.checks.isEmpty && !pictures.isEmpty)
    #expect((4...10).contains(result.endTime.seconds))
  }
}
