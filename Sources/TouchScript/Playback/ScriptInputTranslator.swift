package import CoreGraphics
package import Simulator
package import UIKit

/// Turns a script's steps into what happens to a phone.
package struct ScriptInputTranslator {
  private var pointer = CGPoint.zero
  private var window: WindowInputTranslator
  private var clock = TickUnwrapper()

  /// Makes the input of a phone whose window shows each point as one unit.
  package init(screen: CGSize) {
    window = WindowInputTranslator(mapping: ScreenViewport(windowSize: screen, screen: screen))
  }

  /// How far from the right and bottom edge the mouse's fingers stay, in points.
  var edge: CGFloat { window.mapping.edge }

  /// Returns what a packet of finger changes does.
  package func inputs(of changes: [TouchChange], at time: AppTime) -> [TimedInput] {
    // What only takes touches away is no packet of a panel.
    if !changes.isEmpty, changes.allSatisfy({ $0.kind == .cancel }) {
      return [TimedInput(time, .cancel(changes.map(\.finger)))]
    }
    return [TimedInput(time, .packet(changes))]
  }

  /// Returns what a control does.
  package mutating func inputs(of control: ScriptCommand, at time: AppTime) -> [TimedInput] {
    switch control {
    case .cancelAll: return [TimedInput(time, .cancel(nil))]
    case .mouseMove(let point):
      pointer = point
      return [TimedInput(time, .mouse(.move(point)))]
    case .mouseDown(let button): return [TimedInput(time, .mouse(.down(button, pointer)))]
    case .mouseUp(let button): return [TimedInput(time, .mouse(.up(button, pointer)))]
    case .key(let key, let isDown): return [TimedInput(time, .key(key, isDown: isDown))]
    case .focus(let gained): return [TimedInput(time, .focus(gained: gained))]
    case .suspend: return [TimedInput(time, .suspend)]
    case .resume: return [TimedInput(time, .resume)]
    case .resize(let size): return translate(.resized(size), at: time, now: time)
    case .raw(let finger):
      let event = WindowEvent.finger(
        WindowEvent.Finger(finger.action, finger.key, at: finger.position))
      return translate(event, at: self.time(of: finger, now: time), now: time)
    case .turn, .snapshot: return []
    }
  }

  private mutating func translate(
    _ event: WindowEvent, at time: AppTime, now: AppTime
  ) -> [TimedInput] {
    window.translate([TimedWindowEvent(time, event)], now: now)
  }

  private mutating func time(of finger: ScriptCommand.RawFinger, now: AppTime) -> AppTime {
    guard let milliseconds = finger.milliseconds else { return now }
    return clock.time(
      of: milliseconds, nowMilliseconds: UInt64(max(0, now.microseconds) / 1000), now: now)
  }
}
