import AppLibrary
import DemoCatalog
import Foundation

/// The demos for tests that run on every demo: all, or those in `make check DEMOS=PinchMe`.
enum DemoSelection {
  /// The names of all demos and the Home screen, whether chosen or not.
  static let allWithHome = AppCatalog.demos.apps.map(\.name) + ["Home"]

  /// The space-separated names in the environment variable `TEST_DEMOS`, or an empty set for all
  /// demos.
  private static let chosen: Set<String> = {
    let words = ProcessInfo.processInfo.environment["TEST_DEMOS"]?.split(separator: " ") ?? []
    let chosen = Set(words.map(String.init))
    // Stop here, because a parameterized test without arguments would pass.
    if let unknown = chosen.subtracting(allWithHome).min() {
      let names = allWithHome.joined(separator: ", ")
      FileHandle.standardError.write(
        Data("TEST_DEMOS: there is no demo \(unknown); expected some of \(names)\n".utf8))
      exit(2)
    }
    return chosen
  }()

  /// The names of the chosen demos.
  static let names = AppCatalog.demos.apps.map(\.name).filter { contains($0) }
  /// The names of the chosen demos, including the Home screen.
  static let namesWithHome = allWithHome.filter { contains($0) }
  /// The scripts that play scenarios of the chosen demos.
  static let scenarios = DemoScript.scenarios.filter { contains($0.demo) }
  /// The scripts that present the chosen demos.
  static let presentations = DemoScript.presentations.filter { contains($0.demo) }

  private static func contains(_ demo: String) -> Bool {
    chosen.isEmpty || chosen.contains(demo)
  }
}
