package import FlyingSocks
import Foundation
import Glibc
import Synchronization

/// The server's public endpoint. It accepts connections and, within limits, relays them to the HTTP
/// server, which is reachable only from this machine.
///
/// FlyingFox accepts lines, bodies and WebSocket frames of any length. This gate closes a
/// connection that sends more than a request to this server needs, announces a WebSocket frame that
/// is too long, or stays silent after it is opened. It does not interpret the rest of the protocol.
package struct ConnectionGate: Sendable {
  /// The connection limits.
  package struct Limits: Sendable {
    /// The maximum number of simultaneous connections, in total and per address.
    package var connections = 256
    package var connectionsPerAddress = 128
    /// The maximum number of seconds that a connection may take to send a complete request.
    package var requestTimeout = 10.0

    /// Creates the default limits.
    package init() {}
  }

  private let limits: Limits
  private let inner: UInt16
  private let peers = Peers()

  /// Creates a gate in front of the HTTP server on a local port.
  package init(to inner: UInt16, _ limits: Limits = Limits()) {
    (self.inner, self.limits) = (inner, limits)
  }

  /// Returns the address of the client whose connection reaches the HTTP server from a local port.
  package func peer(ofPort port: UInt16) -> String? {
    peers.address(ofPort: port)
  }

  /// Accepts connections until the task is canceled.
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
    // Tasks that wait for a socket are never canceled. Shutting down the socket ends their wait.
    // FlyingSocks removes a canceled wait slightly later, when the socket's number may already
    // belong to another connection.
    let watchdog = Task { [timeout = limits.requestTimeout] in
      try await Task.sleep(for: .seconds(timeout))
      if !isUpgraded.value { Self.shutdown(client, server) }
    }
    async let responses: Void = Self.relayResponses(from: server, to: client, isUpgraded)
    if await Self.relayRequests(from: client, to: server, isUpgraded) {
      Self.shutdown(client, server)
    } else {
      // A client that sends no more data still receives its response.
      Glibc.shutdown(server.socket.file.rawValue, Int32(SHUT_WR))
    }
    await responses
    watchdog.cancel()
    _ = await watchdog.result
  }

  private static func shutdown(_ sockets: AsyncSocket...) {
    for socket in sockets { Glibc.shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR)) }
  }

  /// Relays data from a client until the client closes the connection or exceeds a limit.
  ///
  /// - Returns: Whether the connection must be closed immediately.
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

  /// Relays data from the server until the server closes the connection, and then closes the
  /// client's connection.
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

/// Stores whether a connection is a WebSocket. Two tasks share this object.
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

  /// Counts a connection if the limits allow it.
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
