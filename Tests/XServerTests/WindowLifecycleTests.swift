import Foundation
import Painter
import Testing
import XServer

/// Touches are canceled when the window loses focus or is hidden, resized or closed.
@Suite(.serialized, .requiresXServer)
struct WindowLifecycleTests {
  @Test(
    "C-31 H-34 H-36 losing focus cancels all touches, and fingers are ignored until they lift"
  )
  func focus() throws {
    try withTracedDemo { demo, server in
      try demo.expect("began 1@50,100") { try demo.down(1, 50, 100) }
      try demo.expect("began 2@200,100") { try demo.down(2, 200, 100) }
      try demo.movePointer(100, 200)
      try demo.expect("began 3@100,200") { try server.pointer.press() }
      try demo.expect("cancelled 1@50,100 2@200,100 3@100,200") { try server.screen.clearFocus() }
      try demo.move(1, 60, 100)
      try server.screen.focus(demo.window)
      // All three fingers are still down, and are ignored.
      try demo.move(1, 70, 100)
      try demo.up(1)
      try server.pointer.release()
      try demo.expect("began 4@80,100") { try demo.down(1, 80, 100) }
      try demo.move(2, 210, 100)
      try demo.up(2)
      try demo.expect("ended 4@80,100") { try demo.up(1) }
      try demo.movePointer(110, 210)
      try demo.expect("began 5@110,210", "ended 5@110,210") { try server.pointer.click() }
    }
  }

  @Test("H-36 a button released while another window has focus is no longer held")
  func unreportedRelease() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(100, 200)
      try demo.expect("began 1@100,200") { try server.pointer.press() }
      let other = try server.screen.openWindow(x: 0, y: 0, width: 100, height: 100)
      #expect(try poll { try server.screen.isVisible(other) })
      try demo.expect("cancelled 1@100,200") { try server.screen.focus(other) }
      try server.pointer.release()
      try server.screen.focus(demo.window)
      try demo.expect("began 2@100,200", "ended 2@100,200") { try server.pointer.click() }
    }
  }

  @Test(
    "K-20 if the X server exits, the command prints a message, completes the trace, and exits with code 4"
  )
  func serverEnds() throws {
    try withTracedDemo { demo, server in
      try demo.expect("began 1@50,100") { try demo.down(1, 50, 100) }
      server.stop()
      #expect(try demo.process.waitForExit() == .exited(4))
      #expect(
        demo.process.lines(of: .error).contains {
          $0.contains("the connection to the X server was lost")
        }, "\(demo.process.lines)")
    }
  }

  @Test("H-51 a program runs without standard output and standard error, and its log is discarded")
  func closedStreams() throws {
    try withXServer { server in
      let trace = server.directory + "/closed.trace"
      let program = try ChildProcess.builtProgram("touchbox")
      let child = try ChildProcess(
        "/bin/sh",
        ["-c", "exec '\(program)' run DragDemo --scale 1 --trace '\(trace)' <&- >&- 2>&-"],
        environment: server.environment, directory: server.directory)
      defer { child.terminate() }
      let window = try server.screen.window(ofProcess: child.processID)
      let frame = try server.screen.frame(of: window)
      let text = { (try? String(contentsOfFile: trace, encoding: .utf8)) ?? "" }
      // The demo logs a line for every change. No log line may reach the X server.
      for step in 0..<20 {
        try server.touchscreens[0].down(
          step + 1, at: Double(frame.x + 100), Double(frame.y + 200))
        try server.touchscreens[0].up(step + 1)
      }
      #expect(poll { text().components(separatedBy: " packet ").count > 40 }, "\(text())")
    }
  }

  @Test(
    "C-31 H-34 hiding the window cancels touches; their fingers are ignored when it is shown again"
  )
  func hidden() throws {
    try withTracedDemo("BeachBall") { demo, server in
      let image = try demo.screenshot()
      try demo.expect("began 1@20,400") { try demo.down(1, 20, 400) }
      try demo.expect("cancelled 1@20,400") { try server.screen.unmap(demo.window) }
      let reason = try demo.process.waitForLine("with the reason") { $0.contains(" cancel ") }
      #expect(reason.contains(" cancel suspend ") || reason.contains(" cancel focus-lost "))
      try server.screen.map(demo.window)
      #expect(try poll { try server.screen.isVisible(demo.window) })
      try server.screen.focus(demo.window)
      #expect(try poll { try demo.screenshot() == image })
      try demo.move(1, 30, 400)
      try demo.up(1)
      try demo.expect("began 2@40,400") { try demo.down(1, 40, 400) }
      try demo.expect("ended 2@40,400") { try demo.up(1) }
    }
  }

  @Test("H-36 a button released while the window is hidden can be pressed again")
  func hiddenRelease() throws {
    try withTracedDemo { demo, server in
      try demo.movePointer(100, 200)
      try demo.expect("began 1@100,200") { try server.pointer.press() }
      try demo.expect("cancelled 1@100,200") { try server.screen.unmap(demo.window) }
      try server.pointer.release()
      try server.screen.map(demo.window)
      #expect(try poll { try server.screen.isVisible(demo.window) })
      try server.screen.focus(demo.window)
      try demo.waitForFirstFrame()
      // The press is deferred while the focus may still arrive; the button is queried afterward.
      try demo.expect("began 2@100,200") { try server.pointer.press() }
      try demo.expect("ended 2@100,200") { try server.pointer.release() }
    }
  }

  @Test("C-31 H-40 resizing cancels touches, and later touches use the new size")
  func resized() throws {
    try withTracedDemo { demo, server in
      let screen = server.touchscreens[0]
      try demo.expect("began 1@100,200") { try demo.down(1, 100, 200) }
      var frame = demo.frame
      try demo.expect("cancelled 1@100,200") { frame = try demo.resize(to: 480, 720) }
      let (x, y) = (Double(frame.x), Double(frame.y))
      try screen.move(1, to: x + 200, y + 300)
      try screen.up(1)
      try demo.expect("began 2@100,200") { try screen.down(1, at: x + 150, y + 300) }
      try demo.expect("moved 2@319.333,479.333") { try screen.move(1, to: x + 479, y + 719) }
      try demo.expect("ended 2@319.333,479.333") { try screen.up(1) }
      // Do the same with the mouse.
      try server.pointer.move(to: frame.x + 75, frame.y + 75)
      try demo.expect("began 3@50,50") { try server.pointer.press() }
      try demo.expect("cancelled 3@50,50") { _ = try demo.resize(to: 320, 480) }
      try server.pointer.release()
      try demo.expect("began 4@75,75", "ended 4@75,75") { try server.pointer.click() }
    }
  }

  @Test("Both renderers show the same pixels, even after a drag")
  func renderers() throws {
    try withXServer { server in
      var software: Screenshot?
      for renderer in ["software", "opengl"] {
        let demo = try LiveDemo("TouchDemo", on: server, arguments: ["--renderer", renderer])
        try demo.down(1, 32, 52)
        try demo.move(1, 150, 200)
        // Check the left edge of the icon, which is 64 points wide, at both locations.
        #expect(try poll { try demo.color(126, 200) != 0xFFFFFF && demo.color(8, 52) == 0xFFFFFF })
        try demo.up(1)
        let screenshot = try demo.screenshot()
        #expect(software == nil || software == screenshot)
        software = screenshot
        #expect(try demo.quit() == .exited(0))
      }
    }
  }

  @Test("The window gets its icon after the first frame, even with a hint")
  func icon() throws {
    try withXServer { server in
      for hint in ["--hint", "--no-hint"] {
        let demo = try LiveDemo("BeachBall", on: server, arguments: [hint])
        #expect(try poll { try server.screen.iconSize(of: demo.window) == [256, 256] })
        #expect(try demo.quit() == .exited(0))
      }
    }
  }

  @Test("C-31 closing the window cancels touches and quits the demo normally")
  func closed() throws {
    try withTracedDemo { demo, server in
      try demo.expect("began 1@100,200") { try demo.down(1, 100, 200) }
      try demo.expect("cancelled 1@100,200") { try server.screen.requestClose(demo.window) }
      #expect(try demo.process.waitForExit() == .exited(0))
    }
  }
}
