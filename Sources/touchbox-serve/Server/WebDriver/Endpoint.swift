/// One row of the table of endpoints: a method, a path, and what the server does.
///
/// - SeeAlso: www.w3.org/TR/webdriver2/#endpoints
package struct Endpoint: Sendable {
  /// A request with the parts of its path.
  struct Call: Sendable {
    /// The session that the path names.
    let session: WebDriverSession
    /// The variable parts of the path, such as `element id`.
    let parts: [String: String]
    /// The body.
    let body: JSON

    /// The identifier of the element that the path names.
    var element: String { parts["element id"] ?? "" }
    /// The name of the attribute or property that the path names.
    var name: String { parts["name"] ?? "" }
  }

  /// What an endpoint does.
  enum Action: Sendable {
    /// The server answers it without a session.
    case newSession, status
    /// The server ends the session.
    case endSession
    /// The session answers it.
    case session(@Sendable (Call) async throws -> JSON)
    /// Always fails, because the phone has nothing like it.
    case failure(WebDriverError)
  }

  /// `GET`, `POST` or `DELETE`.
  package let method: String
  /// The path, with variable parts in braces: `/session/{session id}/url`.
  package let path: String
  let action: Action
  private let parts: [Substring]

  init(_ method: String, _ path: String, _ action: Action) {
    (self.method, self.path, self.action) = (method, path, action)
    parts = path.split(separator: "/")
  }

  /// Whether requests always fail with `unsupported operation`.
  package var isUnsupported: Bool {
    if case .failure(let error) = action { error.name == .unsupportedOperation } else { false }
  }

  /// Returns the variable parts of a path; nil if it is another endpoint's.
  func match(_ path: [Substring]) -> [String: String]? {
    guard path.count == parts.count else { return nil }
    var found: [String: String] = [:]
    for (pattern, part) in zip(parts, path) {
      if pattern.hasPrefix("{") {
        found[String(pattern.dropFirst().dropLast())] = String(part)
      } else if pattern != part {
        return nil
      }
    }
    return found
  }
}
