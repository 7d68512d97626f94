import Foundation
import Simulator
import Testing
import UIKit

/// The limit on the work at a single point in a phone's time.
struct WorkLimitTests {
  /// Runs a block on the main queue that resubmits itself, `count` times in total.
  private func run(_ count: Int) {
    DispatchQueue.main.async { if count > 1 { run(count - 1) } }
  }

  @Test(
    "An app that submits more work at one point in time than the limit allows is stopped",
    arguments: [0.0, 1.5])
  func limit(seconds: Double) {
    for (count, isRunaway) in [(100, false), (101, true)] {
      let phone = Phone(root: UIView())
      phone.step(to: AppTime(seconds: seconds))
      phone.itemLimit = 100
      phone.perform { run(count) }
      phone.step(to: AppTime(seconds: 3))
      #expect(phone.halt == (isRunaway ? .runaway(AppTime(seconds: seconds)) : nil))
    }
  }

  /// Runs a block every 0.01 s, `count` times in total.
  private func runRepeatedly(_ count: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      if count > 1 { runRepeatedly(count - 1) }
    }
  }

  @Test("Work at different times is not limited")
  func moments() {
    let phone = Phone(root: UIView())
    phone.itemLimit = 100
    phone.perform { runRepeatedly(500) }
    phone.step(to: AppTime(seconds: 4.99))
    #expect(phone.nextDue == AppTime(seconds: 5))
    phone.step(to: AppTime(seconds: 6))
    #expect(phone.halt == nil && phone.nextDue == nil)
  }

  @Test("An event after too much work at an earlier time is not delivered")
  func laterEvent() {
    let phone = Phone(root: UIView())
    phone.itemLimit = 100
    var events: [PhoneEvent] = []
    phone.onEvent = { events.append($0.event) }
    phone.perform { run(101) }
    phone.step([Timed(AppTime(seconds: 1), .shake)], to: AppTime(seconds: 1))
    #expect(phone.halt == .runaway(.zero))
    #expect(events == [])
  }
}
