import ArgumentParser
import Foundation
import Painter
import WebDriverActions

/// `touchbox convert`
struct ConvertCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract:
      "Turn a touch script into WebDriver Actions, or WebDriver Actions into a touch script.",
    discussion: """
      The contents of the file decide which form it has; the result is the other one. Macros and \
      moves that take time become single packets. What WebDriver Actions cannot express, such as \
      expectations, is left out and reported on standard error.
      """)

  @Argument(
    help: "The file to convert; - is standard input.",
    completion: .file(extensions: ["touch", "json"]))
  var input: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where the result goes; by default, or with -, to standard output.", valueName: "file"),
    completion: .file(extensions: ["touch", "json"]))
  var output: String?

  @Option(help: "The demo that the touch script names.", completion: .demos)
  var demo: String?

  @OptionGroup var include: IncludeOption

  @MainActor func perform(_ catalog: AppCatalog) throws {
    let file = try ScriptFileContents(input, includable: include.paths)
    try checkOutput(of: file)
    var script = try file.script()
    let text: String
    if file.isActions {
      script.header.demo = try demo.map { try catalog.find($0).name }
      text = script.text
    } else {
      if demo != nil {
        throw CommandFailure(
          .usage,
          "--demo names the demo of the resulting touch script; \(file.name) is a touch script "
            + "already, and WebDriver Actions name no demo")
      }
      let export = WebDriverActionsExport(script)
      text = export.text
      for note in export.notes {
        let name = script.includedFile(of: note.location) ?? file.name
        Console.warn(
          "\(name):\(note.location.line):\(note.location.column): \(note.message)")
      }
    }
    if let output, output != "-" {
      try AtomicFile.write(text, to: output)
      Console.err("wrote \(output)")
    } else {
      Console.outText(text)
    }
  }

  /// Throws if the output's ending is that of the input's form.
  @MainActor private func checkOutput(of file: ScriptFileContents) throws {
    let endings = (script: "touch", actions: "json")
    let wrong = file.isActions ? endings.actions : endings.script
    guard let output, (output as NSString).pathExtension.lowercased() == wrong else { return }
    throw CommandFailure(
      .usage,
      file.isActions
        ? "\(file.name) holds WebDriver Actions already; expected an output that ends in .touch"
        : "\(file.name) is a touch script already; expected an output that ends in .json, or "
          + "`touchbox format` to lay it out")
  }
}
