import Testing
import TouchTesting
import UIKit

struct TapGestureTests {
  let view = LoggingView()
  let delegate = RecordingDelegate()

  private func recognizer(
    _ name: String, taps: Int = 1, fingers: Int = 1
  ) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    recognizer.numberOfTouchesRequired = fingers
    delegate.watch(recognizer, name, on: view)
    return recognizer
  }

  /// Returns the actions, each with its time.
  private func actions(_ phone: TestPhone) -> [String] {
    phone.log.lines.filter { $0.text.contains("!") }.map { "\(number($0.time)) \($0.text)" }
  }

  @Test("D-35 by default, a tap gesture is one tap with one finger")
  func defaults() {
    let recognizer = UITapGestureRecognizer()
    #expect(recognizer.numberOfTapsRequired == 1 && recognizer.numberOfTouchesRequired == 1)
  }

  @Test(
    "D-05 D-35 a tap's location is where the finger landed; the tap cancels the touch in the view"
  )
  func location() {
    _ = recognizer("tap")
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 106, 108).up()
    #expect(
      phone.log.text == """
        view began 1 (100,100)
        view moved 1 (106,108)
        tap ended! (100,100)
        view cancelled 1 (106,108)
        """)
  }

  @Test("D-35 a double tap fails if the first tap lasts longer than 0.35 s")
  func slowFirstTap() {
    let double = recognizer("double", taps: 2)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.at(0.4)
    phone.finger(1).up()
    #expect(phone.trace.last { $0.contains("gesture") }?.hasPrefix("T 0.400000") == true)
    #expect(double.state == .possible)
  }

  @Test("D-35 in a two-finger tap, both fingers are down at the same time")
  func twoFingers() {
    _ = recognizer("pair", fingers: 2)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 140)
    phone.finger(2).up()
    phone.finger(1).up()
    #expect(actions(phone) == ["0 pair ended! (150,120)"])
  }

  @Test("D-35 one finger, three fingers or two successive fingers are not a two-finger tap")
  func wrongFingers() {
    _ = recognizer("pair", fingers: 2)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).up()
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 110, 100)
    phone.finger(3).down(at: 120, 100)
    for finger in 1...3 { phone.finger(finger).up() }
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 110, 100)
    phone.finger(1).up()
    phone.finger(1).down(at: 100, 100)
    for finger in 1...2 { phone.finger(finger).up() }
    #expect(actions(phone) == [])
  }

  @Test("D-17 a single tap does not prevent a double tap")
  func singleAndDouble() {
    _ = recognizer("single")
    _ = recognizer("double", taps: 2)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).up()
    phone.at(0.2)
    phone.finger(1).down(at: 100, 100).up()
    #expect(
      actions(phone) == [
        "0 single ended! (100,100)", "0.2 single ended! (100,100)", "0.2 double ended! (100,100)",
      ])
  }

  @Test("D-19 a single tap that waits for a double tap is recognized 0.35 s after it began")
  func waitsForDouble() {
    let single = recognizer("single")
    single.require(toFail: recognizer("double", taps: 2))
    let phone = TestPhone(view)
    phone.at(1)
    phone.finger(1).down(at: 100, 100)
    phone.at(1.1)
    phone.finger(1).up()
    phone.at(1.349_999)
    #expect(actions(phone) == [])
    #expect(!phone.log.text.contains("cancelled"))
    phone.at(2)
    #expect(actions(phone) == ["1.35 single ended! (100,100)"])
    #expect(
      phone.log.text == """
        view began 1 (100,100)
        single ended! (100,100)
        view cancelled 1 (100,100)
        """)
  }

  @Test("D-18 a double tap prevents a single tap that requires its failure")
  func doubleWins() {
    let single = recognizer("single")
    single.require(toFail: recognizer("double", taps: 2))
    let phone = TestPhone(view)
    for time in [0, 0.3] {
      phone.at(time)
      phone.finger(1).down(at: 100, 100).up()
    }
    phone.after(1)
    #expect(actions(phone) == ["0.3 double ended! (100,100)"])
    #expect(single.state == .possible)
  }

  @Test("D-18 a single tap is recognized when the second tap becomes a drag")
  func secondIsDrag() {
    let single = recognizer("single")
    single.require(toFail: recognizer("double", taps: 2))
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).up()
    phone.at(0.3)
    phone.finger(1).down(at: 100, 100).move(to: 120, 100)
    #expect(actions(phone) == ["0.3 single ended! (100,100)"])
  }

  @Test("C-30 a canceled touch is not a tap")
  func cancelled() {
    let tap = recognizer("tap")
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.cancel()
    #expect(actions(phone) == [])
    #expect(tap.state == .possible)
  }

  @Test("D-35 a two-finger tap is one tap, even if the fingers lift one after the other")
  func liftsOneByOne() {
    _ = recognizer("tap", taps: 2, fingers: 2)
    let phone = TestPhone(view)
    for place in [100.0, 110.0] {
      phone.together {
        phone.finger(1).down(at: place, 100)
        phone.finger(2).down(at: place + 50, 100)
      }
      phone.finger(1).up()
      #expect(actions(phone).isEmpty)
      phone.finger(2).up()
      #expect(actions(phone).count == (place == 100 ? 0 : 1))
    }
  }

  @Test("D-05 until its fingers are down, a tap's location is the centroid of its touches")
  func incompleteLocation() {
    let recognizer = recognizer("tap", fingers: 2)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    #expect(recognizer.location(in: nil) == CGPoint(x: 100, y: 100))
    phone.finger(2).down(at: 200, 100)
    #expect(recognizer.location(in: nil) == CGPoint(x: 150, y: 100))
  }

  @Test("D-35 a tap fails if its subclass does not call super when the finger lands")
  func withoutSuper() {
    final class Tap: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    let tap = Tap()
    delegate.watch(tap, "tap", on: view)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).up()
    #expect(tap.latestState == .failed)
    #expect(actions(phone) == [])
  }
}
