import AppLibrary
import ArgumentParser
import Terminal

/// The `touchbox list` command.
struct ListCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the demos, or the program's own apps.")

  @MainActor func perform(_ catalog: AppCatalog) {
    let width = catalog.apps.map(\.name.count).max() ?? 0
    for demo in catalog.apps {
      let name = demo.name.padding(toLength: width, withPad: " ", startingAt: 0)
      Console.out(
        "\(name)  \(demo.summary)" + (demo.source.isEmpty ? "" : " (\(demo.source))"))
    }
  }
}
