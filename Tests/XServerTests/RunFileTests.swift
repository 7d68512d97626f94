import Foundation
import Testing
import XServer

private let hasSourceAdapter = FileManager.default.fileExists(
  atPath: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    + "/../../Sources/touchbox-adapt/TouchboxAdapt.swift")

/// A user's own Swift file in a real window, with a real finger.
@Suite(
  .serialized, .requiresXServer,
  .enabled(if: hasSourceAdapter, "the source adapter is not in this copy of the sources"))
struct RunFileTests {
  /// Returns the source code of a view that prints the file's version.
  ///
  /// - Parameter touched: The function to call with some text when the view is touched.
  private static func source(_ version: String, touched: String = "print") -> String {
    """
    import UIKit

    class VersionView: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        print("version \(version)")
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        \(touched)("touched \(version)")
      }
    }

    """
  }

  @Test(
    "A file runs in a window and restarts when saved; on an error, the old app keeps running"
  )
  func watching() throws {
    try withXServer { server in
      let file = server.directory + "/Version.swift"
      func save(_ text: String) throws {
        try text.write(toFile: file, atomically: true, encoding: .utf8)
      }
      try save(Self.source("one"))
      let process = try ChildProcess(
        ChildProcess.builtProgram("touchbox"),
        ["run", file, "--watch", "--scale", "1", "--no-hint"],
        environment: Self.environment(server), directory: server.directory)
      // This compiles the source adapter too.
      try process.waitForLine(containing: "version one", timeout: .seconds(120))
      try touch(server, process)
      try process.waitForLine(containing: "touched one")

      let saved = process.lines.count
      try save(Self.source("two", touched: "no_such_function"))
      let message = try process.waitForLine(
        containing: "error:", after: saved, timeout: .seconds(30))
      #expect(message.hasPrefix(file + ":12:"))
      try process.waitForLine(
        containing: "the previous version keeps running", after: saved, timeout: .seconds(30))
      try touch(server, process)
      try process.waitForLine(containing: "touched one", after: saved)

      let start = ContinuousClock.now
      try save(Self.source("three"))
      try process.waitForLine(containing: "version three", timeout: .seconds(60))
      let duration = ContinuousClock.now - start
      #expect(duration < .seconds(30), "\(duration)")
      try touch(server, process)
      try process.waitForLine(containing: "touched three")

      // Pressing Ctrl-C ends both processes.
      let app = try app(of: process)
      kill(process.processID, SIGINT)
      #expect(try process.waitForExit() == .exited(128 + SIGINT))
      #expect(kill(app, 0) != 0)
    }
  }

  @Test(
    "With --watch, closing the window ends all processes; without it, the app is the only process"
  )
  func closing() throws {
    try withXServer { server in
      let file = server.directory + "/Version.swift"
      try Self.source("one").write(toFile: file, atomically: true, encoding: .utf8)
      for option in [[], ["--watch"]] {
        let process = try ChildProcess(
          ChildProcess.builtProgram("touchbox"), ["run", file, "--scale", "1"] + option,
          environment: Self.environment(server), directory: server.directory)
        try process.waitForLine(containing: "version one", timeout: .seconds(120))
        let app = option.isEmpty ? process.processID : try app(of: process)
        try server.screen.requestClose(server.screen.window(ofProcess: app))
        #expect(try process.waitForExit() == .exited(0))
      }
    }
  }

  @Test("K-39 after a crash, and until a version compiles, a window shows the reason")
  func crashes() throws {
    try withXServer { server in
      let file = server.directory + "/Version.swift"
      func save(_ text: String) throws {
        try text.write(toFile: file, atomically: true, encoding: .utf8)
      }
      try save(Self.source("zero", touched: "no_such_function"))
      let process = try ChildProcess(
        ChildProcess.builtProgram("touchbox"),
        ["run", file, "--watch", "--scale", "1", "--no-hint"],
        environment: Self.environment(server), directory: server.directory)
      try process.waitForLine(containing: "error:", timeout: .seconds(120))
      #expect(try showsBanner(server, process))

      try save(Self.source("one", touched: "fatalError"))
      try process.waitForLine(containing: "version one", timeout: .seconds(60))
      #expect(try !showsBanner(server, process, within: .seconds(1)))
      try touch(server, process)
      try process.waitForLine(
        containing: "VersionView crashed at \(file):12 (", timeout: .seconds(30))
      try process.waitForLine(containing: "\(file):12: fatalError(\"touched one\")")
      #expect(try showsBanner(server, process))

      try save(Self.source("two"))
      try process.waitForLine(containing: "version two", timeout: .seconds(60))
      try touch(server, process)
      try process.waitForLine(containing: "touched two")
      let saved = process.lines.count
      try save(Self.source("three", touched: "no_such_function"))
      try process.waitForLine(
        containing: "the previous version keeps running", after: saved, timeout: .seconds(30))
      #expect(try showsBanner(server, process))
      // The running version is the saved version, so there is no banner.
      try save(Self.source("two"))
      #expect(
        poll(timeout: .seconds(20)) { (try? showsBanner(server, process, within: .zero)) == false })
    }
  }

  @Test("K-39 closing the window after a crash ends the session with the signal's code")
  func closingAfterACrash() throws {
    try withXServer { server in
      let file = server.directory + "/Version.swift"
      try Self.source("one", touched: "fatalError").write(
        toFile: file, atomically: true, encoding: .utf8)
      let process = try ChildProcess(
        ChildProcess.builtProgram("touchbox"), ["run", file, "--watch", "--scale", "1"],
        environment: Self.environment(server), directory: server.directory)
      try process.waitForLine(containing: "version one", timeout: .seconds(120))
      try touch(server, process)
      try process.waitForLine(containing: "waiting for changes", timeout: .seconds(30))
      #expect(try showsBanner(server, process))
      try server.screen.requestClose(server.screen.window(ofProcess: try app(of: process)))
      #expect([.exited(128 + SIGILL), .exited(128 + SIGTRAP)].contains(try process.waitForExit()))
    }
  }

  @Test("K-39 the window closes no matter how `run --watch` ends")
  func killed() throws {
    try withXServer { server in
      let file = server.directory + "/Version.swift"
      try Self.source("one").write(toFile: file, atomically: true, encoding: .utf8)
      let process = try ChildProcess(
        ChildProcess.builtProgram("touchbox"), ["run", file, "--watch", "--scale", "1"],
        environment: Self.environment(server), directory: server.directory)
      try process.waitForLine(containing: "version one", timeout: .seconds(120))
      let app = try app(of: process)
      _ = try server.screen.window(ofProcess: app)
      process.send(signal: SIGKILL)
      #expect(try process.waitForExit() == .signaled(SIGKILL))
      #expect(poll(timeout: .seconds(10)) { kill(app, 0) != 0 })
    }
  }

  /// Returns whether the window shows a red banner below the status bar before a timeout.
  private func showsBanner(
    _ server: XServer, _ process: ChildProcess, within time: Duration = .seconds(20)
  ) throws -> Bool {
    poll(timeout: time) {
      guard let app = apps(of: process).first,
        let window = try? server.screen.window(ofProcess: app),
        let frame = try? server.screen.frame(of: window),
        // At scale 1: the panel begins 6 points below the status bar, with text after 10 more.
        let picture = try? server.screen.screenshot(
          x: frame.x + frame.width / 2, y: frame.y + 20 + 6 + 4, width: 1, height: 1)
      else { return false }
      let pixel = picture[0, 0]
      return pixel.red > 150 && pixel.green < 60 && pixel.blue < 60
    }
  }

  @Test("A file dropped onto the Home screen opens and keeps an icon there")
  func ownApp() throws {
    try withXServer { server in
      let file = server.directory + "/Own.swift"
      try Self.source("one").write(toFile: file, atomically: true, encoding: .utf8)
      let environment = Self.environment(server).merging(["XDG_STATE_HOME": server.directory]) {
        $1
      }
      for isDropped in [true, false] {
        let home = try ChildProcess(
          ChildProcess.builtProgram("touchbox"), ["run", "--scale", "1", "--device", "320x568"],
          environment: environment, directory: server.directory)
        let window = try server.screen.window(ofProcess: home.processID)
        if isDropped {
          try server.screen.drop([file], onto: window)
        } else {
          // Seventeen demos and the lessons, in rows of four, put this icon into the fifth row, at
          // 198,414.
          let frame = try server.screen.frame(of: window)
          let (x, y) = (Double(frame.x + 198), Double(frame.y + 414))
          try server.touchscreens[0].down(1, at: x, y)
          try server.touchscreens[0].up(1)
          try server.touchscreens[0].sync()
        }
        try home.waitForLine(containing: "version one", timeout: .seconds(120))
        let app = try server.screen.window(ofProcess: try self.app(of: home))
        #expect(try poll { try server.screen.isVisible(app) })
        // The app has its own window. Closing it does not close the Home screen.
        try server.screen.requestClose(app)
        #expect(poll { self.apps(of: home).isEmpty })
        try server.screen.requestClose(window)
        #expect(try home.waitForExit() == .exited(0), "\(home.lines)")
        let remembered = try String(
          contentsOfFile: server.directory + "/touchbox/app", encoding: .utf8)
        #expect(remembered == file + "\n")
      }
    }
  }

  @Test("A second file dropped onto the Home screen opens without closing the first")
  func twoOwnApps() throws {
    try withXServer { server in
      let environment = Self.environment(server).merging(["XDG_STATE_HOME": server.directory]) {
        $1
      }
      let home = try ChildProcess(
        ChildProcess.builtProgram("touchbox"), ["run", "--scale", "1"],
        environment: environment, directory: server.directory)
      let window = try server.screen.window(ofProcess: home.processID)
      for name in ["one", "two"] {
        let file = server.directory + "/\(name).swift"
        try Self.source(name).write(toFile: file, atomically: true, encoding: .utf8)
        try server.screen.drop([file], onto: window)
        try home.waitForLine(containing: "version \(name)", timeout: .seconds(120))
      }
      #expect(apps(of: home).count == 2)
      try server.screen.requestClose(window)
      #expect(try home.waitForExit() == .exited(0), "\(home.lines)")
    }
  }

  private static func environment(_ server: XServer) -> [String: String] {
    server.environment.merging(["XDG_CACHE_HOME": ChildProcess.cache]) { $1 }
  }

  /// Returns the process started by `run --watch` or the Home screen.
  private func app(of process: ChildProcess) throws -> Int32 {
    try #require(apps(of: process).first)
  }

  private func apps(of process: ChildProcess) -> [Int32] {
    let id = process.processID
    let children = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    return (children ?? "").split(separator: " ").compactMap { Int32($0) }
  }

  /// Taps the center of the window.
  private func touch(_ server: XServer, _ process: ChildProcess) throws {
    let window = try server.screen.window(ofProcess: try app(of: process))
    let frame = try server.screen.frame(of: window)
    let (x, y) = (Double(frame.x + frame.width / 2), Double(frame.y + frame.height / 2))
    try server.touchscreens[0].down(1, at: x, y)
    try server.touchscreens[0].up(1)
    try server.touchscreens[0].sync()
  }
}
