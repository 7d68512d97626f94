import Testing
import TouchTesting
import UIKit

/// Timers and display links with a target and a selector. Source: Apple's documentation of
/// Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:) and
/// CADisplayLink.init(target:selector:).
struct SelectorTests {
  final class Board: UIView {
    var calls: [String] = []
    func tick(_ timer: Timer) { calls.append("tick \(timer.userInfo ?? "none")") }
    func frame(_ link: CADisplayLink) { calls.append("frame") }
  }

  @Test("A timer calls its method with itself as the argument until it is invalidated")
  func timer() {
    let board = Board()
    let phone = TestPhone(board)
    let timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: board, selector: Selector("tick:", Board.tick(_:)),
      userInfo: "now", repeats: true)
    phone.after(1.1)
    #expect(board.calls == ["tick now", "tick now"])
    timer.invalidate()
    phone.after(1)
    #expect(board.calls.count == 2)
  }

  @Test("An unscheduled timer starts when it is added to the run loop")
  func unscheduled() {
    let board = Board()
    let phone = TestPhone(board)
    let timer = Timer(
      timeInterval: 0.5, target: board, selector: Selector("tick:", Board.tick(_:)),
      userInfo: nil, repeats: false)
    phone.after(1)
    #expect(board.calls.isEmpty)
    RunLoop.main.add(timer, forMode: .common)
    phone.after(2)
    #expect(board.calls == ["tick none"])
    #expect(!timer.isValid)
  }

  @Test("A display link calls its method at each 60 Hz refresh")
  func displayLink() {
    let board = Board()
    let phone = TestPhone(board)
    let link = CADisplayLink(target: board, selector: Selector("frame:", Board.frame(_:)))
    link.add(to: .main, forMode: .common)
    phone.after(0.1)
    // Refreshes occur at k/60 s. Six of them are within 0.1 s, and the refresh at 0.1 s may or may
    // not be due.
    #expect((5...7).contains(board.calls.count))
    link.invalidate()
    let count = board.calls.count
    phone.after(0.1)
    #expect(board.calls.count == count)
  }
}
