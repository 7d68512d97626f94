import Foundation

/// Decides which requests the server answers.
///
/// The `Host` header of every request must name one of the server's own addresses, and so must the
/// `Origin` header, if there is one. This refuses pages of other sites, and host names that were
/// made to point to this server. If there is a token, every request except for the page itself also
/// needs a cookie, which a client gets in exchange for the token.
package struct Access: Sendable {
  /// The reason for refusing a request.
  package enum Refusal: Error, Equatable, Sendable {
    /// The request names another host.
    case host
    /// The request comes from another site's page.
    case origin
    /// The client does not have a valid token or cookie.
    case token
  }

  /// The maximum number of cookies.
  package static let sessionLimit = 256

  /// The hosts, including their port, that requests may name.
  package let hosts: Set<String>
  /// The token; nil if clients do not need one.
  package let token: String?
  private var sessions: [String] = []

  /// Makes the access rules of a server.
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

  /// Checks the source of a request.
  ///
  /// - Parameters:
  ///   - host: The `Host` header.
  ///   - origin: The `Origin` header.
  ///   - needsOrigin: Whether to refuse a request without an origin, as for a WebSocket.
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

  /// Checks the cookie of a request.
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

  /// Exchanges a token for the value of a new cookie.
  package mutating func makeSession(for offered: String) throws(Refusal) -> String {
    guard let token, Self.areEqual(token, offered) else { throw .token }
    let session = Self.makeToken()
    sessions.append(session)
    if sessions.count > Self.sessionLimit { sessions.removeFirst() }
    return session
  }

  /// Compares two strings in a time that does not depend on the location of their first difference.
  package static func areEqual(_ first: String, _ second: String) -> Bool {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
