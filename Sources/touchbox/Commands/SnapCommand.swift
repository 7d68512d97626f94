import ArgumentParser
import Foundation
import Simulator
import TouchScript
import UIKit

/// `touchbox snap`
struct SnapCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "snap",
    abstract: "Save a picture of a demo, or of the end of a script, without a window.")

  @Argument(help: "A demo's name, or a script's path.", completion: .file(extensions: ["touch"]))
  var source: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where the PNG goes.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var output: String

  @Option(help: ArgumentHelp("Pixels a point.", valueName: "number"))
  var scale: Double = 1

  @Option(
    help: ArgumentHelp(
      "When to take it; by default at the end of the script, or at once.", valueName: "seconds"))
  var at: Double?

  @Option(help: "corrected or published; by default what the script says.")
  var variant: ScriptHeader.Variant?

  @Flag(help: "Mark every finger.")
  var dots = false

  @OptionGroup var images: ImagesOption

  func validate() throws {
    try Self.validate(scale: scale)
    if output == "-" {
      throw ValidationError("--output - is no file; expected a path, such as /dev/stdout")
    }
    if let at, !(at >= 0 && at <= 1e6) {
      throw ValidationError("--at \(at) is out of range; expected 0 to 1000000 seconds")
    }
  }

  /// Refuses scales that make no sensible picture.
  static func validate(scale: Double) throws {
    guard scale >= 0.25, scale <= 16 else {
      throw ValidationError("--scale \(scale) is out of range; expected 0.25 to 16")
    }
  }

  @MainActor func perform() throws {
    let shop = PhoneFactory()
    let phone: Phone
    if FileManager.default.fileExists(atPath: source) || source.contains("/") {
      try AtomicOutput.checkApart([("--output", output)], from: [source])
      let file = try LoadedScript(source, variant: variant)
      phone = try makePhone(for: file.demo, in: shop)
      let runner = ScriptRunner(
        file.script, name: source, on: phone, launching: file.demo.app(file.variant))
      runner.playLines(through: at.map { AppTime(seconds: $0) } ?? .distantFuture)
    } else {
      let demo = try DemoCatalog.find(source)
      phone = try makePhone(for: demo, in: shop)
      phone.launch(demo.app(variant ?? .corrected))
    }
    if let at { phone.step(to: AppTime(seconds: at)) }
    if case .runaway(let time)? = phone.halt {
      throw CommandFailure(.crashGuard, RunCommand.runaway(source, at: time.seconds))
    }
    try shop.savePicture(of: phone, scale: scale, to: output)
    Console.err("wrote \(output)")
  }

  @MainActor private func makePhone(for demo: Demo, in shop: PhoneFactory) throws -> Phone {
    let brought = try images.load(for: [demo], scale: scale)[demo.name]
    let phone = shop.makePhone(for: demo, screenScale: scale, brought: brought)
    phone.overlay = .pictures(marksFingers: dots)
    return phone
  }
}
