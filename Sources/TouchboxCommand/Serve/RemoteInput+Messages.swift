import CoreGraphics
import PhoneLink
import SDLHost
import Simulator
import UIKit

extension RemoteInput {
  /// Converts a message from the server to inputs for a window.
  static func inputs(of message: PhoneMessage) -> [RemoteInput] {
    switch message {
    case .fingers(let changes, let sequence):
      changes.map { RemoteInput(event(of: $0), age: $0.age, sequence: sequence) }
    case .deviceGone(let device):
      [RemoteInput(.deviceGone(deviceNumber(device)))]
    case .mouse(let action, let x, let y):
      [RemoteInput(event(of: action, at: CGPoint(x: x, y: y)))]
    case .key(let name, let isDown):
      keyName(name).map { [RemoteInput(.key($0, isDown: isDown))] } ?? []
    case .command(let command): [RemoteInput(.shortcut(shortcut(for: command)))]
    case .clientSize(let width, let height):
      [RemoteInput(.size(CGSize(width: width, height: height)))]
    }
  }

  /// Returns a client's device number, which is far above the numbers of SDL's own devices.
  private static func deviceNumber(_ client: Int) -> Int64 { 1_000_000 + Int64(client) }

  private static func event(of change: PhoneMessage.FingerChange) -> RemoteEvent {
    let key = FingerKey(device: deviceNumber(change.device), finger: Int64(change.finger))
    let action: WindowEvent.Finger.Action
    switch change.phase {
    case .down: action = .down
    case .move: action = .motion
    case .up: action = .up
    case .cancel: return .fingerCancelled(key)
    }
    return .finger(
      WindowEvent.Finger(
        action, key, at: CGPoint(x: change.x, y: change.y),
        pressure: change.pressure.map { CGFloat($0) }, radius: change.radius.map { CGFloat($0) }))
  }

  private static func event(
    of action: PhoneMessage.MouseAction, at position: CGPoint
  ) -> RemoteEvent {
    switch action {
    case .move: .mouseMoved(position)
    case .leave: .mouseMoved(nil)
    case .leftDown: .mouseButton(.left, isDown: true, position)
    case .leftUp: .mouseButton(.left, isDown: false, position)
    case .rightDown: .mouseButton(.right, isDown: true, position)
    case .rightUp: .mouseButton(.right, isDown: false, position)
    }
  }

  private static func shortcut(for command: PhoneMessage.Command) -> WindowShortcut {
    switch command {
    case .home: .escape
    case .restart: .f5
    case .legend: .h
    case .guide: .g
    case .inspector: .i
    case .log: .l
    case .dots: .d
    case .record: .f9
    case .rotateLeft: .left
    case .rotateRight: .right
    case .appearance: .a
    }
  }

  /// Returns SDL's name for a key from W3C UI Events, or nil for a key without a function here.
  private static func keyName(_ key: String) -> String? {
    switch key {
    case "Control": "Left Ctrl"
    case "Alt": "Left Alt"
    case "Shift": "Left Shift"
    case "Enter": "Return"
    case "ArrowLeft": "Left"
    case "ArrowRight": "Right"
    case "ArrowUp": "Up"
    case "ArrowDown": "Down"
    case " ": "Space"
    case "Escape", "Backspace", "PageUp", "PageDown": key
    default: key.count == 1 || key.hasPrefix("F") ? key.uppercased() : nil
    }
  }
}
