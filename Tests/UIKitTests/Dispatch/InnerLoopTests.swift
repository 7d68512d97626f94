import Simulator
import Testing
import TouchTesting
import UIKit

struct InnerLoopTests {
  private static func moves(_ finger: TestFinger, to point: CGPoint, at time: AppTime) -> Timed<
    PhoneEvent
  > {
    Timed(time, .touches([TouchChange(finger.key, .move(point))]))
  }

  @Test("C-37 if a callback steps the phone, the packets are delivered after the callback returns")
  func innerTurn() {
    let view = LoggingView()
    let phone = TestPhone(view)
    let finger = phone.finger(1)
    var turns = 0
    view.onTouches = { phase, _, _ in
      guard phase == .began else { return }
      for x in [CGFloat(20), 30] {
        turns += 1
        let time = phone.now.advanced(by: 0.1)
        phone.step([Self.moves(finger, to: CGPoint(x: x, y: 10), at: time)], to: time)
      }
      print("view has begun")
    }
    finger.down(at: 10, 10)
    #expect(turns == 2)
    #expect(
      phone.log.text == """
        view began 1 (10,10)
        view has begun
        view moved 1 (20,10)
        view moved 1 (30,10)
        """)
    #expect(finger.touch?.timestamp == 0.2)
    finger.up()
    #expect(phone.touches.isEmpty)
    #expect(phone.log.lines.last?.text == "view ended 1 (30,10)")
  }

  @Test("C-37 a callback cannot wait for a finger's lift, which is delivered later")
  func innerWait() {
    let view = LoggingView()
    let phone = TestPhone(view)
    let finger = phone.finger(1)
    view.onTouches = { phase, touches, _ in
      guard phase == .began else { return }
      let time = phone.now.advanced(by: 0.1)
      let lift = TouchChange(finger.key, .up(nil))
      phone.step([Timed(time, .touches([lift]))], to: time)
      #expect(touches.first?.phase == .began)
    }
    finger.down(at: 10, 10)
    #expect(phone.log.text == "view began 1 (10,10)\nview ended 1 (10,10)")
  }
}
