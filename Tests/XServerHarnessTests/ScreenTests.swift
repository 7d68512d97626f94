import Testing
import XServer

extension RealScreen {
  @Suite struct ScreenTests {
    @Test func theFocusGoesAndComes() throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        #expect(try server.screen.focusedWindow() == echo.window)
        try server.keyboard.press(.controlLeft)
        try server.screen.clearFocus()
        try echo.process.waitForLine(containing: "window focus_lost")
        #expect(try server.screen.focusedWindow() == nil)
        #expect(echo.process.lines.contains("key up Left Ctrl mod 0 repeat 0"))
        try server.keyboard.release(.controlLeft)

        var mark = echo.process.lines.count
        try server.screen.focus(echo.window)
        try echo.process.waitForLine(containing: "window focus_gained", after: mark)
        mark = echo.process.lines.count
        let other = try server.screen.openWindow(x: 400, y: 0, width: 10, height: 10)
        try server.screen.focus(other)
        try echo.process.waitForLine(containing: "window focus_lost", after: mark)
        #expect(try server.screen.focusedWindow() == other)
      }
    }

    @Test func aTouchNeedsNoFocus() throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        try server.screen.clearFocus()
        try server.touchscreens[0].down(1, at: 7, 8)
        try server.touchscreens[0].up(1)
        try server.touchscreens[0].sync()
        try echo.process.waitForLine(containing: "finger up")
      }
    }

    @Test func aWindowIsMovedResizedUnmappedAndClosed() throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        let (screen, window) = (server.screen, echo.window)
        #expect(try screen.window(titled: "ec") == window)
        #expect(try screen.title(of: window) == "echo")
        #expect(try screen.frame(of: window) == .init(x: 0, y: 0, width: 320, height: 480))
        try screen.move(window, to: 30, 40)
        try echo.process.waitForLine(containing: "window moved 30 40")
        try screen.resize(window, to: 400, 300)
        try echo.process.waitForLine(containing: "window resized 400 300")
        #expect(try screen.frame(of: window) == .init(x: 30, y: 40, width: 400, height: 300))
        try screen.unmap(window)
        try echo.process.waitForLine(containing: "window minimized")
        #expect(try screen.isVisible(window) == false)
        try screen.map(window)
        try echo.process.waitForLine(containing: "window restored")
        try screen.requestClose(window)
        #expect(try echo.process.waitForExit() == .exited(0))
        #expect(echo.process.lines.last == "quit")
        #expect(throws: XServerError.self) { try screen.frame(of: window) }
        #expect(throws: XServerError.self) {
          try screen.window(ofProcess: echo.process.processID, timeout: .milliseconds(20))
        }
      }
    }

    @Test func aScreenshotShowsTheWindow() throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        let isPainted = try poll {
          try server.screen.screenshot(x: 319, y: 479, width: 1, height: 1)[0, 0] == 0x3366CC
        }
        #expect(isPainted)
        let all = try server.screen.screenshot()
        #expect((all.width, all.height) == (1280, 1024))
        #expect(all[0, 0] == 0x3366CC && all[320, 0] == 0x000000 && all[0, 480] == 0x000000)
        #expect(all[5, 5].description == "#3366CC")
        #expect(all[5, 5].red == 0x33 && all[5, 5].green == 0x66 && all[5, 5].blue == 0xCC)
        #expect(all.count(of: 0x3366CC) == 320 * 480)
        #expect(all.crop(x: 0, y: 0, width: 320, height: 480).count(of: 0x3366CC) == 320 * 480)

        _ = try server.screen.openWindow(x: 10, y: 10, width: 20, height: 5)
        let isCovered = try poll {
          try server.screen.screenshot().count(of: 0x3366CC) == 320 * 480 - 20 * 5
        }
        #expect(isCovered)
        try server.screen.raise(echo.window)
        let file = "\(server.directory)/picture.png"
        try server.screen.screenshot(x: 0, y: 0, width: 40, height: 30).save(to: file)
        // file(1) reads the header; a decoder that checks the sums is not everywhere.
        let tool = try ChildProcess("file", [file])
        try tool.waitForLine(containing: "PNG image data, 40 x 30, 8-bit/color RGB")
        #expect(throws: XServerError.self) {
          try server.screen.screenshot(x: 1270, y: 0, width: 20, height: 1)
        }
      }
    }
  }
}
