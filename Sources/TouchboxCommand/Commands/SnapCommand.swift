import ArgumentParser
import Simulator
import TouchScript
import UIKit

/// `touchbox snap`
struct SnapCommand: PhoneCommand {
  /// The scales that make a useful picture, in pixels per point.
  static let scales = 0.25...16

  static let configuration = CommandConfiguration(
    commandName: "snap",
    abstract: "Save a picture of a demo, or of the end of a script, without a window.")

  @Argument(help: "A demo's name, or a script's path.", completion: .file(extensions: ["touch"]))
  var source: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where the PNG goes.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var output: String

  @Option(help: ArgumentHelp("Pixels per point.", valueName: "number"))
  var scale: Double = 1

  @Option(
    help: ArgumentHelp(
      "The time of the picture; by default the end of the script, or 0.", valueName: "seconds"))
  var at: Double?

  @Option(help: "corrected or published; by default what the script says.")
  var variant: ScriptHeader.Variant?

  @Flag(help: "Mark every finger.")
  var dots = false

  @OptionGroup var images: ImagesOption

  func validate() throws {
    try requireRange("--scale", scale, Self.scales)
    if output == "-" {
      throw ValidationError("--output - is not a file; expected a path, such as /dev/stdout")
    }
    if let at { try requireRange("--at", at, 0...1e6, unit: " seconds") }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    let factory = PhoneFactory()
    let phone: Phone
    if FileManager.default.fileExists(atPath: source) || source.contains("/") {
      try OutputPaths.checkDistinct([("--output", output)], from: [source])
      let file = try LoadedScript(ScriptFileContents(source), in: catalog, variant: variant)
      phone = try makePhone(for: file.app, in: catalog, with: factory)
      let runner = ScriptRunner(
        file.script, name: source, on: phone, launching: file.app.launchTarget(file.variant))
      runner.playLines(through: at.map { AppTime(seconds: $0) } ?? .distantFuture)
    } else {
      let app = try catalog.find(source)
      phone = try makePhone(for: app, in: catalog, with: factory)
      phone.launch(app.launchTarget(variant ?? .corrected))
    }
    if let at { phone.step(to: AppTime(seconds: at)) }
    if case .runaway(let time)? = phone.halt {
      throw CommandFailure(.crashGuard, RunCommand.runaway(source, at: time.seconds))
    }
    try factory.savePicture(of: phone, scale: scale, to: output)
    Console.err("wrote \(output)")
  }

  @MainActor private func makePhone(
    for app: App, in catalog: AppCatalog, with factory: PhoneFactory
  ) throws -> Phone {
    let overrides = try images.load(for: [app], in: catalog, scale: scale)[app.name]
    let phone = factory.makePhone(for: app, screenScale: scale) { overrides?.picture(named: $0) }
    phone.overlay = phone.overlay.forPictures(marksFingers: dots)
    return phone
  }
}
