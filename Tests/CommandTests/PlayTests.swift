import Foundation
import Testing
import XServer

/// Tests scripts with the built command.
struct PlayTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("K-20 `play` never connects to a display")
  func opensNoDisplay() throws {
    let script = Project.root + "/Assets/TouchDemo/demo.touch"
    let calls = folder.path + "/calls.txt"
    let program = try ChildProcess.builtProgram("touchbox")
    let child = try ChildProcess(
      "strace", ["-f", "-e", "trace=connect", "-o", calls, program, "play", script],
      environment: ProcessInfo.processInfo.environment.filter {
        !["DISPLAY", "WAYLAND_DISPLAY"].contains($0.key)
      }, directory: folder.path)
    #expect(try child.waitForExit(timeout: .seconds(120)) == .exited(0), "\(child.lines)")
    let connects = try String(contentsOfFile: calls, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("connect(") }
    #expect(!connects.contains { $0.contains(".X11-unix") || $0.contains("wayland") })
  }

  @Test("Twelve scripts in one call run in one process, each on a new phone")
  func twelveScripts() throws {
    // A new phone counts taps from one, so twelve scripts log twelve single taps.
    let scripts = try (1...12).map { number in
      try folder.write(
        """
        touchscript 1
        demo TapCounter
        0.0 tap 1 100,120
        0.2 expect log "Single tap at 100.000000, 100.000000 tap count: 1"

        """, to: "\(number).touch")
    }
    let calls = folder.path + "/calls.txt"
    let program = try ChildProcess.builtProgram("touchbox")
    let child = try ChildProcess(
      "strace", ["-f", "-e", "trace=execve", "-o", calls, program, "play"] + scripts,
      directory: folder.path)
    #expect(try child.waitForExit(timeout: .seconds(120)) == .exited(0), "\(child.lines)")
    #expect(
      child.lines(of: .output)
        == Array(repeating: "Single tap at 100.000000, 100.000000 tap count: 1", count: 12))
    let started = try String(contentsOfFile: calls, encoding: .utf8).split(separator: "\n")
      .count { $0.contains("execve(") }
    #expect(started == 1)
  }

  @Test("K-25 trace, TAP and JSON are written to their files, and the log to standard output")
  func outputs() throws {
    let script = try folder.write(
      """
      touchscript 1
      demo TapCounter
      0.0 d1 100,120
      0.0 expect log "Single tap at 100.000000, 100.000000 tap count: 1"
      0.1 u1

      """, to: "tap.touch")
    let command = try Command(
      [
        "play", script, "--trace", "trace.txt", "--tap", "tap.txt", "--json", "out.json",
        "--junit", "out.xml",
      ], in: folder)
    #expect(command.status == .exited(0))
    #expect(command.output == ["Single tap at 100.000000, 100.000000 tap count: 1"])
    let trace = try String(contentsOfFile: folder.path + "/trace.txt", encoding: .utf8)
    #expect(trace.contains("T 0.000000 packet 1 event 1 changed d1 all 1:began\n"))
    #expect(trace.contains("T 0.100000 packet 2 event 1 changed u1 all 1:ended\n"))
    let tap = try String(contentsOfFile: folder.path + "/tap.txt", encoding: .utf8)
    #expect(tap.contains("ok 1 - "))
    let json = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out.json"))
    #expect(try JSONSerialization.jsonObject(with: json) is [String: Any])
    #expect(try String(contentsOfFile: folder.path + "/out.xml", encoding: .utf8).contains("<test"))
  }

  @Test("K-27 a snapshot is the same in every run")
  func picturesAreTheSame() throws {
    for name in ["a.png", "b.png"] {
      let command = try Command(
        ["snap", Project.root + "/Assets/BeachBall/demo.touch", "-o", name, "--scale", "2"],
        in: folder)
      #expect(command.status == .exited(0), "\(command.errors)")
    }
    #expect(
      FileManager.default.contentsEqual(
        atPath: folder.path + "/a.png", andPath: folder.path + "/b.png"))
  }

  @Test(
    "K-25 Ctrl-C in a terminal ends a script; its log so far and its report are written")
  func terminal() throws {
    // 48,000 packets take more than a second to play. Parsing as many lines would take as long.
    let script = try folder.write(
      """
      touchscript 1
      demo PinchMe
      0 d1 20,40 & d2 300,460
      0 m1 60,90 over 800 & m2 250,400 over 800

      """, to: "long.touch")
    let child = try ChildProcess(
      "/usr/bin/python3",
      [
        Project.root + "/Tests/tools/press-ctrl-c.py", try ChildProcess.builtProgram("touchbox"),
        "play", script, "--tap", "o.tap",
      ], environment: ProcessInfo.processInfo.environment, directory: folder.path)
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0))
    #expect(child.lines(of: .output) == ["exit \(128 + SIGINT)"])
    let report = try String(contentsOfFile: folder.path + "/o.tap", encoding: .utf8)
    #expect(report.contains("# did not finish: signal \(SIGINT) ended the command"))
  }
}
