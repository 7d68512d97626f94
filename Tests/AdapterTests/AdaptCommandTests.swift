import Foundation
import Testing
import XServer

/// Tests `touchbox adapt`.
@Suite(.serialized) struct AdaptCommandTests {
  private func adapt(_ fixture: String) throws -> ChildProcess {
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      ["adapt", AdapterProgram.fixtures.appendingPathComponent(fixture).path],
      environment: AdapterProgram.environment)
    try child.waitForExit(timeout: .seconds(300))
    return child
  }

  @Test("A file's changes are printed as a diff, and the exit code is 0")
  func diff() throws {
    let child = try adapt("Apps/AppDelegate/AppDelegate.swift")
    #expect(child.exitStatus == .exited(0), "\(child.lines)")
    let output = child.lines(of: .output)
    #expect(output.first?.hasPrefix("--- ") == true)
    #expect(output.contains("# 3: touchbox starts the app"))
    #expect(output.contains("-@main"))
    #expect(
      output.contains {
        $0.hasPrefix("+") && $0.contains("Selector(\"handleWithRecognizer:\"")
      })
  }

  @Test("Code without an equivalent is listed at the end, and the exit code is 2")
  func refusal() throws {
    let child = try adapt("Refused/TwoParameters.swift")
    #expect(child.exitStatus == .exited(2))
    #expect(child.lines(of: .output).last?.contains("has more than two parameters") == true)
    #expect(child.lines(of: .error).filter { !$0.contains("compiling") }.isEmpty)
  }
}
