import Testing
import TouchTesting
import UIKit

struct SwipeGestureTests {
  let view = LoggingView()
  let delegate = RecordingDelegate()
  let swipe = UISwipeGestureRecognizer()

  init() {
    delegate.watch(swipe, "swipe", on: view)
  }

  private func actions(_ phone: TestPhone) -> [String] {
    phone.log.lines.map(\.text).filter { $0.contains("!") }
  }

  @Test("D-39 a swipe has Apple's defaults; the raw values of directions match Apple's")
  func defaults() {
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    let all: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test(
    "D-39 sideways movement is limited in both directions; the location is the start",
    arguments: [(y: 50.0, isSwipe: true), (-50, true), (-50.25, false)])
  func sideways(y: Double, isSwipe: Bool) {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 200)
    phone.change(1, .move(CGPoint(x: 150, y: 200 + y)), at: 0.1)
    #expect(actions(phone) == (isSwipe ? ["swipe ended! (100,200)"] : []))
    phone.change(1, .up(nil), at: 1)
    #expect(swipe.state == .possible)
  }

  @Test(
    "D-39 a swipe is recognized in each direction, alone and combined with others",
    arguments: [
      (2, -60, 0), (4, 0, -60), (8, 0, 60), (2 + 8, 0, 60), (2 + 8, -60, 0),
    ] as [(UInt, Double, Double)])
  func directions(directions: UInt, x: Double, y: Double) {
    swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: directions)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 200).move(to: 100 + x, 200 + y).up()
    #expect(actions(phone) == ["swipe ended! (100,200)"])
    phone.finger(1).down(at: 100, 200).move(to: 100 - x, 200 - y).up()
    #expect(actions(phone).count == 1, "the opposite direction")
  }

  @Test("D-39 after a two-finger swipe, a single finger does not swipe")
  func oneOfTwo() {
    swipe.numberOfTouchesRequired = 2
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 200)
    phone.finger(2).down(at: 100, 300).move(to: 200, 300).up()
    phone.finger(1).up()
    #expect(actions(phone) == ["swipe ended! (100,250)"])
    phone.finger(1).down(at: 100, 250).move(to: 200, 250).up()
    #expect(actions(phone).count == 1)
  }

  @Test("D-39 a swipe fails when its touches are canceled")
  func cancelled() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 200)
    phone.cancel()
    #expect(swipe.latestState == .failed)
  }

  @Test("D-39 a swipe fails when its time has elapsed")
  func timeElapsed() {
    let phone = TestPhone(view)
    phone.at(1)
    phone.finger(1).down(at: 100, 200)
    phone.at(1.499_999)
    #expect(swipe.state == .possible)
    phone.at(1.5)
    #expect(swipe.state == .failed)
  }

  @Test("D-39 a two-finger swipe is measured at the centroid; a third finger makes it fail")
  func twoFingers() {
    swipe.numberOfTouchesRequired = 2
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 200)
    phone.finger(1).move(to: 170, 200)
    phone.finger(2).down(at: 170, 300)
    phone.finger(2).move(to: 269, 300)
    #expect(swipe.state == .possible)
    phone.finger(2).move(to: 270, 300)
    #expect(actions(phone) == ["swipe ended! (170,250)"])
    phone.finger(1).up()
    phone.finger(2).up()
    phone.together { for finger in 1...3 { phone.finger(finger).down(at: 100, 200) } }
    #expect(swipe.state == .failed)
  }

  @Test("D-05 until its fingers are down, a swipe's location is the centroid of its touches")
  func incompleteLocation() {
    swipe.numberOfTouchesRequired = 2
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).move(to: 110, 100)
    #expect(swipe.location(in: view) == CGPoint(x: 110, y: 100))
    phone.finger(2).down(at: 200, 100).move(to: 210, 100)
    #expect(swipe.location(in: view) == CGPoint(x: 155, y: 100))
  }
}
