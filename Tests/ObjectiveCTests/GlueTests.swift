import Folders
import Foundation
import Testing
import XServer

/// Tests that the generated code matches the headers.
struct GlueTests {
  private static let sources = ObjectiveCRun.root + "/Sources/touchbox-objc"

  /// Runs an app that logs faults, and then the number of its checks, which is returned.
  private func probe(_ kind: String) throws -> Int {
    let folder = try Folder()
    let child = try ChildProcess(
      "/usr/bin/python3", [Self.sources + "/Generator/probes.py", kind, folder.path + "/Probe.m"])
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0), "\(child.lines)")
    let script = try folder.write("touchscript 1\n0 tap 1 1,1\n", to: "tap.touch")
    let run = try ObjectiveCRun(["play", script, "--app", folder.path + "/Probe.m"])
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.output.count == 1, "\(run.output)")
    return run.output.last?.split(separator: " ").first.flatMap { Int($0) } ?? 0
  }

  @Test("each class implements all methods that its header declares")
  func declaredMethods() throws {
    // Apps of 2008 to 2016 use about 650 members.
    #expect(try probe("methods") > 650)
  }

  @Test("the override of each overridable member is called, in a subclass of each class")
  func overrides() throws {
    // Each of the 15 classes of views inherits the 8 members of responders, at least.
    #expect(try probe("overrides") > 15 * 8)
  }

  @Test("each member of the Swift API is in the headers, or has a reason not to be")
  func coverage() throws {
    let child = try ChildProcess(
      "/usr/bin/python3",
      [
        Self.sources + "/Generator/coverage.py",
        ObjectiveCRun.root + "/Sources/UIKit/UIKit.docc/APICoverage.md",
      ])
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0))
    #expect(child.lines.isEmpty)
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
