package import UIKit

/// Decides when a window's phone gets its next turn.
///
/// Input gets one at once. Besides, an app that animates or is touched gets one at every tick of
/// the display, and a timer one when it is due; otherwise the phone sleeps.
package struct FrameScheduler {
  /// Microseconds between two ticks of the display.
  package let interval: Int64

  /// How often the display ticks; more than 0.
  package let ticksPerSecond: Int

  /// Makes a loop for a display; a rate of 0 or less counts as 60 ticks a second.
  package init(ticksPerSecond rate: Int) {
    ticksPerSecond = rate > 0 ? rate : 60
    interval = 1_000_000 / Int64(ticksPerSecond)
  }

  /// Returns when the next turn is due though nothing happens; nil to sleep until input.
  ///
  /// - Parameter last: When the turn before was made, on the phone's clock.
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
