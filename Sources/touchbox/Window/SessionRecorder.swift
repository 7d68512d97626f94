import Foundation
import SDLHost
import Simulator
import TouchScript
import TouchboxCore

/// Records sessions in a window to files.
///
/// A recording ends with its phone: a start anew does not go on with the old one's file. Files are
/// written line by line, so that a recording is there whatever ends the program.
@MainActor
final class SessionRecorder {
  /// What is recorded from the launch on.
  struct Plan {
    /// Where the script goes; nil to record only when asked in the window.
    var script: String?
    /// Where what the window reports goes; nil for nowhere.
    var raw: String?
    /// Whether the places that fingers passed between two packets are kept.
    var keepsSamples = false
  }

  private let demo: Demo
  private let variant: ScriptHeader.Variant
  private let keepsSamples: Bool
  private let rawFile: LineWriter?
  private let plannedFile: LineWriter?
  private var current: (recording: ScriptRecorder, file: LineWriter)?

  /// Makes a recorder, and the planned files.
  ///
  /// - Throws: `CommandFailure` for a file that cannot be written.
  init(_ demo: Demo, _ variant: ScriptHeader.Variant, _ plan: Plan) throws {
    self.demo = demo
    self.variant = variant
    keepsSamples = plan.keepsSamples
    plannedFile = try plan.script.map { try LineWriter($0, isLazy: true) }
    rawFile = try plan.raw.map { try LineWriter($0, isLazy: true) }
  }

  /// Begins the planned recording with a phone that is not launched yet.
  func begin(with phone: Phone) {
    if let plannedFile { start(phone, plannedFile) }
  }

  /// Stops the recording, or starts one under a name that no file has.
  func toggle(_ phone: Phone) {
    if current != nil { return stop() }
    let path = DemoWindow.freePath(for: demo.name, ending: "touch")
    do {
      start(phone, try LineWriter(path))
      Console.err("recording \(path)")
    } catch {
      Console.warn(error)
    }
  }

  /// Ends the recording, if there is one.
  func stop() {
    guard let (recording, file) = current else { return }
    current = nil
    recording.stop()
    if !file.hasFailed { Console.err("wrote \(file.path)") }
  }

  /// Fails, without a further word, where a planned recording could not be written.
  func check() throws {
    try plannedFile?.check()
    try rawFile?.check()
  }

  /// Makes the recording of what the window reports; nil where none is planned.
  func makeRawRecording() -> WindowEventRecorder? {
    guard let rawFile else { return nil }
    return WindowEventRecorder(options(of: "raw")) { rawFile.write($0) }
  }

  private func start(_ phone: Phone, _ file: LineWriter) {
    current = (ScriptRecorder(of: phone, options(of: "session")) { file.write($0) }, file)
  }

  private func options(of kind: String) -> ScriptRecorder.Options {
    ScriptRecorder.Options(
      header: ScriptHeader(demo: demo.name, variant: variant),
      comments: [
        "Touchbox \(Touchbox.configuration.version), a recorded \(kind)",
        "demo \(demo.name), \(variant.rawValue); screen 320x480", SDLHost.description,
      ],
      keepsSamples: keepsSamples)
  }
}
