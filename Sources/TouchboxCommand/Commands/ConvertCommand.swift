import AppLibrary
import ArgumentParser
import CoreGraphics
import Foundation
import InputRecordings
import Painter
import Terminal
import TouchScript
import WebDriverActions

/// The `touchbox convert` command.
struct ConvertCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract:
      "Convert WebDriver Actions or a touchscreen recording to a touch script, or a script to Actions.",
    discussion: """
      The file's contents determine its format. A touch script becomes WebDriver Actions; \
      macros and timed moves become individual packets, and anything that WebDriver Actions cannot \
      express, such as expectations, is left out and reported on standard error.

      WebDriver Actions become a touch script. So does a touchscreen recording made by \
      `libinput record`, `evemu-record`, `evtest` or Android's `getevent -lt`; the touchscreen's \
      surface becomes the phone's screen.
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
      "The touchscreen, if several devices were recorded: part of its name, or its number, from 1.",
      valueName: "name"))
  var device: String?

  @Flag(
    help: """
      Assume that the recording was made in full screen, with the phone centered and as large as \
      possible. Otherwise, the touchscreen's surface is stretched to the phone's screen.
      """)
  var fullscreen = false

  @Option(
    help: ArgumentHelp(
      """
      The size of the touchscreen's surface in axis units, for logs without axis ranges; on Android, \
      usually the display's size in pixels.
      """, valueName: "WxH"),
    transform: Self.surface)
  var surface: CGSize?

  @OptionGroup var include: IncludeOption

  /// The phone's screen size, in points.
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
        "\(file.name) is not a recording; --device, --fullscreen and --surface require one made by "
          + InputRecording.Format.list)
    }
    var script = try file.script().rounded()
    let text: String
    if file.isActions {
      script.header.demo = try demoName(in: catalog)
      text = script.text
    } else {
      if demo != nil {
        throw CommandFailure(
          .usage,
          "--demo sets the demo of the resulting touch script; \(file.name) is already a touch script, "
            + "and WebDriver Actions do not name a demo")
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

  /// Returns the name of the script's demo, or `nil` if there is no `--demo` option.
  @MainActor private func demoName(in catalog: AppCatalog) throws -> String? {
    guard let demo else { return nil }
    let isOwn = AppOption.isPath(demo) || catalog.suggestions(for: demo).isEmpty
    if catalog.origin == .demos, catalog.app(named: demo) == nil, isOwn {
      throw CommandFailure(
        .usage,
        "there is no demo named \(ScriptError.quote(demo)); for your own app, convert without --demo, "
          + "and play the script with --app FILE.swift")
    }
    return try catalog.find(demo).name
  }

  /// Converts a recording to a script, and prints notes about anything that was omitted.
  @MainActor private func script(
    ofRecording file: ScriptFileContents, in catalog: AppCatalog
  ) throws -> String {
    let recording = try InputRecording(file.bytes, file: file.name)
    var result = try Script.converting(
      recording, file: file.name, device: device, screen: Self.screen,
      isFullscreen: fullscreen, surfaceSize: surface)
    result.script.header.demo = try demoName(in: catalog)
    for note in result.notes {
      Console.warn("\(file.name):\(note.location?.line ?? 1): \(note.message)")
    }
    return ScriptSyntax(result.script.rounded(), comments: result.comments).text
  }

  /// Parses a size such as `1080x2400`, in integer axis units.
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

  /// Throws an error if the output's file extension is one for the input's format.
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
    // If the file is not a valid script, this throws the script's own errors.
    if !file.isActions { _ = try file.script() }
    throw CommandFailure(
      .usage,
      file.isActions
        ? "\(file.name) already contains WebDriver Actions; expected an output that ends in .touch"
        : "\(file.name) is already a touch script; expected an output that ends in .json, or "
          + "`touchbox format` to reformat it")
  }
}
