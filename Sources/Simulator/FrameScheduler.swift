package import UIKit

/// Schedules the next turn of a phone in a window.
///
/// Input gets a turn immediately. An app that animates or is touched gets a turn at every tick of
/// the display, and a timer when it is due. Otherwise the phone sleeps.
package struct FrameScheduler {
  /// Microseconds between two ticks of the display.
  package let interval: Int64

  /// The display's ticks per second, more than 0.
  package let ticksPerSecond: Int

  /// Makes a scheduler for a display; a rate of 0 or less counts as 60 ticks per second.
  package init(ticksPerSecond rate: Int) {
    ticksPerSecond = rate > 0 ? rate : 60
    interval = 1_000_000 / Int64(ticksPerSecond)
  }

  /// Returns the time of the next turn without input; nil to sleep until input arrives.
  ///
  /// - Parameter last: The time of the previous turn, on the phone's clock.
  package func nextTurn(of phone: Phone, after last: AppTime) -> AppTime? {
    guard phone.halt == nil, !phone.isSuspended else { return nil }
    let tick = AppTime(microseconds: last.microseconds + interval)
    let needsTicks =
      phone.context.layers.animations.isAnimating || phone.context.layers.needsFrame
      || phone.hasTouches
    switch (needsTicks, phone.nextDue) {
    case (true, let due?): return min(tick, due)
    case (true, nil): return tick
    case (false, let due): return due
    }
  }
}
