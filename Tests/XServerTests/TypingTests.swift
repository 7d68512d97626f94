import Foundation
import Testing
import XServer

private let form =
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  + "/../AdapterTests/Fixtures/Apps/Form/FormController.swift"

/// Typing into a text field in a real window, on a real keyboard.
@Suite(
  .serialized, .requiresXServer,
  .enabled(if: FileManager.default.fileExists(atPath: form), "the fixture is not in this copy"))
struct TypingTests {
  @Test(
    "M-29 M-62 M-63 keys type while a field is edited, also with Ctrl, and are recorded"
  )
  func typing() throws {
    try withXServer { server in
      let script = server.directory + "/typed.touch"
      let process = try ChildProcess(
        ChildProcess.builtProgram("touchbox"),
        ["record", form, "--scale", "1", "--no-hint", "--trace", "-", "-o", script],
        environment: server.environment.merging(["XDG_CACHE_HOME": ChildProcess.cache]) { $1 },
        directory: server.directory)
      let window = try server.screen.window(ofProcess: process.processID, timeout: .seconds(120))
      let frame = try server.screen.frame(of: window)
      func tap(_ x: Int, _ y: Int) throws {
        try server.touchscreens[0].down(1, at: Double(frame.x + x), Double(frame.y + y))
        try server.touchscreens[0].sync()
        try server.touchscreens[0].up(1)
        try server.touchscreens[0].sync()
      }
      func expect(_ line: String) throws {
        _ = try process.waitForLine(containing: line)
      }
      try tap(100, 57)
      try expect("TextTapRecognizer#1 ended")
      // H is the shortcut for the legend, and Q with Ctrl quits.
      try server.keyboard.type(.h, holding: .shiftLeft)
      try expect(#"text insert "H""#)
      try server.keyboard.type(.i)
      try expect(#"text insert "i""#)
      try server.keyboard.type(.w)
      try expect(#"text insert "w""#)
      try server.keyboard.type(.backspace)
      try expect("text key backspace")
      try server.keyboard.type(.a, holding: .controlLeft)
      try expect("text key select-all")
      try server.keyboard.type(.c, holding: .controlLeft)
      try expect("text key copy")
      try server.keyboard.type(.right)
      try expect("text key right")
      try server.keyboard.type(.v, holding: .controlLeft)
      try expect(#"text paste "Hi""#)
      try server.keyboard.type(.enter)
      try expect("name: HiHi")
      try server.keyboard.type(.escape)
      try expect("password: ")
      try server.keyboard.type(.q, holding: .controlLeft)
      #expect(try process.waitForExit() == .exited(0))
      let recorded = try String(contentsOfFile: script, encoding: .utf8)
      for line in [
        #"type "H""#, #"type "i""#, "type key backspace", "type key copy", #"type paste "Hi""#,
        "type key return", "type key escape",
      ] {
        #expect(recorded.contains(line), "\(recorded)")
      }
    }
  }
}
