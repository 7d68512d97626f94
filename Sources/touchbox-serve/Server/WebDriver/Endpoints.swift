/// The endpoint table.
package enum Endpoints {
  /// All endpoints: the standard's, `displayed` from its appendix, and our own.
  package static let all = sessions + windows + finding + elements + documents + own

  private static func unsupported(_ what: String) -> Endpoint.Action {
    .failure(WebDriverError(.unsupportedOperation, "the phone has no \(what)"))
  }

  private static func failure(_ name: WebDriverError.Name, _ what: String) -> Endpoint.Action {
    .failure(WebDriverError(name, "the phone has no \(what)"))
  }

  // MARK: - Sessions

  private static let sessions = [
    Endpoint("POST", "/session", .newSession),
    Endpoint("DELETE", "/session/{session id}", .endSession),
    Endpoint("GET", "/status", .status),
    Endpoint("GET", "/session/{session id}/timeouts", .session { $0.session.timeouts.json }),
    Endpoint(
      "POST", "/session/{session id}/timeouts",
      .session {
        try $0.session.changeTimeouts($0.body)
        return .null
      }),
  ]

  // MARK: - Windows

  /// The handle of the only window.
  private static let window = "phone"

  private static let windows = [
    Endpoint("POST", "/session/{session id}/url", unsupported("pages")),
    Endpoint("GET", "/session/{session id}/url", unsupported("pages")),
    Endpoint("POST", "/session/{session id}/back", unsupported("pages")),
    Endpoint("POST", "/session/{session id}/forward", unsupported("pages")),
    Endpoint("POST", "/session/{session id}/refresh", unsupported("pages")),
    Endpoint("GET", "/session/{session id}/title", unsupported("pages")),
    Endpoint("GET", "/session/{session id}/window", .session { _ in .string(window) }),
    Endpoint("DELETE", "/session/{session id}/window", .endSession),
    Endpoint(
      "POST", "/session/{session id}/window",
      .session {
        guard let handle = $0.body["handle"]?.text else {
          throw WebDriverError(.invalidArgument, "expected \"handle\", a string")
        }
        guard handle == window else {
          throw WebDriverError(.noSuchWindow, "found \(handle); the only window is \(window)")
        }
        return .null
      }),
    Endpoint(
      "GET", "/session/{session id}/window/handles", .session { _ in .array([.string(window)]) }),
    Endpoint("POST", "/session/{session id}/window/new", unsupported("other windows")),
    Endpoint(
      "POST", "/session/{session id}/frame",
      .session {
        guard $0.body["id"] == .null else {
          throw WebDriverError(.noSuchFrame, "the phone has no frames; expected the id null")
        }
        return .null
      }),
    Endpoint("POST", "/session/{session id}/frame/parent", .session { _ in .null }),
    Endpoint(
      "GET", "/session/{session id}/window/rect",
      .session { try await $0.session.perform("screen") }),
    Endpoint("POST", "/session/{session id}/window/rect", unsupported("other size")),
    Endpoint("POST", "/session/{session id}/window/maximize", unsupported("other size")),
    Endpoint("POST", "/session/{session id}/window/minimize", unsupported("other size")),
    Endpoint("POST", "/session/{session id}/window/fullscreen", unsupported("other size")),
  ]

  // MARK: - Finding elements

  private static let finding = [
    Endpoint(
      "GET", "/session/{session id}/element/active",
      .session { [WebDriverSession.elementKey: try await $0.session.perform("active")] }),
    Endpoint(
      "GET", "/session/{session id}/element/{element id}/shadow",
      failure(.noSuchShadowRoot, "shadow roots")),
    Endpoint("POST", "/session/{session id}/element", .session { try await first($0, nil) }),
    Endpoint("POST", "/session/{session id}/elements", .session { try await every($0, nil) }),
    Endpoint(
      "POST", "/session/{session id}/element/{element id}/element",
      .session { try await first($0, $0.element) }),
    Endpoint(
      "POST", "/session/{session id}/element/{element id}/elements",
      .session { try await every($0, $0.element) }),
    Endpoint(
      "POST", "/session/{session id}/shadow/{shadow id}/element",
      failure(.noSuchShadowRoot, "shadow roots")),
    Endpoint(
      "POST", "/session/{session id}/shadow/{shadow id}/elements",
      failure(.noSuchShadowRoot, "shadow roots")),
  ]

  private static func first(_ call: Endpoint.Call, _ root: String?) async throws -> JSON {
    let locator = try Locator(call.body)
    guard let found = try await call.session.find(locator, below: root).first else {
      throw WebDriverError(
        .noSuchElement,
        "no view has the \(call.body["using"]?.text ?? "") \(call.body["value"]?.text ?? "")")
    }
    return found
  }

  private static func every(_ call: Endpoint.Call, _ root: String?) async throws -> JSON {
    .array(try await call.session.find(try Locator(call.body), below: root))
  }

  // MARK: - Elements

  private static func element(
    _ name: String, _ value: @escaping @Sendable (ViewNode) -> JSON
  ) -> Endpoint {
    Endpoint(
      "GET", "/session/{session id}/element/{element id}/\(name)",
      .session { value(try await $0.session.element($0.element)) })
  }

  /// An endpoint that changes the text of an element.
  private static func field(_ name: String, _ command: String) -> Endpoint {
    Endpoint(
      "POST", "/session/{session id}/element/{element id}/\(name)",
      .session {
        var arguments: [String: JSON] = ["element": .string($0.element)]
        arguments["text"] = $0.body["text"]
        return try await $0.session.perform(command, .object(arguments))
      })
  }

  private static let elements = [
    element("selected") { $0.json["selected"] ?? .bool(false) },
    Endpoint(
      "GET", "/session/{session id}/element/{element id}/attribute/{name}",
      .session { try await $0.session.attribute($0.name, of: $0.element) }),
    Endpoint(
      "GET", "/session/{session id}/element/{element id}/property/{name}",
      .session {
        try await $0.session.perform(
          "property", ["element": .string($0.element), "name": .string($0.name)])
      }),
    Endpoint(
      "GET", "/session/{session id}/element/{element id}/css/{property name}",
      unsupported("style sheets")),
    element("text") { .string($0.attribute("text") ?? "") },
    element("name") { .string($0.className) },
    element("rect") { $0.rect },
    element("enabled") { $0.json["enabled"] ?? .bool(true) },
    element("displayed") { $0.json["visible"] ?? .bool(false) },
    Endpoint(
      "GET", "/session/{session id}/element/{element id}/computedrole", unsupported("roles")),
    element("computedlabel") { .string($0.attribute("label") ?? $0.attribute("text") ?? "") },
    Endpoint(
      "POST", "/session/{session id}/element/{element id}/click",
      .session { try await $0.session.perform("click", ["element": .string($0.element)]) }),
    field("clear", "clear"), field("value", "type"),
  ]

  // MARK: - Documents, cookies, actions, prompts, screenshots

  private static let documents = [
    Endpoint(
      "GET", "/session/{session id}/source",
      .session { .string(try await $0.session.tree().source) }),
    Endpoint(
      "POST", "/session/{session id}/execute/sync", .session { try await OwnCommands.execute($0) }),
    Endpoint("POST", "/session/{session id}/execute/async", unsupported("JavaScript")),
    Endpoint("GET", "/session/{session id}/cookie", unsupported("cookies")),
    Endpoint("GET", "/session/{session id}/cookie/{name}", unsupported("cookies")),
    Endpoint("POST", "/session/{session id}/cookie", unsupported("cookies")),
    Endpoint("DELETE", "/session/{session id}/cookie/{name}", unsupported("cookies")),
    Endpoint("DELETE", "/session/{session id}/cookie", unsupported("cookies")),
    Endpoint(
      "POST", "/session/{session id}/actions",
      .session { try await $0.session.perform("actions", $0.body) }),
    Endpoint(
      "DELETE", "/session/{session id}/actions",
      .session { try await $0.session.perform("release") }
    ),
    Endpoint(
      "POST", "/session/{session id}/alert/dismiss", failure(.noSuchAlert, "prompts")),
    Endpoint("POST", "/session/{session id}/alert/accept", failure(.noSuchAlert, "prompts")),
    Endpoint("GET", "/session/{session id}/alert/text", failure(.noSuchAlert, "prompts")),
    Endpoint("POST", "/session/{session id}/alert/text", failure(.noSuchAlert, "prompts")),
    Endpoint(
      "GET", "/session/{session id}/screenshot",
      .session { try await $0.session.perform("screenshot") }),
    Endpoint(
      "GET", "/session/{session id}/element/{element id}/screenshot",
      .session { try await $0.session.perform("screenshot", ["element": .string($0.element)]) }),
    Endpoint("POST", "/session/{session id}/print", unsupported("printer")),
  ]

  // MARK: - Our own endpoints

  private static let own = OwnCommands.names.map { name in
    Endpoint(
      "POST", "/session/{session id}/touchbox/\(name)",
      .session { try await $0.session.perform(name, $0.body) })
  }
}

/// The commands that are not in the standard, such as `touchbox: advance`. They are available as
/// endpoints and as scripts to execute, with the arguments in an object.
enum OwnCommands {
  /// The names of the commands.
  static let names = ["advance", "log", "trace", "explain", "expect", "type", "play"]

  private static let prefix = "touchbox: "
  /// A script with which Appium clients type text, and its equivalent here.
  private static let typing = (script: "mobile: type", name: "type")

  /// Executes the command specified by a script.
  static func execute(_ call: Endpoint.Call) async throws -> JSON {
    let script = call.body["script"]?.text ?? ""
    // Selenium clients request these by sending JavaScript written for browsers; each script begins
    // with a comment that names it.
    let values = call.body["args"]?.elements ?? []
    if let element = values.first?[WebDriverSession.elementKey]?.text {
      if script.hasPrefix("/* isDisplayed */") {
        return try await call.session.element(element).json["visible"] ?? .bool(false)
      }
      if script.hasPrefix("/* getAttribute */"), values.count == 2, let name = values[1].text {
        return try await call.session.attribute(name, of: element)
      }
    }
    let name =
      script == typing.script
      ? typing.name : script.hasPrefix(prefix) ? String(script.dropFirst(prefix.count)) : ""
    guard names.contains(name) else {
      let all = (names.map { prefix + $0 } + [typing.script]).joined(separator: ", ")
      throw WebDriverError(
        .unsupportedOperation, "the phone runs no JavaScript; expected one of \(all)")
    }
    let arguments = values.first ?? [:]
    guard arguments.members != nil else {
      throw WebDriverError(.invalidArgument, "expected the arguments as one object")
    }
    return try await call.session.perform(name, arguments)
  }
}
