import ArgumentParser
import TouchboxCore

/// `touchbox list`
struct ListCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the demos.")

  @MainActor func perform() {
    let width = DemoCatalog.all.map(\.name.count).max() ?? 0
    for demo in DemoCatalog.all {
      let name = demo.name.padding(toLength: width, withPad: " ", startingAt: 0)
      Console.out("\(name)  \(demo.summary) (\(demo.source))")
    }
  }
}
