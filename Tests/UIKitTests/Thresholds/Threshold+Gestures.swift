import TouchTesting
import UIKit

nonisolated extension Threshold {
  /// The counting of taps, and the tap recognizer.
  static let taps: [Threshold] = [
    Threshold(
      "time between the starts of two taps that are counted together", "A-22",
      "TouchConstants.tapInterval", .seconds, passes: 0.35, fails: 0.350_001
    ) { interval in
      let (phone, counter) = tapCounter()
      phone.finger(1).down(at: 100, 200).after(0.08).up()
      phone.change(1, .down(CGPoint(x: 100, y: 200)), at: interval)
      return counter.began == [1, 2]
    },
    Threshold(
      "distance between two taps that are counted together", "A-23",
      "TouchConstants.tapSlopBetween", .points, passes: 45, fails: 45.25
    ) { distance in
      let (phone, counter) = tapCounter()
      phone.finger(1).down(at: 100, 200).up()
      phone.finger(1).down(at: 100 + distance, 200)
      return counter.began == [1, 2]
    },
    Threshold(
      "movement of a touch that counts as a tap", "A-25", "TouchConstants.tapSlopWithin", .points,
      passes: 10, fails: 10.25
    ) { distance in
      let (phone, counter) = tapCounter()
      phone.finger(1).down(at: 100, 200).move(to: 100 + distance, 200).up()
      return counter.ended == [1]
    },
    Threshold(
      "duration of a touch that counts as a tap", "A-26", "TouchConstants.tapMaxDuration", .seconds,
      passes: 0.75, fails: 0.750_001
    ) { duration in
      let (phone, counter) = tapCounter()
      phone.finger(1).down(at: 100, 200)
      phone.change(1, .up(nil), at: duration)
      return counter.ended == [1]
    },
    Threshold(
      "fingers that are delivered", "H-27", "TouchConstants.maxTouches", .fingers, passes: 11,
      fails: 12
    ) { count in
      let (phone, counter) = tapCounter()
      for number in 1...Int(count) { phone.finger(number).down(at: 20 * CGFloat(number), 200) }
      return counter.began.count == Int(count)
    },
    Threshold(
      "tap: duration", "D-35", "TouchConstants.tapMaxDuration", .seconds, passes: 0.75,
      fails: 0.750_001
    ) { duration in
      let scenario = GestureScenario(UITapGestureRecognizer())
      scenario.phone.finger(1).down(at: 100, 100)
      scenario.phone.change(1, .up(nil), at: duration)
      return scenario.isRecognized
    },
    Threshold(
      "tap: movement", "D-35", "TouchConstants.tapSlopWithin", .points, passes: 10, fails: 10.25
    ) { distance in
      let scenario = GestureScenario(UITapGestureRecognizer())
      scenario.phone.finger(1).down(at: 100, 100).move(to: 100 + distance, 100).up()
      return scenario.isRecognized
    },
    Threshold(
      "double tap: time between the starts", "D-35", "TouchConstants.tapInterval", .seconds,
      passes: 0.35, fails: 0.350_001
    ) { interval in
      let scenario = GestureScenario(doubleTap())
      scenario.phone.finger(1).down(at: 100, 100).up()
      scenario.phone.change(1, .down(CGPoint(x: 100, y: 100)), at: interval)
      scenario.phone.change(1, .up(nil), at: interval)
      return scenario.isRecognized
    },
    Threshold(
      "double tap: distance", "D-35", "TouchConstants.tapSlopBetween", .points, passes: 45,
      fails: 45.25
    ) { distance in
      let scenario = GestureScenario(doubleTap())
      scenario.phone.finger(1).down(at: 100, 100).up()
      scenario.phone.finger(1).down(at: 100 + distance, 100).up()
      return scenario.isRecognized
    },
    Threshold(
      "two-finger tap: time between the landings", "D-35", "TouchConstants.tapInterval", .seconds,
      passes: 0.35, fails: 0.350_001
    ) { interval in
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      let scenario = GestureScenario(tap)
      scenario.phone.finger(1).down(at: 100, 100)
      scenario.phone.change(2, .down(CGPoint(x: 200, y: 140)), at: interval)
      scenario.phone.change(2, .up(nil), at: interval)
      scenario.phone.finger(1).up()
      return scenario.isRecognized
    },
    Threshold(
      "single tap that waits for a double tap: time until it is recognized", "D-19",
      "TouchConstants.tapInterval", .seconds, passes: 0.35, fails: 0.349_999
    ) { time in
      let (single, double) = (UITapGestureRecognizer(), doubleTap())
      single.require(toFail: double)
      let scenario = GestureScenario(single, double)
      scenario.phone.finger(1).down(at: 100, 100).up()
      scenario.phone.at(time)
      return scenario.isRecognized
    },
  ]

  /// The other recognizers.
  static let gestures: [Threshold] = [
    Threshold(
      "long press: duration", "D-40", "TouchConstants.longPressDuration", .seconds, passes: 0.5,
      fails: 0.499_999
    ) { duration in
      let scenario = GestureScenario(UILongPressGestureRecognizer())
      scenario.phone.finger(1).down(at: 100, 100)
      scenario.phone.at(duration)
      return scenario.isRecognized
    },
    Threshold(
      "long press: movement before it begins", "D-40", "TouchConstants.longPressMovement",
      .points, passes: 10, fails: 10.25
    ) { distance in
      let scenario = GestureScenario(UILongPressGestureRecognizer())
      scenario.phone.finger(1).down(at: 100, 100).move(to: 100 + distance, 100)
      scenario.phone.at(1)
      return scenario.isRecognized
    },
    Threshold(
      "long press after a tap: time between the starts", "D-40", "TouchConstants.tapInterval",
      .seconds, passes: 0.35, fails: 0.350_001
    ) { interval in
      let scenario = GestureScenario(pressAfterTap())
      scenario.phone.finger(1).down(at: 100, 100).up()
      scenario.phone.change(1, .down(CGPoint(x: 100, y: 100)), at: interval)
      scenario.phone.at(1)
      return scenario.isRecognized
    },
    Threshold(
      "long press after a tap: movement of the tap", "D-40", "TouchConstants.tapSlopWithin",
      .points, passes: 10, fails: 10.25
    ) { distance in
      let scenario = GestureScenario(pressAfterTap())
      scenario.phone.finger(1).down(at: 100, 100).move(to: 100 + distance, 100).up()
      scenario.phone.finger(1).down(at: 100, 100)
      scenario.phone.at(1)
      return scenario.isRecognized
    },
    Threshold(
      "pan: distance at which it begins", "D-36", "TouchConstants.panHysteresis", .points,
      passes: 10.25, fails: 10
    ) { distance in
      let scenario = GestureScenario(UIPanGestureRecognizer())
      scenario.phone.finger(1).down(at: 100, 100).move(to: 100 + distance, 100)
      return scenario.isRecognized
    },
    Threshold(
      "velocity: rest after a move until it is 0", "D-36", "TouchConstants.velocityInterval",
      .seconds, passes: 0.1, fails: 0.100_001
    ) { rest in
      let pan = UIPanGestureRecognizer()
      let phone = GestureScenario(pan).phone
      phone.finger(1).down(at: 100, 100)
      phone.at(0.05)
      phone.finger(1).move(to: 150, 100)
      phone.at(0.05 + rest)
      return pan.velocity(in: nil) != .zero
    },
    Threshold(
      "pinch: change in distance at which it begins", "D-37", "TouchConstants.pinchHysteresis",
      .points, passes: 8.25, fails: 8
    ) { distance in
      let scenario = GestureScenario(UIPinchGestureRecognizer())
      scenario.phone.finger(1).down(at: 100, 100)
      scenario.phone.finger(2).down(at: 150, 100).move(to: 150 + distance, 100)
      return scenario.isRecognized
    },
    Threshold(
      "rotation: arc at which it begins", "D-38", "TouchConstants.rotationHysteresis", .points,
      passes: 8.25, fails: 8
    ) { arc in
      let scenario = GestureScenario(UIRotationGestureRecognizer())
      // Each finger is 50 points from the center. The small difference exceeds rounding errors.
      let angle = arc / 50 - 1e-9
      scenario.phone.finger(1).down(at: 100, 200)
      scenario.phone.finger(2).down(at: 200, 200)
        .move(to: 100 + 100 * cos(angle), 200 + 100 * sin(angle))
      return scenario.isRecognized
    },
    Threshold(
      "swipe: distance", "D-39", "TouchConstants.swipeMinDistance", .points, passes: 50,
      fails: 49.75
    ) { swipes(by: CGPoint(x: $0, y: 0), at: 0.1) },
    Threshold(
      "swipe: sideways movement", "D-39", "TouchConstants.swipeMaxSideways", .points, passes: 50,
      fails: 50.25
    ) { swipes(by: CGPoint(x: 50, y: $0), at: 0.1) },
    Threshold(
      "swipe: duration", "D-39", "TouchConstants.swipeMaxTime", .seconds, passes: 0.5,
      fails: 0.500_001
    ) { swipes(by: CGPoint(x: 50, y: 0), at: $0) },
    Threshold(
      "hit test: alpha of a view that is hit", "C-12", "UIView+HitTesting.hitTestMinAlpha", .alpha,
      passes: 0.01, fails: 0.0099
    ) { alpha in
      let view = LoggingView()
      view.alpha = alpha
      let phone = TestPhone(view)
      phone.finger(1).down(at: 100, 100)
      return phone.log.text.contains("view began")
    },
    Threshold(
      "shake: time until it ends", "C-61", "AppContext+Shaking.shakeDuration", .seconds,
      passes: 0.5, fails: 0.499_999
    ) { time in
      let phone = TestPhone(LoggingView())
      phone.give(.shake)
      phone.at(time)
      return phone.trace.contains { $0.contains("motionEnded") }
    },
  ]

  /// Returns a phone whose view counts taps.
  @MainActor private static func tapCounter() -> (phone: TestPhone, counter: TapCountTests.Counter)
  {
    let counter = TapCountTests.Counter(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    counter.isMultipleTouchEnabled = true
    return (TestPhone(counter), counter)
  }

  @MainActor private static func doubleTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
  }

  @MainActor private static func pressAfterTap() -> UILongPressGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    return press
  }

  @MainActor private static func swipes(by distance: CGPoint, at time: CGFloat) -> Bool {
    let scenario = GestureScenario(UISwipeGestureRecognizer())
    scenario.phone.finger(1).down(at: 100, 200)
    scenario.phone.change(
      1, .move(CGPoint(x: 100 + distance.x, y: 200 + distance.y)), at: time)
    return scenario.isRecognized
  }
}
