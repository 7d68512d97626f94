import Foundation

/// Decides which requests are answered.
///
/// Every request must name one of the server's own addresses as its host, and where it has an origin, as its
/// origin: a page of another site, or a name that was made to point here, gets nothing. With a token,
/// everything but the page also needs the cookie that a client gets for the token.
package struct Access: Sendable {
  /// What is wrong with a request.
  package enum Refusal: Error, Equatable, Sendable {
    /// The request names another host.
    case host
    /// The request comes from another site's page.
    case origin
    /// The client has not sent the token.
    case token
  }

  /// The most clients that may have a cookie.
  package static let sessionLimit = 256

  /// The hosts, with their port, that requests may name.
  package let hosts: Set<String>
  /// The token; nil if none is needed.
  package let token: String?
  private var sessions: [String] = []

  /// Makes the rules of a server.
  package init(hosts: Set<String>, token: String?) {
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.token = token
  }

  /// Returns a random number of 128 bits, in hexadecimal digits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Checks where a request comes from.
  ///
  /// - Parameters:
  ///   - host: The header `Host`.
  ///   - origin: The header `Origin`.
  ///   - needsOrigin: Whether a request without an origin is refused, as for a WebSocket.
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

  /// Whether two texts are equal; takes the same time wherever they differ.
  package static func areEqual(_ first: String, _ second: String) -> Bool {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
