import Testing
import XServer

extension RealScreen {
  @Suite struct PointerAndKeyboardTests {
    @Test func everyPixelIsHit() throws {
      try withXServer { server in
        for x in 0..<server.screen.width {
          let y = x * server.screen.height / server.screen.width
          try server.pointer.move(to: x, y)
          let location = try server.screen.pointerLocation()
          #expect(location == (x, y))
        }
      }
    }

    @Test func aDragArrivesAtTheseVeryPixels() throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        try server.pointer.move(to: 10, 20)
        try echo.process.waitForLine(containing: "mouse motion")
        let mark = echo.process.lines.count
        try server.pointer.press()
        for x in 11...60 { try server.pointer.move(to: x, 20 + x) }
        try server.pointer.release()
        try server.pointer.click(.wheelUp)
        try server.pointer.click(.right)
        try echo.process.waitForLine(containing: "mouse up 0 3", after: mark)
        let drag = (11...60).map { "mouse motion 0 \($0) \($0 + 20)" }
        let end = [
          "mouse up 0 1 60 80", "mouse wheel 0 1", "mouse down 0 3 60 80", "mouse up 0 3 60 80",
        ]
        let lines = Array(echo.process.lines.dropFirst(mark))
        #expect(lines == ["mouse down 0 1 10 20"] + drag + end)
      }
    }

    @Test(arguments: [true, false]) func capturingThePointerLosesFingers(capture: Bool) throws {
      try withXServer { server in
        let echo = try Echo(on: server, hints: ["SDL_MOUSE_AUTO_CAPTURE": capture ? "1" : "0"])
        let touch = server.touchscreens[0]
        try touch.down(1, at: 100, 100)
        try touch.sync()
        try server.pointer.press()
        try echo.process.waitForLine(containing: "mouse down")
        try server.pointer.release()
        try echo.process.waitForLine(containing: "mouse up")
        try touch.up(1)
        try touch.down(2, at: 110, 100)
        try touch.up(2)
        try touch.sync()
        try echo.process.waitForLine("with the last finger up") {
          Finger(line: $0).map { $0.phase == "up" && $0.isClose(to: 110, 100) } ?? false
        }
        let phases = capture ? ["down", "down", "up"] : ["down", "up", "down", "up"]
        #expect(echo.fingers.map(\.phase) == phases.map { $0[...] })
      }
    }

    @Test func keysAndModifiersArrive() throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        let mark = echo.process.lines.count
        try server.keyboard.press(.controlLeft)
        try server.keyboard.type(.f12)
        try server.keyboard.type(.m, holding: .shiftLeft)
        try server.keyboard.release(.controlLeft)
        try echo.process.waitForLine(containing: "key up Left Ctrl", after: mark)
        #expect(
          echo.process.lines.dropFirst(mark).filter { $0.hasPrefix("key") } == [
            "key down Left Ctrl mod 40 repeat 0",
            "key down F12 mod 40 repeat 0", "key up F12 mod 40 repeat 0",
            "key down Left Shift mod 41 repeat 0",
            "key down M mod 41 repeat 0", "key up M mod 41 repeat 0",
            "key up Left Shift mod 40 repeat 0",
            "key up Left Ctrl mod 0 repeat 0",
          ])
      }
    }

    @Test(
      arguments: [
        (.escape, "Escape"), (.backspace, "Backspace"), (.tab, "Tab"), (.q, "Q"), (.w, "W"),
        (.r, "R"), (.i, "I"), (.p, "P"), (.return, "Return"), (.controlLeft, "Left Ctrl"),
        (.s, "S"), (.d, "D"), (.h, "H"), (.shiftLeft, "Left Shift"), (.m, "M"),
        (.altLeft, "Left Alt"), (.space, "Space"), (.f5, "F5"), (.f9, "F9"), (.f11, "F11"),
        (.f12, "F12"),
      ] as [(KeyboardDevice.Key, String)])
    func aKeyHasItsName(key: KeyboardDevice.Key, name: String) throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        try server.keyboard.type(key)
        try echo.process.waitForLine(containing: "key up \(name) mod")
      }
    }
  }
}
