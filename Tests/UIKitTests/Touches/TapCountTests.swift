import Simulator
import Testing
import TouchTesting
import UIKit

struct TapCountTests {
  /// Records the tap count of each touch when it begins and when it ends.
  final class Counter: UIView {
    var began: [Int] = []
    var ended: [Int] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      began += touches.ordered.map(\.tapCount)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      ended += touches.ordered.map(\.tapCount)
    }
  }

  let counter = Counter(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func phone() -> TestPhone {
    counter.isMultipleTouchEnabled = true
    return TestPhone(counter)
  }

  @Test("A-20 A-28 tap counts have no limit")
  func countWithoutLimit() {
    let phone = phone()
    for began in [0, 0.2, 0.4, 0.6] {
      phone.at(began)
      phone.finger(1).down(at: 100, 200).after(0.08).up()
    }
    #expect(counter.began == [1, 2, 3, 4])
    #expect(counter.ended == [1, 2, 3, 4])
  }

  @Test("A-22 the interval is measured from touch down to touch down, not from the lift")
  func intervalIsBeganToBegan() {
    let phone = phone()
    phone.finger(1).down(at: 100, 200).after(0.340).up()
    phone.at(0.360)
    phone.finger(1).down(at: 100, 200)
    #expect(counter.began == [1, 1])
  }

  @Test(
    "A-23 A-28 a second tap counts if it is at most 45 points from the first",
    arguments: [
      (CGPoint(x: 145, y: 200), 2), (CGPoint(x: 145.001, y: 200), 1),
      (CGPoint(x: 146, y: 200), 1),
      // A right triangle with sides of 27 and 36 has a hypotenuse of 45.
      (CGPoint(x: 127, y: 236), 2), (CGPoint(x: 127, y: 236.001), 1),
      (CGPoint(x: 55, y: 200), 2), (CGPoint(x: 54.999, y: 200), 1),
    ])
  func distance(second: CGPoint, count: Int) {
    let phone = phone()
    phone.finger(1).down(at: 100, 200).after(0.08).up()
    phone.at(0.2)
    phone.finger(1).down(at: second.x, second.y)
    #expect(counter.began == [1, count])
  }

  @Test("A-23 the distance is measured between the landing locations, even if the first tap moved")
  func distanceIsBetweenBeginnings() {
    let phone = phone()
    phone.finger(1).down(at: 100, 200).move(to: 90, 200).up()
    phone.at(0.2)
    phone.finger(1).down(at: 145, 200)
    #expect(counter.began == [1, 2])
  }

  @Test("A-21 the second tap can land on another view in the window")
  func otherView() {
    let left = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = Counter(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let phone = TestPhone(windows: UIWindow(holding: left, right))
    phone.finger(1).down(at: 90, 50).up()
    phone.at(0.1)
    phone.finger(1).down(at: 110, 50)
    #expect(left.began == [1])
    #expect(right.began == [2])
  }

  @Test("A-21 a tap in another window counts as a first tap")
  func otherWindow() {
    let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let other = Counter(frame: front.bounds)
    front.addSubview(other)
    let phone = TestPhone(windows: UIWindow(holding: counter), front)
    phone.finger(1).down(at: 100, 110).up()
    phone.at(0.1)
    phone.finger(1).down(at: 100, 90)
    #expect(counter.began == [1])
    #expect(other.began == [1])
  }

  @Test("A-21 a touch that hits no view breaks the tap chain")
  func deadTouchBetween() {
    let small = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = UIWindow(frame: small.frame)
    window.addSubview(small)
    let phone = TestPhone(windows: window)
    phone.finger(1).down(at: 90, 50).up()
    phone.at(0.1)
    phone.finger(1).down(at: 110, 50).up()
    phone.at(0.2)
    phone.finger(1).down(at: 90, 50)
    #expect(small.began == [1, 1])
  }

  @Test(
    "A-25 A-28 a touch remains a tap if it moves at most 10 points",
    arguments: [
      (CGPoint(x: 110, y: 200), 1), (CGPoint(x: 110.001, y: 200), 0),
      (CGPoint(x: 111, y: 200), 0), (CGPoint(x: 100, y: 190), 1), (CGPoint(x: 100, y: 189), 0),
      // A right triangle with sides of 6 and 8 has a hypotenuse of 10.
      (CGPoint(x: 106, y: 208), 1), (CGPoint(x: 106.001, y: 208), 0),
    ])
  func slop(moved: CGPoint, count: Int) {
    let phone = phone()
    phone.finger(1).down(at: 100, 200).move(to: moved.x, moved.y)
    #expect(phone.finger(1).touch?.tapCount == count)
    phone.at(0.1)
    phone.finger(1).up()
    phone.at(0.2)
    phone.finger(1).down(at: 100, 200)
    #expect(counter.ended == [count])
    #expect(counter.began == [1, count + 1])
  }

  @Test("A-25 a drag that returns to its start is not a tap")
  func dragAndBack() {
    let phone = phone()
    phone.finger(1).down(at: 100, 200).move(to: 111, 200).move(to: 100, 200).up()
    phone.at(0.2)
    phone.finger(1).down(at: 100, 200)
    #expect(counter.ended == [0])
    #expect(counter.began == [1, 1])
  }

  @Test(
    "A-26 A-28 a touch remains a tap for at most 0.750 s",
    arguments: [(0.750, 1), (0.750_001, 0), (0.90, 0)])
  func duration(up: TimeInterval, count: Int) {
    let phone = phone()
    phone.finger(1).down(at: 100, 200)
    phone.at(up)
    phone.finger(1).up()
    #expect(counter.ended == [count])
  }

  @Test("A-26 the tap count becomes 0 with the next packet, not earlier")
  func durationNeedsAPacket() {
    let phone = phone()
    phone.finger(1).down(at: 100, 200)
    phone.at(1)
    #expect(phone.finger(1).touch?.tapCount == 1)
    phone.finger(1).move(to: 101, 200)
    #expect(phone.finger(1).touch?.tapCount == 0)
  }

  @Test("A-26 a touch that is canceled after 0.750 s has a tap count of 0")
  func durationOfCancelled() throws {
    let phone = phone()
    phone.finger(1).down(at: 100, 200)
    let touch = try #require(phone.finger(1).touch)
    phone.at(0.8)
    phone.cancel()
    #expect(touch.tapCount == 0)
  }

  /// The causes of the first touch's cancellation.
  enum Cancellation: CaseIterable {
    case everything, oneFinger, inItsPacket
  }

  @Test("A-27 A-28 a canceled touch ends the tap chain", arguments: Cancellation.allCases)
  func cancelled(how: Cancellation) {
    let phone = phone()
    phone.finger(1).down(at: 100, 200).after(0.02).up()
    phone.at(0.05)
    phone.finger(1).down(at: 100, 200)
    phone.at(0.1)
    switch how {
    case .everything: phone.cancel()
    case .oneFinger: phone.give(.cancel([phone.finger(1).key]))
    case .inItsPacket: phone.finger(1).cancel()
    }
    phone.finger(1).up()
    phone.at(0.2)
    phone.finger(1).down(at: 100, 200)
    #expect(counter.began == [1, 2, 1])
  }

  @Test("A-24 A-28 a second finger sets the tap counts to 1")
  func secondFinger() throws {
    let phone = phone()
    phone.finger(1).down(at: 100, 200).after(0.08).up()
    phone.at(0.2)
    phone.finger(1).down(at: 100, 200)
    let first = try #require(phone.finger(1).touch)
    #expect(first.tapCount == 2)
    phone.at(0.25)
    phone.finger(2).down(at: 120, 200)
    #expect(first.tapCount == 1)
    #expect(counter.began == [1, 2, 1])
    phone.finger(1).up()
    phone.finger(2).up()
    phone.at(0.3)
    phone.finger(1).down(at: 100, 200)
    #expect(counter.began == [1, 2, 1, 1])
  }

  @Test("A-24 two fingers that land in one packet have a tap count of 1 each time")
  func pairs() {
    let phone = phone()
    for began in [0, 0.1, 0.2] {
      phone.at(began)
      phone.together {
        phone.finger(1).down(at: 100, 200)
        phone.finger(2).down(at: 120, 200)
      }
      phone.together {
        phone.finger(1).up()
        phone.finger(2).up()
      }
    }
    #expect(counter.began == [1, 1, 1, 1, 1, 1])
  }

  @Test(
    "A-24 a second finger that no view receives also sets the tap count to 1",
    arguments: [true, false])
  func silentSecondFinger(isDead: Bool) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(counter)
    let phone = TestPhone(windows: window)
    phone.finger(1).down(at: 100, 200).up()
    phone.at(0.1)
    phone.finger(1).down(at: 100, 200)
    let first = try #require(phone.finger(1).touch)
    phone.finger(2).down(at: 120, isDead ? 420 : 200)
    #expect(first.tapCount == 1)
    #expect(counter.began == [1, 2])
  }

  @Test("A-24 the tap count of a drag is still 0 when a second finger lands")
  func secondFingerAtDrag() throws {
    let phone = phone()
    phone.finger(1).down(at: 100, 200).move(to: 150, 200)
    let first = try #require(phone.finger(1).touch)
    phone.finger(2).down(at: 120, 200)
    #expect(first.tapCount == 0)
  }
}
