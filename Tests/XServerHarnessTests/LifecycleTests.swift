import Foundation
import Testing
import XServer

extension RealScreen {
  @Suite struct LifecycleTests {
    private struct Stop: Error {}

    private func isAlive(_ processID: Int32) -> Bool { kill(processID, 0) == 0 }

    @Test func stoppingLeavesNothing() throws {
      let server = try XServer()
      let (directory, processID) = (server.directory, server.processID)
      let number = server.display.dropFirst()
      #expect(FileManager.default.fileExists(atPath: directory))
      #expect(isAlive(processID))
      server.stop()
      server.stop()
      #expect(!FileManager.default.fileExists(atPath: directory))
      #expect(!isAlive(processID))
      #expect(!FileManager.default.fileExists(atPath: "/tmp/.X11-unix/X\(number)"))
      #expect(throws: XServerError.self) { try server.screen.screenshot() }
      #expect(throws: XServerError.self) { try server.pointer.move(to: 1, 1) }
    }

    @Test func anErrorStopsTheServer() throws {
      var left: (String, Int32)?
      #expect(throws: Stop.self) {
        try withXServer { server in
          left = (server.directory, server.processID)
          throw Stop()
        }
      }
      let (directory, processID) = try #require(left)
      #expect(!FileManager.default.fileExists(atPath: directory))
      #expect(!isAlive(processID))
    }

    @Test func theEndOfTheObjectStopsTheServer() throws {
      var server: XServer? = try XServer(touchscreens: 0)
      let (directory, processID) = try #require(server.map { ($0.directory, $0.processID) })
      server = nil
      #expect(!FileManager.default.fileExists(atPath: directory))
      #expect(!isAlive(processID))
    }

    @Test func theKernelStopsTheServerOfAKilledTest() throws {
      let holder = try ChildProcess(ChildProcess.builtProgram("holder"))
      let words = try holder.waitForLine(containing: "server ").split(separator: " ")
      let processID = try #require(Int32(words[1]))
      let directory = String(words[3])
      #expect(isAlive(processID))
      // The holder alone, not its process group.
      holder.send(signal: SIGKILL)
      #expect(try holder.waitForExit() == .signalled(SIGKILL))
      #expect(poll { !isAlive(processID) || isZombie(processID) })
      #expect(FileManager.default.fileExists(atPath: directory))
      try withXServer { _ in
        #expect(!FileManager.default.fileExists(atPath: directory))
      }
    }

    /// An orphan waits for its new parent to look at it, which may take a while.
    private func isZombie(_ processID: Int32) -> Bool {
      let line = try? String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8)
      return line?.contains(") Z ") ?? true
    }

    @Test func aLostServerIsAnErrorNotTheEnd() throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        kill(server.processID, SIGKILL)
        #expect(throws: XServerError.self) { try server.screen.screenshot() }
        #expect(throws: XServerError.self) {
          try server.touchscreens[0].down(1, at: 0, 0)
          try server.touchscreens[0].sync()
        }
        #expect(try echo.process.waitForExit() == .exited(1))
      }
    }

    @Test func serversRunSideBySide() throws {
      let servers = try (0..<4).map { _ in try XServer() }
      #expect(Set(servers.map(\.display)).count == 4)
      let echoes = try servers.map { try Echo(on: $0) }
      for (index, server) in servers.enumerated() {
        try server.touchscreens[0].down(1, at: Double(index), 0)
        try server.touchscreens[0].up(1)
        try server.touchscreens[0].sync()
        try echoes[index].process.waitForLine(containing: "finger up")
        #expect(echoes[index].fingers.allSatisfy { $0.isClose(to: Double(index), 0) })
      }
    }

    @Test func aServerThatIsLateIsAnError() throws {
      let error = #expect(throws: XServerError.self) { try XServer(timeout: .zero) }
      #expect(try #require(error).description.contains("did not start"))
      let own = "touchbox-x-\(getpid())-"
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: "/tmp").allSatisfy {
          !$0.hasPrefix(own)
        })
    }

    @Test func theLogAndTheEnvironmentAreAtHand() throws {
      try withXServer { server in
        #expect(server.log.contains("inputtest: touchscreen1: Device turned on"))
        #expect(server.environment["DISPLAY"] == server.display)
        #expect(server.environment["SDL_VIDEODRIVER"] == "x11")
        #expect(server.environment["WAYLAND_DISPLAY"] == nil)
        #expect(server.environment["XDG_RUNTIME_DIR"]?.hasPrefix(server.directory) == true)
      }
    }
  }
}
