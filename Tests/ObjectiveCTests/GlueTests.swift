import Folders
import Foundation
import Testing
import XServer

/// Tests that the generated code matches the headers.
struct GlueTests {
  private static let sources = ObjectiveCRun.root + "/Sources/touchbox-objc"

  @Test("each class implements all methods that its header declares")
  func declaredMethods() throws {
    let folder = try Folder()
    let child = try ChildProcess(
      "/usr/bin/python3", [Self.sources + "/Generator/probes.py", folder.path + "/Probe.m"])
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0), "\(child.lines)")
    let script = try folder.write("touchscript 1\n0 tap 1 1,1\n", to: "tap.touch")
    let run = try ObjectiveCRun(["play", script, "--app", folder.path + "/Probe.m"])
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.output.count == 1, "\(run.output)")
    let count = run.output.last?.split(separator: " ").first.flatMap { Int($0) }
    #expect(count.map { $0 > 500 } == true)
  }

  @Test("the checked-in glue code matches the code generated from the headers")
  func generated() throws {
    let folder = try Folder()
    let child = try ChildProcess(
      "/usr/bin/python3", [Self.sources + "/Generator/generate.py", folder.path])
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0), "\(child.lines)")
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.sources + "/Generated")
    #expect(folder.files == files.sorted())
    for file in folder.files {
      let made = try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
      let known = try String(contentsOfFile: "\(Self.sources)/Generated/\(file)", encoding: .utf8)
      #expect(made == known, "\(file) differs; run `make objc-glue`")
    }
  }
}
