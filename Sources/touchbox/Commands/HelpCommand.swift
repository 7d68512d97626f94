import ArgumentParser
import Foundation
import Simulator
import TouchScript

/// `touchbox help`
struct HelpCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Tell what a demo teaches and what to try, or how a command is used.")

  @Argument(
    help: "A demo's name, or a command's.",
    completion: .shellCommand("touchbox list | cut -d ' ' -f 1"))
  var topic: String?

  @Argument(help: "The name of one of that command's own, where it has some.")
  var part: String?

  @MainActor func perform() throws {
    guard let topic else { return Console.out(Touchbox.helpMessage()) }
    if let command = Self.commands.first(where: { $0.name == topic })?.type {
      return Console.out(Touchbox.helpMessage(for: try Self.part(part, of: command, named: topic)))
    }
    guard let demo = DemoCatalog.demo(named: topic) else { throw Self.unknown(topic) }
    Console.outText(try Self.guide(to: demo, in: AssetFolder()))
  }

  /// Returns the command of a command, by any of its names; the command itself for nil.
  private static func part(
    _ name: String?, of command: any ParsableCommand.Type, named topic: String
  ) throws -> any ParsableCommand.Type {
    guard let name else { return command }
    let parts = command.configuration.subcommands
    for part in parts {
      let configuration = part.configuration
      if configuration.commandName == name || configuration.aliases.contains(name) { return part }
    }
    let names = parts.map { $0.configuration.commandName ?? "" }.joined(separator: ", ")
    throw CommandFailure(
      .usage,
      parts.isEmpty
        ? "\(topic) has no parts; expected `touchbox help \(topic)`"
        : "\(topic) has no part named \"\(name)\"; expected one of \(names)")
  }

  private static var commands: [(name: String, type: any ParsableCommand.Type)] {
    Touchbox.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
      ($0.configuration.commandName ?? "", $0)
    }
  }

  /// What to say of a topic that is neither: what was meant, or all that there is.
  @MainActor private static func unknown(_ topic: String) -> CommandFailure {
    let names = commands.map(\.name)
    let near =
      DemoCatalog.suggestions(for: topic)
      + names.filter { NameSuggestions.distance(topic.lowercased(), $0) <= 2 }
    let all = DemoCatalog.all.map(\.name) + names
    let hint =
      near.isEmpty
      ? "expected one of \(all.joined(separator: ", "))"
      : "did you mean \(near.joined(separator: " or "))?"
    return CommandFailure(
      .usage, "there is no demo or command named \"\(topic)\"; \(hint)")
  }

  /// Returns a demo's guide as it is written, or what the catalogue knows where there is none.
  @MainActor static func guide(to demo: Demo, in assets: AssetFolder) throws -> String {
    let path = assets.folder(of: demo.name) + "/guide.md"
    guard FileManager.default.fileExists(atPath: path) else {
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
