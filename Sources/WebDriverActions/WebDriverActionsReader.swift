import Simulator
package import TouchScript
import UIKit

/// Reads WebDriver Actions, with the input sources and their actions in each tick; see rule K-12.
///
/// The file is either the object that clients send, or only the array of input sources, as clients
/// log it. Unused members are ignored, as the standard requires. Each invalid action is reported
/// once, and does not hide later errors.
///
/// - SeeAlso: www.w3.org/TR/webdriver/#actions
struct WebDriverActionsReader: Decodable {
  private(set) var sources: [WebDriverInputSource] = []
  private(set) var problems: [ScriptError.Problem] = []
  /// The paths of the sources by id.
  private var paths: [String: String] = [:]

  /// Reads a file, or throws all its errors.
  static func sources(of text: String, file: String) throws(ScriptError) -> [WebDriverInputSource] {
    let data = Data(text.utf8)
    guard let reader = try? JSONDecoder().decode(WebDriverActionsReader.self, from: data) else {
      throw ScriptError(file: file, problems: [JSONDescription.syntaxError(of: data)])
    }
    guard reader.problems.isEmpty else { throw ScriptError(file: file, problems: reader.problems) }
    return reader.sources
  }

  init(from decoder: any Decoder) throws {
    do throws(ScriptError.Problem) {
      try readObjects(of: Self.list(from: decoder)) {
        (reader, object) throws(ScriptError.Problem) in
        try reader.readSource(object)
      }
    } catch {
      problems.append(error)
    }
    for (index, number) in Self.fingerNumbers(of: sources).enumerated() {
      if case .finger = sources[index].kind { sources[index].kind = .finger(number) }
    }
  }

  /// Returns the array of input sources, which is the whole file or the member `actions` of its
  /// object.
  private static func list(
    from decoder: any Decoder
  ) throws(ScriptError.Problem) -> any UnkeyedDecodingContainer {
    if let list = try? decoder.unkeyedContainer() { return list }
    let expected = "{\"actions\":[…]}"
    guard let top = try? decoder.container(keyedBy: JSONKey.self) else {
      let found = (try? JSONDescription(from: decoder))?.text ?? JSONDescription.unreadable
      throw .init(at: "", "found \(found); expected \(expected)")
    }
    guard top.contains(JSONKey(stringValue: "actions")) else {
      throw .init(at: "", "found no \"actions\"; expected \(expected)")
    }
    return try top.list("actions", expected: "an array of input sources")
  }

  /// Reads the objects in an array, and collects the errors.
  private mutating func readObjects(
    of list: any UnkeyedDecodingContainer,
    _ read: (inout Self, JSONObject) throws(ScriptError.Problem) -> Void
  ) {
    var list = list
    while !list.isAtEnd, problems.count < ScriptLimits.problems {
      let index = list.currentIndex
      if let object = try? list.nestedContainer(keyedBy: JSONKey.self) {
        do throws(ScriptError.Problem) {
          try read(&self, object)
        } catch {
          problems.append(error)
        }
      } else {
        let path = JSONDescription.path(list.codingPath) + "[\(index)]"
        // Decoding a value advances past it.
        let found = try? list.decode(JSONDescription.self)
        let text = found?.text ?? JSONDescription.unreadable
        problems.append(.init(at: path, "found \(text); expected an object"))
        if found == nil { return }
      }
    }
  }

  // MARK: - Sources

  private mutating func readSource(_ object: JSONObject) throws(ScriptError.Problem) {
    let id: String = try object.value("id", expected: "the source's name, a string")
    var source = WebDriverInputSource(id: id, kind: try kind(of: object), path: object.path)
    let actions = try object.list("actions", expected: "an array of actions")
    if let first = paths.updateValue(object.path, forKey: id) {
      problems.append(
        .init(at: object.path + ".id", "found the id of \(first); expected a unique id"))
    }
    var finger = FingerPosition()
    readObjects(of: actions) { (reader, object) throws(ScriptError.Problem) in
      source.steps.append(try reader.action(object, of: source.kind, &finger))
    }
    sources.append(source)
  }

  private func kind(
    of source: JSONObject
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Kind {
    let expected = "\"pointer\", \"key\" or \"none\""
    let type: String = try source.value("type", expected: expected)
    switch type {
    case "none": return .pauses
    case "wheel": return .wheel
    case "key": return .keyboard
    case "pointer":
      try checkPointer(source)
      return .finger(0)
    default:
      throw source.unexpected("type", expected: expected)
    }
  }

  private func checkPointer(_ source: JSONObject) throws(ScriptError.Problem) {
    let key = JSONKey(stringValue: "parameters")
    guard source.contains(key) else {
      throw .init(
        at: source.path,
        "found no \"parameters\", so the pointer is a mouse; expected "
          + #""parameters":{"pointerType":"touch"}"#)
    }
    guard let parameters = try? source.nestedContainer(keyedBy: JSONKey.self, forKey: key) else {
      throw source.unexpected("parameters", expected: "an object")
    }
    let _: String = try parameters.value(
      "pointerType", expected: "\"touch\"; other pointers are not supported",
      where: { $0 == "touch" })
  }

  /// Returns a finger's number for each source: the id if it is a number, otherwise the lowest free
  /// number from 1.
  static func fingerNumbers(of sources: [WebDriverInputSource]) -> [Int64] {
    let own = sources.map { source -> Int64? in
      guard case .finger = source.kind, let number = Int64(source.id), number >= 0,
        "\(number)" == source.id
      else { return nil }
      return number
    }
    let used = Set(own.compactMap { $0 })
    var next: Int64 = 1
    return zip(sources, own).map { source, number in
      if let number { return number }
      guard case .finger = source.kind else { return 0 }
      while used.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  // MARK: - Actions

  /// The location of a source's finger after the actions so far.
  private struct FingerPosition {
    var point = CGPoint.zero
    var isDown = false
  }

  private func action(
    _ object: JSONObject, of kind: WebDriverInputSource.Kind, _ finger: inout FingerPosition
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Action {
    let types =
      switch kind {
      case .pauses, .wheel: ["pause"]
      case .keyboard: ["keyDown", "keyUp", "pause"]
      case .finger: ["pointerMove", "pointerDown", "pointerUp", "pointerCancel", "pause"]
      }
    let hint = kind == .wheel ? "; the phone has no scroll wheel" : ""
    let type: String = try object.value(
      "type", expected: ScriptError.list(types.map { "\"\($0)\"" }) + hint, where: types.contains)
    switch type {
    case "pause": return .pause(try duration(object) ?? 0)
    case "keyDown", "keyUp": return .key(try key(object), isDown: type == "keyDown")
    case "pointerMove": return try move(object, &finger)
    default:
      let _: Double? = try object.optionalValue(
        "button", expected: "0, a finger's only button", where: { $0 == 0 })
      let contact = type == "pointerDown" ? try contact(object) : .init()
      // As the standard requires, actions such as lifting a finger that is up do nothing.
      guard finger.isDown != (type == "pointerDown") else { return .pause(0) }
      // The finger of a canceled touch stays down until it lifts; see rule K-08.
      finger.isDown = type != "pointerUp"
      if type == "pointerUp" { return .up }
      if type == "pointerCancel" { return .cancel }
      return .down(finger.point, contact)
    }
  }

  private func move(
    _ object: JSONObject, _ finger: inout FingerPosition
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Action {
    let duration = try duration(object)
    let contact = try contact(object)
    let origin: String? = try object.optionalValue(
      "origin", expected: "\"viewport\" or \"pointer\"; element origins are not supported",
      where: { ["viewport", "pointer"].contains($0) })
    let x = try coordinate("x", object)
    let y = try coordinate("y", object)
    let start = finger.point
    let end =
      origin == "pointer" ? CGPoint(x: start.x + x, y: start.y + y) : CGPoint(x: x, y: y)
    guard max(abs(end.x), abs(end.y)) <= ScriptLimits.coordinate else {
      throw .init(
        at: object.path,
        "the finger moves to \(ScriptSyntax.text(of: end)); expected coordinates from "
          + ScriptSyntax.text(of: ScriptLimits.coordinates))
    }
    finger.point = end
    guard finger.isDown else { return .pause(duration ?? 0) }
    return .move(from: start, to: end, over: duration, contact)
  }

  // MARK: - Values

  private func coordinate(
    _ name: String, _ object: JSONObject
  ) throws(ScriptError.Problem) -> Double {
    try object.value(
      name, expected: "a number from \(ScriptSyntax.text(of: ScriptLimits.coordinates))",
      where: ScriptLimits.coordinates.contains)
  }

  private func contact(
    _ object: JSONObject
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Contact {
    let pressure: Double? = try object.optionalValue(
      "pressure", expected: "a number from \(ScriptSyntax.text(of: ScriptLimits.pressures))",
      where: ScriptLimits.pressures.contains)
    let limits = 0...2 * ScriptLimits.coordinate
    let sides = try ["width", "height"].map { name throws(ScriptError.Problem) -> Double in
      try object.optionalValue(
        name, expected: "a number from \(ScriptSyntax.text(of: limits))", where: limits.contains)
        ?? 0
    }
    // Clients write 0 for an unknown size.
    let size = sides.max() ?? 0
    return .init(pressure: pressure.map { CGFloat($0) }, radius: size > 0 ? size / 2 : nil)
  }

  /// Returns the duration in milliseconds; nil if there is none.
  private func duration(_ object: JSONObject) throws(ScriptError.Problem) -> Int64? {
    let limits = 0...Double(ScriptLimits.seconds) * 1000
    let duration: Double? = try object.optionalValue(
      "duration",
      expected: "a whole number of milliseconds from \(ScriptSyntax.text(of: limits))",
      where: { limits.contains($0) && $0 == $0.rounded() })
    return duration.map { Int64($0) }
  }

  private func key(_ object: JSONObject) throws(ScriptError.Problem) -> Key {
    let expected = #"Shift, Control or Alt: "\uE008", "\uE009" or "\uE00A""#
    let text: String = try object.value("value", expected: expected)
    guard let key = WebDriverInputSource.modifiers[text] else {
      throw object.unexpected("value", expected: expected)
    }
    return key
  }
}

extension Script {
  /// Parses a WebDriver Actions file, which must be UTF-8.
  ///
  /// - Throws: All errors in the file, each with its path in the JSON.
  package init(actions bytes: [UInt8], file: String) throws(ScriptError) {
    let text = try ScriptParser.text(of: bytes, file: file)
    let sources = try WebDriverActionsReader.sources(of: text, file: file)
    do throws(ScriptError.Problem) {
      self = try WebDriverActionsCompiler.script(of: sources)
    } catch {
      throw ScriptError(file: file, problems: [error])
    }
  }

  /// Returns whether a file looks like JSON because its first character opens an object or an
  /// array.
  package static func isActions(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    let first = bytes[start...].first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
