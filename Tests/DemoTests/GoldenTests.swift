import AppLibrary
import CoreGraphics
import DemoCatalog
import Foundation
import Painter
import Simulator
import Testing
import TouchScript
import TouchboxCommand
import UIKit

/// Compares the images, log, and trace of each demo's `demo.touch` with approved ones.
///
/// `make goldens` updates the golden files. Review every changed image before you commit it.
/// `make goldens DEMOS=PinchMe` updates a single demo.
struct GoldenTests {
  /// The output of a script: its snapshots by name, and its log and trace without draw lines.
  private struct Output {
    var snapshots: [(name: String, image: CGImage)] = []
    var lines: [String] = []
  }

  private static let goldens = DemoScript.root
    .appending(path: "Tests/DemoTests/Goldens", directoryHint: .isDirectory)
  /// The folder for images that differ from the golden images, and for difference images.
  private static let differences = DemoScript.root
    .appending(path: ".build/goldens", directoryHint: .isDirectory)
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  private func play(_ name: String, scale: CGFloat) throws -> Output {
    let demo = try #require(AppCatalog.demos.app(named: name))
    let factory = PhoneFactory(
      assets: AssetFolder(environment: [
        AssetFolder.variable: DemoScript.assets.path(percentEncoded: false)
      ]))
    let phone = factory.makePhone(for: demo, screenScale: scale)
    phone.overlay = .off
    let script = DemoScript(
      url: DemoScript.assets.appending(path: "\(name)/demo.touch"), variant: .corrected)
    var output = Output()
    phone.trace = { if !TraceFormatter.isDraw($0) { output.lines.append($0) } }
    let result = ScriptRunner(
      try script.parse(), on: phone, launching: demo.launchTarget(.corrected)
    ) { name, phone in
      let painter = factory.makePainter(scale: scale)
      painter.paint(phone.frame())
      if let image = painter.image { output.snapshots.append((name, image)) }
    }.run()
    #expect(result.failureText == [])
    return output
  }

  @Test(
    "K-27 a demo's images match the golden images pixel for pixel at scales 1 and 2",
    arguments: await DemoSelection.namesWithHome, [1, 2])
  func images(demo: String, scale: Int) throws {
    let snapshots = try play(demo, scale: CGFloat(scale)).snapshots
    #expect(snapshots.count >= 3)
    for (name, image) in snapshots {
      let file = "\(demo)/\(name)" + (scale == 1 ? "" : "@\(scale)x")
      let golden = Self.goldens.appending(path: file + ".png")
      let picture = GoldenPicture(
        path: golden.path(), failures: Self.differences.appending(path: demo).path(),
        advice: "run make goldens")
      if let failure = picture.failure(of: image, isUpdating: Self.isUpdating) {
        Issue.record("\(golden.path()): \(failure)")
      }
    }
  }

  @Test(
    "K-26 a demo's log and trace match the golden files",
    arguments: await DemoSelection.namesWithHome)
  func logs(demo: String) throws {
    let text = try play(demo, scale: 1).lines.map { $0 + "\n" }.joined()
    let golden = Self.goldens.appending(path: "\(demo)/trace.txt")
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: golden)
      return
    }
    guard let expected = try? String(contentsOf: golden, encoding: .utf8) else {
      Issue.record(
        "there is no \(golden.path()) yet; run make goldens to write it, and review it")
      return
    }
    #expect(text == expected, "if the new log and trace are right, run make goldens")
  }

  @Test("every golden file belongs to a snapshot")
  func noUnusedFiles() throws {
    guard !Self.isUpdating else { return }
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.goldens.path())
    let expected = try DemoSelection.allWithHome.flatMap { demo in
      let script = DemoScript(
        url: DemoScript.assets.appending(path: "\(demo)/demo.touch"), variant: .corrected)
      let names: [String] = try script.parse().steps.compactMap { step in
        if case .command(.snapshot(let name)) = step.action { name } else { nil }
      }
      return names.flatMap { ["\(demo)/\($0).png", "\(demo)/\($0)@2x.png"] }
        + ["\(demo)/trace.txt"]
    }
    #expect(files.filter { $0.contains(".") }.sorted() == expected.sorted())
  }
}
