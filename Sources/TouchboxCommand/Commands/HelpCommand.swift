import AppSupport
import ArgumentParser
import Foundation

/// `touchbox help`
struct HelpCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Show what a demo teaches and what to try, or how to use a command.")

  @Argument(
    help: "A demo's name, or a command's.",
    completion: .shellCommand("\(Console.programName) help --topics"))
  var topic: String?

  @Flag(help: ArgumentHelp("List the topics, for completions.", visibility: .hidden))
  var topics = false

  @MainActor func perform(_ catalog: AppCatalog) throws {
    if topics {
      for name in Self.commands.map(\.name) + catalog.apps.map(\.name) { Console.out(name) }
      return
    }
    guard let topic else { return Console.out(Touchbox.helpMessage()) }
    if let command = Self.commands.first(where: { $0.name == topic })?.type {
      return Console.out(Touchbox.helpMessage(for: command))
    }
    guard let demo = catalog.app(named: topic) else {
      throw CommandFailure(
        .usage, catalog.unknown(topic, orCommand: Self.commands.map(\.name)))
    }
    Console.outContents(try Self.guide(to: demo, in: catalog.assets))
  }

  private static var commands: [(name: String, type: any ParsableCommand.Type)] {
    Touchbox.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
      ($0.configuration.commandName ?? "", $0)
    }
  }

  /// Returns a demo's guide, or what the catalogue says if it has none.
  @MainActor static func guide(to demo: App, in assets: AssetFolder) throws -> String {
    let path = assets.folder(of: demo.name) + "/guide.md"
    guard FileManager.default.fileExists(atPath: path) else {
      if let problem = assets.problem { Console.warn(problem) }
      let hint = demo.hint.map { "\n\($0).\n" } ?? ""
      return "# \(demo.name)\n\n\(demo.name) \(demo.summary) (\(demo.source)).\n\(hint)"
    }
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw CommandFailure(.file, "\(path): cannot be read; expected a guide in UTF-8")
    }
  }
}
