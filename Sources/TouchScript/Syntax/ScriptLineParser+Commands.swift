import Simulator
import UIKit

extension ScriptLineParser {
  /// Parses a step that affects the phone without a packet, beginning at its verb.
  mutating func command(
    _ found: ScriptTokenizer.LocatedToken, _ verb: String
  ) throws(ScriptError.Problem) -> ScriptCommand {
    switch verb {
    case "mouse": return try mouse()
    case "key":
      let isDown = try tokens.choice(["down", "up"]).word == "down"
      let (name, _) = try tokens.choice(Key.allCases.map(\.rawValue))
      return .key(Key(rawValue: name) ?? .shortcut(.escape), isDown: isDown)
    case "focus": return .focus(gained: try tokens.choice(["lost", "gained"]).word == "gained")
    case "suspend": return .suspend
    case "resume": return .resume
    case "resize": return .resize(try size("the window's size"))
    case "shake": return .shake
    case "appearance":
      let (name, _) = try tokens.choice(Appearance.styleNames + Appearance.sizeNames)
      return .appearance(Appearance(named: name) ?? .style(.light))
    case "type": return .type(try textEntry())
    case "keyboard": return .keyboard(isShown: try tokens.choice(["on", "off"]).word == "on")
    case "sdl": return .raw(try rawFinger())
    case "turn": return .turn
    case "snapshot": return .snapshot(try tokens.name("a snapshot's name"))
    default:
      throw tokens.problem(
        found.column,
        "unknown word \(ScriptError.quote(verb)); expected "
          + (Self.hint(verb) ?? ScriptError.list(Self.verbs)))
    }
  }

  /// Returns the replacement for a word that other tools use, or `nil` for any other word.
  private static func hint(_ verb: String) -> String? {
    switch verb {
    case "swipe", "flick", "scroll", "pan": #"a drag, such as "drag 1 40,240 280,240 over 0.2""#
    case "wait", "sleep", "pause", "delay":
      #"the next step's time, such as "+0.500" for half a second after this one"#
    case "click", "touch": #"a tap, such as "tap 1 160,240""#
    case "press", "longpress": #"a tap that lasts longer, such as "tap 1 160,240 hold 1""#
    case "curve": #"a path, such as "path 1 40,240 160,120 280,240 speed 300""#
    case "doubletap": #"a tap, such as "tap 1 160,240 count 2""#
    case "zoom": #"a pinch, such as "pinch 160,240 60 160 over 0.5""#
    case "assert", "verify": "expect"
    case "text", "write", "sendkeys", "input": #"typed text, such as type "Hello""#
    case "screenshot": "snapshot"
    default: nil
    }
  }

  /// Consumes a device rotation. Returns `nil` and consumes nothing unless the next token is a word
  /// of letters.
  mutating func deviceTurn() throws(ScriptError.Problem) -> DeviceTurn? {
    guard let word = try tokens.peek().word, word.utf8.first.map({ $0 >= 97 && $0 <= 122 }) == true
    else { return nil }
    let (name, _) = try tokens.choice(DeviceTurn.names.map(\.name))
    return DeviceTurn.names.first { $0.name == name }?.turn
  }

  private mutating func mouse() throws(ScriptError.Problem) -> ScriptCommand {
    let (action, _) = try tokens.choice(["move", "down", "up"])
    if action == "move" { return .mouseMove(try tokens.point()) }
    var button = MouseInput.Button.left
    if try tokens.peek().token != .end {
      let names = [MouseInput.Button.left, .right].map(\.rawValue)
      button = MouseInput.Button(rawValue: try tokens.choice(names).word) ?? .left
    }
    return action == "down" ? .mouseDown(button) : .mouseUp(button)
  }

  /// Consumes a keyboard's input: quoted text, or a kind of input with its text or key.
  private mutating func textEntry() throws(ScriptError.Problem) -> TextEntry {
    if case .text(let text) = try tokens.peek().token {
      _ = try tokens.next()
      return .insert(text)
    }
    let found = try tokens.next()
    switch found.word {
    case "compose": return .compose(try tokens.quoted("the composition"))
    case "paste": return .paste(try tokens.quoted("the text to paste"))
    case "key":
      let (name, _) = try tokens.choice(TextKey.allCases.map(\.rawValue))
      return .key(TextKey(rawValue: name) ?? .escape)
    default:
      throw tokens.unexpected(
        found,
        expected: "text in double quotes, or \(ScriptError.list(["key", "compose", "paste"]))")
    }
  }

  private mutating func rawFinger() throws(ScriptError.Problem) -> ScriptCommand.RawFinger {
    let (word, _) = try tokens.choice(["fingerdown", "fingermotion", "fingerup"])
    let action: WindowEvent.Finger.Action =
      switch word {
      case "fingerdown": .down
      case "fingermotion": .motion
      default: .up
      }
    let device = try tokens.integer("a device number", in: .min ... .max)
    let finger = try tokens.integer("the device's finger number", in: .min ... .max)
    let x = try tokens.coordinate("a fraction of the window's width")
    try tokens.skipComma()
    let y = try tokens.coordinate("a fraction of the window's height")
    var milliseconds: UInt32?
    if try tokens.peek().token != .end {
      let time = try tokens.integer("a time in milliseconds", in: 0...Int64(UInt32.max))
      milliseconds = UInt32(time)
    }
    return ScriptCommand.RawFinger(
      action, FingerKey(device: device, finger: finger), at: CGPoint(x: x, y: y),
      milliseconds: milliseconds)
  }
}
