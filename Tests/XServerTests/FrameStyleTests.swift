import Testing
import XServer

/// The area around the phone in a real window.
@Suite(.serialized, .requiresXServer)
struct FrameStyleTests {
  @Test("With --frame light, the area around the phone is light; by default, it is dark")
  func frame() throws {
    try withXServer { server in
      // 0.85 × 255 and 0.11 × 255.
      let cases: [([String], Screenshot.Pixel)] = [
        (["--frame", "light"], 0xD9D9D9), ([], 0x1C1C1C),
      ]
      for (arguments, color) in cases {
        let demo = try LiveDemo("BeachBall", on: server, arguments: arguments)
        let frame = try demo.resize(to: 500, 480)
        let isShown = try poll {
          try [frame.x + 2, frame.x + 497].allSatisfy { x in
            let pixel = try server.screen.screenshot(x: x, y: frame.y + 240, width: 1, height: 1)
            return pixel[0, 0] == color
          }
        }
        #expect(isShown)
        #expect(try demo.quit() == .exited(0))
      }
    }
  }
}
