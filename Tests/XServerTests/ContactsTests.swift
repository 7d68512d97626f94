import Testing
import XServer

/// The demo Contacts, with its tables, sheet, and text fields, in a real window.
@Suite(.serialized, .requiresXServer)
struct ContactsTests {
  /// Opens the form for a new contact, whose first field is then edited.
  private func openForm(_ demo: LiveDemo) throws {
    try demo.down(1, 294, 42)
    try demo.up(1)
    _ = try demo.process.waitForLine(containing: "anim stop ContainerView")
  }

  @Test("L-31 N-21 a finger on a touchscreen drags a sheet down, and swipes a row of a table")
  func sheetAndTable() throws {
    try withTracedDemo("Contacts") { demo, _ in
      try openForm(demo)
      let mark = demo.process.lines.count
      try demo.down(1, 160, 200)
      for y in [220, 260, 300, 340, 380, 430] { try demo.move(1, 160, y) }
      try demo.up(1)
      _ = try demo.process.waitForLine(containing: "anim stop ContainerView", after: mark)
      // The table receives touches again.
      try demo.down(1, 250, 154)
      for x in [235, 220, 200, 175, 150] { try demo.move(1, x, 154) }
      try demo.up(1)
      #expect(
        try demo.waitForColor(310, 140) { $0.red > 200 && $0.green < 120 }, "no delete button")
      try demo.down(1, 300, 154)
      try demo.up(1)
      #expect(try demo.waitForLog(1) == ["deleted Alan Turing"])
    }
  }

  @Test(
    "M-62 on X11, a dead key types its accent, the Compose key nothing, and Alt Gr a letter with one"
  )
  func deadKeys() throws {
    try withXServer { server in
      let demo = try LiveDemo(
        "Contacts", on: server, arguments: ["--trace", "-"], environment: ["LC_ALL": "C.UTF-8"])
      try openForm(demo)
      let layout = try ChildProcess(
        "/usr/bin/setxkbmap", ["us", "-variant", "intl", "-option", "compose:menu"],
        environment: server.environment)
      #expect(try layout.waitForExit() == .exited(0))
      // In this layout, the apostrophe is a dead acute accent. Reading the table that combines it
      // with the next letter would take longer than the rest of SDL's start.
      try server.keyboard.type(.apostrophe)
      try server.keyboard.type(.e)
      try server.keyboard.type(.menu)
      try server.keyboard.type(.s)
      try server.keyboard.type(.e, holding: .altRight)
      _ = try demo.process.waitForLine(containing: #"text insert "é""#)
      let typed = demo.process.lines.compactMap { line in
        line.firstMatch(of: /text insert "(.*)"/).map { String($0.1) }
      }
      #expect(typed == ["´", "e", "s", "é"])
    }
  }
}
