import Simulator
import Testing
import UIKit

struct TickUnwrapperTests {
  /// The event's tick count, the current full tick count, the current time in milliseconds, and the
  /// event's expected time.
  nonisolated static let moments: [(event: UInt32, now: UInt64, clock: Int64, expected: Int64)] = [
    (1000, 1000, 500, 500),
    (990, 1000, 500, 490),
    // An event in the future has the current time.
    (1001, 1000, 500, 500),
    (UInt32.max, 5, 500, 494),
    // The counter has wrapped since the event, at 2^32 and at twice that value.
    (UInt32.max - 2, 0x1_0000_0002, 500, 495),
    (UInt32.max, 0x2_0000_0000, 500, 499),
    (3, 0x1_0000_0003, 500, 500),
    // The counter wraps between the current time and an event in the future.
    (0, 0xFFFF_FFFF, 500, 500),
    // The earliest time that 32 bits can express: 2^31 - 1 milliseconds ago.
    (1, 0x8000_0000, 3_000_000_000, 3_000_000_000 - 0x7FFF_FFFF),
  ]

  @Test("H-16 32-bit times are converted to the nearest 64-bit times", arguments: moments)
  func time(moment: (event: UInt32, now: UInt64, clock: Int64, expected: Int64)) {
    var clock = TickUnwrapper()
    let time = clock.time(
      of: moment.event, nowMilliseconds: moment.now,
      now: AppTime(microseconds: moment.clock * 1000))
    #expect(time == AppTime(microseconds: moment.expected * 1000))
  }

  @Test("H-16 times never decrease and never precede the launch")
  func monotonic() {
    var clock = TickUnwrapper()
    func time(_ milliseconds: UInt32, now: UInt64) -> Int64 {
      clock.time(
        of: milliseconds, nowMilliseconds: now,
        now: AppTime(microseconds: (Int64(now) - 100) * 1000)
      ).microseconds
    }
    #expect(time(90, now: 110) == 0)
    #expect(time(108, now: 110) == 8000)
    #expect(time(105, now: 111) == 8000)
    #expect(time(109, now: 111) == 9000)
  }
}
