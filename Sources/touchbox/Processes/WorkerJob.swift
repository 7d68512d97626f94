import Foundation
import Painter
import TouchScript
import TouchboxCore

/// One script of a `play --jobs`, as its worker receives it: a line of JSON on standard input. The
/// worker answers with a `WorkerAnswer`, also as a line of JSON.
struct WorkerJob: Codable {
  /// The script's path as the user gave it.
  let name: String
  /// The demo's name.
  let demo: String
  /// The demo's variant.
  let variant: String
  /// The script's text, which was parsed once and hence is UTF-8.
  let script: String
  /// The start of the paths of the script's pictures, which the parent moves in the scripts' order.
  let pictures: String

  /// Makes the job of playing a script.
  @MainActor init(_ file: LoadedScript, pictures: String) {
    self.pictures = pictures
    (name, demo, variant) = (file.name, file.demo.name, file.variant.rawValue)
    script = String(decoding: file.file.bytes, as: UTF8.self)
  }

  /// Returns the picture of the script's `snapshot` line of a number, counted from 0.
  private static func picture(_ number: Int, _ pictures: String) -> String {
    "\(pictures).\(number).png"
  }

  /// Plays the script, in the worker.
  @MainActor func play(
    _ settings: WorkerSettings, with factory: PhoneFactory, overrides: ImageOverrides?,
    trace: LineWriter?
  ) -> ScriptReport {
    do {
      let file = try LoadedScript(
        ScriptFileContents(name, bytes: Array(script.utf8)), demo: demo,
        variant: ScriptHeader.Variant(rawValue: variant))
      var number = 0
      return try settings.options.play(file, with: factory, overrides, trace: trace) {
        phone, path in
        defer { number += 1 }
        // A picture that could not be moved there later is not made.
        _ = try AtomicFile(path)
        try factory.savePicture(
          of: phone, scale: settings.options.scale, to: Self.picture(number, pictures))
      }
    } catch {
      Console.warn(error)
      return ScriptReport(
        ScriptResult(name: name),
        processFailure: .init(reason: "its worker could not play it", code: .file))
    }
  }

  /// Moves the pictures that were made to where the script wants them, in their order; in the parent.
  @MainActor static func deliverPictures(
    _ pictures: String, of file: LoadedScript, _ options: PlayOptions
  ) throws {
    let names = file.script.steps.compactMap { step in
      if case .command(.snapshot(let name)) = step.action { name } else { nil }
    }
    for (number, name) in names.enumerated() {
      let picture = picture(number, pictures)
      guard FileManager.default.fileExists(atPath: picture) else { continue }
      defer { unlink(picture) }
      try AtomicFile.write(to: options.path(ofPicture: name)) {
        try FileManager.default.copyItem(atPath: picture, toPath: $0)
      }
    }
  }
}

/// What all jobs of a worker have in common.
struct WorkerSettings: Codable {
  /// Where the trace is written.
  enum Trace: String, Codable {
    case none, standardError, file
  }

  /// How to play the scripts.
  var options: PlayOptions
  /// Where the trace is written.
  var trace: Trace
}

/// What a worker reports about a script.
@MainActor
struct WorkerAnswer: @MainActor Codable {
  /// The outcome; without the checks if all expectations held, as the parent knows their texts.
  private var report: ScriptReport
  /// How far the worker's files belong to this script and those before it.
  let ends: WorkerOutput.Sizes

  /// Makes the answer about a script.
  init(_ report: ScriptReport, ends: WorkerOutput.Sizes) {
    self.report = report
    self.ends = ends
    if passedAll { self.report.result.checks = [] }
  }

  /// Whether the script passed, of which the checks themselves say nothing more.
  private var passedAll: Bool { report.result.failures.isEmpty && report.processFailure == nil }

  /// Returns the report about a script.
  func report(on script: Script) -> ScriptReport {
    var report = report
    if passedAll { report.result.checks = script.checks(failure: nil) }
    return report
  }
}

/// What a worker wrote while it played a script: parts of the files that it writes all the time, as
/// making files for each script would take longer than most scripts.
struct WorkerOutput {
  /// The sizes of a worker's files.
  struct Sizes: Codable {
    var output = 0
    var errors = 0
    var trace = 0
  }

  /// The start of the paths of the worker's files.
  let path: String
  /// Where the script's parts begin.
  let starts: Sizes
  /// Where they end; nil for the ends of the files.
  let ends: Sizes?

  /// Returns what the worker wrote to its standard output.
  func output() -> Data? { bytes("output", \.output) }
  /// Returns what the worker wrote to its standard error.
  func errors() -> Data? { bytes("errors", \.errors) }
  /// Returns what the worker wrote of the trace.
  func trace() -> Data? { bytes("trace", \.trace) }

  private func bytes(_ ending: String, _ size: (Sizes) -> Int) -> Data? {
    let (start, end) = (size(starts), ends.map(size) ?? .max)
    guard start < end, let file = FileHandle(forReadingAtPath: "\(path).\(ending)"),
      (try? file.seek(toOffset: UInt64(start))) != nil
    else { return nil }
    return try? end == .max ? file.readToEnd() : file.read(upToCount: end - start)
  }
}
