import AppLibrary
import Foundation
import Painter
import Terminal
import TouchScript
import UIKit

/// One script of `play --jobs`, sent to a worker as a line with the byte counts of the properties
/// below, followed by their bytes. The worker replies with a `WorkerAnswer`.
struct WorkerJob {
  /// The script's path as specified by the user. `-` is the parent's standard input.
  let path: String
  /// The demo's name.
  let demo: String
  /// The demo's variant.
  let variant: String
  /// The script's text.
  let script: [UInt8]
  /// The temporary path prefix of the script's pictures, which the parent moves in script order.
  let pictures: String
  /// The script's picture folder, from `PictureFolders`.
  let folder: String
  /// Whether this is the last script. Only its window may stay open afterward.
  let isLast: Bool

  /// Creates the job for a script.
  @MainActor init(_ file: LoadedScript, pictures: String, folder: String, isLast: Bool) {
    self.pictures = pictures
    self.folder = folder
    self.isLast = isLast
    (demo, variant) = (file.app.name, file.variant.rawValue)
    path = file.file.path
    script = file.file.bytes
  }

  /// Removes and parses the first job in the input, or returns nil if it is incomplete.
  ///
  /// - Throws: `CommandFailure` if the input does not contain jobs.
  init?(from input: inout [UInt8]) throws(CommandFailure) {
    guard let lineEnd = input.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let sizes = String(decoding: input[..<lineEnd], as: UTF8.self).split(separator: " ").map {
      Int($0)
    }
    guard sizes.count == 7, !sizes.contains(where: { $0 ?? -1 < 0 }) else {
      throw CommandFailure(.usage, "found no job on the channel; expected one from `play`")
    }
    var end = lineEnd + 1
    var fields: [ArraySlice<UInt8>] = []
    for case let size? in sizes {
      guard input.count - end >= size else { return nil }
      fields.append(input[end..<end + size])
      end += size
    }
    func text(_ field: Int) -> String { String(decoding: fields[field], as: UTF8.self) }
    (path, demo, variant) = (text(0), text(1), text(2))
    (pictures, folder, isLast) = (text(4), text(5), text(6) == "last")
    script = Array(fields[3])
    input.removeFirst(end)
  }

  /// The bytes to send to the worker.
  var message: Data {
    let fields = [
      Array(path.utf8), Array(demo.utf8), Array(variant.utf8), script, Array(pictures.utf8),
      Array(folder.utf8), Array((isLast ? "last" : "").utf8),
    ]
    var message = Data((fields.map { String($0.count) }.joined(separator: " ") + "\n").utf8)
    for field in fields { message += field }
    return message
  }

  /// Returns the temporary path of a picture. The script's `snapshot` lines are numbered from 0.
  private static func picture(_ number: Int, _ pictures: String) -> String {
    "\(pictures).\(number).png"
  }

  /// Plays the script. Called in the worker.
  @MainActor func play(
    _ settings: WorkerSettings, in catalog: AppCatalog, with factory: PhoneFactory,
    overrides: ImageOverrides?, trace: LineWriter?
  ) -> ScriptReport {
    // An earlier script's app may have changed the working directory.
    factory.directory.enter()
    let contents = ScriptFileContents(
      path, bytes: script, includable: settings.options.includable)
    do {
      let file = try LoadedScript(
        contents, in: catalog, demo: demo,
        variant: ScriptHeader.Variant(rawValue: variant),
        device: settings.options.device.flatMap { Device(named: $0) })
      var number = 0
      var options = settings.options
      // The next script opens its own window.
      if !isLast { options.closesWindow = true }
      return try options.play(
        file, pictures: folder, with: factory, overrides, trace: trace
      ) { phone, path in
        defer { number += 1 }
        // Don't draw a picture that could not be moved to its final path.
        _ = try AtomicFile(path)
        try factory.savePicture(
          of: phone, scale: settings.options.scale, to: Self.picture(number, pictures))
      }
    } catch {
      Console.warn(error)
      return ScriptReport(
        ScriptResult(name: contents.name),
        processFailure: .init(
          reason: "could not be played", code: CommandFailure(error)?.code ?? .file))
    }
  }

  /// Moves the pictures to their final paths, in order. Called in the parent.
  @MainActor static func deliverPictures(
    _ pictures: String, of file: LoadedScript, to folder: String, _ options: PlayOptions
  ) throws {
    let names = file.script.steps.compactMap { step in
      if case .command(.snapshot(let name)) = step.action { name } else { nil }
    }
    for (number, name) in names.enumerated() {
      let picture = picture(number, pictures)
      guard FileManager.default.fileExists(atPath: picture) else { continue }
      defer { unlink(picture) }
      try AtomicFile.write(to: options.path(ofPicture: name, in: folder)) {
        try FileManager.default.copyItem(atPath: picture, toPath: $0)
      }
    }
  }
}

/// The settings shared by all of a worker's jobs.
struct WorkerSettings: Codable {
  /// The destination of the trace.
  enum Trace: String, Codable {
    case none, standardError, file
  }

  /// The options for playing the scripts.
  var options: PlayOptions
  /// The destination of the trace.
  var trace: Trace
  /// Whether this is the only worker, in which case it uses the command's own standard streams.
  var isAlone = false
}

/// A worker's reply for a script, sent as a line: the numbers below, followed by the report as JSON
/// unless the script simply passed.
@MainActor
struct WorkerAnswer {
  /// The sizes of the worker's output files after this script.
  let ends: WorkerOutput.Sizes
  private let turnCount: Int
  private let endTime: AppTime
  /// The script's duration in real time, in microseconds.
  private let microseconds: Int
  /// The report, or nil if the script simply passed. It omits the checks if all of them passed,
  /// because the parent already has their texts.
  private var report: ScriptReport?

  /// Creates the reply for a script.
  init(_ report: ScriptReport, ends: WorkerOutput.Sizes) {
    let result = report.result
    (self.ends, turnCount, endTime) = (ends, result.turnCount, result.endTime)
    microseconds = Int(report.duration * 1_000_000)
    guard Self.passedAll(report) else {
      self.report = report
      return
    }
    guard !result.warnings.isEmpty || result.halt != nil else { return }
    self.report = report
    self.report?.result.checks = []
  }

  /// Whether all of a script's checks passed, without remarks.
  private static func passedAll(_ report: ScriptReport) -> Bool {
    report.result.failures.isEmpty && report.processFailure == nil
  }

  /// Parses a line without its line end, or returns nil if it is not a reply.
  init?(_ line: Data) {
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 6)
    let numbers = fields.prefix(6).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 6 else { return nil }
    ends = WorkerOutput.Sizes(output: numbers[0], errors: numbers[1], trace: numbers[2])
    (turnCount, endTime) = (numbers[3], AppTime(microseconds: Int64(numbers[4])))
    microseconds = numbers[5]
    if fields.count == 7 {
      guard let report = try? JSONDecoder().decode(ScriptReport.self, from: fields[6]) else {
        return nil
      }
      self.report = report
    } else {
      report = nil
    }
  }

  /// The line, including the line end.
  var line: Data {
    var line = Data(
      "\(ends.output) \(ends.errors) \(ends.trace) \(turnCount) \(endTime.microseconds) \(microseconds)"
        .utf8)
    if let report {
      // Encoding a report cannot fail.
      line += Data(" ".utf8) + ((try? JSONEncoder().encode(report)) ?? Data())
    }
    return line + Data("\n".utf8)
  }

  /// Returns the report on a script.
  ///
  /// - Parameter needsChecks: Whether the report must include expectations that passed.
  func report(on file: LoadedScript, _ options: PlayOptions, needsChecks: Bool) -> ScriptReport {
    var report =
      report ?? ScriptReport(ScriptResult(name: file.name), isStrict: options.isStrict)
    (report.result.turnCount, report.result.endTime) = (turnCount, endTime)
    report.duration = Double(microseconds) / 1_000_000
    if needsChecks, Self.passedAll(report) {
      report.result.checks = file.script.checks(failure: nil)
    }
    return report
  }
}

/// A worker's output for one script: sections of files that the worker keeps appending to, because
/// creating new files would take longer than playing most scripts.
struct WorkerOutput {
  /// The sizes of a worker's output files.
  struct Sizes {
    var output = 0
    var errors = 0
    var trace = 0
  }

  /// The path prefix of the worker's output files.
  let path: String
  /// The offsets at which the script's sections begin.
  let starts: Sizes
  /// The offsets at which the sections end, or nil for the ends of the files.
  let ends: Sizes?

  /// Returns the worker's standard output for the script.
  func output() -> Data? { bytes("output", \.output) }
  /// Returns the worker's standard error for the script.
  func errors() -> Data? { bytes("errors", \.errors) }
  /// Returns the worker's trace of the script.
  func trace() -> Data? { bytes("trace", \.trace) }

  private func bytes(_ ending: String, _ size: (Sizes) -> Int) -> Data? {
    let (start, end) = (size(starts), ends.map(size) ?? .max)
    guard start < end, let file = FileHandle(forReadingAtPath: "\(path).\(ending)"),
      (try? file.seek(toOffset: UInt64(start))) != nil
    else { return nil }
    return try? end == .max ? file.readToEnd() : file.read(upToCount: end - start)
  }
}
