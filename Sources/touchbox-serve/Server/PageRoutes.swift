package import FlyingFox
import Foundation
import Synchronization

/// Handles HTTP requests for the page, the exchange of a token for a cookie, and the WebSocket.
package final class PageRoutes: HTTPHandler, Sendable {
  /// The maximum number of wrong tokens per minute.
  private static let wrongTokens = 20.0

  private let session: PhoneSession
  private let access: Mutex<Access>
  private let attempts = Mutex(
    RateLimit(perSecond: wrongTokens / 60, burst: wrongTokens, now: now))
  private let peer: @Sendable (UInt16) -> String?
  private let report: @Sendable (String) -> Void

  /// Creates a phone's routes.
  ///
  /// - Parameters:
  ///   - peer: Returns the address of the client behind a connection from a local port.
  ///   - report: Receives lines for the terminal.
  package init(
    _ session: PhoneSession, _ access: Access, peer: @escaping @Sendable (UInt16) -> String?,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.session = session
    self.access = Mutex(access)
    (self.peer, self.report) = (peer, report)
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Handles a request.
  package func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let isSocket = request.path == "/phone"
    do throws(Access.Refusal) {
      try access.withLock { access throws(Access.Refusal) in
        try access.checkSource(
          host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
          needsOrigin: isSocket || request.method == .POST)
      }
      switch (request.method, request.path) {
      case (.GET, "/"): return page()
      case (.POST, "/session"): return try await makeSession(request)
      case (.GET, "/phone"):
        try access.withLock { access throws(Access.Refusal) in
          try access.checkSession(cookie: request.headers[HTTPHeader("Cookie")])
        }
      default:
        try access.withLock { access throws(Access.Refusal) in
          try access.checkSession(cookie: request.headers[HTTPHeader("Cookie")])
        }
        return text(.notFound, "nothing exists at this address; open / instead")
      }
    } catch {
      return refusal(error)
    }
    let handler = WebSocketHTTPHandler(
      handler: ClientHandler(session, address: address(of: request)))
    return try await handler.handleRequest(request)
  }

  private func address(of request: HTTPRequest) -> String {
    guard case .ip4(_, let port) = request.remoteAddress else { return "unknown" }
    return peer(port) ?? "unknown"
  }

  private func makeSession(_ request: HTTPRequest) async throws(Access.Refusal) -> HTTPResponse {
    guard let body = try? await request.bodyData, body.count <= 256 else { throw .token }
    let offered = String(decoding: body, as: UTF8.self)
    do throws(Access.Refusal) {
      let value = try access.withLock { access throws(Access.Refusal) in
        try access.makeSession(for: offered)
      }
      var response = text(.ok, "welcome")
      response.headers[HTTPHeader("Set-Cookie")] =
        "touchbox=\(value); Path=/; HttpOnly; SameSite=Strict"
      return response
    } catch {
      guard attempts.withLock({ $0.allows(at: Self.now) }) else {
        return text(.tooManyRequests, "too many wrong tokens; wait a minute")
      }
      report("a client at \(address(of: request)) sent a wrong token")
      throw error
    }
  }

  private func refusal(_ refusal: Access.Refusal) -> HTTPResponse {
    switch refusal {
    case .host: text(.forbidden, "this address is not one of the server's addresses")
    case .origin: text(.forbidden, "requests from other sites are refused")
    case .token: text(.forbidden, "open the address that the terminal shows, with its token")
    }
  }

  // MARK: - Responses

  /// Returns the page. Its script and style run only with the nonce in the header.
  private func page() -> HTTPResponse {
    let nonce = Access.makeToken()
    let html = String(decoding: PackageResources.page_html, as: UTF8.self)
      .replacing("NONCE", with: nonce)
    var response = respond(.ok, Data(html.utf8), type: "text/html; charset=utf-8")
    response.headers[HTTPHeader("Content-Security-Policy")] =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
      + "connect-src 'self'; img-src blob: data:; frame-ancestors 'none'; base-uri 'none'"
    return response
  }

  private func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    respond(status, Data((text + "\n").utf8), type: "text/plain; charset=utf-8")
  }

  private func respond(_ status: HTTPStatusCode, _ body: Data, type: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type, HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer",
      ], body: body)
  }
}
