import CoreGraphics
import TouchScript
import UIKit

/// Reads WebDriver Actions: the sources, and what each does; see rule K-12.
///
/// - SeeAlso: www.w3.org/TR/webdriver/#actions
struct WebDriverActionsReader {
  let json: JSONDocument
  /// What is wrong so far.
  private(set) var mistakes: [JSONError] = []
  private var places: LineIndex

  /// Reads a file, or says all that is wrong with it.
  static func sources(
    of text: String, file: String
  ) throws(ScriptError) -> [WebDriverInputSource] {
    // A byte order mark is not part of the text.
    let bytes = Array((text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]).utf8)
    var mistakes: [JSONError] = []
    var sources: [WebDriverInputSource] = []
    do throws(JSONError) {
      var reader = WebDriverActionsReader(json: try JSONDocument(parsing: bytes))
      sources = reader.read()
      mistakes = reader.mistakes
    } catch {
      mistakes = [error]
    }
    guard mistakes.isEmpty else {
      var places = LineIndex(bytes)
      let problems = mistakes.sorted { $0.offset < $1.offset }.map {
        ScriptError.Problem(places.place(of: $0.offset), $0.message)
      }
      throw ScriptError(file: file, problems: problems)
    }
    return sources
  }

  private init(json: JSONDocument) {
    self.json = json
    places = LineIndex(json.bytes)
  }

  private mutating func read() -> [WebDriverInputSource] {
    guard let members = members(of: json.root, at: nil) else { return [] }
    guard let list = members["actions"] else {
      fail(json.root, "found no \"actions\"; expected {\"actions\":[…]}")
      return []
    }
    guard let elements = json.elements(of: list) else {
      fail(list, "actions: found \(json.name(of: list)); expected a list of input sources")
      return []
    }
    var found: [(header: Header, source: WebDriverInputSource)] = []
    for (number, element) in elements.enumerated() where hasRoom {
      guard let header = header(of: element, at: WebDriverActionPath(source: number)) else {
        continue
      }
      found.append((header, WebDriverInputSource(id: header.id, kind: header.kind)))
    }
    checkIDs(found.map(\.header))
    let numbers = Self.numbers(of: found.map(\.source))
    for index in found.indices where hasRoom {
      if case .finger = found[index].source.kind {
        found[index].source.kind = .finger(numbers[index])
      }
      readSteps(of: &found[index].source, found[index].header)
    }
    return found.map(\.source)
  }

  // MARK: - Sources

  /// What is known of a source before its actions are read.
  private struct Header {
    var path: WebDriverActionPath
    var value: JSONDocument.Value
    var id: String
    var kind: WebDriverInputSource.Kind
    var actions: [JSONDocument.Value]
  }

  private mutating func header(
    of value: JSONDocument.Value, at path: WebDriverActionPath
  ) -> Header? {
    guard let members = members(of: value, at: path) else { return nil }
    let before = mistakes.count
    let id = text("id", in: members, value, at: path, expected: "the source's name, a text")
    let type = text("type", in: members, value, at: path, expected: Self.sourceTypes)
    let kind = type.flatMap { self.kind($0, members, value, path) }
    var actions: [JSONDocument.Value]?
    if let list = members["actions"] {
      actions = json.elements(of: list)
      if actions == nil {
        fail(list, "\(path).actions: found \(json.name(of: list)); expected a list of actions")
      }
    } else {
      fail(value, "\(path): found no \"actions\"; expected a list of actions")
    }
    guard mistakes.count == before, let id, let kind, let actions else { return nil }
    return Header(path: path, value: value, id: id, kind: kind, actions: actions)
  }

  private static let sourceTypes = "\"pointer\", \"key\" or \"none\""

  private mutating func kind(
    _ type: String, _ members: [String: JSONDocument.Value], _ value: JSONDocument.Value,
    _ path: WebDriverActionPath
  ) -> WebDriverInputSource.Kind? {
    switch type {
    case "none": return .pauses
    case "key": return .keyboard
    case "pointer":
      checkPointer(members, value, path)
      return .finger(0)
    default:
      let reason = type == "wheel" ? ": the phone has no wheel" : ""
      let place = members["type"] ?? value
      fail(
        place, "\(path).type: found \(json.name(of: place)); expected \(Self.sourceTypes)\(reason)")
      return nil
    }
  }

  private mutating func checkPointer(
    _ source: [String: JSONDocument.Value], _ value: JSONDocument.Value, _ path: WebDriverActionPath
  ) {
    let expected = "expected \"touch\": only fingers play here"
    guard let parameters = source["parameters"] else {
      fail(value, "\(path): found no \"parameters\", so the pointer is a mouse; \(expected)")
      return
    }
    guard let members = members(of: parameters, at: path, member: "parameters") else { return }
    guard let type = members["pointerType"] else {
      fail(
        parameters,
        "\(path).parameters: found no \"pointerType\", so the pointer is a mouse; "
          + expected)
      return
    }
    if json.text(of: type) != "touch" {
      fail(type, "\(path).parameters.pointerType: found \(json.name(of: type)); \(expected)")
    }
  }

  private mutating func checkIDs(_ headers: [Header]) {
    var seen: [String: Int] = [:]
    for header in headers where hasRoom {
      if let first = seen[header.id] {
        fail(
          header.value,
          "\(header.path).id: found the name of actions[\(first)] again; "
            + "expected a name of its own")
      } else {
        seen[header.id] = header.path.source
      }
    }
  }

  /// Returns a finger's number for each source: the name itself where it is a number, for others the
  /// lowest that is free, from 1.
  static func numbers(of sources: [WebDriverInputSource]) -> [Int64] {
    let own = sources.map { source -> Int64? in
      guard case .finger = source.kind, let number = Int64(source.id), number >= 0,
        "\(number)" == source.id
      else { return nil }
      return number
    }
    let taken = Set(own.compactMap { $0 })
    var next: Int64 = 1
    return zip(sources, own).map { source, number in
      if let number { return number }
      guard case .finger = source.kind else { return 0 }
      while taken.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  // MARK: - Steps

  private mutating func readSteps(of source: inout WebDriverInputSource, _ header: Header) {
    var finger = FingerPosition()
    for (number, value) in header.actions.enumerated() where hasRoom {
      let path = WebDriverActionPath(source: header.path.source, action: number)
      let place = places.place(of: json.offset(of: value))
      if let action = action(value, of: source.kind, &finger, at: path) {
        source.steps.append(.init(action: action, place: place))
      } else {
        finger.isCertain = false
      }
    }
  }

  // MARK: - Values

  /// Whether another mistake would be told.
  private var hasRoom: Bool { mistakes.count < ScriptParser.maximumProblems }

  /// Takes note of a mistake.
  mutating func fail(_ value: JSONDocument.Value, _ message: String) {
    if hasRoom { mistakes.append(JSONError(offset: json.offset(of: value), message: message)) }
  }

  /// Returns an object's members; what is no object, or says one thing twice, is a mistake.
  mutating func members(
    of value: JSONDocument.Value, at path: WebDriverActionPath?, member: String? = nil
  ) -> [String: JSONDocument.Value]? {
    let path = [path?.description, member].compactMap { $0 }.joined(separator: ".")
    let prefix = path.isEmpty ? "" : "\(path): "
    guard let list = json.members(of: value) else {
      fail(
        value,
        "\(prefix)found \(json.name(of: value)); expected "
          + (path.isEmpty ? "{\"actions\":[…]}" : "an object"))
      return nil
    }
    var members: [String: JSONDocument.Value] = [:]
    for (name, value) in list {
      guard members.updateValue(value, forKey: name) != nil else { continue }
      fail(value, "\(prefix)found \(ScriptTokenizer.quote(name)) again; expected it once")
      return nil
    }
    return members
  }

  /// Returns a member that has to be a text.
  mutating func text(
    _ name: String, in members: [String: JSONDocument.Value], _ object: JSONDocument.Value,
    at path: WebDriverActionPath, expected: String
  ) -> String? {
    guard let value = members[name] else {
      fail(object, "\(path): found no \"\(name)\"; expected \(expected)")
      return nil
    }
    guard let text = json.text(of: value) else {
      fail(value, "\(path).\(name): found \(json.name(of: value)); expected \(expected)")
      return nil
    }
    return text
  }
}
