import AppLibrary
import ArgumentParser
import Foundation
import Terminal

/// The `touchbox help` command.
struct HelpCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Show what a demo teaches and what to try, or how to use a command.")

  @Argument(
    help: "The name of a demo or a command, or `expect` for a list of script expectations.",
    completion: .shellCommand("\(Console.programName) help --topics"))
  var topic: String?

  @Argument(
    help: "After `expect`, a demo whose names and properties to list.", completion: .demos)
  var demo: String?

  @Flag(help: ArgumentHelp("List the topics, for completions.", visibility: .hidden))
  var topics = false

  func validate() throws {
    if let demo, topic != "expect" { throw ValidationError("Unexpected argument '\(demo)'") }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    if topics {
      for name in Self.commandNames + catalog.apps.map(\.name) { Console.out(name) }
      return
    }
    guard let topic else { return Console.out(Touchbox.helpMessage()) }
    if topic == "expect", catalog.app(named: topic) == nil {
      guard let demo else { return Console.outContents(Self.expectations) }
      if catalog.app(named: demo) == nil, AppOption.isPath(demo) {
        throw CommandFailure(
          .usage,
          "\(demo) is not a demo; expected `\(Console.programName) run \(demo) --paths` for your own files"
        )
      }
      let app = try catalog.find(demo)
      return RunCommand.printPaths(of: app, variant: nil, device: nil, in: catalog)
    }
    if let command = Self.commands.first(where: { $0.name == topic })?.type {
      return Console.out(Touchbox.helpMessage(for: command))
    }
    guard let demo = catalog.app(named: topic) else {
      throw CommandFailure(
        .usage, catalog.unknown(topic, orCommand: Self.commandNames))
    }
    Console.outContents(try Self.guide(to: demo, in: catalog.assets))
  }

  private static let expectations = """
    A line of a script such as `1.800 expect label message ""` checks the app at that time.

    expect log "TEXT"             The next log line is this text.
    expect log contains "TEXT"    The next log line contains it.
    expect log matches /REGEX/    A part of the next log line matches.
    expect nolog                  There are no more log lines.
    expect label NAME "TEXT"      The label with this identifier shows this text.
    expect count NAME NUMBER      This many views have this identifier.
    expect prop PATH VALUE        A property has this value; `eps 0.5` allows a difference.
    expect gesture NAME STATE     The gesture recognizer with this name or class is in this state, or
                                  entered it last.
    expect trace "REGEX"          A line of the trace matches.
    expect snapshot FILE          The screen looks like this picture.

    A path is a view's accessibilityIdentifier, view, controller, window or app, followed by UIKit's
    properties or your own: ball.center.x, spot[0].alpha, controller.photos.count. A value is a
    number, X,Y, X,Y,WIDTH,HEIGHT, text in double quotes, true, false, nil, or the name of an
    enumeration case.

    To list the names and properties of a demo or your app, with their values after launch:

      touchbox help expect PinchExample
      touchbox run PinchExample --paths
      touchbox run MyTouch.swift --paths

    """

  /// The names of all commands.
  static var commandNames: [String] { commands.map(\.name) }

  private static var commands: [(name: String, type: any ParsableCommand.Type)] {
    Touchbox.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
      ($0.configuration.commandName ?? "", $0)
    }
  }

  /// Returns a demo's guide, or the catalog's summary if the demo has no guide.
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
