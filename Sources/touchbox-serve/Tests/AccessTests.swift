import Testing

@testable import PhoneServer

struct AccessTests {
  let local = Access(hosts: ["127.0.0.1:8000", "localhost:8000"], token: nil)

  @Test("a request must specify one of the server's own hosts")
  func host() throws {
    try local.checkSource(host: "127.0.0.1:8000", origin: nil)
    try local.checkSource(host: "LOCALHOST:8000", origin: nil)
    for host in ["evil.example", "127.0.0.1:8001", "127.0.0.1", "", nil] {
      #expect(throws: Access.Refusal.host) { try local.checkSource(host: host, origin: nil) }
    }
  }

  @Test("a request with an origin must come from the server's own page")
  func origin() throws {
    try local.checkSource(host: "localhost:8000", origin: "http://localhost:8000")
    for origin in [
      "http://evil.example", "https://localhost:8000", "http://localhost:8000.evil.example",
      "http://127.0.0.1:8000", "null", "",
    ] {
      #expect(throws: Access.Refusal.origin) {
        try local.checkSource(host: "localhost:8000", origin: origin)
      }
    }
  }

  @Test("a WebSocket needs an origin")
  func socketOrigin() {
    #expect(throws: Access.Refusal.origin) {
      try local.checkSource(host: "localhost:8000", origin: nil, needsOrigin: true)
    }
  }

  @Test("no cookie is needed without a token")
  func noToken() throws {
    try local.checkSession(cookie: nil)
  }

  @Test("a token is exchanged for a cookie, and only that cookie is accepted")
  func token() throws {
    var access = Access(hosts: ["10.0.0.2:8000"], token: "0123456789abcdef")
    for cookie in [nil, "", "touchbox=", "touchbox=0123456789abcdef", "other=1"] {
      #expect(throws: Access.Refusal.token) { try access.checkSession(cookie: cookie) }
    }
    for wrong in ["", "0123456789abcdee", "0123456789abcdef0", "0123456789abcde"] {
      #expect(throws: Access.Refusal.token) { try access.makeSession(for: wrong) }
    }
    let session = try access.makeSession(for: "0123456789abcdef")
    #expect(session.utf8.count == 32)
    try access.checkSession(cookie: "a=b; touchbox=\(session)")
    #expect(throws: Access.Refusal.token) {
      try access.checkSession(cookie: "touchbox=\(session)0")
    }
  }

  @Test("cookies from an earlier server are rejected")
  func earlierServer() throws {
    var earlier = Access(hosts: ["h"], token: "t")
    let session = try earlier.makeSession(for: "t")
    let later = Access(hosts: ["h"], token: "t")
    #expect(throws: Access.Refusal.token) { try later.checkSession(cookie: "touchbox=\(session)") }
  }

  @Test("tokens are 128 bits long and unique")
  func randomTokens() {
    let tokens = Set((0..<100).map { _ in Access.makeToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test("the oldest cookie is removed if there are too many")
  func sessionLimit() throws {
    var access = Access(hosts: ["h"], token: "t")
    let first = try access.makeSession(for: "t")
    for _ in 0..<Access.sessionLimit { _ = try access.makeSession(for: "t") }
    #expect(throws: Access.Refusal.token) { try access.checkSession(cookie: "touchbox=\(first)") }
  }
}
