import Foundation
import TouchScript

/// A key, with any name, in a JSON object.
struct JSONKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// A JSON object that is being decoded.
typealias JSONObject = KeyedDecodingContainer<JSONKey>

extension KeyedDecodingContainer<JSONKey> {
  /// The object's path in its file, such as `actions[1].actions[3]`; empty for the root object.
  var path: String { JSONDescription.path(codingPath) }

  /// Returns a required member.
  ///
  /// - Parameters:
  ///   - expected: A description of valid values, for the error message.
  ///   - isValid: Returns whether a value of the right type is valid.
  func value<Value: Decodable>(
    _ name: String, expected: String, where isValid: (Value) -> Bool = { _ in true }
  ) throws(ScriptError.Problem) -> Value {
    let key = JSONKey(stringValue: name)
    guard contains(key) else {
      throw .init(at: path, "found no \"\(name)\"; expected \(expected)")
    }
    guard let value = try? decode(Value.self, forKey: key), isValid(value) else {
      throw unexpected(name, expected: expected)
    }
    return value
  }

  /// Returns an optional member. `null` is not treated as missing.
  func optionalValue<Value: Decodable>(
    _ name: String, expected: String, where isValid: (Value) -> Bool = { _ in true }
  ) throws(ScriptError.Problem) -> Value? {
    guard contains(JSONKey(stringValue: name)) else { return nil }
    return try value(name, expected: expected, where: isValid)
  }

  /// Returns a required array member.
  func list(
    _ name: String, expected: String
  ) throws(ScriptError.Problem) -> any UnkeyedDecodingContainer {
    let key = JSONKey(stringValue: name)
    guard contains(key) else {
      throw .init(at: path, "found no \"\(name)\"; expected \(expected)")
    }
    guard let list = try? nestedUnkeyedContainer(forKey: key) else {
      throw unexpected(name, expected: expected)
    }
    return list
  }

  /// Returns an error about an unexpected member.
  func unexpected(_ name: String, expected: String) -> ScriptError.Problem {
    let key = JSONKey(stringValue: name)
    let found = (try? decode(JSONDescription.self, forKey: key))?.text ?? JSONDescription.unreadable
    return .init(
      at: JSONDescription.path(codingPath + [key]), "found \(found); expected \(expected)")
  }
}

extension ScriptError.Problem {
  /// Creates an error about a value in a JSON file.
  ///
  /// - Parameter path: The value's path in the file; empty for the whole file.
  init(at path: String, _ message: String) {
    self.init(nil, path.isEmpty ? message : "\(path): \(message)")
  }
}

/// A JSON value's description in error messages.
struct JSONDescription: Decodable {
  static let unreadable = "a value that cannot be read"

  let text: String

  init(from decoder: any Decoder) throws {
    if (try? decoder.container(keyedBy: JSONKey.self)) != nil {
      text = "an object"
    } else if (try? decoder.unkeyedContainer()) != nil {
      text = "an array"
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        text = "null"
      } else if let string = try? value.decode(String.self) {
        text = ScriptError.quote(string)
      } else if let bool = try? value.decode(Bool.self) {
        text = "\(bool)"
      } else if let number = try? value.decode(Double.self) {
        text = ScriptSyntax.text(of: number)
      } else {
        text = Self.unreadable
      }
    }
  }

  /// Returns a path as text: `actions[1].actions[3].x`.
  static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  /// Returns the reason a file is not valid JSON, at the location that Foundation reports.
  static func syntaxError(of data: Data) -> ScriptError.Problem {
    var reason = "unexpected text"
    do {
      _ = try JSONSerialization.jsonObject(with: data)
    } catch {
      reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? reason
    }
    let parts = reason.split(separator: " around character ", maxSplits: 1)
    let message = "the file is not valid JSON: \(parts.first ?? "")"
    guard let end = parts.last.flatMap({ Int($0.prefix { $0.isNumber }) }), parts.count == 2 else {
      return .init(nil, message)
    }
    // Foundation counts bytes.
    let before = String(decoding: data.prefix(end), as: UTF8.self).unicodeScalars
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return .init(
      ScriptLocation(line: line.count, column: (line.last?.count ?? 0) + 1), message)
  }
}
