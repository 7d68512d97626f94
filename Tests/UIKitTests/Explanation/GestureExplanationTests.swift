import Testing
import TouchTesting
import UIKit

/// Explanations of recognizers: missed thresholds, exclusions, waiting, and refused touches.
struct GestureExplanationTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
  let delegate = RecordingDelegate()

  /// Adds recognizers, plays touches, and returns the explanations.
  private func explanations(
    _ recognizers: UIGestureRecognizer..., play: (TestPhone) -> Void
  ) -> ExplanationLog {
    view.isMultipleTouchEnabled = true
    view.gestureRecognizers = nil
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    let phone = TestPhone(view)
    let log = ExplanationLog(phone)
    play(phone)
    return log
  }

  private func tap(taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
    return tap
  }

  private func land(_ phone: TestPhone) {
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100)
  }

  @Test("D-35 a tap fails if its distance, duration or number of fingers is out of range")
  func taps() {
    #expect(
      explanations(tap()) { $0.finger(1).down(at: 100, 100).move(to: 109, 112) }.failures
        == [.failed(.movedTooFar(limit: 10), .distance(15, limit: 10))], "3, 4, 5 times 3")
    #expect(
      explanations(tap()) {
        $0.finger(1).down(at: 100, 100)
        $0.at(1)
      }.failures == [.failed(.tooSlow, .duration(0.75, limit: 0.75))])
    #expect(
      explanations(tap(), play: land).failures
        == [.failed(.tooManyTouches, .touches(2, limit: 1))])
    #expect(
      explanations(tap(fingers: 2)) { $0.finger(1).down(at: 100, 100).up() }.failures
        == [.failed(.tooFewTouches, .touches(1, limit: 2))])
  }

  @Test("D-35 a double tap fails if the second tap is missing or too far away")
  func doubleTaps() {
    #expect(
      explanations(tap(taps: 2)) {
        $0.finger(1).down(at: 100, 100).up()
        $0.at(1)
      }.failures == [.failed(.tooSlow, .taps(1, required: 2, interval: 0.35))])
    #expect(
      explanations(tap(taps: 2)) {
        $0.finger(1).down(at: 100, 100).up()
        $0.finger(1).down(at: 150, 100)
      }.failures == [.failed(.landedTooFar(limit: 45), .distance(50, limit: 45))])
  }

  @Test("D-40 a long press fails if the finger lifts early or moves too far")
  func longPresses() {
    #expect(
      explanations(UILongPressGestureRecognizer()) {
        $0.finger(1).down(at: 100, 100)
        $0.at(0.2)
        $0.finger(1).up()
      }.failures == [.failed(.liftedTooEarly, .duration(0.2, limit: 0.5))])
    #expect(
      explanations(UILongPressGestureRecognizer()) {
        $0.finger(1).down(at: 100, 100).move(to: 100, 111)
      }.failures == [.failed(.movedTooFar(limit: 10), .distance(11, limit: 10))])
  }

  @Test("D-40 the duration of a two-finger long press starts at the second landing")
  func longPressOfTwo() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    #expect(
      explanations(press) {
        $0.finger(1).down(at: 100, 100)
        $0.at(0.1)
        $0.finger(2).down(at: 200, 100)
        $0.at(0.3)
        $0.finger(1).up()
      }.failures == [.failed(.liftedTooEarly, .duration(0.2, limit: 0.5))])
  }

  @Test(
    "a recognizer's failure reason does not carry over to its next gesture",
    arguments: [false, true])
  func reasonOfNextGesture(isCancelled: Bool) {
    let pan = UIPanGestureRecognizer()
    let failures = explanations(pan) {
      $0.finger(1).down(at: 100, 100)
      if isCancelled { $0.cancel() } else { $0.finger(1).up() }
      $0.finger(2).down(at: 100, 100)
      pan.state = .failed
    }.failures
    guard failures.count == 2, case .failed(let reason, _) = failures[1] else {
      Issue.record("\(failures)")
      return
    }
    #expect(reason == .setByApp)
  }

  @Test("D-36 a pan fails if its distance or number of fingers is out of range")
  func pans() {
    #expect(
      explanations(UIPanGestureRecognizer()) {
        $0.finger(1).down(at: 100, 100).move(to: 106, 108).up()
      }.failures == [.failed(.movedTooLittle, .distance(10, limit: 10))])
    let (one, two) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    one.maximumNumberOfTouches = 1
    two.minimumNumberOfTouches = 2
    #expect(
      explanations(one, play: land).failures == [
        .failed(.tooManyTouches, .touches(2, limit: 1))
      ])
    #expect(
      explanations(two) { $0.finger(1).down(at: 100, 100).up() }.failures == [
        .failed(.tooFewTouches, .touches(1, limit: 2))
      ])
  }

  @Test("D-14 a gesture's last explanation is its reset, which lists its fingers")
  func reset() {
    let last = explanations(tap()) { $0.finger(1).down(at: 100, 100).up() }.gestures.last
    #expect(last?.kind == .reset && last?.fingers == [1])
  }

  @Test("D-37 D-38 a pinch and a rotation fail if the change is too small or a finger is missing")
  func pairs() {
    let change = { (phone: TestPhone) in
      land(phone)
      phone.finger(2).move(to: 206, 100)
      phone.finger(1).up()
      phone.finger(2).up()
    }
    #expect(
      explanations(UIPinchGestureRecognizer(), play: change).failures
        == [.failed(.movedTooLittle, .spread(6, limit: 8))])
    let rotation = explanations(UIRotationGestureRecognizer()) {
      land($0)
      $0.finger(2).move(to: 200, 105)
      $0.finger(1).up()
      $0.finger(2).up()
    }
    let arc: CGFloat = atan2(5, 100) * hypot(100, 5) / 2
    #expect(rotation.failures == [.failed(.movedTooLittle, .arc(arc, limit: 8))])
    let second = explanations(UIRotationGestureRecognizer()) {
      for y in [200.0, 100] {
        land($0)
        $0.finger(2).move(to: 200, y)
        $0.finger(1).up()
        $0.finger(2).up()
      }
    }
    #expect(
      second.failures == [.failed(.movedTooLittle, .arc(0, limit: 8))], "not the first one's")
    for recognizer in [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] {
      #expect(
        explanations(recognizer) { $0.finger(1).down(at: 100, 100).up() }.failures == [
          .failed(.tooFewTouches, .touches(1, limit: 2))
        ])
    }
  }

  @Test("D-39 a swipe fails if its length, direction, duration or number of fingers is wrong")
  func swipes() {
    func failures(_ play: (TestPhone) -> Void) -> [GestureChange.Kind] {
      return explanations(UISwipeGestureRecognizer(), play: play).failures
    }
    #expect(
      failures { $0.finger(1).down(at: 100, 100).move(to: 130, 100).up() }
        == [.failed(.movedTooLittle, .stroke(30, limit: 50))])
    let either = UISwipeGestureRecognizer()
    either.direction = [.left, .right]
    #expect(
      explanations(either) { $0.finger(1).down(at: 100, 100).move(to: 70, 100).up() }.failures
        == [.failed(.movedTooLittle, .stroke(30, limit: 50))], "the nearer one")
    #expect(
      failures { $0.finger(1).down(at: 100, 100).move(to: 160, 161).up() }
        == [.failed(.movedTooLittle, .sideways(61, limit: 50))])
    #expect(
      failures {
        $0.finger(1).down(at: 100, 100)
        $0.at(1)
      } == [.failed(.tooSlow, .duration(0.5, limit: 0.5))])
    #expect(failures(land) == [.failed(.tooManyTouches, .touches(2, limit: 1))])
    let two = UISwipeGestureRecognizer()
    two.numberOfTouchesRequired = 2
    #expect(
      explanations(two) { $0.finger(1).down(at: 100, 100).up() }.failures
        == [.failed(.movedTooLittle, .touches(1, limit: 2))])
  }

  @Test("D-36 an edge pan fails if the finger lands too far from the recognizer's edges")
  func edges() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = [.left, .right]
    #expect(
      explanations(pan) { $0.finger(1).down(at: 280, 5 + 20) }.failures
        == [.failed(.landedAwayFromEdge(limit: 20), .distance(40, limit: 20))])
  }

  @Test("D-17 D-18 an exclusion names the other recognizer and the failure requirements")
  func exclusion() {
    let (pan, other) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let log = explanations(pan, other) {
      $0.finger(1).down(at: 100, 100).move(to: 150, 100)
    }
    #expect(log.failures == [.failed(.excluded(by: pan.traceName), nil)])
    let (single, double) = (tap(), tap(taps: 2))
    single.require(toFail: double)
    let taps = explanations(single, double) {
      $0.finger(1).down(at: 100, 100).up()
      $0.finger(1).down(at: 100, 100).up()
    }
    #expect(taps.failures == [.failed(.requiredFailure(of: double.traceName), nil)])
    let waits = taps.gestures.filter { $0.kind == .waits([double.traceName]) }
    #expect(waits.map(\.name) == [single.traceName], "once")
  }

  @Test(
    "D-15 D-16 an explanation reports why a gesture failed: refused by its delegate, or disabled")
  func refusedToBegin() {
    let tap = tap()
    delegate.begins = false
    tap.delegate = delegate
    let log = explanations(tap) { $0.finger(1).down(at: 100, 100).up() }
    #expect(log.failures == [.failed(.delegate, nil)])
    let pan = UIPanGestureRecognizer()
    let disabled = explanations(pan) {
      $0.finger(1).down(at: 100, 100)
      pan.isEnabled = false
    }
    #expect(disabled.failures == [.failed(.disabled, nil)])
  }

  @Test("D-03 a recognizer that does not receive a touch reports a reason")
  func refusals() {
    let (disabled, pencil, refused, tap) = (tap(), tap(), tap(), tap())
    disabled.isEnabled = false
    pencil.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    delegate.receives = { _ in false }
    refused.delegate = delegate
    let log = explanations(disabled, pencil, refused, tap) {
      $0.finger(1).down(at: 100, 100)
      $0.finger(2).down(at: 200, 100)
      $0.finger(3).down(at: 250, 100)
    }
    let changes = log.gestures.filter {
      switch $0.kind {
      case .receives, .refuses: true
      case .entered, .failed, .waits, .reset: false
      }
    }
    #expect(
      changes.prefix(4).map(\.kind) == [
        .refuses(.disabled), .refuses(.touchType), .refuses(.delegate), .receives,
      ])
    #expect(changes.allSatisfy { $0.view == view.traceName })
    // Two fingers made the recognizer fail.
    #expect(changes.last?.kind == .refuses(.finished(.failed)) && changes.last?.fingers == [3])
  }

  @Test("D-03 a scroll view's delay has ended, or its delaysContentTouches is false")
  func contentDelay() {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.addSubview(UIView(frame: view.bounds))
    view.addSubview(scrollView)
    let delayed = explanations { $0.finger(1).down(at: 100, 100).after(0.2).up() }
    #expect(delayed.failures.contains(.failed(.tooSlow, .duration(0.15, limit: 0.15))))
    scrollView.delaysContentTouches = false
    let immediate = explanations { $0.finger(1).down(at: 100, 100).after(0.2).up() }
    #expect(immediate.failures.contains(.failed(.delaysNoTouches, nil)))
    #expect(!immediate.failures.contains(.failed(.tooSlow, .duration(0.15, limit: 0.15))))
  }
}
