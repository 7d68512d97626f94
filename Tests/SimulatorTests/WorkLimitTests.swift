import Foundation
import Simulator
import Testing
import UIKit

/// The limit of what may run at one moment of a phone's clock.
struct WorkLimitTests {
  /// Runs a block in the main queue that submits itself so many times.
  private func run(_ count: Int) {
    DispatchQueue.main.async { if count > 1 { run(count - 1) } }
  }

  @Test(
    "An app that asks for more work at one moment than the limit is stopped, also after a while",
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

  /// Runs a block every hundredth of a second, so many times.
  private func runRepeatedly(_ count: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      if count > 1 { runRepeatedly(count - 1) }
    }
  }

  @Test("Work of different moments has no limit")
  func moments() {
    let phone = Phone(root: UIView())
    phone.itemLimit = 100
    phone.perform { runRepeatedly(500) }
    phone.step(to: AppTime(seconds: 4.99))
    #expect(phone.nextDue == AppTime(seconds: 5))
    phone.step(to: AppTime(seconds: 6))
    #expect(phone.halt == nil && phone.nextDue == nil)
  }
}
