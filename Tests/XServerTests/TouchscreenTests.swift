import CoreGraphics
import Foundation
import Painter
import Testing
import XServer

/// The built program in a window on a real X server, with a touchscreen, pointer and keyboard that
/// the server treats as hardware.
@Suite(.serialized, .requiresXServer)
struct TouchscreenTests {
  @Test("J4-b two fingers drag two icons at once, and the window shows the same image as a script")
  func twoFingersDragTwoIcons() throws {
    try withXServer { server in
      let demo = try LiveDemo("TouchDemo", on: server)
      try demo.down(1, 20, 40)
      try demo.down(2, 300, 460)
      try demo.move(1, 60, 90)
      try demo.move(2, 250, 400)
      let expected = [
        "Begin Touch ID 0 Tracking with image 0", "Begin Touch ID 1 Tracking with image 3",
        "Touch ID 0 Tracking with image 0", "Touch ID 1 Tracking with image 3",
      ]
      #expect(try demo.waitForLog(4) == expected)
      let script = """
        touchscript 1
        demo TouchDemo
        0.0 d1 20,40 & d2 300,460
        0.1 m1 60,90 & m2 250,400
        0.2 expect prop view.offsets[0] 40,50
        0.2 expect prop view.offsets[3] 206,336
        """
      let headless = HeadlessPlayer(server: server)
      #expect(try headless.log(of: script) == expected)
      let image = try headless.snapshot(of: script)
      #expect(try demo.waitForImage(image))
      // F12 saves the texture that the window presents, which is the same image.
      try server.keyboard.type(.f12)
      let line = try demo.process.waitForLine(containing: "wrote ")
      let saved = try ImageFile.load(server.directory + "/" + line.dropFirst("wrote ".count))
      #expect(saved.hasSamePixels(as: image))
      try demo.up(1)
      try demo.up(2)
      #expect(try demo.quit() == .exited(0))
    }
  }

  @Test("A-20 one finger taps twice in a row")
  func oneFingerTapsTwice() throws {
    try withXServer { server in
      let demo = try LiveDemo("TapCounter", on: server)
      for _ in 0..<2 {
        try demo.down(1, 100, 120)
        try demo.up(1)
      }
      // SDL reports locations as 24-bit fractions of the window, exact to a thousandth of a point.
      let log = try demo.waitForLog(2).map { $0.replacing(/\.000\d+/, with: ".000") }
      let expected = [
        "Single tap at 100.000, 100.000 tap count: 1",
        "Double tap at 100.000, 100.000 tap count: 2",
      ]
      #expect(log == expected)
    }
  }

  @Test("C-31 H-34 a finger that is down when the window loses focus is canceled")
  func focusLossCancels() throws {
    try withXServer { server in
      let demo = try LiveDemo("TouchChain", on: server)
      try demo.down(1, 160, 200)
      _ = try demo.process.waitForLine(containing: "application began 1")
      try server.screen.clearFocus()
      _ = try demo.process.waitForLine(containing: "application cancelled 1")
      // The finger is still down. Its lift is ignored, and the next finger is a new one.
      let mark = demo.process.lines.count
      try demo.up(1)
      try demo.down(2, 160, 200)
      _ = try demo.process.waitForLine(containing: "application began 1", after: mark)
      #expect(!demo.process.lines.dropFirst(mark).contains { $0.contains("ended") })
      try demo.up(2)
    }
  }

  @Test("H-52 after a touch device is disabled, no finger stays down")
  func disabledDeviceLeavesNoFinger() throws {
    try withXServer { server in
      let demo = try LiveDemo("TouchChain", on: server)
      try demo.down(1, 160, 200)
      try demo.down(2, 200, 220)
      // Both touches may arrive in one packet or in two.
      _ = try demo.process.waitForLine(containing: "sendEvent application 2")
      try server.disable(demo.touchscreen)
      // X ends both touches, in one packet or in two.
      try demo.process.waitForLine(containing: "All fingers present in the event")
      try server.enable(demo.touchscreen)
      let mark = demo.process.lines.count
      try demo.down(3, 160, 200)
      _ = try demo.process.waitForLine(containing: "application began 1", after: mark)
      #expect(demo.process.lines[mark] == "sendEvent application 1")
      try demo.up(3)
    }
  }

  @Test("H-01 H-02 H-50 a finger does not cause a mouse press or move the dots")
  func fingerIsNoMouse() throws {
    try withXServer { server in
      let demo = try LiveDemo("TouchChain", on: server)
      try demo.movePointer(80, 150)
      let plain = try demo.color(80, 150)
      try server.keyboard.press(.controlLeft)
      // Two-finger mode displays dots before any press. The pointer is over the blue box.
      #expect(try poll { try demo.color(80, 150) != plain })
      try demo.down(1, 200, 250)
      try demo.move(1, 210, 260)
      try demo.up(1)
      let lines = try demo.process.waitForLines(1, containing: "application ended 1")
      #expect(lines.count == 1)
      // Another finger's complete touch gives the server time for late events.
      try demo.down(1, 220, 250)
      try demo.up(1)
      _ = try demo.process.waitForLines(2, containing: "application ended 1")
      #expect(
        demo.log.filter { $0.hasPrefix("child began") } == ["child began 1", "child began 1"])
      #expect(
        demo.log.filter { $0.hasPrefix("sendEvent application") }.allSatisfy {
          $0 == "sendEvent application 1"
        })
      #expect(try demo.color(80, 150) != plain)
      #expect(try demo.color(220, 250) == plain)
      try server.keyboard.release(.controlLeft)
      #expect(try poll { try demo.color(80, 150) == plain })
    }
  }
}
