import Foundation
import Painter
import TouchScript
import TouchboxCore

/// One script of a `play --jobs`, as its worker receives it: a line of JSON on standard input. The
/// worker answers with the script's `ScriptReport`, also as a line of JSON.
///
/// What the script prints and the pictures it saves are files, from which the parent takes them in
/// the scripts' order.
struct WorkerJob: Codable {
  /// Where the trace is written.
  enum Trace: String, Codable {
    case none, standardError, file
  }

  /// The start of the paths of the job's files.
  let path: String
  /// The script's path as the user gave it.
  let name: String
  /// The demo's name.
  let demo: String
  /// The demo's variant.
  let variant: String
  /// How to play the script.
  let options: PlayOptions
  /// Where the trace is written.
  let trace: Trace
  /// The script's text, which was parsed once and hence is UTF-8.
  let script: String

  /// The worker's standard output while it plays the script.
  var output: String { path + ".output" }
  /// The worker's standard error while it plays the script.
  var errors: String { path + ".errors" }
  /// The trace.
  var traceFile: String { path + ".trace" }

  /// Returns the picture of the script's `snapshot` line of a number, counted from 0.
  private func picture(_ number: Int) -> String { "\(path).\(number).png" }

  // MARK: - In the parent

  /// Makes the job of playing a script.
  @MainActor init(_ file: LoadedScript, path: String, options: PlayOptions, trace: Trace) {
    self.path = path
    self.options = options
    self.trace = trace
    (name, demo, variant) = (file.name, file.demo.name, file.variant.rawValue)
    script = String(decoding: file.file.bytes, as: UTF8.self)
  }

  /// Moves the pictures that were made to where the script wants them, in their order.
  @MainActor func deliverPictures(of file: LoadedScript) throws {
    let names = file.script.steps.compactMap { step in
      if case .command(.snapshot(let name)) = step.action { name } else { nil }
    }
    for (number, name) in names.enumerated() {
      let picture = picture(number)
      guard FileManager.default.fileExists(atPath: picture) else { continue }
      defer { unlink(picture) }
      try AtomicFile.write(to: options.path(ofPicture: name)) {
        try FileManager.default.copyItem(atPath: picture, toPath: $0)
      }
    }
  }

  /// Deletes the job's files.
  func removeFiles() {
    for file in [output, errors, traceFile] { unlink(file) }
  }

  // MARK: - In the worker

  /// Plays the script, with standard output and standard error led to the job's files.
  @MainActor func play(with factory: PhoneFactory, overrides: ImageOverrides?) -> ScriptReport {
    do {
      try Self.lead(STDOUT_FILENO, to: output)
      try Self.lead(STDERR_FILENO, to: errors)
      defer { fflush(nil) }
      let file = try LoadedScript(
        ScriptFileContents(name, bytes: Array(script.utf8)), demo: demo,
        variant: ScriptHeader.Variant(rawValue: variant))
      let writer: LineWriter? =
        switch trace {
        case .none: nil
        case .standardError: try LineWriter("-")
        case .file: try LineWriter(traceFile, isBuffered: true)
        }
      var number = 0
      return try options.play(file, with: factory, overrides, trace: writer) { phone, path in
        defer { number += 1 }
        // A picture that could not be moved there later is not made.
        _ = try AtomicFile(path)
        try factory.savePicture(of: phone, scale: options.scale, to: picture(number))
      }
    } catch {
      Console.warn(error)
      return ScriptReport(
        ScriptResult(name: name),
        processFailure: .init(reason: "its worker could not play it", code: .file))
    }
  }

  private static func lead(_ stream: Int32, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CommandFailure.unwritable(path, String(cString: strerror(errno))) }
    dup2(file, stream)
    close(file)
  }
}
