import AppLibrary
import CoreGraphics
import SDLHost
import Simulator
import Terminal
import TouchScript
import UIKit

/// Records window sessions to files.
///
/// A recording ends with its phone, so a restart does not continue an old file. Files are written
/// line by line, so they are complete no matter how the program ends.
@MainActor
final class SessionRecorder {
  /// The recordings to start at launch.
  struct Plan {
    /// The script's path, or nil to record only when F9 is pressed.
    var script: String?
    /// The path for recording the window's events, or nil for no raw recording.
    var raw: String?
    /// Whether to record the fingers' samples between packets.
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

  /// Creates a recorder, and the files for the planned recordings.
  ///
  /// - Throws: `CommandFailure` if a file cannot be written.
  init(_ demo: App, _ variant: ScriptHeader.Variant, _ device: Device, _ plan: Plan) throws {
    (self.demo, self.variant, self.device) = (demo, variant, device)
    keepsSamples = plan.keepsSamples
    plannedFile = try plan.script.map { try LineWriter($0, isLazy: true) }
    rawFile = try plan.raw.map { try LineWriter($0, isLazy: true) }
  }

  /// Starts the planned recording of a phone that has not launched its app yet.
  func begin(with phone: Phone) {
    if let plannedFile { start(phone, plannedFile) }
  }

  /// Stops the recording, or starts one under an unused name.
  ///
  /// - Returns: A message for the window.
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

  /// Adds an expectation to the recording.
  ///
  /// - Parameter point: The pointer's location in screen points, or `nil` for the last finger's.
  /// - Returns: A message for the window.
  func addExpectation(_ phone: Phone, at point: CGPoint?) -> String? {
    guard let current, self.phone === phone else { return "Press F9 to record first" }
    return current.recording.addExpectation(at: point)
  }

  /// Stops the recording, if there is one.
  ///
  /// - Returns: A message for the window.
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

  /// Throws if a planned recording could not be written. The error has already been printed.
  func check() throws {
    try plannedFile?.check()
    try rawFile?.check()
  }

  /// Creates the recorder for the window's events, or returns nil if none is planned.
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
