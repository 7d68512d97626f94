import Foundation
import Simulator
import Testing
import UIKit

/// Work on other threads for a phone without a window.
struct BackgroundWorkTests {
  /// Set by a task on another thread.
  private static var hasRun = false

  @Test(
    "The clock stops waiting for blocks that do not finish, and reports a warning",
    arguments: [(1, "a block that has"), (2, "2 blocks that have")])
  func unfinishedBlocks(count: Int, blocks: String) {
    let end = DispatchSemaphore(value: 0)
    let phone = Phone(root: UIView())
    var warnings: [String] = []
    phone.context.host.warn = { warnings.append($0) }
    phone.context.run.background.patience = 0.01
    phone.perform {
      for _ in 0..<count { DispatchQueue.global().async { end.wait() } }
    }
    phone.step(to: AppTime(seconds: 1))
    for _ in 0..<count { end.signal() }
    #expect(phone.now == AppTime(seconds: 1))
    #expect(
      warnings == [
        "the clock no longer waits for \(blocks) not finished after 0.01 seconds"
      ])
  }

  @Test(
    "In a single-phone process, a task from a thread with no app runs in the phone's turns")
  func ownMainActor() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Phone.ownMainActor()
        let phone = Phone(root: UIView())
        let started = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          Task { @MainActor in BackgroundWorkTests.hasRun = true }
          started.signal()
        }
        started.wait()
        let hadRun = BackgroundWorkTests.hasRun
        phone.step(to: phone.time)
        exit(!hadRun && BackgroundWorkTests.hasRun ? EXIT_SUCCESS : EXIT_FAILURE)
      }
    }
  }
}
