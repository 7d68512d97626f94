import Foundation
import SDLHost
import Simulator

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
  private let rawFile: LineFile?
  private var plannedFile: (file: LineFile, path: String)?
  private var current: (recording: ScriptRecording, path: String)?

  /// Makes a recorder, and the planned files.
  ///
  /// - Throws: `CommandFailure` for a file that cannot be written.
  init(_ demo: Demo, _ variant: ScriptHeader.Variant, _ plan: Plan) throws {
    self.demo = demo
    self.variant = variant
    keepsSamples = plan.keepsSamples
    plannedFile = try plan.script.map { (try LineFile($0), $0) }
    rawFile = try plan.raw.map { try LineFile($0) }
  }

  /// Begins the planned recording with a phone that is not launched yet.
  func begin(with phone: Phone) {
    guard let (file, path) = plannedFile else { return }
    plannedFile = nil
    start(phone, file, path)
  }

  /// Stops the recording, or starts one under a name that no file has.
  func toggle(_ phone: Phone) {
    if current != nil { return stop() }
    let path = LiveWindow.freePath(for: demo.name, ending: "touch")
    do {
      start(phone, try LineFile(path), path)
      Console.err("recording \(path)")
    } catch let failure as CommandFailure {
      for sentence in failure.sentences { Console.complain(sentence) }
    } catch {
      Console.complain("\(path): \(error)")
    }
  }

  /// Ends the recording, if there is one.
  func stop() {
    current?.recording.stop()
    if let current { Console.err("wrote \(current.path)") }
    current = nil
  }

  /// Makes the recording of what the window reports; nil where none is planned.
  func makeRawRecording() -> RawRecording? {
    guard let rawFile else { return nil }
    return RawRecording(options(of: "raw")) { rawFile.write($0) }
  }

  private func start(_ phone: Phone, _ file: LineFile, _ path: String) {
    current = (ScriptRecording(of: phone, options(of: "session")) { file.write($0) }, path)
  }

  private func options(of kind: String) -> ScriptRecording.Options {
    ScriptRecording.Options(
      header: ScriptHeader(demo: demo.name, variant: variant),
      comments: [
        "Touchbox \(Touchbox.configuration.version), a recorded \(kind)",
        "demo \(demo.name), \(variant.rawValue); screen 320x480", SDLHost.description,
      ],
      keepsSamples: keepsSamples)
  }
}
