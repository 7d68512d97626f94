import CoreGraphics
package import UIKit

/// Formats a phone's events as lines of text that are identical in every run.
///
/// Times are in seconds with six decimal places, and locations in points with three. Fingers are
/// numbered from 1 in landing order, and views are identified by class and number. The text
/// contains no addresses, dates, or paths.
package enum TraceFormatter {
  /// Returns an event's line.
  package static func text(of event: TraceEvent, at time: AppTime) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(128)
    text += "T ".utf8
    append(time, to: &text)
    text.append(UInt8(ascii: " "))
    append(event, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns whether a line reports drawing, which depends on the frame rate.
  package nonisolated static func isDraw(_ line: String) -> Bool {
    line.split(separator: " ", maxSplits: 3).dropFirst(2).first == "draw"
  }

  /// Formats a time with six decimal places, without binary rounding errors.
  package nonisolated static func seconds(_ time: AppTime) -> String {
    var text: [UInt8] = []
    append(time, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private nonisolated static func append(_ time: AppTime, to text: inout [UInt8]) {
    text.appendDecimal(
      units: time.microseconds.magnitude, decimals: 6, isNegative: time.microseconds < 0)
  }

  private static func append(_ event: TraceEvent, to text: inout [UInt8]) {
    switch event {
    case .packet(let packet):
      text += "packet ".utf8
      text.appendDecimal(packet.number)
      text += " event ".utf8
      text.appendDecimal(packet.event)
      text += " changed ".utf8
      for index in 0..<min(packet.changed.count, packet.changes.count) {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text.append(letter(packet.changes[index].kind))
        text.appendDecimal(packet.changed[index].index + 1)
      }
      text += " all ".utf8
      for (index, touch) in packet.all.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        text.appendDecimal(touch.index + 1)
        text.append(UInt8(ascii: ":"))
        text += name(touch.phase).utf8
      }
    case .call(let phase, let view, let touches):
      text += "call ".utf8
      text += method(phase).utf8
      text.append(UInt8(ascii: " "))
      text += view.traceName.utf8
      for touch in touches {
        text += " [".utf8
        text.appendDecimal(touch.index + 1)
        text.append(UInt8(ascii: "@"))
        append(touch.location(in: view), to: &text)
        text.append(UInt8(ascii: "<"))
        append(touch.previousLocation(in: view), to: &text)
        text += " tap=".utf8
        text.appendDecimal(touch.tapCount)
        text.append(UInt8(ascii: "]"))
      }
    case .gesture(let name, let state):
      text += "gesture \(name) \(state)".utf8
    case .gestureFailed(let name, let reason):
      text += "gesture-failed \(name) \(reason)".utf8
    case .gestureReset(let name):
      text += "gesture-reset \(name)".utf8
    case .cancel(let reason, let fingers):
      text += "cancel \(reason.rawValue) \(fingers.map(String.init).joined(separator: ","))".utf8
    case .timer(let name):
      text += "timer \(name)".utf8
    case .animationStop(let name, let finished):
      text += "anim stop \(name) finished=\(finished ? 1 : 0)".utf8
    case .draw(let name):
      text += "draw \(name)".utf8
    case .text(let entry):
      text += "text \(entry.traceText)".utf8
    case .motion(let phase, let responder):
      text += "motion \(phase.method) \(responder)".utf8
    case .log(let line):
      text += "log ".utf8
      text += line.utf8
    }
  }

  private static func name(_ phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  private static func method(_ phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .stationary: "touchesStationary"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }

  private static func letter(_ kind: TouchChange.Kind) -> UInt8 {
    switch kind {
    case .down: UInt8(ascii: "d")
    case .move: UInt8(ascii: "m")
    case .up: UInt8(ascii: "u")
    case .cancel: UInt8(ascii: "c")
    }
  }

  private static func append(_ point: CGPoint, to text: inout [UInt8]) {
    append(point.x, to: &text)
    text.append(UInt8(ascii: ","))
    append(point.y, to: &text)
  }

  /// Appends a number with three decimal places, like `%.3f`.
  nonisolated static func append(_ value: CGFloat, to text: inout [UInt8]) {
    if !text.appendDecimal(value, decimals: 3) { text += String(format: "%.3f", value).utf8 }
  }
}

extension TextEntry {
  /// The input as it appears in a trace, on one line.
  fileprivate nonisolated var traceText: String {
    switch self {
    case .insert(let text): "insert \(text.debugDescription)"
    case .compose(let text): "compose \(text.debugDescription)"
    case .paste(let text): "paste \(text.debugDescription)"
    case .key(let key): "key \(key.rawValue)"
    }
  }
}
