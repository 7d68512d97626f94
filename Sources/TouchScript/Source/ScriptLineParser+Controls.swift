import CoreGraphics
import Simulator
import UIKit

extension ScriptLineParser {
  /// Takes the rest of a step that acts on the phone otherwise than by a packet.
  mutating func control(
    _ found: ScriptTokenizer.LocatedToken, _ verb: String
  ) throws(ScriptError.Problem) -> ScriptCommand {
    switch verb {
    case "mouse": return try mouse()
    case "key":
      let isDown = try reader.choice(["down", "up"]).word == "down"
      let (name, column) = try reader.choice(Key.allCases.map(\.rawValue))
      guard let key = Key(rawValue: name) else { throw reader.problem(column, "unknown key") }
      return .key(key, isDown: isDown)
    case "focus": return .focus(gained: try reader.choice(["lost", "gained"]).word == "gained")
    case "suspend": return .suspend
    case "resume": return .resume
    case "resize": return .resize(try size("the window's size"))
    case "sdl": return .raw(try rawFinger())
    case "turn": return .turn
    case "snapshot": return .snapshot(try reader.name("a picture's name"))
    default:
      throw reader.problem(
        found.column,
        "unknown word \(ScriptTokenizer.quote(verb)); expected \(ScriptTokenizer.list(Self.verbs))")
    }
  }

  private mutating func mouse() throws(ScriptError.Problem) -> ScriptCommand {
    let (action, _) = try reader.choice(["move", "down", "up"])
    if action == "move" { return .mouseMove(try reader.point()) }
    var button = MouseInput.Button.left
    if try reader.peek().token != .end {
      let names = [MouseInput.Button.left, .right].map(\.rawValue)
      button = MouseInput.Button(rawValue: try reader.choice(names).word) ?? .left
    }
    return action == "down" ? .mouseDown(button) : .mouseUp(button)
  }

  private mutating func rawFinger() throws(ScriptError.Problem) -> ScriptCommand.RawFinger {
    let (word, _) = try reader.choice(["fingerdown", "fingermotion", "fingerup"])
    let action: WindowEvent.Finger.Action =
      switch word {
      case "fingerdown": .down
      case "fingermotion": .motion
      default: .up
      }
    let device = try reader.integer("a device's number", in: .min ... .max)
    let finger = try reader.integer("the device's number of a finger", in: .min ... .max)
    let x = try reader.coordinate("a fraction of the window's width")
    try reader.skipComma()
    let y = try reader.coordinate("a fraction of the window's height")
    var milliseconds: UInt32?
    if try reader.peek().token != .end {
      let time = try reader.integer("a time in milliseconds", in: 0...Int64(UInt32.max))
      milliseconds = UInt32(time)
    }
    return ScriptCommand.RawFinger(
      action, FingerKey(device: device, finger: finger), at: CGPoint(x: x, y: y),
      milliseconds: milliseconds)
  }
}
