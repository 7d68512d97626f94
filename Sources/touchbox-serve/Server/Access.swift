import Foundation

/// Decides which requests the server accepts.
///
/// The `Host` header of every request must name one of the server's own addresses, and so must the
/// `Origin` header, if there is one. This rejects pages from other sites and host names that have
/// been made to resolve to this server. If there is a token, every request except for the page
/// itself also needs a cookie, which a client receives in exchange for the token.
package struct Access: Sendable {
  /// The reason for rejecting a request.
  package enum Refusal: Error, Equatable, Sendable {
    /// The request specifies another host.
    case host
    /// The request comes from another site's page.
    case origin
    /// The client does not have a valid token or cookie.
    case token
  }

  /// The maximum number of cookies.
  package static let sessionLimit = 256

  /// The hosts, including their port, that requests may specify.
  package let hosts: Set<String>
  /// The token, or nil if clients do not need one.
  package let token: String?
  private var sessions: [String] = []

  /// Creates a server's access rules.
  package init(hosts: Set<String>, token: String?) {
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.token = token
  }

  /// Returns a random 128-bit number in hexadecimal.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Checks a request's source.
  ///
  /// - Parameters:
  ///   - host: The `Host` header.
  ///   - origin: The `Origin` header.
  ///   - needsOrigin: Whether to reject a request without an origin, as for a WebSocket.
  package func checkSource(
    host: String?, origin: String?, needsOrigin: Bool = false
  ) throws(Refusal) {
    guard let host, hosts.contains(host.lowercased()) else { throw .host }
    guard let origin else {
      if needsOrigin { throw .origin }
      return
    }
    guard origin.lowercased().hasPrefix("http://"),
      origin.lowercased().dropFirst("http://".count) == host.lowercased()
    else { throw .origin }
  }

  /// Checks a request's cookie.
  package func checkSession(cookie: String?) throws(Refusal) {
    guard token != nil else { return }
    let values = (cookie ?? "").split(separator: ";").compactMap { pair -> Substring? in
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "touchbox" else {
        return nil
      }
      return parts[1]
    }
    for value in values where sessions.contains(where: { Self.areEqual($0, String(value)) }) {
      return
    }
    throw .token
  }

  /// Exchanges a token for a new cookie value.
  package mutating func makeSession(for offered: String) throws(Refusal) -> String {
    guard let token, Self.areEqual(token, offered) else { throw .token }
    let session = Self.makeToken()
    sessions.append(session)
    if sessions.count > Self.sessionLimit { sessions.removeFirst() }
    return session
  }

  /// Compares two strings in a time that does not depend on the position of the first difference.
  package static func areEqual(_ first: String, _ second: String) -> Bool {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
