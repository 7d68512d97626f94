import Foundation
import Testing
import XServer

/// The effects of window faults on an app, its trace and its recording.
@Suite(.serialized, .requiresXServer)
struct WindowFaultTests {
  private func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Starts recording a demo in which a finger has touched down and moved.
  private func record(_ script: String, on server: XServer) throws -> LiveDemo {
    let demo = try LiveDemo(
      "DragDemo", on: server, verb: "record", arguments: ["--trace", "-", "-o", script])
    try demo.expect("began 1@100,200") { try demo.down(1, 100, 200) }
    try demo.expect("moved 1@150,250") { try demo.move(1, 150, 250) }
    #expect(try demo.waitForLog(2).last?.hasPrefix("Finger MOVED") == true)
    return demo
  }

  /// Expects a recording to contain the finger from `record(_:on:)`, and to play.
  private func expectRecording(_ script: String, on server: XServer) throws {
    let recorded = try lines(of: script)
    #expect(recorded.contains { $0.contains(" d1 ") || $0.contains("down") }, "\(recorded)")
    let play = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["play", script, "--quiet"],
      environment: server.environment)
    #expect(try play.waitForExit(timeout: .seconds(30)) == .exited(0), "\(play.lines)")
    #expect(play.lines(of: .error).last?.contains("1 passed") == true)
  }

  @Test(
    "K-20 K-30 if another program destroys the window, a message is printed and the exit code is 4")
  func destroyed() throws {
    try withXServer { server in
      let script = server.directory + "/destroyed.touch"
      let demo = try record(script, on: server)
      try server.screen.destroy(demo.window)
      // SDL is notified at its next request.
      try? demo.up(1)
      try? server.pointer.move(to: 10, 10)
      #expect(try demo.process.waitForExit() == .exited(4), "\(demo.process.lines)")
      let messages = demo.process.lines(of: .error).filter { !$0.hasPrefix("T ") }
      #expect(
        messages.last
          == "touchbox: the X server refused a request (BadWindow): another program destroyed the "
          + "window; recordings and traces are complete up to here", "\(messages)")
      #expect(!messages.contains { $0.contains("X Error") })
      try expectRecording(script, on: server)
    }
  }

  @Test(
    "K-20 K-30 if xkill ends the connection, the exit code is 4 and the recording is preserved"
  )
  func killedClient() throws {
    try withXServer { server in
      let script = server.directory + "/killed.touch"
      let demo = try record(script, on: server)
      try server.screen.killClient(of: demo.window)
      #expect(try demo.process.waitForExit() == .exited(4))
      #expect(
        demo.process.lines(of: .error).contains {
          $0.contains("the connection to the X server was lost")
        })
      try expectRecording(script, on: server)
    }
  }

  @Test(
    "K-20 K-25 if the display is lost, the reports of the played scripts are written")
  func playReports() throws {
    try withXServer { server in
      let report = server.directory + "/report.json"
      for (name, time) in [("short", "0.2"), ("long", "60")] {
        try "touchscript 1\ndemo DragDemo\n\(time) expect nolog\n".write(
          toFile: "\(server.directory)/\(name).touch", atomically: true, encoding: .utf8)
      }
      let play = try ChildProcess(
        ChildProcess.builtProgram("touchbox"),
        ["play", "short.touch", "long.touch", "--window", "--json", report],
        environment: server.environment, directory: server.directory)
      func text() -> String { (try? String(contentsOfFile: report, encoding: .utf8)) ?? "" }
      #expect(poll(timeout: .seconds(30)) { text().contains("\"passed\" : true") })
      // The first window may still exist, and may close before its client is killed.
      let hasEnded = poll(timeout: .seconds(30)) {
        let window = try? server.screen.window(ofProcess: play.processID, timeout: .zero)
        if let window { try? server.screen.killClient(of: window) }
        return play.exitStatus != nil
      }
      #expect(hasEnded)
      #expect(try play.waitForExit() == .exited(4), "\(play.lines)")
      #expect(text().contains("\"halt\" : \"did not finish: the command ended\""))
    }
  }

  @Test("K-20 a demo in a window exits with code 141 when its log is no longer read")
  func closedPipe() throws {
    try withXServer { server in
      // A pipe whose read end is closed.
      let demo = try ChildProcess(
        "/bin/bash",
        [
          "-c",
          """
          mkfifo pipe; exec 3<>pipe 4>pipe 3<&-
          exec "$0" run TapCounter --scale 1 --no-hint >&4
          """, ChildProcess.builtProgram("touchbox"),
        ],
        environment: server.environment, directory: server.directory)
      let frame = try server.screen.frame(of: server.screen.window(ofProcess: demo.processID))
      try server.pointer.move(to: frame.x + 160, frame.y + 240)
      try server.pointer.click()
      #expect(try demo.waitForExit() == .exited(128 + SIGPIPE), "\(demo.lines)")
    }
  }

  @Test(
    "K-20 C-31 a signal closes the window normally, cancels touches and completes the recording",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    try withXServer { server in
      let script = server.directory + "/signal.touch"
      let demo = try record(script, on: server)
      demo.expect("cancelled 1@150,250") { demo.process.send(signal: number) }
      #expect(try demo.process.waitForExit() == .exited(128 + number))
      #expect(demo.process.lines(of: .error).contains("wrote \(script)"))
      try expectRecording(script, on: server)
    }
  }

  @Test("A demo survives a 1 x 1 pixel window and works again when the size is restored")
  func tiny() throws {
    try withTracedDemo { demo, server in
      let before = try demo.screenshot()
      try demo.expect("began 1@100,200") { try demo.down(1, 100, 200) }
      try demo.expect("cancelled 1@100,200") { _ = try demo.resize(to: 1, 1) }
      try demo.up(1)
      _ = try demo.resize(to: 320, 480)
      #expect(try poll { try demo.screenshot() == before })
      try demo.expect("began 2@50,100") { try demo.down(2, 50, 100) }
      try demo.expect("ended 2@50,100") { try demo.up(2) }
    }
  }

  @Test("A demo survives a display that shrinks below the window's size and then grows again")
  func displayMode() throws {
    try withTracedDemo { demo, server in
      let before = try demo.screenshot()
      try demo.expect("began 1@100,200") { try demo.down(1, 100, 200) }
      try server.screen.changeMode(to: 640, 350)
      try server.screen.changeMode(to: 1280, 1024)
      try? demo.up(1)
      let frame = try server.screen.frame(of: demo.window)
      #expect(frame.width == 320 && frame.height == 480)
      #expect(
        try poll {
          try server.screen.screenshot(x: frame.x, y: frame.y, width: 320, height: 480) == before
        })
      let screen = server.touchscreens[0]
      // If the first touch was not canceled, it may end only now.
      try demo.expect("began 2@50,100", allowing: "ended 1@100,200") {
        try screen.down(2, at: Double(frame.x + 50), Double(frame.y + 100))
      }
      try demo.expect("ended 2@50,100") { try screen.up(2) }
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test(
    "A process that is stopped and continued receives all finger changes from the time in between")
  func stopped() throws {
    try withTracedDemo { demo, server in
      try demo.expect("began 1@100,200") { try demo.down(1, 100, 200) }
      demo.process.send(signal: SIGSTOP)
      try demo.move(1, 120, 220)
      try demo.up(1)
      demo.expect("moved 1@120,220", "ended 1@120,220") {
        demo.process.send(signal: SIGCONT)
      }
      try demo.expect("began 2@50,100", "ended 2@50,100") {
        try demo.down(2, 50, 100)
        try demo.up(2)
      }
    }
  }

  @Test(
    "K-20 K-30 on a full disk, `record` prints one error, exits with 5, and keeps the written part",
    .enabled(if: getuid() == 0, "requires permission to mount: run as root"))
  func fullDisk() throws {
    try withXServer { server in
      let disk = server.directory + "/disk"
      try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
      let program = try ChildProcess.builtProgram("touchbox")
      // The disk has one page of 4096 bytes. Its contents are copied at the end, because the disk
      // disappears with the shell.
      let child = try ChildProcess(
        "/usr/bin/unshare",
        [
          "-m", "/bin/sh", "-c",
          """
          mount -t tmpfs -o size=4k tmpfs '\(disk)'
          '\(program)' record DragDemo --scale 1 --no-hint -o '\(disk)/o.touch'; code=$?
          cp '\(disk)/o.touch' '\(server.directory)/copy.touch'; exit $code
          """,
        ], environment: server.environment, directory: server.directory)
      defer { child.terminate() }
      let window = try #require(
        poll(timeout: .seconds(20)) {
          try? server.screen.window(titled: "DragDemo", timeout: .seconds(1))
        })
      let frame = try server.screen.frame(of: window)
      for step in 0..<200 {
        try server.touchscreens[0].down(
          step + 1, at: Double(frame.x + 20 + step), Double(frame.y + 200))
        try server.touchscreens[0].up(step + 1)
        try server.touchscreens[0].sync()
      }
      #expect(
        poll(timeout: .seconds(20)) {
          child.lines(of: .error).contains { $0.contains("cannot write a line") }
        })
      try server.screen.requestClose(window)
      #expect(try child.waitForExit() == .exited(5), "\(child.lines)")
      #expect(
        child.lines(of: .error).filter { $0.contains("No space left on device") }
          == ["touchbox: \(disk)/o.touch: cannot write a line (No space left on device)"])
      let recorded = try String(contentsOfFile: server.directory + "/copy.touch", encoding: .utf8)
      #expect(recorded.utf8.count == 4096)
      #expect(recorded.hasPrefix("touchscript 1\n"))
    }
  }
}
