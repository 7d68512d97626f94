package import FlyingSocks
import Foundation
import Glibc
import Synchronization

/// The public address of the server: accepts connections, and relays those within the limits to the HTTP
/// server, which listens on this machine only.
///
/// FlyingFox reads lines, bodies and WebSocket frames of any length. Here a connection ends when it sends
/// more than a request of this server has, announces a WebSocket frame that is too long, or opens and stays
/// silent. Nothing else of the protocol is read here.
package struct ConnectionGate: Sendable {
  /// The limits of connections.
  package struct Limits: Sendable {
    /// The most connections at a time, and the most of one address.
    package var connections = 256
    package var connectionsPerAddress = 128
    /// How many seconds a connection may take until it has sent a whole request.
    package var requestTimeout = 10.0

    /// Makes the default limits.
    package init() {}
  }

  private let limits: Limits
  private let inner: UInt16
  private let peers = Peers()

  /// Makes a gate to the HTTP server at a port of this machine.
  package init(to inner: UInt16, _ limits: Limits = Limits()) {
    (self.inner, self.limits) = (inner, limits)
  }

  /// Returns the address of the client whose connection arrives at the HTTP server from a port of this
  /// machine.
  package func peer(ofPort port: UInt16) -> String? {
    peers.address(ofPort: port)
  }

  /// Accepts connections until the task is cancelled.
  package func run(on socket: AsyncSocket, pool: some AsyncSocketPool) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      for try await client in socket.sockets {
        guard let address = Self.address(of: client),
          peers.open(address, limits)
        else {
          try? client.close()
          continue
        }
        group.addTask {
          await relay(client, from: address, pool: pool)
          peers.close(address)
        }
      }
    }
  }

  private static func address(of socket: AsyncSocket) -> String? {
    switch try? socket.socket.remotePeer() {
    case .ip4(let address, _), .ip6(let address, _): address
    default: nil
    }
  }

  private func relay(
    _ client: AsyncSocket, from address: String, pool: some AsyncSocketPool
  ) async {
    defer { try? client.close() }
    guard
      let server = try? await AsyncSocket.connected(
        to: .inet(ip4: "127.0.0.1", port: inner), pool: pool)
    else { return }
    defer { try? server.close() }
    guard case .ip4(_, let port) = try? server.socket.sockname() else { return }
    peers.note(port: port, address)
    defer { peers.forget(port: port) }
    let isUpgraded = Flag()
    // Tasks that wait for a socket are never cancelled: a shutdown ends their wait. FlyingSocks forgets a
    // cancelled wait a moment later, when the socket's number may already be another connection's.
    let watchdog = Task { [timeout = limits.requestTimeout] in
      try await Task.sleep(for: .seconds(timeout))
      if !isUpgraded.value { Self.shutdown(client, server) }
    }
    async let responses: Void = Self.relayResponses(from: server, to: client, isUpgraded)
    if await Self.relayRequests(from: client, to: server, isUpgraded) {
      Self.shutdown(client, server)
    } else {
      // A client that sends nothing more still gets its response.
      Glibc.shutdown(server.socket.file.rawValue, Int32(SHUT_WR))
    }
    await responses
    watchdog.cancel()
    _ = await watchdog.result
  }

  private static func shutdown(_ sockets: AsyncSocket...) {
    for socket in sockets { Glibc.shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR)) }
  }

  /// Relays what a client sends until it ends, or breaks a limit.
  ///
  /// - Returns: Whether the connection ends at once.
  private static func relayRequests(
    from client: AsyncSocket, to server: AsyncSocket, _ isUpgraded: Flag
  ) async -> Bool {
    var meter = RequestMeter()
    while let bytes = try? await client.read(atMost: 4096), !bytes.isEmpty {
      guard meter.accepts(bytes, isUpgraded: isUpgraded.value),
        (try? await server.write(Data(bytes))) != nil
      else { return true }
    }
    return isUpgraded.value
  }

  /// Relays what the server answers until it ends, and then ends the connection.
  private static func relayResponses(
    from server: AsyncSocket, to client: AsyncSocket, _ isUpgraded: Flag
  ) async {
    defer { shutdown(client, server) }
    var isFirst = true
    while let bytes = try? await server.read(atMost: 4096), !bytes.isEmpty {
      if isFirst { isUpgraded.value = bytes.starts(with: Array("HTTP/1.1 101 ".utf8)) }
      isFirst = false
      guard (try? await client.write(Data(bytes))) != nil else { return }
    }
  }
}

/// Whether a connection is a WebSocket; two tasks share it.
private final class Flag: Sendable {
  private let storage = Mutex(false)

  var value: Bool {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}

/// The clients of a gate.
private final class Peers: Sendable {
  private struct State {
    var counts: [String: Int] = [:]
    var ports: [UInt16: String] = [:]
  }

  private let state = Mutex(State())

  /// Counts a connection, if the limits allow it.
  func open(_ address: String, _ limits: ConnectionGate.Limits) -> Bool {
    state.withLock { state in
      guard state.counts.values.reduce(0, +) < limits.connections,
        state.counts[address, default: 0] < limits.connectionsPerAddress
      else { return false }
      state.counts[address, default: 0] += 1
      return true
    }
  }

  func close(_ address: String) {
    state.withLock { state in
      let count = state.counts[address, default: 1] - 1
      state.counts[address] = count > 0 ? count : nil
    }
  }

  func note(port: UInt16, _ address: String) {
    state.withLock { $0.ports[port] = address }
  }

  func forget(port: UInt16) {
    state.withLock { $0.ports[port] = nil }
  }

  func address(ofPort port: UInt16) -> String? {
    state.withLock { $0.ports[port] }
  }
}
