import Simulator
import Streams
import Testing
import TouchTesting
import UIKit

struct RunLoopTests {
  let view = LoggingView()

  @Test("G-01 the clock starts at 0, counts microseconds, and is shared")
  func clock() throws {
    let phone = TestPhone(view)
    #expect(CACurrentMediaTime() == 0)
    phone.at(1.234_567)
    #expect(CACurrentMediaTime() == 1.234_567)
    let touch = phone.finger(1).down(at: 10, 10).touch
    #expect(touch?.timestamp == 1.234_567)
  }

  @Test("A time before the clock's current time is an error and has no effect")
  func earlierTime() {
    let phone = TestPhone(view)
    phone.at(1.5)
    withKnownIssue { phone.at(1) }
    #expect(CACurrentMediaTime() == 1.5)
  }

  @Test("G-02 items run in time order, and the clock shows each item's time")
  func orderOfTime() {
    let phone = TestPhone(view)
    func note(_ name: String) { print("\(name) \(CACurrentMediaTime())") }
    view.perform(after: 0.3, key: "c") { note("third") }
    view.perform(after: 0.1, key: "a") { note("first") }
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0.5
    } completion: { _ in
      note("second")
    }
    let touch = [
      TouchChange(phone.finger(1).key, .down(CGPoint(x: 1, y: 1)))
    ]
    phone.step([Timed(AppTime(seconds: 0.25), .touches(touch))], to: AppTime(seconds: 1))
    #expect(
      phone.log.text == """
        first 0.1
        second 0.2
        view began 1 (1,1)
        third 0.3
        """)
    #expect(CACurrentMediaTime() == 1)
  }

  @Test("G-02 at the same time, packets precede timers and performs, which precede animation ends")
  func orderOfKinds() {
    let phone = TestPhone(view)
    view.layer.opacity = 1
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      view.alpha = 0.5
    } completion: { _ in
      print("animation")
    }
    view.perform(after: 0.2, key: "p") { print("perform") }
    let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in print("timer") }
    let landing = TouchChange(phone.finger(1).key, .down(CGPoint(x: 1, y: 1)))
    let lift = TouchChange(phone.finger(1).key, .up(nil))
    let time = AppTime(seconds: 0.2)
    phone.step(
      [Timed(time, .touches([landing])), Timed(time, .touches([lift]))], to: time)
    #expect(
      phone.log.text == """
        view began 1 (1,1)
        view ended 1 (1,1)
        perform
        timer
        animation
        """)
    #expect(!timer.isValid)
  }

  @Test("G-02 G-03 drawing occurs once after all items; layout runs as often as in separate turns")
  func layoutLast() {
    final class LayoutLoggingView: UIView {
      override func layoutSubviews() { print("layout") }
      override func draw(_ rect: CGRect) { print("draw") }
    }
    let layoutView = LayoutLoggingView(frame: UIScreen.main.bounds)
    let phone = TestPhone(layoutView)
    for delay in [0.1, 0.2] {
      layoutView.perform(after: delay, key: "p") {
        print("item")
        layoutView.setNeedsLayout()
        layoutView.setNeedsDisplay()
      }
    }
    phone.at(0.3)
    #expect(
      phone.log.text.split(separator: "\n") == [
        "layout", "draw", "item", "layout", "item", "layout", "draw",
      ])
  }

  @Test("G-04 items scheduled for the current time run in the same turn, after items already due")
  func madeInTurn() {
    let phone = TestPhone(view)
    view.perform(after: 0.1, key: "a") {
      print("a")
      view.perform(after: 0, key: "c") {
        print("c")
        view.perform(after: 0, key: "e") { print("e at \(CACurrentMediaTime())") }
      }
      UIView.animate(withDuration: 0, animations: {}) { _ in print("d") }
    }
    UIView.animate(withDuration: 0.1) {
      view.alpha = 0.5
    } completion: { _ in
      print("b")
    }
    phone.at(0.1)
    #expect(phone.log.text == "a\nb\nc\nd\ne at 0.1")
  }

  @Test(
    "G-04 items that a packet schedules for the current time run after all packets at that time"
  )
  func madeInPacket() {
    let phone = TestPhone(view)
    view.onTouches = { phase, _, _ in
      if phase == .began { view.perform(after: 0, key: "p") { print("perform") } }
    }
    let landing = TouchChange(phone.finger(1).key, .down(CGPoint(x: 1, y: 1)))
    let lift = TouchChange(phone.finger(1).key, .up(nil))
    phone.step(
      [Timed(.zero, .touches([landing])), Timed(.zero, .touches([lift]))], to: .zero)
    #expect(phone.log.text == "view began 1 (1,1)\nview ended 1 (1,1)\nperform")
  }

  @Test("G-09 the clock stops while the app is suspended, and timers keep their remaining time")
  func suspension() {
    let phone = TestPhone(view)
    view.perform(after: 1, key: "p") { print("at \(CACurrentMediaTime())") }
    func step(_ seconds: TimeInterval, _ input: PhoneEvent? = nil) {
      let time = AppTime(seconds: seconds)
      phone.step(input.map { [Timed(time, $0)] } ?? [], to: time)
    }
    step(0.4, .suspend)
    step(5)
    #expect(phone.device.isSuspended)
    #expect(CACurrentMediaTime() == 0.4)
    #expect(phone.device.nextDue == nil)
    step(10, .resume)
    #expect(CACurrentMediaTime() == 0.4)
    #expect(phone.device.nextDue == AppTime(seconds: 10.6))
    step(10.599_999)
    #expect(phone.log.text == "")
    step(10.6)
    #expect(phone.log.text == "at 1.0")
    step(11, .suspend)
    step(12, .resume)
    step(13)
    // The clock was stopped for 9.6 seconds and for one second.
    #expect(CACurrentMediaTime() == 2.4)
  }

  @Test("G-09 events during suspension do not advance the clock")
  func eventsDuringSuspension() {
    let phone = TestPhone(view)
    view.perform(after: 1, key: "p") { print("perform") }
    phone.step([Timed(AppTime(seconds: 0.4), .suspend)], to: AppTime(seconds: 0.4))
    let time = AppTime(seconds: 5)
    phone.step([Timed(time, .focus(gained: false)), Timed(time, .cancel(nil))], to: time)
    #expect(CACurrentMediaTime() == 0.4 && phone.log.text == "")
  }

  @Test("G-04 layout runs after everything else that is due at the same time")
  func layoutAfterMoment() {
    final class LayoutLoggingView: UIView {
      override func layoutSubviews() { print("layout") }
    }
    let layoutView = LayoutLoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(layoutView)
    let phone = TestPhone(view)
    phone.after(1)
    view.onTouches = { [view] _, _, _ in
      layoutView.setNeedsLayout()
      view.perform(after: 0, key: "p") { print("perform") }
    }
    let before = phone.log.lines.count
    phone.finger(1).down(at: 100, 100)
    let lines = phone.log.lines.dropFirst(before).map(\.text)
    #expect(lines == ["view began 1 (100,100)", "perform", "layout"])
  }

  @Test("G-04 layout runs before the clock advances past the time of the layout request")
  func layoutBeforeTimePasses() {
    final class LayoutLoggingView: UIView {
      override func layoutSubviews() { print("layout at \(CACurrentMediaTime())") }
    }
    let layoutView = LayoutLoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(layoutView)
    let phone = TestPhone(view)
    view.onTouches = { _, _, _ in layoutView.setNeedsLayout() }
    let before = phone.log.lines.count
    let landing = TouchChange(phone.finger(1).key, .down(CGPoint(x: 100, y: 100)))
    phone.step([Timed(AppTime(seconds: 1), .touches([landing]))], to: AppTime(seconds: 2))
    #expect(phone.log.lines.dropFirst(before + 1).map(\.text) == ["layout at 1.0"])
  }

  @Test("G-09 items due at the time of suspension run on resume")
  func suspensionAtDueTime() {
    let phone = TestPhone(view)
    view.perform(after: 1, key: "p") { print("perform") }
    let time = AppTime(seconds: 1)
    phone.step([Timed(time, .suspend)], to: time)
    #expect(phone.log.text == "")
    phone.step([Timed(AppTime(seconds: 9), .resume)], to: AppTime(seconds: 9))
    #expect(phone.log.text == "perform")
  }

  @Test("G-09 losing focus does not stop the clock")
  func focus() {
    let phone = TestPhone(view)
    view.perform(after: 1, key: "p") { print("at \(CACurrentMediaTime())") }
    phone.give(.focus(gained: false))
    phone.at(2)
    #expect(phone.log.text == "at 1.0")
  }

  @Test("G-10 after a stall, items still run at their own times")
  func stall() {
    let phone = TestPhone(view)
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
      print("\(CACurrentMediaTime())")
    }
    phone.at(1)
    timer.invalidate()
    #expect(phone.log.text == "0.25\n0.5\n0.75\n1.0")
  }

  @Test("K-21 ten idle minutes require one step")
  func idle() {
    let phone = TestPhone(view)
    phone.at(600)
    #expect(phone.device.turnCount == 1)
    #expect(CACurrentMediaTime() == 600)
  }

  @Test("K-20 an app that endlessly schedules work for the same time is stopped")
  func runaway() {
    let phone = TestPhone(view)
    phone.device.itemLimit = 1000
    func again() { view.perform(after: 0, key: "p") { again() } }
    again()
    withKnownIssue { phone.at(1) }
    #expect(phone.device.halt == .runaway(.zero))
  }
}
