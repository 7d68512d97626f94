import FlyingFox
import FlyingSocks
import Foundation
import PhoneLink

/// Serves a phone to browsers.
///
/// The phone's process sends its screen contents over a Unix domain socket (`LinkSocket`), and each
/// client has a page. Between them, `ConnectionGate` accepts connections, FlyingFox implements
/// HTTP, `PageRoutes` handles requests, and `PhoneSession` stores the state.
package struct PhoneServer: Sendable {
  /// A failure to start the server.
  package struct Failure: Error, CustomStringConvertible {
    /// The problem and a solution.
    package let description: String
  }

  private let options: ServerOptions
  private let output: @Sendable (String) -> Void

  /// Creates a server.
  ///
  /// - Parameter output: Receives lines for the terminal.
  package init(_ options: ServerOptions, output: @escaping @Sendable (String) -> Void) {
    (self.options, self.output) = (options, output)
  }

  /// Serves the phone until the task is canceled.
  ///
  /// - Parameter ready: Receives the address for clients.
  package func run(ready: @escaping @Sendable (String) -> Void) async throws {
    var rules = PhoneSession.Rules()
    (rules.isShared, rules.isReadOnly) = (options.isShared, options.isReadOnly)
    let session = PhoneSession(rules, report: output)
    guard let phones = LinkSocket.listen(at: options.socket) else {
      throw Failure(description: "\(options.socket): cannot be used as a socket for the phone")
    }
    Thread.detachNewThread {
      while let link = phones.accept() {
        Thread.detachNewThread { session.serve(link) }
      }
    }

    let pool = SocketEvents.makePool()
    try await pool.prepare()
    let outer = try listen(pool)
    guard case .ip4(_, let port) = try outer.socket.sockname() else {
      throw Failure(description: "the server has no port")
    }
    let token = options.isPublic ? Access.makeToken() : nil
    let addresses = ["127.0.0.1", "localhost"] + (options.isPublic ? NetworkAddress.own() : [])
    let access = Access(hosts: Set(addresses.map { "\($0):\(port)" }), token: token)

    // FlyingFox's port is not known until it listens, but its routes need the gate.
    let gateSlot = GateSlot()
    let routes = PageRoutes(
      session, access, peer: { gateSlot.gate?.peer(ofPort: $0) }, report: output)
    let http = try HTTPServer(
      address: .inet(ip4: "127.0.0.1", port: 0), timeout: 15, pool: SocketEvents.makePool(),
      logger: .disabled, handler: routes)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await http.run() }
      group.addTask { try await pool.run() }
      group.addTask { await session.sendFrames() }
      try await http.waitUntilListening()
      guard case .ip4(_, let inner) = await http.listeningAddress else {
        throw Failure(description: "the server could not listen on this machine")
      }
      let gate = ConnectionGate(to: inner)
      gateSlot.gate = gate
      group.addTask { try await gate.run(on: outer, pool: pool) }
      let host = options.isPublic ? addresses.last ?? "127.0.0.1" : "127.0.0.1"
      ready("http://\(host):\(port)/" + (token.map { "#\($0)" } ?? ""))
      try await group.next()
      group.cancelAll()
    }
  }

  private func listen(_ pool: some AsyncSocketPool) throws -> AsyncSocket {
    let socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    do {
      let host = options.isPublic ? "0.0.0.0" : "127.0.0.1"
      try socket.bind(to: .inet(ip4: host, port: options.port))
      try socket.listen(maxPendingConnection: 64)
    } catch {
      throw Failure(
        description: "port \(options.port) is not available; another program may be using it: "
          + "expected --port with a free port, or no --port")
    }
    return try AsyncSocket(socket: socket, pool: pool)
  }
}

/// Stores the gate after it has been created.
private final class GateSlot: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: ConnectionGate?

  var gate: ConnectionGate? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
