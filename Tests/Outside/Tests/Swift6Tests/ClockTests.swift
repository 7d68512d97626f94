import Foundation
import Testing
import TouchTesting
import UIKit

@testable import Swift6

@MainActor struct ClockTests {
  @Test("Blocks, tasks, timers and display links in another package run on the phone's clock")
  func clock() {
    let view = LaterView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let phone = TestPhone(view)
    phone.finger(1).down(at: 30, 70).up()
    phone.after(1)
    #expect(
      view.notes == [
        "began", "async", "weak", "task", "main", "count 499500", "0.1", "55", "0.2", "0.5", "0.6",
        "0.7",
      ])
    #expect(phone.log == "noted 1\nplain")
  }

  @Test("Timers and display links run after the app starts them")
  func timers() {
    let view = LaterView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let phone = TestPhone(view)
    view.startTimers()
    phone.after(2.5)
    #expect(view.notes == ["frame", "tick", "tick"])
    #expect(phone.log == "once")
    view.timer?.invalidate()
  }
}
