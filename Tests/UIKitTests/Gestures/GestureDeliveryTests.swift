import Streams
import Testing
import TouchTesting
import UIKit

/// View callbacks for touches that recognizers receive too.
struct GestureDeliveryTests {
  let loggingView = LoggingView()
  let recorder = RecordingRecognizer("recorder")

  init() {
    loggingView.addGestureRecognizer(recorder)
  }

  /// Returns the view's callbacks.
  private func viewCalls(_ phone: TestPhone) -> [String] {
    phone.log.lines.map(\.text).filter { $0.hasPrefix("view") }
  }

  @Test("D-20 recognizers have Apple's defaults")
  func defaults() {
    #expect(
      recorder.cancelsTouchesInView && !recorder.delaysTouchesBegan && recorder.delaysTouchesEnded)
  }

  @Test("D-21 D-22 recognition cancels the touches in the view, and their phase becomes cancelled")
  func recognized() throws {
    let phone = TestPhone(loggingView)
    var read: [UITouch.Phase] = []
    var counts: [Int?] = []
    loggingView.onTouches = { phase, touches, event in
      read += touches.map(\.phase)
      counts.append(event.touches(for: self.loggingView)?.count)
    }
    let touch = try #require(phone.finger(1).down(at: 10, 10).touch)
    phone.finger(2).down(at: 20, 10)
    recorder.answers = [.moved: .began]
    phone.finger(1).move(to: 15, 10)
    #expect(
      viewCalls(phone) == [
        "view began 1 (10,10)", "view began 2 (20,10)", "view cancelled 1 (15,10) 2 (20,10)",
      ])
    #expect(read == [.began, .began, .cancelled, .cancelled])
    #expect(touch.phase == .moved, "for recognizers, the touch continues")
    recorder.answers = [.moved: .changed, .ended: .ended]
    var events: [Int?] = []
    recorder.onTouches = { _, _, event in events.append(event.touches(for: self.loggingView)?.count)
    }
    phone.finger(1).move(to: 16, 10)
    #expect(events == [0], "from the next packet on, they are not among the view's touches")
    #expect(counts.last == 2, "in its callback, they still are")
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(viewCalls(phone).count == 3)
    #expect(phone.log.text.contains("recorder ended 1 (16,10)"))
  }

  @Test("D-21 without cancelsTouchesInView, the view receives all callbacks")
  func notCancelled() {
    recorder.cancelsTouchesInView = false
    recorder.answers = [.began: .ended]
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).move(to: 11, 10).up()
    #expect(
      viewCalls(phone) == ["view began 1 (10,10)", "view moved 1 (11,10)", "view ended 1 (11,10)"])
  }

  @Test("D-21 recognition by a timer cancels touches at that time")
  func recognizedByTimer() {
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    loggingView.perform(after: 0.5, key: "recognize") { self.recorder.state = .began }
    phone.at(0.5)
    #expect(viewCalls(phone) == ["view began 1 (10,10)", "view cancelled 1 (10,10)"])
    #expect(phone.trace.last { $0.contains(" call ") }?.hasPrefix("T 0.500000") == true)
    phone.finger(1).move(to: 11, 10).up()
    #expect(viewCalls(phone).count == 2)
  }

  @Test("D-23 touchesBegan and later callbacks are deferred until the recognizer fails")
  func delayedBegan() {
    recorder.delaysTouchesBegan = true
    let phone = TestPhone(loggingView)
    var locations: [String] = []
    loggingView.onTouches = { phase, touches, _ in
      let touch = touches.ordered[0]
      let (now, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
      locations.append("\(phase) \(touch.phase) \(number(before.x))-\(number(now.x))")
    }
    phone.finger(1).down(at: 10, 10).move(to: 12, 10)
    #expect(viewCalls(phone) == [])
    recorder.answers = [.moved: .failed]
    phone.finger(1).move(to: 14, 10).move(to: 15, 10).up()
    #expect(
      viewCalls(phone) == [
        "view began 1 (10,10)", "view moved 1 (14,10)", "view moved 1 (15,10)",
        "view ended 1 (15,10)",
      ])
    #expect(
      locations == [
        "began began 10-10", "moved moved 10-14", "moved moved 14-15", "ended ended 15-15",
      ])
  }

  @Test(
    "D-23 the view receives all callbacks if the recognizer fails after the lift, otherwise none"
  )
  func delayedBeganAndUp() {
    recorder.delaysTouchesBegan = true
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).move(to: 12, 10).up()
    #expect(viewCalls(phone) == [])
    loggingView.perform(after: 0.5, key: "fail") { self.recorder.state = .failed }
    phone.at(0.5)
    #expect(
      viewCalls(phone) == ["view began 1 (10,10)", "view moved 1 (12,10)", "view ended 1 (12,10)"])
    recorder.answers = [.moved: .ended]
    phone.finger(2).down(at: 10, 20).move(to: 12, 20).up()
    #expect(viewCalls(phone).count == 3)
  }

  @Test("D-23 C-30 a deferred touchesBegan that is then canceled is never called")
  func delayedBeganCancelled() {
    recorder.delaysTouchesBegan = true
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    phone.cancel()
    recorder.state = .failed
    phone.after(0)
    #expect(viewCalls(phone) == [])
    #expect(phone.touches.isEmpty)
  }

  @Test("D-24 touchesEnded is deferred while the recognizer may still recognize")
  func delayedEnded() {
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).up()
    #expect(viewCalls(phone) == ["view began 1 (10,10)"])
    loggingView.perform(after: 0.35, key: "fail") { self.recorder.state = .failed }
    phone.at(0.35)
    #expect(viewCalls(phone) == ["view began 1 (10,10)", "view ended 1 (10,10)"])
    #expect(phone.trace.last { $0.contains(" call ") }?.hasPrefix("T 0.350000") == true)
  }

  @Test("D-24 a deferred touchesEnded becomes touchesCancelled when the gesture is recognized")
  func delayedEndedRecognized() {
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).up()
    recorder.answers = [.began: .ended]
    phone.at(0.2)
    phone.finger(1).down(at: 12, 10)
    #expect(
      viewCalls(phone) == ["view began 1 (10,10)", "view cancelled 1 (10,10)"],
      "the second landing is cancelled before the view receives it")
  }

  @Test("D-24 touchesEnded is not deferred if delaysTouchesEnded is off or there is no recognizer")
  func noDelay() {
    recorder.delaysTouchesEnded = false
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).up()
    #expect(viewCalls(phone) == ["view began 1 (10,10)", "view ended 1 (10,10)"])
  }

  @Test("D-24 C-30 a packet or a timer that releases a deferred touchesEnded calls it only once")
  func delayedEndedOnce() {
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    phone.finger(1).up()
    recorder.answers = [.moved: .failed]
    phone.finger(2).move(to: 21, 10)
    #expect(viewCalls(phone).filter { $0.hasPrefix("view ended") } == ["view ended 1 (10,10)"])
  }

  @Test(
    "D-24 B-05 B-08 the event of a deferred touchesEnded contains its touch",
    arguments: [0, 2]
  )
  func delayedEndedInEvent(other finger: Int) {
    let phone = TestPhone(loggingView)
    var counts: [Int?] = []
    loggingView.onTouches = { phase, _, event in
      guard phase == .ended else { return }
      counts += [event.touches(for: self.loggingView)?.count, event.allTouches?.count]
    }
    phone.finger(1).down(at: 10, 10)
    if finger == 0 {
      phone.finger(1).up()
      loggingView.perform(after: 0.1, key: "fail") { self.recorder.state = .failed }
      phone.at(0.1)
    } else {
      phone.finger(finger).down(at: 20, 10)
      phone.finger(1).up()
      recorder.answers = [.moved: .failed]
      phone.finger(finger).move(to: 21, 10)
    }
    let remaining = finger == 0 ? 0 : 1
    #expect(counts == [1 + remaining, 1 + remaining])
    #expect(phone.touches.count == remaining)
  }

  @Test("D-25 a view receives all callbacks for a touch that a recognizer ignores")
  func ignored() {
    recorder.onTouches = { phase, touches, event in
      for touch in touches where touch.finger.finger == 2 {
        self.recorder.ignore(touch, for: event)
      }
    }
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    recorder.answers = [.moved: .began]
    phone.finger(1).move(to: 12, 10)
    phone.finger(2).move(to: 21, 10).up()
    #expect(
      viewCalls(phone) == [
        "view began 1 (10,10)", "view began 2 (20,10)", "view cancelled 1 (12,10)",
        "view moved 2 (21,10)", "view ended 2 (21,10)",
      ])
  }

  @Test(
    "C-36 D-02 resending the current event repeats the view's callbacks, not the recognizers'")
  func sentAgain() {
    let phone = TestPhone(loggingView)
    var isSent = false
    loggingView.onTouches = { _, _, event in
      guard !isSent else { return }
      isSent = true
      UIApplication.shared.sendEvent(event)
    }
    phone.finger(1).down(at: 10, 10)
    #expect(
      phone.log.text == """
        recorder began 1 (10,10)
        view began 1 (10,10)
        view began 1 (10,10)
        """)
  }

  @Test("a touch is released when its gesture has finished")
  func releasedTouches() {
    let view = LoggingView()
    view.addGestureRecognizer(UITapGestureRecognizer())
    let phone = TestPhone(view)
    weak let touch = phone.finger(1).down(at: 100, 100).touch
    #expect(touch != nil)
    phone.finger(1).up()
    phone.at(2)
    phone.finger(1).down(at: 200, 200).up()
    phone.at(4)
    #expect(touch == nil)
  }
}
