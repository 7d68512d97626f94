package import Simulator
package import UIKit

/// Converts a script's steps to phone events.
///
/// A script's mouse and keys produce fingers just as in a window, and the finger changes in a turn
/// are combined into packets in the same way.
package struct ScriptInputTranslator {
  private var desktop: DesktopInput
  private var clock = TickUnwrapper()

  /// Creates a translator for a phone whose window has one unit per point.
  package init(for phone: Phone) {
    let shape = phone.screenShape
    desktop = DesktopInput(
      viewport: ScreenViewport(windowSize: shape.shown, shape: shape),
      maxFingers: phone.context.touches.constants.maxTouches)
  }

  /// The marks for the mouse's fingers, drawn by the overlay.
  package var mouseDots: [MouseTouchEmulator.Dot] { desktop.mouseDots }

  /// Begins a turn.
  ///
  /// - Parameter time: The phone's current time.
  package mutating func beginTurn(at time: AppTime) {
    desktop.translate([], from: time, to: time)
  }

  /// Rotates the simulated window with the screen, unless the script has set another size.
  package mutating func adapt(to shape: ScreenShape) {
    var viewport = desktop.viewport
    guard shape != viewport.shape else { return }
    if viewport.windowSize == viewport.shape.shown { viewport.windowSize = shape.shown }
    viewport.shape = shape
    desktop.viewport = viewport
  }

  /// Adds a packet of finger changes to the turn.
  package mutating func add(_ changes: [TouchChange], at time: AppTime) {
    // A touch panel does not report cancellations, so they are not a packet.
    let isCancel = !changes.isEmpty && changes.allSatisfy { $0.kind == .cancel }
    desktop.perform(.phone(isCancel ? .cancel(changes.map(\.finger)) : .touches(changes)), at: time)
  }

  /// Adds the effects of a command to the turn.
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
    case .shake: desktop.perform(.phone(.shake), at: time)
    case .appearance(let appearance): desktop.perform(.phone(.appearance(appearance)), at: time)
    case .type(let entry): desktop.perform(.phone(.text(entry)), at: time)
    case .keyboard(let isShown):
      desktop.perform(.phone(.keyboard(isShown: isShown)), at: time)
    case .raw(let finger):
      desktop.perform(
        .finger(WindowEvent.Finger(finger.action, finger.key, at: finger.position)),
        at: self.time(of: finger, now: time))
    case .turn, .snapshot: break
    }
  }

  /// Ends the turn and returns its events.
  package mutating func takeEvents() -> [Timed<PhoneEvent>] { desktop.takeEvents() }

  private mutating func time(of finger: ScriptCommand.RawFinger, now: AppTime) -> AppTime {
    guard let milliseconds = finger.milliseconds else { return now }
    return clock.time(
      of: milliseconds, nowMilliseconds: UInt64(max(0, now.microseconds) / 1000), now: now)
  }
}
