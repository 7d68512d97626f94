package import Simulator
package import UIKit

/// Turns a script's steps into a phone's events.
///
/// The mouse and the keys of scripts play fingers as those of a window do, and the fingers of one
/// turn are joined into packets in the same way.
package struct ScriptInputTranslator {
  private var desktop: DesktopInput
  private var clock = TickUnwrapper()

  /// Makes the translator for a phone whose window shows each point as one unit.
  package init(for phone: Phone) {
    let shape = phone.screenShape
    desktop = DesktopInput(
      viewport: ScreenViewport(windowSize: shape.shown, shape: shape),
      maxFingers: phone.context.constants.maxTouches)
  }

  /// The marks of the mouse's fingers, for the overlay.
  package var mouseDots: [MouseTouchEmulator.Dot] { desktop.mouseDots }

  /// Begins a turn.
  ///
  /// - Parameter time: How far the phone's time has come.
  package mutating func beginTurn(at time: AppTime) {
    desktop.translate(from: time, to: time)
  }

  /// Turns the imagined window with the screen, unless the script gave it another size.
  package mutating func adapt(to shape: ScreenShape) {
    var viewport = desktop.viewport
    guard shape != viewport.shape else { return }
    if viewport.windowSize == viewport.shape.shown { viewport.windowSize = shape.shown }
    viewport.shape = shape
    desktop.viewport = viewport
  }

  /// Adds a packet of finger changes to the turn.
  package mutating func add(_ changes: [TouchChange], at time: AppTime) {
    // What only cancels touches is not a packet of a panel.
    let isCancel = !changes.isEmpty && changes.allSatisfy { $0.kind == .cancel }
    desktop.perform(.phone(isCancel ? .cancel(changes.map(\.finger)) : .touches(changes)), at: time)
  }

  /// Adds what a command does to the turn.
  package mutating func add(_ command: ScriptCommand, at time: AppTime) {
    switch command {
    case .cancelAll: desktop.perform(.phone(.cancel(nil)), at: time)
    case .mouseMove(let point): desktop.perform(.mouse(.move(point)), at: time)
    case .mouseDown(let button): desktop.perform(.mouse(.down(button, nil)), at: time)
    case .mouseUp(let button): desktop.perform(.mouse(.up(button, nil)), at: time)
    case .key(let key, let isDown): desktop.perform(.key(key, isDown: isDown), at: time)
    case .focus(let gained): desktop.perform(.phone(.focus(gained: gained)), at: time)
    case .suspend: desktop.perform(.phone(.suspend), at: time)
    case .resume: desktop.perform(.phone(.resume), at: time)
    case .resize(let size):
      desktop.viewport.windowSize = size
      desktop.perform(.phone(.resize), at: time)
    case .rotate(let turn): desktop.perform(.phone(.rotate(turn)), at: time)
    case .appearance(let appearance): desktop.perform(.phone(.appearance(appearance)), at: time)
    case .raw(let finger):
      desktop.perform(
        .finger(WindowEvent.Finger(finger.action, finger.key, at: finger.position)),
        at: self.time(of: finger, now: time))
    case .turn, .snapshot: break
    }
  }

  /// Ends the turn, and returns its events.
  package mutating func takeEvents() -> [Timed<PhoneEvent>] { desktop.takeEvents() }

  private mutating func time(of finger: ScriptCommand.RawFinger, now: AppTime) -> AppTime {
    guard let milliseconds = finger.milliseconds else { return now }
    return clock.time(
      of: milliseconds, nowMilliseconds: UInt64(max(0, now.microseconds) / 1000), now: now)
  }
}
