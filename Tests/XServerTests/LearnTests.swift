import Foundation
import Testing
import XServer

private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// `touchbox learn` in a real window.
@Suite(
  .serialized, .requiresXServer,
  .enabled(
    if: FileManager.default.fileExists(
      atPath: root + "/Sources/touchbox-adapt/TouchboxAdapt.swift"),
    "the source adapter is not in this copy of the sources"))
struct LearnTests {
  @Test(
    "K-50 a lesson opens in a window, its checks run after each save, and the window shows the score"
  )
  func saving() throws {
    try withXServer { server in
      let environment = server.environment.merging([
        "XDG_CACHE_HOME": ChildProcess.cache, "XDG_STATE_HOME": server.directory,
      ]) { $1 }
      // The exercise of the last lesson is a script, so saving it does not compile anything.
      let learn = try ChildProcess(
        ChildProcess.builtProgram("touchbox"), ["learn", "12", "--folder", server.directory],
        environment: environment, directory: server.directory)
      try learn.waitForLine(containing: "1 of 2 checks passed", timeout: .seconds(120))
      try learn.waitForLine(containing: "running CorrectApp")
      let id = learn.processID
      let children = try String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
      let app = try #require(children.split(separator: " ").first.flatMap { Int32($0) })
      let window = try server.screen.window(ofProcess: app)
      let solution = try String(
        contentsOfFile: root + "/Sources/touchbox-learn/12-WriteATest/Solution.touch",
        encoding: .utf8)
      try solution.write(
        toFile: server.directory + "/12-WriteATest.touch", atomically: true, encoding: .utf8)
      try learn.waitForLine(containing: "lesson 12 is done", timeout: .seconds(30))
      let frame = try server.screen.frame(of: window)
      // The message is in a dark capsule, whose upper edge is at 30 of 480 points. The app is white.
      let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height * 32 / 480)
      #expect(
        try poll {
          try server.screen.screenshot(x: x, y: y, width: 1, height: 1)[0, 0].red < 128
        })
      try server.screen.requestClose(window)
      #expect(try learn.waitForExit() == .exited(0), "\(learn.lines)")
    }
  }
}
