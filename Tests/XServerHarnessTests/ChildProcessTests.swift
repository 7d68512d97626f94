import Foundation
import Testing
import XServer

@Suite struct ChildProcessTests {
  private func shell(_ script: String, directory: String? = nil) throws -> ChildProcess {
    try ChildProcess(
      "/bin/sh", ["-c", script], environment: ["GREETING": "hello"], directory: directory)
  }

  @Test func linesAndStatusArrive() throws {
    let child = try shell(
      "echo $GREETING; pwd; echo oops >&2; printf end; exit 3", directory: "/usr")
    #expect(try child.waitForExit() == .exited(3))
    #expect(child.lines(of: .output) == ["hello", "/usr", "end"])
    #expect(child.lines(of: .error) == ["oops"])
    #expect(child.lines.count == 4)
    child.send(signal: SIGTERM)
    #expect(child.terminate() == .exited(3))
  }

  @Test func aLineIsWaitedFor() throws {
    let child = try shell("echo one; sleep 0.05; echo two; sleep 60")
    #expect(try child.waitForLine(containing: "tw") == "two")
    #expect(try child.waitForLine("of 3 letters") { $0.count == 3 } == "one")
    #expect(try child.waitForLines(2, containing: "o") == ["one", "two"])
    #expect(throws: ChildProcessError.self) {
      try child.waitForLine(containing: "one", after: 1, timeout: .milliseconds(20))
    }
    #expect(throws: ChildProcessError.self) { try child.waitForExit(timeout: .milliseconds(20)) }
  }

  @Test func anEndedProgramIsNotWaitedFor() throws {
    let child = try shell("echo one; exit 1")
    let error = #expect(throws: ChildProcessError.self) {
      try child.waitForLine(containing: "two", timeout: .seconds(60))
    }
    let description = try #require(error).description
    #expect(description.contains(#"no line containing "two" before the end (exit status 1)"#))
    #expect(description.hasSuffix("  one"))
  }

  @Test func aStubbornProgramIsKilled() throws {
    let child = try shell("trap '' TERM; echo ready; while :; do sleep 0.01; done")
    try child.waitForLine(containing: "ready")
    #expect(child.terminate(grace: .milliseconds(100)) == .signalled(SIGKILL))
  }

  @Test func theEndOfTheObjectKillsItsWholeGroup() throws {
    var child: ChildProcess? = try shell("sleep 60 & echo $!; wait")
    let text = try #require(child).waitForLine("that is a number") { Int32($0) != nil }
    let grandchild = try #require(Int32(text))
    #expect(kill(grandchild, 0) == 0)
    child = nil
    #expect(
      poll {
        let stat = try? String(contentsOfFile: "/proc/\(grandchild)/stat", encoding: .utf8)
        return stat?.contains(") Z ") ?? true
      })
  }

  @Test func aMissingProgramIsAnError() throws {
    #expect(throws: ChildProcessError.self) { try ChildProcess("/no/such/program") }
    let child = try ChildProcess("no-such-program")
    #expect([.exited(126), .exited(127)].contains(try child.waitForExit()))
    #expect(child.lines.first?.contains("no-such-program") == true)
    #expect(throws: ChildProcessError.self) { try ChildProcess.builtProgram("no-such-program") }
  }

  @Test func pollingAsksOnceMoreAtTheEnd() {
    var questions = 0
    let isTrue = poll(timeout: .zero) {
      questions += 1
      return false
    }
    #expect(!isTrue && questions == 2)
    #expect(poll(timeout: .zero, for: { 7 }) == 7)
  }

  @Test func aChildOfAWorkerThreadOutlivesIt() async throws {
    // The thread that asks for the child ends; the child must not.
    let child = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try ChildProcess("/bin/sleep", ["60"]) })
      }
    }
    try await Task.sleep(for: .milliseconds(50))
    #expect(child.exitStatus == nil)
  }
}
