import Foundation
import Painter
import Simulator
import TouchScript

/// One script of many that is played in a process of its own: what goes there and what comes back,
/// all of it files in a folder that both processes know.
struct WorkerJob {
  /// What a process is to do.
  struct Job: Codable {
    /// The script's path as the user gave it.
    var name: String
    /// The demo's name.
    var demo: String
    /// Which form of the demo.
    var variant: String
    /// How to play it.
    var manner: PlayOptions
    /// Where all that happens is written: nowhere, to standard error, or to `trace`.
    var trace: Trace
  }

  /// Where a part's trace goes.
  enum Trace: String, Codable {
    case none, standardError, file
  }

  /// The beginning of the paths of the part's files.
  let place: String

  /// Makes a part whose files begin with a path.
  init(place: String) {
    self.place = place
  }

  /// What to do.
  private var job: String { place + ".job" }
  /// What the script file holds.
  private var script: String { place + ".script" }
  /// What came of it; no such file is there if the process did not come that far.
  private var result: String { place + ".result" }
  /// The process's standard output.
  var output: String { place + ".output" }
  /// The process's standard error.
  var errors: String { place + ".errors" }
  /// All that happened.
  var trace: String { place + ".trace" }

  /// The picture of the script's `snapshot` lines, numbered from 0 as they come.
  func picture(_ number: Int) -> String { "\(place).\(number).png" }

  // MARK: - The parent

  /// Deletes the part's files.
  func remove() {
    for file in [job, script, result, output, errors, trace] { unlink(file) }
  }

  /// Writes down what to do.
  @MainActor func order(_ job: Job, for file: LoadedScript) throws {
    try Data(file.text.bytes).write(to: URL(fileURLWithPath: script))
    try JSONEncoder().encode(job).write(to: URL(fileURLWithPath: self.job))
  }

  /// Returns what came of the script; nil where nothing did.
  @MainActor func readResult() -> ScriptReport? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: result)) else { return nil }
    return try? JSONDecoder().decode(ScriptReport.self, from: data)
  }

  /// Puts the pictures that were made to their places, in their order.
  @MainActor func deliverPictures(of file: LoadedScript, _ manner: PlayOptions) throws {
    let names = file.script.steps.compactMap { step in
      if case .command(.snapshot(let name)) = step.action { name } else { nil }
    }
    for (number, name) in names.enumerated() {
      let made = picture(number)
      guard FileManager.default.fileExists(atPath: made) else { continue }
      defer { unlink(made) }
      let target = try AtomicOutput.target(manner.path(ofPicture: name))
      defer { target.discard() }
      do {
        try FileManager.default.copyItem(atPath: made, toPath: target.temporary)
      } catch {
        throw CommandFailure.unwritable(target.path, error.systemReason)
      }
      try AtomicOutput.commit(target)
    }
  }

  // MARK: - The process of its own

  /// Does what the parent wrote down.
  @MainActor func play() throws {
    let job = try JSONDecoder().decode(
      Job.self, from: Data(contentsOf: URL(fileURLWithPath: job)))
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: script)))
    let file = try LoadedScript(
      ScriptFileContents(job.name, bytes: bytes), demo: job.demo,
      variant: ScriptHeader.Variant(rawValue: job.variant))
    let traceFile: LineWriter? =
      switch job.trace {
      case .none: nil
      case .standardError: try LineWriter("-")
      case .file: try LineWriter(trace)
      }
    let shop = PhoneFactory()
    let folder = (place as NSString).deletingLastPathComponent
    let brought = try ImageOverrideArchive(folder: folder, demo: file.demo.name).pictures()
    var number = 0
    let result = try job.manner.play(file, in: shop, brought, trace: traceFile) { phone, path in
      defer { number += 1 }
      // What cannot be delivered is not made.
      _ = try AtomicOutput.target(path)
      try shop.savePicture(of: phone, scale: job.manner.scale, to: picture(number))
    }
    try JSONEncoder().encode(result).write(
      to: URL(fileURLWithPath: self.result), options: .atomic)
  }
}
