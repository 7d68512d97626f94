import CoreGraphics
import Foundation
import Simulator
import Testing
import UIKit

/// A phone's clock, its end, and the names of its settings.
struct PhoneTests {
  @Test("An app that outlives its phone no longer logs, traces, or explains anything")
  func released() {
    var lines: [String] = []
    let context: AppContext
    let finger = FingerKey(device: FingerKey.scriptDevice, finger: 1)
    let landing = TouchChange(finger, .down(CGPoint(x: 10, y: 10)))
    do {
      let phone = Phone(root: UIView())
      phone.trace = { lines.append($0) }
      phone.explain = { lines.append($0) }
      phone.onLog = { lines.append($0) }
      context = phone.context
    }
    context.host.log?("line")
    context.deliver(TouchPacket(time: .zero, changes: [landing]))
    #expect(context.touches.tracker.touch(of: finger) != nil)
    #expect(lines == [])
  }

  @Test("After a suspension, work in the distant future is still due then")
  func distantFuture() {
    let phone = Phone(root: UIView())
    phone.step([Timed(.zero, .suspend)], to: .zero)
    phone.step([Timed(AppTime(seconds: 1), .resume)], to: AppTime(seconds: 1))
    #expect(phone.nextDue == nil)
    phone.context.queue.schedule(at: AppTime(seconds: 5), .timer) {}
    #expect(phone.nextDue == AppTime(seconds: 6))
    let other = Phone(root: UIView())
    other.step([Timed(.zero, .suspend)], to: .zero)
    other.step([Timed(AppTime(seconds: 1), .resume)], to: AppTime(seconds: 1))
    other.context.queue.schedule(at: .distantFuture, .timer) {}
    #expect(other.nextDue == .distantFuture)
  }

  @Test("A phone whose app has quit runs no more turns")
  func quit() {
    let phone = Phone(root: UIView())
    phone.step([Timed(.zero, .quit)], to: .zero)
    let turns = phone.turnCount
    phone.step(to: AppTime(seconds: 1))
    #expect(phone.halt == .quit)
    #expect(phone.turnCount == turns)
    #expect(phone.time == AppTime(seconds: 1))
  }

  @Test("A phone keeps all lines of the log by default")
  func logLimit() {
    #expect(Phone().logLimit == nil)
  }

  @Test("Settings and rotations have names, even if scripts cannot express them")
  func names() {
    #expect(Appearance(named: "huge") == nil)
    #expect(Appearance(named: "extra-large")?.name == "extra-large")
    #expect(Appearance.textSize(.unspecified).name == "large")
    #expect(DeviceTurn.to(.landscapeLeft).name == "landscape-left")
    #expect(DeviceTurn.to(.faceUp).name == "portrait")
  }
}
