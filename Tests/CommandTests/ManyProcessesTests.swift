import Foundation
import Testing
import XServer

/// Tests that a phone's behavior does not depend on the hash seed, which differs in each process.
struct ManyProcessesTests {
  private func output(_ program: String, _ arguments: [String]) throws -> [String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = nil
    let child = try ChildProcess(
      ChildProcess.builtProgram(program), arguments, environment: environment)
    let status = try child.waitForExit(timeout: .seconds(60))
    #expect(status == .exited(0))
    // Read the two streams separately, because the order of lines between them is random. The last
    // line of `play` contains real time.
    return child.lines(of: .output)
      + child.lines(of: .error).filter { !$0.contains(" passed, ") }
  }

  @Test("A-06 twenty processes write the same trace, even for code that uses `touches.first`")
  func firstTouch() throws {
    let first = try output("FirstTouch", [])
    // Six packets per round, plus a move because one finger lifts at a new location.
    #expect(first.count { $0.contains(" log ") } == 20 * 7)
    for _ in 1..<20 { #expect(try output("FirstTouch", []) == first) }
  }

  @Test(
    "A-06 twenty processes play a script with the same trace",
    arguments: ["four-fingers-four-icons", "two-fingers-on-one-icon.published"])
  func script(name: String) throws {
    let arguments = ["play", "\(Project.root)/Assets/TouchDemo/\(name).touch", "--trace", "-"]
    let first = try output("touchbox", arguments)
    #expect(first.contains { $0.hasPrefix("T 0.000000 packet 1 ") })
    for _ in 1..<20 { #expect(try output("touchbox", arguments) == first) }
  }
}
