import Simulator
import Streams
import Testing
import TouchTesting
import UIKit

struct PerformTests {
  nonisolated static let delays: [(TimeInterval, Int64)] = [
    (0.4, 400_000), (1.6, 1_600_000), (Double(Float(1.6)), 1_600_000), (0, 0), (-3, 0),
    (0.000_001, 1), (0.000_000_4, 0),
  ]

  let view = LoggingView()

  @Test(
    "G-05 G-08 a request is performed once, exactly after its delay and never during the call",
    arguments: delays)
  func delay(delay: TimeInterval, microseconds: Int64) {
    let phone = TestPhone(view)
    phone.at(0.1)
    view.perform(after: delay, key: "p") { print("done") }
    #expect(phone.log.text == "")
    let due = AppTime(microseconds: 100_000 + microseconds)
    if microseconds > 0 {
      phone.step(to: AppTime(microseconds: due.microseconds - 1))
      #expect(phone.log.text == "")
    }
    phone.step(to: due)
    #expect(phone.log.text == "done")
    phone.after(10)
    #expect(phone.log.text == "done")
  }

  @Test("G-05 two requests with the same key are both performed, in order")
  func twice() {
    let phone = TestPhone(view)
    view.perform(after: 0.1, key: "p", object: 1) { print("first") }
    view.perform(after: 0.1, key: "p", object: 1) { print("second") }
    phone.at(0.1)
    #expect(phone.log.text == "first\nsecond")
  }

  @Test("G-06 canceling removes all requests for that target, key and object")
  func cancelling() {
    let phone = TestPhone(view)
    let other = UIView()
    func request(_ key: String, _ target: UIView, _ object: String?) {
      let name = "\(key) \(target === view ? "view" : "other") \(object ?? "-")"
      target.perform(after: 0.1, key: key, object: object) { print(name) }
    }
    for _ in 0..<2 { request("a", view, "x") }
    request("a", view, "y")
    request("a", view, nil)
    request("b", view, "x")
    request("a", other, "x")
    NSObject.cancelPreviousPerformRequests(
      withTarget: view, selector: Selector("a"), object: "x")
    NSObject.cancelPreviousPerformRequests(
      withTarget: view, selector: Selector("unknown"), object: nil)
    phone.at(0.1)
    #expect(phone.log.text == "a view y\na view -\nb view x\na other x")
  }

  @Test("G-06 canceling without an object removes only requests without an object")
  func cancellingWithoutObject() {
    let phone = TestPhone(view)
    view.perform(after: 0.1, key: "a") { print("without") }
    view.perform(after: 0.1, key: "a", object: "x") { print("with") }
    NSObject.cancelPreviousPerformRequests(
      withTarget: view, selector: Selector("a"), object: nil)
    phone.at(0.1)
    #expect(phone.log.text == "with")
  }

  @Test("G-06 canceling a target removes all of its requests")
  func cancellingTarget() {
    let phone = TestPhone(view)
    let other = UIView()
    view.perform(after: 0.1, key: "a") { print("a") }
    view.perform(after: 0.2, key: "b", object: 1) { print("b") }
    other.perform(after: 0.2, key: "b", object: 1) { print("other") }
    NSObject.cancelPreviousPerformRequests(withTarget: view)
    NSObject.cancelPreviousPerformRequests(withTarget: view)
    phone.at(1)
    #expect(phone.log.text == "other")
  }

  @Test("G-06 a request can cancel itself and other requests that are due at the same time")
  func cancellingWhileRunning() {
    let phone = TestPhone(view)
    view.perform(after: 0.1, key: "a") {
      print("a")
      NSObject.cancelPreviousPerformRequests(withTarget: view)
    }
    view.perform(after: 0.1, key: "b") { print("b") }
    phone.at(1)
    #expect(phone.log.text == "a")
  }

  @Test("G-07 the target and object are retained until the request is performed or canceled")
  func lifetime() {
    let phone = TestPhone(view)
    final class PlainObject: NSObject {}
    weak var target: PlainObject?
    weak var object: PlainObject?
    for cancels in [true, false] {
      do {
        let (first, second) = (PlainObject(), PlainObject())
        (target, object) = (first, second)
        first.perform(after: 0.1, key: "p", object: second) {}
      }
      #expect(target != nil && object != nil)
      if cancels, let target, let object {
        NSObject.cancelPreviousPerformRequests(
          withTarget: target, selector: Selector("p"), object: object)
      } else {
        phone.after(0.1)
      }
      #expect(target == nil && object == nil)
    }
  }

  // MARK: - Timers

  @Test("G-02 a timer fires once, or repeatedly until it is invalidated")
  func timers() {
    let phone = TestPhone(view)
    let once = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { timer in
      print("once \(timer.timeInterval)")
    }
    nonisolated(unsafe) var count = 0
    let often = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
      count += 1
      print("often \(CACurrentMediaTime()) \(timer.timeInterval)")
      if count == 3 { timer.invalidate() }
    }
    #expect(once.isValid && often.isValid)
    phone.at(5)
    #expect(!once.isValid && !often.isValid)
    #expect(phone.log.text == "once 0.0\noften 0.3 0.3\noften 0.6 0.3\noften 0.9 0.3")
  }

  @Test("G-02 a timer without an interval fires after 0.1 ms", arguments: [0, -1])
  func noInterval(interval: TimeInterval) {
    let phone = TestPhone(view)
    let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in
      print("\(CACurrentMediaTime())")
    }
    phone.at(1)
    #expect(phone.log.text == "0.0001")
    #expect(!timer.isValid)
  }

  @Test("G-07 the app retains a running timer, but a timer does not retain the app")
  func timerLifetime() {
    weak var context: AppContext?
    weak var timer: Timer?
    do {
      let phone = Phone(root: view)
      context = phone.context
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }
    #expect(timer != nil)
    AppContext().makeCurrent()
    #expect(context == nil)
    #expect(timer == nil)
  }
}
