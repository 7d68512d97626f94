import CoreGraphics
import Foundation
import Painter
import Simulator
import Testing
import TouchScript
import UIKit

@testable import touchbox

/// Each demo's show looks and says what it did when somebody last looked at it.
///
/// `make goldens` writes the pictures and the logs anew; every picture that changed is to be looked
/// at before it is committed.
struct GoldenTests {
  /// What a show gave: its pictures by name, its log, and its trace without the drawings.
  private struct Show {
    var pictures: [(name: String, image: CGImage)] = []
    var lines: [String] = []
  }

  private static let goldens = SceneFile.assets.deletingLastPathComponent()
    .appending(path: "Tests/DemoTests/Goldens", directoryHint: .isDirectory)
  /// Where pictures that differ are left, beside what marks the difference.
  private static let differences = SceneFile.assets.deletingLastPathComponent()
    .appending(path: ".build/goldens", directoryHint: .isDirectory)
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
  private static let demos = DemoCatalog.all.map(\.name)

  private func show(_ name: String, scale: CGFloat) throws -> Show {
    let demo = try #require(DemoCatalog.demo(named: name))
    let shop = PhoneFactory(
      assets: AssetFolder(environment: [AssetFolder.variable: SceneFile.assets.path()]))
    let phone = shop.makePhone(for: demo, screenScale: scale)
    phone.overlay = .off
    let scene = SceneFile(
      url: SceneFile.assets.appending(path: "\(name)/demo.touch"), variant: .corrected)
    var show = Show()
    phone.trace = { if !TraceFormatter.isDraw($0) { show.lines.append($0) } }
    let result = ScriptRunner.run(
      try scene.script(), on: phone, launching: demo.app(.corrected)
    ) { picture, phone in
      let painter = shop.makePainter(scale: scale)
      painter.paint(phone.frame())
      if let image = painter.image { show.pictures.append((picture, image)) }
    }
    #expect(result.failureText == [])
    return show
  }

  @Test(
    "K-27 a demo's pictures are the golden ones, pixel for pixel, at scale 1 and 2",
    arguments: await demos, [1, 2])
  func pictures(demo: String, scale: Int) throws {
    let pictures = try show(demo, scale: CGFloat(scale)).pictures
    #expect(pictures.count >= 3)
    for (name, image) in pictures {
      let file = "\(demo)/\(name)" + (scale == 1 ? "" : "@\(scale)x")
      let golden = Self.goldens.appending(path: file + ".png")
      if Self.isUpdating {
        try write(image, to: golden)
        continue
      }
      let expected = try ImageFile.load(golden.path())
      if expected.pixels == image.pixels, expected.width == image.width { continue }
      let actual = Self.differences.appending(path: file + ".png")
      let difference = Self.differences.appending(path: file + ".difference.png")
      try write(image, to: actual)
      try write(Self.difference(of: image, from: expected), to: difference)
      Issue.record(
        "\(golden.path()) is not what is drawn; see \(actual.path()) and \(difference.path())")
    }
  }

  @Test("K-26 a demo's log and trace are the golden ones", arguments: await demos)
  func logs(demo: String) throws {
    let text = try show(demo, scale: 1).lines.map { $0 + "\n" }.joined()
    let golden = Self.goldens.appending(path: "\(demo)/trace.txt")
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: golden)
      return
    }
    #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
  }

  @Test("no golden is left of a picture that no show takes")
  func noneTooMany() throws {
    guard !Self.isUpdating else { return }
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.goldens.path())
    let expected = try Self.demos.flatMap { demo in
      let scene = SceneFile(
        url: SceneFile.assets.appending(path: "\(demo)/demo.touch"), variant: .corrected)
      let names: [String] = try scene.script().steps.compactMap { step in
        if case .control(.snapshot(let name)) = step.action { name } else { nil }
      }
      return names.flatMap { ["\(demo)/\($0).png", "\(demo)/\($0)@2x.png"] }
        + ["\(demo)/trace.txt"]
    }
    #expect(files.filter { $0.contains(".") }.sorted() == expected.sorted())
  }

  // MARK: - Files

  private func write(_ image: CGImage, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try ImageFile.savePNG(image, to: url.path())
  }

  /// Returns a picture that is red where two differ, and white elsewhere.
  private static func difference(of image: CGImage, from other: CGImage) throws -> CGImage {
    var pixels = [UInt8](repeating: 255, count: image.pixels.count)
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let isSame =
        place + 4 <= other.pixels.count && image.width == other.width
        && image.pixels[place..<place + 4] == other.pixels[place..<place + 4]
      if !isSame { (pixels[place], pixels[place + 1]) = (0, 0) }
    }
    return try #require(CGImage(width: image.width, height: image.height, pixels: pixels))
  }
}
