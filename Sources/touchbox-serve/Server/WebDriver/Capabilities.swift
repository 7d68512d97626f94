/// The capabilities that a client requests for a session.
struct Capabilities: Sendable {
  /// The prefix of our own capabilities' names.
  private static let prefix = "touchbox:"

  /// The command's arguments, derived from the capabilities.
  let arguments: [String]
  /// The session's timeouts, which limit how far element searches may advance the clock.
  let timeouts: Timeouts

  /// Parses the body of a session request and chooses the first combination that matches.
  ///
  /// - Parameter names: The app to use if the capabilities do not specify one.
  /// - SeeAlso: www.w3.org/TR/webdriver/#processing-capabilities
  init(_ body: JSON, defaultNames names: [String]) throws(WebDriverError) {
    guard let requested = body["capabilities"]?.members else {
      throw WebDriverError(.invalidArgument, "expected \"capabilities\", an object")
    }
    guard let always = (requested["alwaysMatch"] ?? [:]).members else {
      throw WebDriverError(.invalidArgument, "expected \"alwaysMatch\", an object")
    }
    guard let first = (requested["firstMatch"] ?? .array([[:]])).elements, !first.isEmpty else {
      throw WebDriverError(.invalidArgument, "expected \"firstMatch\", an array of objects")
    }
    var refusal = ""
    for candidate in first {
      guard let members = candidate.members else {
        throw WebDriverError(.invalidArgument, "expected \"firstMatch\", an array of objects")
      }
      if let twice = members.keys.first(where: { always[$0] != nil }) {
        throw WebDriverError(.invalidArgument, "\(twice) is in both alwaysMatch and firstMatch")
      }
      let merged = always.merging(members) { $1 }.filter { $0.value != .null }
      let wanted = try Timeouts(merged["timeouts"] ?? [:])
      let own = try Own(merged.filter { $0.key.hasPrefix(Self.prefix) })
      if let mismatch = Self.mismatch(merged) {
        refusal = mismatch
        continue
      }
      arguments = try own.arguments(defaultNames: names)
      timeouts = wanted
      return
    }
    throw WebDriverError(.sessionNotCreated, refusal)
  }

  /// Returns the message for a standard capability that is not supported, or nil if all are
  /// supported.
  private static func mismatch(_ wanted: [String: JSON]) -> String? {
    if let name = wanted["browserName"], name != "touchbox" {
      return "found the browserName \(ViewNode.text(of: name)); expected touchbox or no browserName"
    }
    for name in ["acceptInsecureCerts", "setWindowRect", "strictFileInteractability"]
    where wanted[name] == .bool(true) {
      return "\(name) is not supported"
    }
    return nil
  }

  /// The capabilities whose names begin with `touchbox:`.
  private struct Own {
    private let values: [String: JSON]

    init(_ members: [String: JSON]) throws(WebDriverError) {
      var values: [String: JSON] = [:]
      for (key, value) in members { values[String(key.dropFirst(prefix.count))] = value }
      let known = ["demo", "file", "app", "variant", "device", "scale", "realtime"]
      if let unknown = values.keys.sorted().first(where: { !known.contains($0) }) {
        let all = known.map { prefix + $0 }.joined(separator: ", ")
        throw WebDriverError(
          .invalidArgument, "unknown capability \(prefix)\(unknown); expected one of \(all)")
      }
      self.values = values
    }

    private func text(_ name: String, _ expected: String) throws(WebDriverError) -> String? {
      guard let value = values[name] else { return nil }
      guard let text = value.text, !text.isEmpty, !text.hasPrefix("-") else {
        throw WebDriverError(.invalidArgument, "\(prefix)\(name): expected \(expected)")
      }
      return text
    }

    func arguments(defaultNames: [String]) throws(WebDriverError) -> [String] {
      var names: [String] = []
      if let demo = try text("demo", "a demo's name") { names = [demo] }
      if let files = values["file"] {
        let paths = files.elements?.compactMap(\.text) ?? files.text.map { [$0] } ?? []
        guard names.isEmpty, !paths.isEmpty, paths.allSatisfy({ $0.hasPrefix("/") }) else {
          throw WebDriverError(
            .invalidArgument,
            "\(prefix)file: expected the path of a Swift file or a folder from /, or an array of them, "
              + "and no demo")
        }
        names = paths
      }
      if names.isEmpty { names = defaultNames }
      guard !names.isEmpty else {
        throw WebDriverError(
          .sessionNotCreated,
          "no app: expected the capability \(prefix)demo or \(prefix)file, or an app as an argument of "
            + "touchbox serve --webdriver")
      }
      var arguments = names
      for (name, expected) in [
        ("app", "a class"), ("variant", "corrected or published"), ("device", "a device"),
      ] {
        if let value = try text(name, expected) { arguments += ["--\(name)", value] }
      }
      if let scale = values["scale"] {
        guard let number = scale.number, number > 0 else {
          throw WebDriverError(.invalidArgument, "\(prefix)scale: expected a number above 0")
        }
        arguments += ["--scale", "\(number)"]
      }
      if let realtime = values["realtime"] {
        guard let isOn = realtime.bool else {
          throw WebDriverError(.invalidArgument, "\(prefix)realtime: expected true or false")
        }
        if isOn { arguments.append("--realtime") }
      }
      return arguments
    }
  }
}

/// A session's timeouts, in milliseconds.
struct Timeouts: Sendable {
  /// The largest integer that all clients can represent.
  private static let largest = 9_007_199_254_740_991.0

  /// The time that a search waits for elements.
  private(set) var implicit = 0.0
  /// This timeout has no effect because the phone does not load pages.
  private(set) var pageLoad = 300_000.0
  /// This timeout, or nil for none, has no effect because the phone does not run client scripts.
  private(set) var script: Double? = 30_000

  /// Parses timeouts.
  init(_ arguments: JSON) throws(WebDriverError) {
    try change(arguments)
  }

  /// Changes the timeouts specified by a request.
  mutating func change(_ arguments: JSON) throws(WebDriverError) {
    guard let members = arguments.members else {
      throw WebDriverError(.invalidArgument, "expected an object with timeouts")
    }
    var new = self
    for (name, value) in members where ["implicit", "pageLoad", "script"].contains(name) {
      if name == "script", value == .null {
        new.script = nil
        continue
      }
      guard let number = value.number, (0...Self.largest).contains(number),
        number == number.rounded()
      else {
        throw WebDriverError(.invalidArgument, "\(name): expected milliseconds, a whole number")
      }
      switch name {
      case "implicit": new.implicit = number
      case "pageLoad": new.pageLoad = number
      default: new.script = number
      }
    }
    self = new
  }

  /// The timeouts as JSON.
  var json: JSON {
    [
      "implicit": .number(implicit), "pageLoad": .number(pageLoad),
      "script": script.map { .number($0) } ?? .null,
    ]
  }
}
