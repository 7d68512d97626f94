import Testing
import XServer

/// What a real window has to do with the network: nothing.
@Suite(.serialized, .requiresXServer)
struct NetworkTests {
  @Test("Nothing listens while a demo is in a window of the X server")
  func listens() throws {
    try withXServer { server in
      let demo = try LiveDemo("TouchDemo", on: server)
      #expect(NetworkSockets.accepting(of: demo.process.processID).isEmpty)
      #expect(try demo.quit() == .exited(0))
    }
  }
}
