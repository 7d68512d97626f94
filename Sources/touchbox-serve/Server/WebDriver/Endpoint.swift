/// A row in the endpoint table: a method, a path, and an action.
///
/// - SeeAlso: www.w3.org/TR/webdriver2/#endpoints
package struct Endpoint: Sendable {
  /// A request and the parts of its path.
  struct Call: Sendable {
    /// The session specified by the path.
    let session: WebDriverSession
    /// The variable parts of the path, such as `element id`.
    let parts: [String: String]
    /// The body.
    let body: JSON

    /// The identifier of the element specified by the path.
    var element: String { parts["element id"] ?? "" }
    /// The name of the attribute or property specified by the path.
    var name: String { parts["name"] ?? "" }
  }

  /// The action of an endpoint.
  enum Action: Sendable {
    /// The server handles the request without a session.
    case newSession, status
    /// The server ends the session.
    case endSession
    /// The session handles the request.
    case session(@Sendable (Call) async throws -> JSON)
    /// The request always fails because the phone has no such feature.
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

  /// Returns a path's variable parts, or nil if the path belongs to another endpoint.
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
