import Testing
import XServer

/// A real window does not use the network.
@Suite(.serialized, .requiresXServer)
struct NetworkTests {
  @Test("A demo in an X server window does not listen on any socket")
  func listens() throws {
    try withXServer { server in
      let demo = try LiveDemo("TouchDemo", on: server)
      #expect(NetworkSockets.accepting(of: demo.process.processID).isEmpty)
      #expect(try demo.quit() == .exited(0))
    }
  }
}
