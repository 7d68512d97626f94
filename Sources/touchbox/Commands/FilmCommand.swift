import ArgumentParser
import Foundation
import Painter
import Simulator
import TouchScript
import UIKit

/// `touchbox film`
struct FilmCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Make a moving picture of a script, without a window.",
    discussion: """
      The ending of FILE says what it is: .gif, .webp, .apng or .mp4, which take ffmpeg; or .png \
      with a place for the number, such as frames/%04d.png, for a picture a frame, which takes \
      nothing. Frame k shows the phone at exactly k / rate seconds, and the same script gives the \
      same bytes. What the script expects is looked at as `play` does; the film is made all the \
      same.
      """)

  @Argument(help: "The script; - is standard input.", completion: .file(extensions: ["touch"]))
  var script: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where the film goes.", valueName: "file"),
    completion: .file(extensions: ["gif", "webp", "apng", "png", "mp4"]))
  var output: String

  @Option(
    help: ArgumentHelp("Frames a second; by default 30, of a GIF 25.", valueName: "number"))
  var rate: Int?

  @Option(help: ArgumentHelp("Pixels a point.", valueName: "number"))
  var scale: Double = 1

  @Option(help: ArgumentHelp("Where in the script it starts.", valueName: "seconds"))
  var from: Double = 0

  @Option(
    help: ArgumentHelp(
      "Where it stops; by default with the frame that shows the script's end.",
      valueName: "seconds"))
  var to: Double?

  @Flag(inversion: .prefixedNo, help: "Mark every finger.")
  var dots = true

  @Option(
    help: "The demo, for a script that names none.",
    completion: .shellCommand("touchbox list | cut -d ' ' -f 1"))
  var demo: String?

  @Option(help: "corrected or published; by default what the script says.")
  var variant: ScriptHeader.Variant?

  @OptionGroup var images: ImagesOption

  func validate() throws {
    try SnapCommand.validate(scale: scale)
    let format = try Self.format(of: output)
    if let rate, !format.allows(rate: rate) {
      throw ValidationError(
        "--rate \(rate) cannot be had: \(format.rates); the nearest is "
          + "\(format.nearestRate(to: rate))")
    }
    for (name, seconds) in [("--from", from), ("--to", to ?? 0)] {
      guard seconds >= 0, seconds <= 1e6 else {
        throw ValidationError("\(name) \(seconds) is out of range; expected 0 to 1000000 seconds")
      }
    }
    if let to, to <= from {
      throw ValidationError("--to \(to) leaves nothing; expected a time after --from \(from)")
    }
  }

  /// Returns what an output path asks for, or says what would be understood.
  private static func format(of path: String) throws -> FilmFormat {
    guard let format = FilmFormat(path: path) else {
      throw ValidationError(
        "\(path): no film has this ending; expected \(FilmFormat.endings)")
    }
    if format == .png, !PNGSequenceWriter.isPattern(path) {
      throw ValidationError(
        "\(path): one picture cannot hold a film; expected one place for the number in its name, "
          + "such as frames/%04d.png, or the ending .apng")
    }
    return format
  }

  @MainActor func perform() throws {
    let signals = BlockedSignals()
    let format = try Self.format(of: output)
    let shop = PhoneFactory()
    let file = try LoadedScript(script, demo: demo, variant: variant)
    let times = FrameTimes(
      rate: rate ?? format.usualRate, from: AppTime(seconds: from),
      to: to.map { AppTime(seconds: $0) })
    let result: ScriptResult
    do {
      let film: any FilmWriter =
        format == .png
        ? try PNGSequenceWriter(pattern: output, shop: shop, signals: signals)
        : try FFmpegFilmWriter(format, rate: times.rate, to: output, signals: signals)
      let take = FilmRecorder(
        file: file, shop: shop, scale: scale, marksFingers: dots, times: times,
        brought: try images.load(for: [file.demo], scale: scale)[file.demo.name])
      result = try take.shoot(film)
    } catch let stopped as BlockedSignals.Stopped {
      throw ArgumentParser.ExitCode(128 + stopped.signal)
    }
    Console.tell(result)
    Console.err("wrote \(output)")
    let code = ScriptReport(result).exitCode
    if code != .success { throw CommandFailure(code, sentences: []) }
  }
}
