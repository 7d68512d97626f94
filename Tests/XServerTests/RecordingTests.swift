import Foundation
import Testing
import XServer

/// Sessions recorded from real devices, and replays of these sessions.
@Suite(.serialized, .requiresXServer)
struct RecordingTests {
  /// Returns the lines of a trace, except drawing, which depends on the display's frame rate, and
  /// logging.
  private func comparable(_ trace: [String]) -> [String] {
    trace.filter { $0.hasPrefix("T ") && !$0.contains(" draw ") && !$0.contains(" log ") }
  }

  private func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Plays a script without a window and returns its trace.
  private func replay(_ script: String, on server: XServer) throws -> [String] {
    let trace = server.directory + "/replay.trace"
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["play", script, "--trace", trace],
      environment: server.environment)
    #expect(try child.waitForExit(timeout: .seconds(30)) == .exited(0), "\(child.lines)")
    return comparable(try lines(of: trace))
  }

  /// Performs a varied session with ten fingers, a cancellation, two mouse fingers, and a sticky
  /// finger.
  private func perform(on demo: LiveDemo) throws {
    let server = demo.server
    var packets = 0
    func expectPacket(_ action: () throws -> Void) throws {
      try action()
      packets += 1
      #expect(poll { demo.packets.count >= packets }, "packet \(packets)")
    }
    for finger in 1...10 {
      try expectPacket { try demo.down(finger, 20 + 28 * finger, 100 + 20 * finger) }
    }
    for finger in 1...10 {
      try expectPacket { try demo.move(finger, 25 + 28 * finger, 120 + 20 * finger) }
    }
    for finger in 1...5 { try expectPacket { try demo.up(finger) } }
    try expectPacket { try server.keyboard.type(.escape) }
    for finger in 6...10 { try demo.up(finger) }
    try demo.movePointer(100, 200)
    try server.keyboard.press(.controlLeft)
    try expectPacket { try server.pointer.press() }
    try expectPacket { try demo.movePointer(120, 260) }
    try expectPacket { try server.pointer.release() }
    try server.keyboard.release(.controlLeft)
    try demo.movePointer(200, 300)
    try expectPacket { try server.pointer.click(.right) }
    // The sticky finger stays down until the left button lifts it.
    try expectPacket { try server.pointer.click() }
  }

  @Test(
    "K-30 K-31 a session with real devices replays with the same trace, byte for byte",
    arguments: ["TouchDemo", "TouchSpots"], [1, 2])
  func sessions(name: String, scale: Int) throws {
    try withXServer { server in
      let script = server.directory + "/session.touch"
      let raw = server.directory + "/raw.touch"
      let demo = try LiveDemo(
        name, on: server, scale: scale, verb: "record",
        arguments: ["--trace", "-", "-o", script, "--record-raw", raw])
      try perform(on: demo)
      // The window loses and regains the focus while a finger is down.
      let packets = demo.packets.count
      try demo.down(1, 100, 200)
      #expect(poll { demo.packets.count > packets })
      try server.screen.clearFocus()
      #expect(poll { demo.process.lines(of: .error).contains { $0.contains("focus-lost") } })
      try server.screen.focus(demo.window)
      try demo.up(1)
      #expect(try demo.quit() == .exited(0))
      let session = comparable(demo.process.lines(of: .error))
      #expect(session.count > 60)
      #expect(try replay(script, on: server) == session)
      #expect(try replay(raw, on: server) == session, "K-32 the recording of the window's events")
    }
  }

  @Test("K-30 if the program is killed, the recording up to that point is saved and playable")
  func killed() throws {
    try withXServer { server in
      let script = server.directory + "/killed.touch"
      // Nothing remains of an older, longer recording.
      try String(repeating: "old\n", count: 1000)
        .write(toFile: script, atomically: true, encoding: .utf8)
      let demo = try LiveDemo(
        "DragDemo", on: server, verb: "record",
        arguments: ["--force", "--trace", "-", "-o", script])
      try demo.down(1, 100, 200)
      try demo.move(1, 150, 250)
      #expect(try demo.waitForLog(2).last?.hasPrefix("Finger MOVED") == true)
      demo.process.kill()
      _ = try demo.process.waitForExit()
      // The finger is still down at the end of the script, so the replay cancels it.
      let session = comparable(demo.process.lines(of: .error))
      let trace = try replay(script, on: server)
      #expect(Array(trace.prefix(session.count)) == session)
      #expect(trace.dropFirst(session.count).first?.hasSuffix("cancel script-end 1") == true)
    }
  }

  @Test("K-33 F9 records in any window, with a red mark, and does not affect the fingers")
  func recordKey() throws {
    try withTracedDemo("PinchMe") { demo, server in
      try demo.down(1, 100, 200)
      #expect(poll { demo.packets.count == 1 })
      try server.keyboard.type(.f9)
      // The disc in the middle of the status bar: 0.86, 0.15, 0.15, truncated to bytes.
      #expect(try poll { try demo.color(160, 10) == 0xDC2626 })
      try demo.move(1, 120, 220)
      #expect(poll { demo.packets.count == 2 })
      try demo.down(2, 50, 300)
      #expect(poll { demo.packets.count == 3 })
      try server.keyboard.type(.f9)
      _ = try demo.process.waitForLine(containing: "wrote PinchMe-1.touch")
      #expect(try poll { try demo.color(160, 10) == 0x111111 })
      let steps = try lines(of: server.directory + "/PinchMe-1.touch").filter {
        $0.first?.isNumber == true
      }
      // Only the second finger touched down during the recording.
      #expect(
        steps.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
          == ["d1 50,300", "c"])
      try demo.up(1)
      try demo.up(2)
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test("K-45 F10 writes the session's script and a page about it, also while F9 records")
  func explainKey() throws {
    try withTracedDemo("PinchMe") { demo, server in
      try server.keyboard.type(.f9)
      _ = try demo.process.waitForLine(containing: "recording PinchMe-1.touch")
      try demo.down(1, 100, 200)
      try demo.up(1)
      #expect(poll { demo.packets.count == 2 })
      try server.keyboard.type(.f9)
      _ = try demo.process.waitForLine(containing: "wrote PinchMe-1.touch")
      try demo.down(1, 150, 250)
      #expect(poll { demo.packets.count == 3 })
      try server.keyboard.type(.f10)
      _ = try demo.process.waitForLine(containing: "wrote PinchMe-2.html")
      let steps = try lines(of: server.directory + "/PinchMe-2.touch").filter {
        $0.first?.isNumber == true
      }
      #expect(
        steps.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
          == ["resume", "focus gained", "d1 100,200", "u1", "d2 150,250", "turn"])
      let page = try lines(of: server.directory + "/PinchMe-2.html").joined(separator: "\n")
      #expect(page.contains("landed at 150,250"))
      try demo.up(1)
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test("K-35 a script plays in a window in real time, with the same trace as without one")
  func playsInWindow() throws {
    try withXServer { server in
      let script = server.directory + "/session.touch"
      let text = """
        touchscript 1
        demo SwipeExample
        0.000 drag 1 60,200 200,201 over 0.5
        1.000 expect label message "Horizontal swipe detected"
        2.600 expect label message ""

        """
      try text.write(toFile: script, atomically: true, encoding: .utf8)
      let expected = try replay(script, on: server)
      let trace = server.directory + "/window.trace"
      let child = try ChildProcess(
        ChildProcess.builtProgram("touchbox"),
        ["play", script, "--window", "--close", "--speed", "4", "--trace", trace],
        environment: server.environment, directory: server.directory)
      #expect(try child.waitForExit(timeout: .seconds(30)) == .exited(0), "\(child.lines)")
      #expect(comparable(try lines(of: trace)) == expected)
    }
  }

  @Test(
    "K-20 K-35 a signal stops scripts in windows, and reports also list the unfinished scripts")
  func signalStops() throws {
    try withXServer { server in
      for (name, end) in [("short", "0.1"), ("long", "100.0")] {
        try "touchscript 1\ndemo TestTouch\n\(end) expect nolog\n"
          .write(toFile: "\(server.directory)/\(name).touch", atomically: true, encoding: .utf8)
      }
      let child = try ChildProcess(
        ChildProcess.builtProgram("touchbox"),
        ["play", "short.touch", "long.touch", "short.touch", "--window"]
          + ["--trace", "-", "--tap", "o.tap"],
        environment: server.environment, directory: server.directory)
      #expect(
        poll {
          // The second script's window has received the focus.
          let lines = child.lines(of: .error)
          return lines.lastIndex(of: "# long.touch").map { $0 + 1 < lines.count } == true
        })
      child.send(signal: SIGTERM)
      #expect(try child.waitForExit() == .exited(128 + SIGTERM))
      let tap = try lines(of: server.directory + "/o.tap")
      #expect(tap.filter { $0.hasPrefix("ok") } == ["ok 1 - 0.100 expect nolog"])
      #expect(tap.count { $0.hasPrefix("not ok") && $0.hasSuffix("the script as a whole") } == 2)
    }
  }

  @Test(
    "K-35 Escape stops a script in a window, and expectations that were not reached fail")
  func escapeStops() throws {
    try withXServer { server in
      let script = server.directory + "/long.touch"
      let text = """
        touchscript 1
        demo TestTouch
        0.0 d1 160,240
        100.0 expect prop view.squares.count 1

        """
      try text.write(toFile: script, atomically: true, encoding: .utf8)
      let child = try ChildProcess(
        ChildProcess.builtProgram("touchbox"), ["play", script, "--window"],
        environment: server.environment, directory: server.directory)
      let window = try server.screen.window(ofProcess: child.processID)
      let frame = try server.screen.frame(of: window)
      let scale = frame.width / 320
      // Check a point in the square, but outside the finger's mark.
      let isDrawn = try poll {
        let shot = try server.screen.screenshot(
          x: frame.x + 142 * scale, y: frame.y + 222 * scale, width: 1, height: 1)
        return shot[0, 0] == 0
      }
      #expect(isDrawn, "the script's square")
      try server.keyboard.type(.escape)
      #expect(try child.waitForExit() == .exited(1))
      #expect(
        child.lines(of: .error).contains { $0.contains("not reached: the script was stopped") },
        "\(child.lines)")
    }
  }
}
