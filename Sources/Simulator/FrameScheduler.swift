package import UIKit

/// Schedules the next turn for a phone in a window.
///
/// Input triggers a turn immediately. While the app animates or has touches, a turn runs at every
/// display tick; timers run when they are due. Otherwise the phone sleeps.
package struct FrameScheduler {
  /// The number of microseconds between two display ticks.
  package let interval: Int64

  /// The display's ticks per second, greater than 0.
  package let ticksPerSecond: Int

  /// Creates a scheduler for a display. A rate of 0 or less is replaced by 60 ticks per second.
  package init(ticksPerSecond rate: Int) {
    ticksPerSecond = rate > 0 ? rate : 60
    interval = 1_000_000 / Int64(ticksPerSecond)
  }

  /// Returns the time of the next turn, or `nil` to sleep until input arrives.
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
