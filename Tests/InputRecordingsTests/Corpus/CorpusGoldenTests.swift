import CoreGraphics
import Foundation
import Simulator
import Testing
import TouchScript
import UIKit

@testable import InputRecordings

/// Recordings of twelve synthetic touchscreens, with their scripts and the traces of the scripts.
/// `make goldens` updates the files.
struct CorpusGoldenTests {
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens")

  @Test(
    "K-13 a device's recording, its script, and the script's trace are those in the files",
    arguments: SyntheticDevice.all)
  func files(device: SyntheticDevice) throws {
    let recording = device.recording
    try compare(recording, with: device.name + ".yml")
    let result = try Script.converting(
      InputRecording(Array(recording.utf8), file: device.name), file: device.name, device: nil,
      screen: CGSize(width: 320, height: 480))
    try compare(result.script.text, with: device.name + ".touch")
    try compare(trace(of: result.script), with: device.name + ".trace")
  }

  @Test("The folder contains nothing else")
  func names() throws {
    let expected = SyntheticDevice.all.flatMap { device in
      ["touch", "trace", "yml"].map { "\(device.name).\($0)" }
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(found.sorted() == expected.sorted())
  }

  private func compare(_ text: String, with name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if Self.isUpdating { try text.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try Data(contentsOf: file) == Data(text.utf8), "\(name); run make goldens")
  }

  /// Plays a script on a view that receives all fingers.
  private func trace(of script: Script) throws -> String {
    let phone = Phone()
    var lines: [String] = []
    phone.trace = { if !TraceFormatter.isDraw($0) { lines.append($0 + "\n") } }
    // The script passes through its text, as in a file.
    let parsed = try Script(parsing: Array(script.text.utf8), file: "script")
    _ = ScriptRunner(
      parsed, on: phone,
      launching: .controller {
        let controller = UIViewController()
        controller.view.isMultipleTouchEnabled = true
        return controller
      }
    ).run()
    return lines.joined()
  }
}
