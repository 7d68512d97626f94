import Folders
import Testing
import XServer

/// Tests that Objective-C code behaves as on iOS. Each fixture logs its observations.
@Suite(.serialized) struct SemanticsTests {
  @Test(
    "memory, blocks, exceptions, selectors, clock and text behave as in Apple's Objective-C",
    arguments: ObjectiveCRun.names(in: "Semantics"))
  func semantics(name: String) throws {
    let fixture = try ObjectiveCFixture("Semantics", name)
    let folder = try Folder()
    let script = try folder.write(fixture.script, to: "steps.touch")
    let run = try ObjectiveCRun(["play", script, "--app", fixture.path])
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.output == fixture.comments("log"))
  }
}
