import AppLibrary
import ArgumentParser
import Simulator
import Terminal
import TouchScript
import UIKit

/// The `touchbox snap` command.
struct SnapCommand: SupervisedCommand {
  /// The supported scales, in pixels per point.
  static let scales = 0.25...16

  static let configuration = CommandConfiguration(
    commandName: "snap",
    abstract: "Save a picture of a demo or a script, without a window.")

  @Argument(
    help: ArgumentHelp(
      "A demo's name, a script's path, or your own Swift or Objective-C files or their folder.",
      valueName: "source"),
    completion: .demos(orFiles: ["touch", "swift"]))
  var sources: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The PNG file to write.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var output: String

  @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point.", valueName: "number"))
  var scale: Double = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "When to take the picture; by default the end of the script, or 0.", valueName: "seconds"))
  var at: Double?

  @Option(help: "The demo for a script that does not name one.", completion: .demos)
  var demo: String?

  @Option(help: "The variant, corrected or published; by default the script's.")
  var variant: ScriptHeader.Variant?

  @Flag(help: "Mark every finger.")
  var dots = false

  @OptionGroup var app: AppOption

  @OptionGroup var include: IncludeOption

  @OptionGroup var images: ImagesOption

  func validate() throws {
    try requireRange("--scale", scale, Self.scales)
    if output == "-" {
      throw ValidationError("--output does not accept -; expected a path, such as /dev/stdout")
    }
    if let at { try requireRange("--at", at, 0...1e6, unit: " seconds") }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    try app.launchFiles(sources, in: catalog)
    let script = script(in: catalog)
    try requireOne(sources, in: catalog)
    try catalog.require(demo)
    try OutputPaths.checkDistinct([("--output", output)], from: script.map { [$0] } ?? [])
    let ending = (output as NSString).pathExtension
    guard ending.isEmpty || ending.lowercased() == "png" || OutputPaths.isStream(output) else {
      throw CommandFailure(
        .usage, "--output \(output): pictures are PNG files; expected a name that ends in .png")
    }
    let factory = PhoneFactory(assets: catalog.assets)
    let phone: Phone
    let name: String
    if let script {
      name = script
      let file = try LoadedScript(
        ScriptFileContents(script, includable: include.paths), in: catalog,
        app: app.override(in: catalog), demo: demo, variant: variant, device: app.device)
      catalog.announce(file.app)
      phone = try makePhone(for: file.app, file.device, in: catalog, with: factory)
      let runner = ScriptRunner(
        file.script, name: script, on: phone, launching: file.app.launchTarget(file.variant))
      runner.playLines(through: at.map { AppTime(seconds: $0) } ?? .distantFuture)
    } else {
      let app = try app.app(sources, in: catalog)
      name = app.name
      catalog.announce(app)
      phone = try makePhone(
        for: app, self.app.device ?? .iPhone, in: catalog, with: factory)
      phone.launch(app.launchTarget(variant ?? .corrected))
    }
    if let at { phone.step(to: AppTime(seconds: at)) }
    factory.directory.enter()
    if case .runaway(let time)? = phone.halt {
      throw CommandFailure(.crashGuard, RunCommand.runaway(name, at: time.seconds))
    }
    try factory.savePicture(of: phone, scale: scale, to: output)
    Console.wrote(output)
  }

  /// Returns the script whose last frame is drawn, or `nil` for an app without a script.
  @MainActor private func script(in catalog: AppCatalog) -> String? {
    sources.first { source in
      switch catalog.origin {
      case .demos, .package:
        catalog.app(named: source) == nil
          && (AppOption.isPath(source) || source.hasSuffix(".touch") || source == "-")
      case .files: source.hasSuffix(".touch") || source == "-"
      }
    }
  }

  @MainActor private func makePhone(
    for app: App, _ device: Device, in catalog: AppCatalog, with factory: PhoneFactory
  ) throws -> Phone {
    let overrides = try images.load(for: [app], in: catalog, scale: scale)[app.name]
    let phone = factory.makePhone(for: app, device: device, screenScale: scale) {
      overrides?.picture(named: $0)
    }
    phone.overlay = phone.overlay.forPictures(marksFingers: dots)
    return phone
  }
}
