import Foundation
import Testing
import XServer

/// Windows for other devices and for rotating devices, with real fingers and keys.
@Suite(.serialized, .requiresXServer)
struct DeviceWindowTests {
  @Test(
    "A window has its device's size and rotates with Ctrl and an arrow, and touches rotate with it")
  func turning() throws {
    try withXServer { server in
      let demo = try LiveDemo(
        "DragDemo", on: server, arguments: ["--trace", "-", "--device", "iphone5"])
      #expect(demo.frame.width == 320 && demo.frame.height == 568)
      try demo.expect("began 1@160,500") { try demo.down(1, 160, 500) }
      // If the window rotated here, it would extend beyond the display.
      let display = server.screen
      try server.screen.move(demo.window, to: display.width - 330, 10)
      #expect(try poll { try display.frame(of: demo.window).x == display.width - 330 })
      let mark = demo.process.lines.count
      try demo.expect("cancelled 1@160,500") {
        try server.keyboard.type(.right, holding: .controlLeft)
      }
      try demo.process.waitForLine(containing: " cancel rotate 1", after: mark)
      try demo.up(1)
      var frame = demo.frame
      #expect(
        try poll {
          frame = try server.screen.frame(of: demo.window)
          return frame.width == 568 && frame.height == 320
            && frame.x + frame.width <= display.width
        })
      // The demo stays in portrait, so it appears rotated clockwise: 100 points from the left of
      // the window is 568 - 100 down the screen, and 60 from the top is 60 from the left.
      try demo.expect("began 2@60,468") {
        try demo.touchscreen.down(1, at: Double(frame.x + 100), Double(frame.y + 60))
        try demo.touchscreen.sync()
      }
      try demo.up(1)
    }
  }
}
