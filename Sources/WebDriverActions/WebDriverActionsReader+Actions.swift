import CoreGraphics
import Simulator
import TouchScript
import UIKit

/// Where a source's finger is while its actions are read.
struct FingerPosition {
  var point = CGPoint.zero
  var isDown = false
  /// Whether `isDown` is known: it is not after an action that could not be read.
  var isCertain = true
}

extension WebDriverActionsReader {
  /// The longest duration, in milliseconds.
  private static let maximumDuration = Double(ScriptTokenizer.maximumSeconds) * 1000

  /// Reads an action of a source; nil for one that is wrong.
  mutating func action(
    _ value: JSONDocument.Value, of kind: WebDriverInputSource.Kind, _ finger: inout FingerPosition,
    at path: WebDriverActionPath
  ) -> WebDriverInputSource.Action? {
    guard let members = members(of: value, at: path) else { return nil }
    let types =
      switch kind {
      case .pauses: ["pause"]
      case .keyboard: ["keyDown", "keyUp", "pause"]
      case .finger: ["pointerMove", "pointerDown", "pointerUp", "pointerCancel", "pause"]
      }
    let expected = ScriptTokenizer.list(types.map { "\"\($0)\"" })
    guard let type = text("type", in: members, value, at: path, expected: expected)
    else { return nil }
    guard types.contains(type) else {
      let place = members["type"] ?? value
      fail(place, "\(path).type: found \(json.name(of: place)); expected \(expected)")
      return nil
    }
    switch type {
    case "pause":
      guard let duration = duration(members, at: path) else { return nil }
      return .pause(duration ?? 0)
    case "keyDown", "keyUp":
      return key(members, value, at: path).map { .key($0, isDown: type == "keyDown") }
    case "pointerMove":
      return move(members, value, &finger, at: path)
    default:
      return change(type, members, value, &finger, at: path)
    }
  }

  // MARK: - Fingers

  private mutating func change(
    _ type: String, _ members: [String: JSONDocument.Value], _ value: JSONDocument.Value,
    _ finger: inout FingerPosition, at path: WebDriverActionPath
  ) -> WebDriverInputSource.Action? {
    let before = mistakes.count
    checkButton(members, at: path)
    let wantsUp = type == "pointerDown"
    if finger.isCertain, finger.isDown == wantsUp {
      fail(
        value,
        "\(path): found \"\(type)\" of a finger that is "
          + (wantsUp
            ? "down; expected \"pointerUp\" before it" : "up; expected \"pointerDown\" before it"))
    }
    finger.isCertain = true
    // After a cancel the finger counts as down until it lifts; see rule K-08.
    finger.isDown = type != "pointerUp"
    guard wantsUp else {
      return mistakes.count == before ? (type == "pointerUp" ? .up : .cancel) : nil
    }
    let pressure = pressure(members, at: path)
    return mistakes.count == before ? .down(finger.point, pressure: pressure ?? nil) : nil
  }

  private mutating func checkButton(
    _ members: [String: JSONDocument.Value], at path: WebDriverActionPath
  ) {
    guard let button = members["button"], json.number(of: button) != 0 else { return }
    fail(button, "\(path).button: found \(json.name(of: button)); expected 0, a finger's only one")
  }

  private mutating func move(
    _ members: [String: JSONDocument.Value], _ value: JSONDocument.Value,
    _ finger: inout FingerPosition, at path: WebDriverActionPath
  ) -> WebDriverInputSource.Action? {
    let before = mistakes.count
    let duration = duration(members, at: path) ?? nil
    let pressure = pressure(members, at: path) ?? nil
    let isRelative = isRelative(members, at: path)
    let x = coordinate("x", members, value, at: path)
    let y = coordinate("y", members, value, at: path)
    guard mistakes.count == before, let x, let y else { return nil }
    let start = finger.point
    let end = isRelative ? CGPoint(x: start.x + x, y: start.y + y) : CGPoint(x: x, y: y)
    let limit = ScriptTokenizer.maximumCoordinate
    guard max(abs(end.x), abs(end.y)) <= limit else {
      fail(
        value,
        "\(path): the finger comes to \(ScriptSyntax.text(of: end.x)),"
          + "\(ScriptSyntax.text(of: end.y)); expected places up to "
          + "\(ScriptSyntax.text(of: limit)) points from the corner")
      return nil
    }
    finger.point = end
    guard finger.isDown else { return .pause(duration ?? 0) }
    return .move(from: start, to: end, over: duration, pressure: pressure)
  }

  private mutating func isRelative(
    _ members: [String: JSONDocument.Value], at path: WebDriverActionPath
  ) -> Bool {
    guard let origin = members["origin"] else { return false }
    switch json.text(of: origin) {
    case "viewport": return false
    case "pointer": return true
    default:
      let reason = json.kind(of: origin) == .object ? ": a phone's screen has no elements" : ""
      fail(
        origin,
        "\(path).origin: found \(json.name(of: origin)); expected \"viewport\" or "
          + "\"pointer\"\(reason)")
      return false
    }
  }

  private mutating func coordinate(
    _ name: String, _ members: [String: JSONDocument.Value], _ object: JSONDocument.Value,
    at path: WebDriverActionPath
  ) -> CGFloat? {
    let limit = ScriptTokenizer.maximumCoordinate
    let range = "a number from \(ScriptSyntax.text(of: -limit)) to \(ScriptSyntax.text(of: limit))"
    guard let value = members[name] else {
      fail(object, "\(path): found no \"\(name)\"; expected \(range)")
      return nil
    }
    guard let number = json.number(of: value), abs(number) <= limit else {
      fail(value, "\(path).\(name): found \(json.name(of: value)); expected \(range)")
      return nil
    }
    return CGFloat(number)
  }

  /// Returns the pressure where there is one; nil for a mistake.
  private mutating func pressure(
    _ members: [String: JSONDocument.Value], at path: WebDriverActionPath
  ) -> CGFloat?? {
    guard let value = members["pressure"] else { return .some(nil) }
    guard let number = json.number(of: value), (0...1).contains(number) else {
      fail(
        value, "\(path).pressure: found \(json.name(of: value)); expected a number from 0 to 1")
      return nil
    }
    return CGFloat(number)
  }

  /// Returns the duration in milliseconds where there is one; nil for a mistake.
  private mutating func duration(
    _ members: [String: JSONDocument.Value], at path: WebDriverActionPath
  ) -> Int64?? {
    guard let value = members["duration"] else { return .some(nil) }
    guard let number = json.number(of: value), (0...Self.maximumDuration).contains(number),
      number == number.rounded()
    else {
      fail(
        value,
        "\(path).duration: found \(json.name(of: value)); expected a whole number of "
          + "milliseconds from 0 to \(ScriptSyntax.text(of: Self.maximumDuration))")
      return nil
    }
    return Int64(number)
  }

  // MARK: - Keys

  private mutating func key(
    _ members: [String: JSONDocument.Value], _ object: JSONDocument.Value,
    at path: WebDriverActionPath
  ) -> Key? {
    let expected = #"Shift, Control or Alt: "\uE008", "\uE009" or "\uE00A""#
    guard let text = text("value", in: members, object, at: path, expected: expected)
    else { return nil }
    let scalars = Array(text.unicodeScalars)
    if scalars.count == 1, let key = WebDriverInputSource.modifiers[scalars[0]] { return key }
    let name = members["value"].map(json.name(of:)) ?? "nothing"
    fail(
      members["value"] ?? object, "\(path).value: found \(Self.visible(name)); expected \(expected)"
    )
    return nil
  }

  /// Returns text with a code point in place of letters that no font has.
  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if (0xE000...0xF8FF).contains(scalar.value) {
        result += "\\u" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
