import AppLibrary
import SDLHost
import Simulator
import Terminal
import TouchScript
import UIKit

/// Records sessions in a window to files.
///
/// A recording ends with its phone: a restart does not continue the old one's file. Files are
/// written line by line, so that they are complete whatever ends the program.
@MainActor
final class SessionRecorder {
  /// What is recorded from the launch.
  struct Plan {
    /// Where the script is written; nil to record only with F9.
    var script: String?
    /// Where the window's events are written; nil for nowhere.
    var raw: String?
    /// Whether the locations that fingers passed between two packets are recorded.
    var keepsSamples = false
  }

  private let demo: App
  private let variant: ScriptHeader.Variant
  private let device: Device
  private let keepsSamples: Bool
  private let rawFile: LineWriter?
  private let plannedFile: LineWriter?
  private var current: (recording: ScriptRecorder, file: LineWriter)?
  /// The recorded phone.
  private weak var phone: Phone?

  /// Makes a recorder, and the planned files.
  ///
  /// - Throws: `CommandFailure` for a file that cannot be written.
  init(_ demo: App, _ variant: ScriptHeader.Variant, _ device: Device, _ plan: Plan) throws {
    (self.demo, self.variant, self.device) = (demo, variant, device)
    keepsSamples = plan.keepsSamples
    plannedFile = try plan.script.map { try LineWriter($0, isLazy: true) }
    rawFile = try plan.raw.map { try LineWriter($0, isLazy: true) }
  }

  /// Begins the planned recording with a phone that is not launched yet.
  func begin(with phone: Phone) {
    if let plannedFile { start(phone, plannedFile) }
  }

  /// Stops the recording, or starts one under a name that no file has.
  ///
  /// - Returns: What it did, for the window.
  func toggle(_ phone: Phone) -> String? {
    if current != nil { return stop() }
    let path = DemoWindow.freePath(for: demo.name, ending: "touch")
    do {
      start(phone, try LineWriter(path))
      Console.err("recording \(path)")
      return "Recording \(path)"
    } catch {
      Console.warn(error)
      return "Could not record \(path)"
    }
  }

  /// Ends the recording, if there is one.
  ///
  /// - Returns: What it did, for the window.
  @discardableResult
  func stop() -> String? {
    guard let (recording, file) = current else { return nil }
    current = nil
    recording.stop()
    phone?.overlay.showsRecordingMark = false
    file.finish()
    guard !file.hasFailed else { return "Could not save \(file.path)" }
    Console.wrote(file.path)
    return DemoWindow.saved(file.absolutePath)
  }

  /// Throws where a planned recording could not be written, which was reported before.
  func check() throws {
    try plannedFile?.check()
    try rawFile?.check()
  }

  /// Makes the recorder of the window's events; nil where none is planned.
  func makeRawRecording() -> WindowEventRecorder? {
    guard let rawFile else { return nil }
    return WindowEventRecorder(options(of: "raw")) { rawFile.write($0) }
  }

  private func start(_ phone: Phone, _ file: LineWriter) {
    current = (ScriptRecorder(of: phone, options(of: "session")) { file.write($0) }, file)
    phone.overlay.showsRecordingMark = true
    self.phone = phone
  }

  private func options(of kind: String) -> ScriptRecorder.Options {
    ScriptRecorder.Options(
      header: ScriptHeader(
        demo: demo.name, variant: variant, device: device == .iPhone ? nil : device),
      comments: [
        "Touchbox \(Touchbox.configuration.version), a recorded \(kind)",
        "demo \(demo.name), \(variant.rawValue); screen "
          + "\(Int(device.size.width))x\(Int(device.size.height))", SDLHost.description,
      ],
      keepsSamples: keepsSamples)
  }
}
