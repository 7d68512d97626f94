import AppLibrary
import ArgumentParser
import Painter
import Terminal
import TouchScript
import UIKit

/// The `touchbox film` command.
struct FilmCommand: SupervisedCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Make a film of a script, without a window.",
    discussion: """
      The file name extension selects the format. The formats .gif, .webp, .apng and .mp4 require \
      ffmpeg; .png with a number, such as frames/%04d.png, writes one picture per frame and requires \
      nothing else. Frame k shows the phone at exactly k / rate seconds, and the same script always \
      produces the same bytes. Expectations are checked as with `play`; the film is saved even if one \
      fails.
      """)

  @Argument(
    help: "The script, or the name of a demo for its own script; - is standard input.",
    completion: .demos(orFiles: ["touch"]))
  var script: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The film to write.", valueName: "file"),
    completion: .file(extensions: ["gif", "webp", "apng", "png", "mp4"]))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Frames per second, such as 24, 59.94, 0.5 or 30000/1001; by default 30, or 25 for a GIF. A GIF \
      uses the nearest rate whose frames last a whole number of hundredths of a second.
      """,
      valueName: "number"))
  var rate: FrameRate?

  @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point.", valueName: "number"))
  var scale: Double = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Start the film at this time in the script.", valueName: "seconds"))
  var from: Double = 0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "End the film before this time; by default after the frame that shows the script's end.",
      valueName: "seconds"))
  var to: Double?

  @Flag(inversion: .prefixedNo, help: "Mark every finger.")
  var dots = true

  @OptionGroup var app: AppOption

  @Option(help: "The demo for a script that does not name one.", completion: .demos)
  var demo: String?

  @Option(help: "The variant, corrected or published; by default the script's.")
  var variant: ScriptHeader.Variant?

  @OptionGroup var include: IncludeOption

  @OptionGroup var images: ImagesOption

  func validate() throws {
    try requireRange("--scale", scale, SnapCommand.scales)
    _ = try Self.format(of: output)
    if let rate, !FrameRate.limits.contains(rate) {
      throw ValidationError(
        "--rate \(rate.title) is out of range; expected \(FrameRate.limits.lowerBound.title) to "
          + "\(FrameRate.limits.upperBound.title) frames per second")
    }
    for (name, seconds) in [("--from", from), ("--to", to ?? 0)] {
      try requireRange(name, seconds, 0...1e6, unit: " seconds")
    }
    if let to, to <= from {
      throw ValidationError(
        "--to \(to) is not after the start; expected a time after --from \(from)")
    }
  }

  /// Returns the format for an output path, or throws an error that lists the expected extensions.
  private static func format(of path: String) throws -> FilmFormat {
    guard let format = FilmFormat(path: path) else {
      throw ValidationError(
        "\(path): unknown film format; expected a name that ends in \(FilmFormat.endings)")
    }
    if format == .png, !PNGSequenceWriter.isPattern(path) {
      throw ValidationError(
        "\(path): one PNG cannot contain a film; expected one number in its name, such as "
          + "frames/%04d.png, or a name that ends in .apng")
    }
    return format
  }

  /// Returns the frame rate, and prints a note if the format does not support the requested one.
  private func rate(of format: FilmFormat) -> FrameRate {
    guard let rate else { return format.defaultRate }
    let nearest = format.nearestRate(to: rate)
    if nearest != rate {
      Console.err(
        "note: a GIF cannot have \(rate.title) frames per second, because its frames last whole "
          + "hundredths of a second; using \(nearest.title)")
    }
    return nearest
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    try app.launchFiles(in: catalog)
    let signals = StopSignals()
    let format = try Self.format(of: output)
    try catalog.require(demo)
    let file = try LoadedScript(
      ScriptFileContents(
        try ScriptFileContents.path(script, in: catalog), includable: include.paths), in: catalog,
      app: app.override(in: catalog), demo: demo, variant: variant, device: app.device)
    catalog.announce(file.app)
    let times = FrameTimes(
      rate: rate(of: format), from: AppTime(seconds: from),
      to: to.map { AppTime(seconds: $0) })
    let result: ScriptResult
    do {
      let film: any FilmWriter =
        format == .png
        ? try PNGSequenceWriter(pattern: output, signals: signals)
        : try FFmpegFilmWriter(format, rate: times.rate, to: output, signals: signals)
      let recorder = FilmRecorder(
        file: file, factory: PhoneFactory(assets: catalog.assets), scale: scale, marksFingers: dots,
        times: times,
        overrides: try images.load(for: [file.app], in: catalog, scale: scale)[file.app.name])
      result = try recorder.record(to: film)
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
    Console.report(result)
    Console.wrote(output)
    let code = ScriptReport(result).exitCode
    if code != .success { throw CommandFailure(code, messages: []) }
  }
}
