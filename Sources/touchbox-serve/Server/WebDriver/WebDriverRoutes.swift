import FlyingFox
import Foundation

/// Handles requests from WebDriver clients.
struct WebDriverRoutes: HTTPHandler {
  /// The maximum size of a request's body, in bytes.
  private static let bodyLimit = 16 << 20

  private let sessions: WebDriverSessions
  private let access: Access

  /// Creates a server's routes.
  init(_ sessions: WebDriverSessions, _ access: Access) {
    (self.sessions, self.access) = (sessions, access)
  }

  /// Handles a request.
  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    do {
      return Self.response(200, ["value": try await value(for: request)])
    } catch let error as WebDriverError {
      return Self.response(error.name.status, error.body)
    }
  }

  private func value(for request: HTTPRequest) async throws -> JSON {
    do throws(Access.Refusal) {
      // Pages in a browser always send their origin with these requests; clients do not send one.
      try access.checkSource(
        host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")])
    } catch {
      throw WebDriverError(
        .unknownError, "requests from other sites and for other hosts are refused")
    }
    let (endpoint, parts) = try Self.endpoint(request.method.rawValue, request.path)
    let body = try await body(of: request)
    switch endpoint.action {
    case .status:
      let isReady = await sessions.hasRoom
      return [
        "ready": .bool(isReady), "message": isReady ? "ready for a session" : "too many sessions",
      ]
    case .newSession:
      let session = try await sessions.start(body)
      return ["sessionId": .string(session.id), "capabilities": session.capabilities]
    case .endSession:
      let id = parts["session id"] ?? ""
      if request.method == .DELETE, request.path.hasSuffix("/window") {
        _ = try await sessions.session(id)
      }
      await sessions.end(id)
      return request.path.hasSuffix("/window") ? .array([]) : .null
    case .session(let perform):
      let session = try await sessions.session(parts["session id"] ?? "")
      return try await perform(Endpoint.Call(session: session, parts: parts, body: body))
    case .failure(let error):
      _ = try await sessions.session(parts["session id"] ?? "")
      throw error
    }
  }

  /// Returns a request's endpoint and the variable parts of its path.
  private static func endpoint(
    _ method: String, _ path: String
  ) throws(WebDriverError) -> (Endpoint, [String: String]) {
    let parts = path.split(separator: "/")
    var isKnown = false
    // Check paths without variable parts first: in `element/active`, `active` is not an element.
    for endpoint in Endpoints.all {
      guard let found = endpoint.match(parts) else { continue }
      if endpoint.method == method { return (endpoint, found) }
      isKnown = true
    }
    if isKnown {
      throw WebDriverError(.unknownMethod, "\(path.prefix(200)) does not support \(method)")
    }
    throw WebDriverError(.unknownCommand, "unknown command \(path.prefix(200))")
  }

  private func body(of request: HTTPRequest) async throws -> JSON {
    guard request.method == .POST else { return [:] }
    let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
    guard length <= Self.bodyLimit, let data = try? await request.bodyData,
      data.count <= Self.bodyLimit
    else {
      throw WebDriverError(
        .invalidArgument, "the body is longer than \(Self.bodyLimit) bytes, or incomplete")
    }
    guard let body = JSON(data), body.members != nil else {
      throw WebDriverError(.invalidArgument, "expected a JSON object as the body")
    }
    return body
  }

  private static func response(_ status: Int, _ body: JSON) -> HTTPResponse {
    HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: status == 200 ? "OK" : "Error"),
      headers: [
        .contentType: "application/json; charset=utf-8", HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ], body: body.data)
  }
}

/// Serves WebDriver clients on this machine.
package struct WebDriverServer: Sendable {
  /// The maximum duration of a request, in seconds. The first request compiles a user's files.
  private static let patience = 600.0

  private let port: UInt16
  private let phones: ServerOptions.WebDriver

  /// Creates a server.
  ///
  /// - Parameter port: The port, or 0 for any free port.
  package init(port: UInt16, _ phones: ServerOptions.WebDriver) {
    (self.port, self.phones) = (port, phones)
  }

  /// Serves clients until the task is canceled.
  ///
  /// - Parameter ready: Receives the address for clients.
  package func run(ready: @escaping @Sendable (String) -> Void) async throws {
    let sessions = WebDriverSessions(phones)
    let port = try port == 0 ? Self.freePort() : port
    let access = Access(
      hosts: ["127.0.0.1:\(port)", "localhost:\(port)"], token: nil)
    let http = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: Self.patience,
      pool: SocketEvents.makePool(), logger: .disabled, handler: WebDriverRoutes(sessions, access))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          try await http.run()
        } catch {
          throw PhoneServer.Failure(
            description: "port \(port) is not available; another program may be using it: expected "
              + "--port with a free port, or no --port")
        }
      }
      group.addTask {
        try await http.waitUntilListening()
        ready("http://127.0.0.1:\(port)")
        // The server's own task determines when it ends.
        try await Task.sleep(for: .seconds(1e9))
      }
      try await group.next()
      group.cancelAll()
    }
  }

  /// Returns a port that is not currently in use.
  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard descriptor >= 0, isBound else {
      throw PhoneServer.Failure(description: "no port is free")
    }
    return UInt16(bigEndian: address.sin_port)
  }
}
