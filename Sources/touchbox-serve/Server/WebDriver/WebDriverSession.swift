import Synchronization

/// A client's session: its phone, and the protocol state on the server side.
final class WebDriverSession: Sendable {
  /// The step by which an element search advances the clock, in seconds: one frame.
  private static let searchStep = 1.0 / 60
  /// The member of a JSON object that contains an element's identifier.
  ///
  /// - SeeAlso: www.w3.org/TR/webdriver/#dfn-web-element-identifier
  static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

  /// The session's identifier.
  let id: String
  /// The capabilities, as returned to the client.
  let capabilities: JSON
  private let process: PhoneProcess
  private let storedTimeouts: Mutex<Timeouts>

  /// Starts a session's phone and waits until its app is running.
  init(_ capabilities: Capabilities, _ phones: ServerOptions.WebDriver) async throws {
    process = try PhoneProcess(
      phones.program, [phones.command] + phones.options + capabilities.arguments)
    let ready = try await process.waitUntilReady()
    id = Access.makeToken()
    storedTimeouts = Mutex(capabilities.timeouts)
    var members: [String: JSON] = [
      "browserName": "touchbox", "browserVersion": "1", "platformName": "linux",
      "acceptInsecureCerts": .bool(false), "pageLoadStrategy": "none",
      "setWindowRect": .bool(false),
      "strictFileInteractability": .bool(false), "unhandledPromptBehavior": "ignore",
      "proxy": [:], "timeouts": capabilities.timeouts.json,
    ]
    for (name, value) in ready.members ?? [:] { members["touchbox:\(name)"] = value }
    self.capabilities = .object(members)
  }

  /// Executes a command on the phone.
  func perform(_ command: String, _ arguments: JSON = [:]) async throws -> JSON {
    try await process.perform(command, arguments)
  }

  /// The session's timeouts.
  var timeouts: Timeouts { storedTimeouts.withLock { $0 } }

  /// Changes the timeouts specified by a request.
  func changeTimeouts(_ arguments: JSON) throws(WebDriverError) {
    try storedTimeouts.withLock { timeouts throws(WebDriverError) in
      try timeouts.change(arguments)
    }
  }

  // MARK: - Elements

  /// Returns the app's views.
  func tree() async throws -> ViewNode { ViewNode(try await perform("tree")) }

  /// Returns an element without its children.
  func element(_ identifier: String) async throws -> ViewNode {
    ViewNode(try await perform("element", ["element": .string(identifier)]))
  }

  /// Returns an element's attribute as text: an attribute in the source or a property of the view,
  /// or null if there is none.
  func attribute(_ name: String, of element: String) async throws -> JSON {
    let view = try await self.element(element)
    if let value = view.attribute(name) { return .string(value) }
    if name == "rect" { return .string(ViewNode.text(of: view.rect)) }
    let property = try await perform(
      "property", ["element": .string(element), "name": .string(name)])
    return property == .null ? .null : .string(ViewNode.text(of: property))
  }

  /// Finds elements. Until one is found, advances the clock by up to the implicit timeout.
  ///
  /// - Parameter root: The element to search below, or nil for the whole screen.
  func find(_ locator: Locator, below root: String? = nil) async throws -> [JSON] {
    if let root { _ = try await element(root) }
    var left = timeouts.implicit / 1000
    while true {
      let tree = try await tree()
      let start = root.flatMap { root in tree.subtree.first { $0.element == root } }
      let found = try locator.views(in: tree, below: start).compactMap(\.element)
      guard found.isEmpty, left > 0 else {
        return found.map { [Self.elementKey: .string($0)] }
      }
      _ = try await perform("advance", ["seconds": .number(min(left, Self.searchStep))])
      left -= Self.searchStep
    }
  }
}

/// All of the server's sessions.
actor WebDriverSessions {
  /// The maximum number of simultaneous sessions.
  static let limit = 32

  private let phones: ServerOptions.WebDriver
  private var sessions: [String: WebDriverSession] = [:]
  private var startingCount = 0

  /// Creates an empty list.
  init(_ phones: ServerOptions.WebDriver) {
    self.phones = phones
  }

  /// Whether another session can be started.
  var hasRoom: Bool { sessions.count + startingCount < Self.limit }

  /// Starts a session.
  func start(_ body: JSON) async throws -> WebDriverSession {
    guard hasRoom else {
      throw WebDriverError(
        .sessionNotCreated, "there are already \(Self.limit) sessions; end one of them first")
    }
    let capabilities = try Capabilities(body, defaultNames: phones.names)
    startingCount += 1
    defer { startingCount -= 1 }
    let session = try await WebDriverSession(capabilities, phones)
    sessions[session.id] = session
    return session
  }

  /// Returns a session.
  func session(_ id: String) throws(WebDriverError) -> WebDriverSession {
    guard let session = sessions[id] else {
      throw WebDriverError(.invalidSessionID, "unknown session \(id.prefix(64))")
    }
    return session
  }

  /// Ends a session and its process.
  func end(_ id: String) {
    sessions[id] = nil
  }
}
