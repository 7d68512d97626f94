import AppLibrary
import ArgumentParser
import CoreGraphics
import Foundation
import InputRecordings
import Painter
import Terminal
import TouchScript
import WebDriverActions

/// `touchbox convert`
struct ConvertCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract:
      "Turn WebDriver Actions or a recorded touchscreen into a touch script, or a script into Actions.",
    discussion: """
      The contents of the file decide which form it has. A touch script becomes WebDriver Actions; \
      macros and moves that take time become single packets, and what WebDriver Actions cannot \
      express, such as expectations, is left out and reported on standard error.

      WebDriver Actions become a touch script. So does what `libinput record`, `evemu-record`, `evtest` \
      or Android's `getevent -lt` wrote while somebody used a touchscreen: its surface becomes the \
      phone's screen.
        sudo libinput record -o session.yml
        touchbox convert session.yml --demo PinchMe -o session.touch
      """)

  @Argument(
    help: "The file to convert; - is standard input.",
    completion: .file(extensions: ["touch", "json", "yml", "evemu"]))
  var input: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; by default, or with -, standard output.", valueName: "file"),
    completion: .file(extensions: ["touch", "json"]))
  var output: String?

  @Option(help: "The demo to name in the touch script.", completion: .demos)
  var demo: String?

  @Option(
    help: ArgumentHelp(
      "Of a recording of several devices, a part of the touchscreen's name, or its number from 1.",
      valueName: "name"))
  var device: String?

  @Flag(
    help: """
      Of a recording, the phone was in full screen: in the middle of the touchscreen, as large as fits. \
      Otherwise the touchscreen's surface is stretched to the phone's screen.
      """)
  var fullscreen = false

  @Option(
    help: ArgumentHelp(
      """
      Of a log without the ranges of the touchscreen's axes, the size of its surface in steps of the axes; \
      on Android mostly that of the display in pixels.
      """, valueName: "WxH"),
    transform: Self.surface)
  var surface: CGSize?

  @OptionGroup var include: IncludeOption

  /// The screen of the phone, in points.
  private static let screen = CGSize(width: 320, height: 480)

  @MainActor func perform(_ catalog: AppCatalog) throws {
    let file = try ScriptFileContents(
      input, includable: include.paths,
      expected: "a touch script, WebDriver Actions or a recording")
    try checkOutput(of: file)
    if file.recordingFormat != nil {
      return try write(script(ofRecording: file, in: catalog))
    }
    guard device == nil, !fullscreen, surface == nil else {
      throw CommandFailure(
        .usage,
        "\(file.name) is not a recording; --device, --fullscreen and --surface expect one by "
          + InputRecording.Format.list)
    }
    var script = try file.script().rounded()
    let text: String
    if file.isActions {
      script.header.demo = try demo.map { try catalog.find($0).name }
      text = script.text
    } else {
      if demo != nil {
        throw CommandFailure(
          .usage,
          "--demo names the demo of the resulting touch script; \(file.name) is already a touch script, "
            + "and WebDriver Actions name no demo")
      }
      let export = WebDriverActionsExport(script)
      text = export.text
      for note in export.notes {
        let name = script.includedFile(of: note.location) ?? file.name
        Console.warn(
          "\(name):\(note.location.line):\(note.location.column): \(note.message)")
      }
    }
    try write(text)
  }

  /// Returns the text of a recording's script, and reports what was left out.
  @MainActor private func script(
    ofRecording file: ScriptFileContents, in catalog: AppCatalog
  ) throws -> String {
    let recording = try InputRecording(file.bytes, file: file.name)
    var result = try Script.converting(
      recording, file: file.name, device: device, screen: Self.screen,
      isFullscreen: fullscreen, surfaceSize: surface)
    result.script.header.demo = try demo.map { try catalog.find($0).name }
    for note in result.notes {
      Console.warn("\(file.name):\(note.location?.line ?? 1): \(note.message)")
    }
    return ScriptSyntax(result.script.rounded(), comments: result.comments).text
  }

  /// Reads a size such as 1080x2400, in whole steps.
  private static func surface(_ text: String) throws -> CGSize {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
      (2...1_000_000).contains(min(width, height)), max(width, height) <= 1_000_000
    else {
      throw ValidationError("expected two whole numbers from 2 to 1000000, such as 1080x2400")
    }
    return CGSize(width: width, height: height)
  }

  private func write(_ text: String) throws {
    if let output, output != "-" {
      try AtomicFile.write(text, to: output)
      Console.wrote(output)
    } else {
      Console.outContents(text)
    }
  }

  /// Throws if the output's ending is that of the input's form.
  @MainActor private func checkOutput(of file: ScriptFileContents) throws {
    let endings = (script: "touch", actions: "json")
    let isSource = file.isActions || file.recordingFormat != nil
    let wrong = isSource ? endings.actions : endings.script
    guard let output, (output as NSString).pathExtension.lowercased() == wrong else { return }
    if let format = file.recordingFormat {
      throw CommandFailure(
        .usage,
        "\(file.name) is a recording by \(format.rawValue); expected an output that ends in .touch")
    }
    // A file that is not a script at all has its own errors.
    if !file.isActions { _ = try file.script() }
    throw CommandFailure(
      .usage,
      file.isActions
        ? "\(file.name) already contains WebDriver Actions; expected an output that ends in .touch"
        : "\(file.name) is already a touch script; expected an output that ends in .json, or "
          + "`touchbox format` to lay it out")
  }
}
