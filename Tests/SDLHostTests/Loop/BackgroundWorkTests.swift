import CSDL2
import CoreGraphics
import Foundation
import SDLHost
import Simulator
import Testing
import UIKit

/// Work that other threads send to a phone in a window.
@Suite(.serialized)
struct BackgroundWorkTests {
  private final class WorkView: UIView {
    var done: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.02)
        DispatchQueue.main.async { MainActor.assumeIsolated { self.done.append("block") } }
      }
    }
  }

  @Test(
    "G-13 a block that another thread sends to the main queue wakes a sleeping loop and runs"
  )
  func wake() throws {
    let inbox = InputInbox()
    let view = WorkView()
    try HostHarness.open(app: .view { view }, { $0.inbox = inbox }) { host in
      inbox.open()
      host.turn(host.down(1, x: 100, y: 100))
      #expect(view.done == [], "the clock does not wait for the block")
      var queue = EventQueue()
      // Although the finger requests frames during this time, only the posted block is an event.
      queue.wait(milliseconds: 5000)
      #expect(queue.wakeUps == 1)
      host.turn()
      #expect(view.done == ["block"])
      inbox.close()
    }
  }
}
