import Foundation
import Testing
import XServer

/// The Home screen in a real window, with touch, mouse and keyboard.
@Suite(.serialized, .requiresXServer)
struct HomeScreenTests {
  /// The icon locations of the first and fourth demos: TapCounter, whose screen is white, and
  /// TouchDemo.
  private static let (tapCounter, touchDemo) = ((46, 62), (274, 62))

  /// Waits until a point between the icons is white, as in demos but not on the Home screen.
  private func waitForDemo(_ demo: LiveDemo) throws -> Bool { try demo.waitForWhite(160, 300) }

  private func waitForHome(_ demo: LiveDemo) throws -> Bool {
    try demo.waitForColor(160, 300) { $0.blue > $0.red && $0.red < 128 }
  }

  @Test(
    "Tapping an icon opens its demo in the same window; a swipe from the bottom edge goes back")
  func touch() throws {
    try withXServer { server in
      let demo = try LiveDemo("Home", on: server, arguments: ["--trace", "-"])
      #expect(try waitForHome(demo))
      let (x, y) = Self.tapCounter
      try demo.down(1, x, y)
      try demo.up(1)
      #expect(try waitForDemo(demo))
      // The demo accepts touches after it has grown to fill the screen.
      let answers = try poll {
        try demo.down(1, 100, 200)
        try demo.up(1)
        return poll(timeout: .milliseconds(500)) { !demo.log.isEmpty }
      }
      #expect(answers)
      #expect(demo.log.first == "Single tap at 100.000000, 180.000000 tap count: 1")
      try demo.down(1, 160, 478)
      for y in stride(from: 460, through: 380, by: -20) { try demo.move(1, 160, y) }
      #expect(try waitForHome(demo))
      try demo.up(1)
      // Open another demo with the mouse.
      try demo.movePointer(Self.touchDemo.0, Self.touchDemo.1)
      try server.pointer.click()
      #expect(try waitForDemo(demo))
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test("Arrows choose an icon, Return opens it, and Escape goes back or quits on the Home screen")
  func keyboard() throws {
    try withXServer { server in
      let demo = try LiveDemo("Home", on: server)
      #expect(try waitForHome(demo))
      let (x, y) = (7, 60)
      let before = try demo.color(x, y)
      try server.keyboard.type(.right)
      // The ring appears outside the first icon's left edge.
      #expect(try demo.waitForColor(x, y) { $0 != before })
      try server.keyboard.type(.enter)
      #expect(try waitForDemo(demo))
      try server.keyboard.type(.escape)
      #expect(try waitForHome(demo))
      #expect(try demo.waitForColor(x, y) { $0 != before }, "the icon has the focus again")
      try server.keyboard.type(.escape)
      #expect(try demo.process.waitForExit() == .exited(0))
    }
  }

  @Test(
    "A demo opened by name receives all touches at the bottom edge; there is no Home swipe")
  func singleDemo() throws {
    try withTracedDemo("PinchMe") { demo, _ in
      let calls = try demo.calls(atLeast: 3) {
        try demo.down(1, 160, 478)
        try demo.move(1, 160, 380)
        try demo.up(1)
      }
      #expect(calls == ["began 1@160,478", "moved 1@160,380", "ended 1@160,380"])
      #expect(try waitForDemo(demo))
      #expect(try demo.quit() == .exited(0), "it still runs")
    }
  }

  @Test("G opens and closes the guide in the window")
  func guide() throws {
    try withTracedDemo("BeachBall") { demo, server in
      let plain = try demo.screenshot()
      try server.keyboard.type(.g)
      // The panel is dark, even where the demo is white.
      #expect(try demo.waitForColor(18, 240) { $0.red < 80 })
      try server.keyboard.type(.escape)
      #expect(try poll { try demo.screenshot() == plain })
    }
  }

  @Test(
    "K-31 F9 records the Home screen until an icon opens a demo; the script has the same trace"
  )
  func recording() throws {
    try withXServer { server in
      let demo = try LiveDemo(
        "Home", on: server, arguments: ["--trace", "-"], directory: server.directory)
      try server.keyboard.type(.f9)
      try demo.process.waitForLine(containing: "recording Home-1.touch")
      let (x, y) = Self.tapCounter
      try demo.down(1, x, y)
      try demo.up(1)
      try demo.process.waitForLine(containing: "wrote Home-1.touch")
      let script = server.directory + "/Home-1.touch"
      #expect(try String(contentsOfFile: script, encoding: .utf8).contains("demo Home\n"))
      let replay = try ChildProcess(
        ChildProcess.builtProgram("touchbox"), ["play", script, "--trace", "-"],
        environment: server.environment)
      #expect(try replay.waitForExit(timeout: .seconds(30)) == .exited(0), "\(replay.lines)")
      let calls = replay.lines.filter { $0.contains(" call ") }
      #expect(calls.count == 2 && calls.allSatisfy { $0.contains(" IconView#") })
    }
  }
}
