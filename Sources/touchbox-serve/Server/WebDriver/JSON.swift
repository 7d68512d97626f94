package import Foundation

/// A JSON value.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The object's member with a name, or nil if there is none or if this is not an object.
  package subscript(name: String) -> JSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text of a string, or nil for other values.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number, or nil for other values.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The value of a Boolean, or nil for other values.
  package var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The elements of an array, or nil for other values.
  package var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object, or nil for other values.
  package var members: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// Parses JSON text, or returns nil if it is not valid.
  package init?(_ data: Data) {
    guard let value = try? JSONDecoder().decode(JSON.self, from: data) else { return nil }
    self = value
  }

  /// The JSON text, on one line.
  package var data: Data {
    (try? JSONEncoder().encode(self)) ?? Data("null".utf8)
  }
}

extension JSON: Codable {
  /// Decodes a value.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let elements = try? value.decode([JSON].self) {
      self = .array(elements)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  /// Encodes the value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    // Whole numbers are written without a fraction, as clients expect for milliseconds and pixels.
    case .number(let number):
      if let whole = Int(exactly: number) {
        try container.encode(whole)
      } else {
        try container.encode(number)
      }
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSON: ExpressibleByStringLiteral {
  /// Creates a string.
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Creates an object.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
