import Foundation

/// A table of the W3C's requirements for the parameters of "Perform Actions".
///
/// - SeeAlso: www.w3.org/TR/webdriver/#dfn-process-an-input-source-action-sequence and the
///   algorithms that it refers to. There, `pointerCancel` has a type but no members.
enum WebDriverRules {
  /// A requirement for a member.
  enum Demand {
    case text([String])
    case anyText
    case codePoint
    case integer(ClosedRange<Double>)
    case number(ClosedRange<Double>)
    case object
    case list
  }

  /// A member of an object.
  struct Member {
    let name: String
    let demand: Demand
    var isRequired = true
  }

  /// The largest interoperable integer in JSON, which the W3C defines as 2 to the 53rd power, minus
  /// 1.
  static let largest = 9_007_199_254_740_991.0

  static let top = [Member(name: "actions", demand: .list)]

  static let source: [Member] = [
    Member(name: "type", demand: .text(["key", "pointer", "wheel", "none"])),
    Member(name: "id", demand: .anyText),
    Member(name: "parameters", demand: .object, isRequired: false),
    Member(name: "actions", demand: .list),
  ]

  static let parameters = [
    Member(name: "pointerType", demand: .text(["mouse", "pen", "touch"]), isRequired: false)
  ]

  private static let contact: [Member] = [
    Member(name: "width", demand: .number(0...largest), isRequired: false),
    Member(name: "height", demand: .number(0...largest), isRequired: false),
    Member(name: "pressure", demand: .number(0...1), isRequired: false),
    Member(name: "tangentialPressure", demand: .number(-1...1), isRequired: false),
    Member(name: "tiltX", demand: .integer(-90...90), isRequired: false),
    Member(name: "tiltY", demand: .integer(-90...90), isRequired: false),
    Member(name: "twist", demand: .integer(0...359), isRequired: false),
    Member(name: "altitudeAngle", demand: .number(0...(.pi / 2)), isRequired: false),
    Member(name: "azimuthAngle", demand: .number(0...(2 * .pi)), isRequired: false),
  ]

  private static let duration = Member(
    name: "duration", demand: .integer(0...largest), isRequired: false)
  private static let button = Member(name: "button", demand: .integer(0...largest))

  /// The members of an action, except `type`, by the types of the source and the action.
  static let actions: [String: [String: [Member]]] = [
    "none": ["pause": [duration]],
    "key": [
      "pause": [duration],
      "keyDown": [Member(name: "value", demand: .codePoint)],
      "keyUp": [Member(name: "value", demand: .codePoint)],
    ],
    "pointer": [
      "pause": [duration],
      "pointerDown": [button] + contact,
      "pointerUp": [button] + contact,
      "pointerMove": [
        duration,
        Member(name: "origin", demand: .text(["viewport", "pointer"]), isRequired: false),
        // These are integers in the 2018 Recommendation, and numbers in later drafts.
        Member(name: "x", demand: .number(-largest...largest)),
        Member(name: "y", demand: .number(-largest...largest)),
      ] + contact,
      "pointerCancel": [],
    ],
  ]

  /// A JSON value that distinguishes `true` from numbers.
  private enum Value: Decodable {
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      // Try the most frequent types first, because each wrong guess throws an error.
      if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let members = try? value.decode([String: Value].self) {
        self = .object(members)
      } else if let list = try? value.decode([Value].self) {
        self = .list(list)
      } else {
        self = .bool(try value.decode(Bool.self))
      }
    }

    var members: [String: Value] { if case .object(let members) = self { members } else { [:] } }
    var elements: [Value] { if case .list(let elements) = self { elements } else { [] } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  /// Returns the rule violations in a text.
  static func violations(of text: String) throws -> [String] {
    let top = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    var broken = check(top, Self.top, "top")
    let sources = top.members["actions"]?.elements ?? []
    for (number, source) in sources.enumerated() {
      let path = "actions[\(number)]"
      broken += check(source, Self.source, path)
      if let parameters = source.members["parameters"] {
        broken += check(parameters, Self.parameters, path + ".parameters")
      }
      let known = actions[source.members["type"]?.text ?? ""] ?? [:]
      for (index, action) in (source.members["actions"]?.elements ?? []).enumerated() {
        let path = "\(path).actions[\(index)]"
        guard let members = known[action.members["type"]?.text ?? ""] else {
          broken.append("\(path).type")
          continue
        }
        broken += check(action, [Member(name: "type", demand: .anyText)] + members, path)
      }
    }
    let ids = sources.compactMap { $0.members["id"]?.text }
    if Set(ids).count != ids.count { broken.append("one id for two sources") }
    return broken
  }

  private static func check(_ object: Value, _ members: [Member], _ path: String) -> [String] {
    guard case .object(let values) = object else { return ["\(path): no object"] }
    let wrong = members.filter { member in
      values[member.name].map { !isRight($0, member.demand) } ?? member.isRequired
    }
    let unknown = values.keys.filter { name in !members.contains { $0.name == name } }.sorted()
    return (wrong.map(\.name) + unknown).map { "\(path).\($0)" }
  }

  private static func isRight(_ value: Value, _ demand: Demand) -> Bool {
    switch (demand, value) {
    case (.anyText, .text), (.object, .object), (.list, .list): true
    case (.text(let texts), .text(let text)): texts.contains(text)
    case (.codePoint, .text(let text)): text.unicodeScalars.count == 1
    case (.number(let range), .number(let number)): range.contains(number)
    case (.integer(let range), .number(let number)):
      range.contains(number) && number == number.rounded()
    default: false
    }
  }
}
