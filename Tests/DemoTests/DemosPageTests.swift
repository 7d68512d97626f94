import AppLibrary
import DemoCatalog
import Foundation
import Testing
import TouchboxCommand

/// Checks that the demo page lists all demos.
struct DemosPageTests {
  @Test("The page has a line and a picture for every demo", arguments: await demos)
  func listed(demo: String) throws {
    let root = DemoScript.root
    let page = try String(
      contentsOf: root.appending(path: "Sources/Guides.docc/Start/Demos.md"),
      encoding: .utf8)
    #expect(page.contains("\n| `\(demo)` | "), "the table has no line for \(demo)")
    let pictures = ["png", "gif", "webp"].map { "Assets/Gallery/\(demo).\($0)" }
      .filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path()) }
    #expect(pictures.count == 1, "run make gallery DEMOS=\(demo)")
    for picture in pictures { #expect(page.contains("\n![\(demo)](../../../\(picture))\n")) }
  }

  private static let demos = AppCatalog.demos.apps.map(\.name)
}
