import Folders
import Foundation
import Testing
import XServer

/// Tests that demos rewritten in Objective-C behave like the original demos.
@Suite(.serialized) struct DemoFixtureTests {
  @Test(
    "Objective-C demos pass the scripts of the Swift demos, and leak no objects after random touches",
    arguments: ObjectiveCRun.names(in: "Demos"))
  func demo(name: String) throws {
    let folder = try Folder()
    let assets = "\(ObjectiveCRun.root)/Assets/\(name)"
    let app = folder.path + "/\(name)"
    try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "\(ObjectiveCRun.fixtures)/Demos/\(name).m", toPath: "\(app)/\(name).m")
    var scripts: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: assets).sorted() {
      if file.hasSuffix(".png") {
        try FileManager.default.copyItem(atPath: "\(assets)/\(file)", toPath: "\(app)/\(file)")
      } else if file.hasSuffix(".touch"), !file.hasSuffix(".published.touch") {
        // The app replaces the demo that the script names.
        let lines = try String(contentsOfFile: "\(assets)/\(file)", encoding: .utf8)
          .split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.hasPrefix("demo ") && !$0.hasPrefix("variant ") }
        scripts.append(try folder.write(lines.joined(separator: "\n"), to: file))
      }
    }
    #expect(scripts.count > 1)
    let run = try ObjectiveCRun(["play", "--app", app] + scripts, in: folder.path)
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.errors.last?.contains("\(scripts.count) passed, 0 failed") == true)
    // The sanitizer reserves more address space than random runs may.
    guard !ObjectiveCRun.isSanitized else { return }
    // The program is still cached.
    let random = try ObjectiveCRun(["monkey", app, "--packets", "2000", "--seed", "1"])
    #expect(random.status == .exited(0), "\(random.errors)")
    #expect(random.errors.last?.hasSuffix(", 0 failures") == true, "\(random.errors)")
  }
}
