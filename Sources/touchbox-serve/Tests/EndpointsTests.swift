import Testing

@testable import PhoneServer

/// Compares the endpoints with the standard's.
struct EndpointsTests {
  /// The endpoint table from W3C WebDriver 2, www.w3.org/TR/webdriver2/#endpoints, without
  /// `/session/{session id}` at the beginning.
  private static let standard = """
    POST /url
    GET /url
    POST /back
    POST /forward
    POST /refresh
    GET /title
    GET /window
    DELETE /window
    POST /window
    GET /window/handles
    POST /window/new
    POST /frame
    POST /frame/parent
    GET /window/rect
    POST /window/rect
    POST /window/maximize
    POST /window/minimize
    POST /window/fullscreen
    GET /element/active
    GET /element/{element id}/shadow
    POST /element
    POST /elements
    POST /element/{element id}/element
    POST /element/{element id}/elements
    POST /shadow/{shadow id}/element
    POST /shadow/{shadow id}/elements
    GET /element/{element id}/selected
    GET /element/{element id}/attribute/{name}
    GET /element/{element id}/property/{name}
    GET /element/{element id}/css/{property name}
    GET /element/{element id}/text
    GET /element/{element id}/name
    GET /element/{element id}/rect
    GET /element/{element id}/enabled
    GET /element/{element id}/computedrole
    GET /element/{element id}/computedlabel
    POST /element/{element id}/click
    POST /element/{element id}/clear
    POST /element/{element id}/value
    GET /source
    POST /execute/sync
    POST /execute/async
    GET /cookie
    GET /cookie/{name}
    POST /cookie
    DELETE /cookie/{name}
    DELETE /cookie
    POST /actions
    DELETE /actions
    POST /alert/dismiss
    POST /alert/accept
    GET /alert/text
    POST /alert/text
    GET /screenshot
    GET /element/{element id}/screenshot
    POST /print
    GET /timeouts
    POST /timeouts
    """

  /// The endpoints that the guide lists as unsupported.
  private static let unsupported = """
    POST /url
    GET /url
    POST /back
    POST /forward
    POST /refresh
    GET /title
    POST /window/new
    POST /window/rect
    POST /window/maximize
    POST /window/minimize
    POST /window/fullscreen
    GET /element/{element id}/css/{property name}
    GET /element/{element id}/computedrole
    POST /execute/async
    GET /cookie
    GET /cookie/{name}
    POST /cookie
    DELETE /cookie/{name}
    DELETE /cookie
    POST /print
    """

  private static func rows(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").map { line in
        let words = line.split(separator: " ", maxSplits: 1)
        return "\(words[0]) /session/{session id}\(words[1])"
      })
  }

  @Test("K-41 the server handles all endpoints in the standard and only a few others")
  func table() {
    let standard = Self.rows(Self.standard).union([
      "POST /session", "DELETE /session/{session id}", "GET /status",
    ])
    let ours = Endpoints.all.map { "\($0.method) \($0.path)" }
    #expect(Set(ours).count == ours.count)
    #expect(standard.subtracting(ours) == [])
    #expect(
      Set(ours).subtracting(standard)
        == Self.rows(
          """
          GET /element/{element id}/displayed
          POST /touchbox/advance
          POST /touchbox/log
          POST /touchbox/trace
          POST /touchbox/explain
          POST /touchbox/expect
          POST /touchbox/type
          POST /touchbox/play
          """))
  }

  @Test("K-41 features that the phone lacks are unsupported operations")
  func unsupportedOnes() {
    let ours = Endpoints.all.filter(\.isUnsupported).map { "\($0.method) \($0.path)" }
    #expect(Set(ours) == Self.rows(Self.unsupported))
  }

  @Test("K-41 each failure has the standard's HTTP status")
  func statuses() {
    let groups = Dictionary(grouping: WebDriverError.Name.allCases, by: \.status)
      .mapValues(\.count)
    #expect(groups == [400: 7, 404: 10, 405: 1, 500: 10])
  }
}
