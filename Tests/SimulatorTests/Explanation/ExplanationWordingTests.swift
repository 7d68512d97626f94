import CoreGraphics
import Simulator
import Testing

@testable import UIKit

/// The wording of the message for every reason.
struct ExplanationWordingTests {
  private func lines(_ explanation: TouchExplanation) -> [String] {
    var text = ExplanationText()
    return text.lines(about: explanation, at: AppTime(seconds: 1.5))
  }

  private func line(_ kind: GestureChange.Kind, fingers: [Int] = [1, 2]) -> [String] {
    lines(.gesture(GestureChange(name: "Tap#1", view: "Box#2", fingers: fingers, kind: kind)))
  }

  @Test("C-47 an action for which no method is called is reported with its fingers")
  func uncalled() {
    #expect(lines(.uncalled("why", fingers: [2])) == ["1.500 finger 2: why"])
    #expect(lines(.uncalled("why", fingers: [])) == ["1.500 no finger: why"])
  }

  @Test("Each reason for a recognizer's failure has a message")
  func failures() {
    let texts: [(GestureFailure, GestureMeasure?, String)] = [
      (.movedTooFar(limit: 10), .distance(14.1421, limit: 10), "moved 14.14 points, more than 10"),
      (.movedTooFar(limit: 10), nil, "moved more than 10 points"),
      (.movedTooLittle, .distance(6, limit: 10), "moved 6 points, not beyond the limit of 10"),
      (
        .movedTooLittle, .distance(30, limit: 10),
        "moved 30 points, but not in the required direction"
      ),
      (
        .movedTooLittle, .spread(3, limit: 8),
        "the distance between the fingers changed by 3 points, not by more than 8"
      ),
      (
        .movedTooLittle, .arc(2.5, limit: 8),
        "each finger moved 2.5 points along the circle, not more than 8"
      ),
      (.movedTooLittle, .sideways(61, limit: 50), "moved 61 points to the side, more than 50"),
      (.tooSlow, .duration(0.75, limit: 0.75), "it took longer than 0.75 s"),
      (.tooSlow, .taps(1, required: 2, interval: 0.35), "1 of 2 taps, and no other within 0.35 s"),
      (.liftedTooEarly, .duration(0.2, limit: 0.5), "lifted after 0.2 s, before 0.5 s had passed"),
      (
        .liftedTooEarly, .duration(0.499999, limit: 0.5),
        "lifted after 0.499999 s, before 0.5 s had passed"
      ),
      (
        .liftedTooEarly, .duration(0.5, limit: 0.5),
        "lifted after 0.5 s, and it needs more than 0.5 s"
      ),
      (.tooSlow, .duration(0.7500004, limit: 0.75), "it took 0.7500004 s, longer than 0.75 s"),
      (
        .movedTooFar(limit: 10), .distance(10.0001, limit: 10), "moved 10.0001 points, more than 10"
      ),
      (
        .movedTooLittle, .stroke(49.999, limit: 50),
        "moved 49.999 points in its direction, and it needs 50"
      ),
      (.tooManyTouches, .touches(2, limit: 1), "2 fingers, and it allows 1"),
      (
        .tooManyTouches, .touches(2, limit: 2), "another finger landed after one had lifted"
      ),
      (.tooFewTouches, .touches(1, limit: 2), "1 finger, and it needs 2"),
      (
        .landedTooFar(limit: 45), .distance(50, limit: 45),
        "landed 50 points from the tap before, more than 45"
      ),
      (
        .landedAwayFromEdge(limit: 20), .distance(40, limit: 20),
        "landed 40 points from its edge, more than 20"
      ),
      (.touchesCancelled, nil, "its touches were cancelled"),
      (
        .excluded(by: "Pan#2"), nil,
        "Pan#2 recognized, and the two cannot recognize simultaneously"
      ),
      (
        .requiredFailure(of: "Pan#2"), nil,
        "Pan#2 recognized, and this one needed it to fail"
      ),
      (
        .circle(with: ["Pan#2", "Tap#3"]), nil,
        "it and Pan#2 and Tap#3 wait for each other's failure"
      ),
      (.circle(with: []), nil, "it waits for its own failure"),
      (.delegate, nil, "its delegate returned false from gestureRecognizerShouldBegin(_:)"),
      (.view, nil, "a view returned false from gestureRecognizerShouldBegin(_:)"),
      (.disabled, nil, "it was disabled"),
      (.removed, nil, "it was removed from its view"),
      (.setByApp, nil, "its own code set its state"),
    ]
    for (reason, measure, text) in texts {
      #expect(line(.failed(reason, measure)) == ["1.500 fingers 1, 2: Tap#1 failed: \(text)"])
    }
  }

  @Test("Each state, and each reason that a recognizer does not receive a touch, has a message")
  func gestures() {
    #expect(line(.receives) == ["1.500 finger 2: Tap#1 of Box#2 receives the touch"])
    #expect(line(.entered(.began, isDiscrete: false)) == ["1.500 fingers 1, 2: Tap#1 began"])
    #expect(line(.entered(.ended, isDiscrete: true)) == ["1.500 fingers 1, 2: Tap#1 recognized"])
    #expect(line(.entered(.ended, isDiscrete: false)) == ["1.500 fingers 1, 2: Tap#1 ended"])
    #expect(
      line(.entered(.cancelled, isDiscrete: false), fingers: []) == [
        "1.500 no finger: Tap#1 cancelled"
      ])
    #expect(line(.entered(.changed, isDiscrete: false)) == [] && line(.reset) == [])
    #expect(
      line(.waits(["Pan#2", "Tap#3"])) == [
        "1.500 fingers 1, 2: Tap#1 would recognize, but waits until Pan#2 and Tap#3 have failed"
      ])
    let refusals: [(GestureRefusal, String)] = [
      (.disabled, "its isEnabled is false"),
      (.finished(.failed), "its gesture has failed, and another of its fingers is still down"),
      (.touchType, "its allowedTouchTypes do not include the touch's type"),
      (.otherWindow, "its other fingers are in another window"),
      (.delegate, "its delegate returned false from gestureRecognizer(_:shouldReceive:)"),
    ]
    for (refusal, text) in refusals {
      #expect(
        line(.refuses(refusal)) == [
          "1.500 finger 2: Tap#1 of Box#2 does not receive the touch: \(text)"
        ])
    }
  }

  @Test("Each reason that a view was not hit, and each result of an override, has a message")
  func hitTests() {
    func text(
      _ answer: HitTestAnswer, ownHitTest: Bool = false, ownPointInside: Bool = false,
      subviews: [HitTestStep] = []
    ) -> [String] {
      var step = HitTestStep(view: "Box#2", point: CGPoint(x: 1.25, y: -3), answer: answer)
      (step.overridesHitTest, step.overridesPointInside) = (ownHitTest, ownPointInside)
      step.subviews = subviews
      let walk = HitTestWalk(windows: [step], hit: "Box#2")
      let landing = TouchLanding(
        finger: 1, point: .zero, tapCount: 1, walk: walk, refusal: nil)
      return lines(.landed(landing)).dropFirst().dropLast().map { String($0.dropFirst(18)) }
    }
    let misses: [(HitTestMiss, String)] = [
      (.hidden, "it is hidden"),
      (.transparent(alpha: 0.0099), "its alpha of 0.0099 is below 0.01"),
      (.interactionDisabled, "its isUserInteractionEnabled is false"),
      (.animated, "it is animating without allowUserInteraction"),
      (
        .outside(bounds: CGRect(x: 1, y: 2, width: 3.5, height: 4)),
        "outside its bounds 1,2 3.5x4"
      ),
      (.ownPointInside, "its own point(inside:with:) returned false"),
      (.ownHitTest, "its own hitTest(_:with:) returned nil"),
    ]
    for (miss, reason) in misses {
      #expect(text(.no(miss)) == ["Box#2 at 1.25,-3: no, \(reason)"])
    }
    let inner = HitTestStep(view: "Dot#3", point: .zero, answer: .no(.hidden))
    #expect(text(.itself) == ["Box#2 at 1.25,-3: inside, hit"])
    #expect(
      text(.itself, ownPointInside: true) == [
        "Box#2 at 1.25,-3: inside by its own point(inside:with:), hit"
      ])
    #expect(
      text(.view("Dot#3"), ownHitTest: true) == [
        "Box#2 at 1.25,-3: its own hitTest(_:with:) returned Dot#3"
      ])
    #expect(
      text(.itself, ownHitTest: true) == [
        "Box#2 at 1.25,-3: its own hitTest(_:with:) returned it"
      ])
    #expect(
      text(.no(.ownHitTest), ownHitTest: true, subviews: [inner]) == [
        "Box#2 at 1.25,-3: inside; checking its subviews", "  Dot#3 at 0,0: no, it is hidden",
        "Box#2: no, its own hitTest(_:with:) returned nil",
      ])
  }

  @Test("Each reason that a touch is withheld from its view or canceled has a message")
  func obstacles() {
    let texts: [(TouchExplanation, String)] = [
      (
        .unsent(window: "UIWindow#1", fingers: [2]),
        "finger 2: UIWindow#1 does not receive the packet: a sendEvent(_:) did not call super"
      ),
      (
        .deferred(.began, view: "Box#2", finger: 1, by: ["Tap#1"]),
        "finger 1: touchesBegan of Box#2 waits until Tap#1 has failed (delaysTouchesBegan)"
      ),
      (
        .deferred(.ended, view: "Box#2", finger: 1, by: ["Tap#1"]),
        "finger 1: touchesEnded of Box#2 waits until Tap#1 has failed (delaysTouchesEnded)"
      ),
      (
        .taken(finger: 1, view: "Box#2", by: "Tap#1", isUnknownToView: true),
        "finger 1: Box#2 never receives the touch: Tap#1 recognized (delaysTouchesBegan)"
      ),
      (
        .taken(finger: 1, view: "Box#2", by: "Tap#1", isUnknownToView: false),
        "finger 1: Box#2 loses the touch: Tap#1 recognized (cancelsTouchesInView)"
      ),
      (
        .cancelled(.focusLost, fingers: [1, 3]),
        "fingers 1, 3: will be cancelled: the window lost the keyboard focus"
      ),
      (
        .left(finger: 4, at: .zero, after: 0.5, tapCount: 0, isCancelled: true),
        "finger 4: cancelled at 0,0 after 0.5 s, tapCount 0"
      ),
    ]
    for (explanation, text) in texts { #expect(lines(explanation) == ["1.500 \(text)"]) }
  }

  @Test("Each reason that a hit view does not receive the touch has a message")
  func refusals() {
    let texts: [(TouchRefusal, String)] = [
      (.oneTouchAtATime, "another finger is on it, and its isMultipleTouchEnabled is false"),
      (.isExclusive, "its isExclusiveTouch is true, and another view has a touch"),
      (.anotherIsExclusive, "another view with a touch has isExclusiveTouch"),
    ]
    for (refusal, text) in texts {
      let landing = TouchLanding(
        finger: 1, point: .zero, tapCount: 1, walk: HitTestWalk(hit: "Box#2"), refusal: refusal)
      #expect(
        lines(.landed(landing)).last
          == "1.500 finger 1: touch.view is Box#2, which does not receive it: \(text)")
    }
  }

  @Test("Each reason for a cancellation has a message")
  func cancellations() {
    let texts: [(CancelReason, String)] = [
      (.focusLost, "the window lost the keyboard focus"), (.suspend, "the app is suspended"),
      (.resize, "the window was resized"), (.rotate, "the device was turned"),
      (.quit, "the app quit"), (.system, "the system or a script requested it"),
      (.viewRemoved, "the view was removed from its window"),
      (.windowHidden, "the window was hidden"),
      (.ignoring, "the app ignores interaction events"), (.scriptEnd, "the script ended"),
    ]
    for (reason, text) in texts {
      #expect(
        lines(.cancelled(reason, fingers: [1, 2]))
          == ["1.500 fingers 1, 2: will be cancelled: \(text)"])
    }
  }

  @Test("A shake is reported with the reason for its responder")
  func shakes() {
    #expect(
      lines(.motion(.began, responder: "Box#2", isFirstResponder: true))
        == ["1.500 shake: motionBegan is sent to Box#2, the first responder"])
    #expect(
      lines(.motion(.ended, responder: "Box#2", isFirstResponder: false))
        == ["1.500 shake: motionEnded is sent to Box#2, because there is no first responder"])
  }

  @Test("A number near zero has no sign, and an infinite one is written as a word")
  func numbers() {
    let point = CGPoint(x: -0.001, y: CGFloat.infinity)
    #expect(
      lines(.left(finger: 1, at: point, after: 1, tapCount: 0, isCancelled: false))
        == ["1.500 finger 1: lifted at 0,inf after 1 s, tapCount 0"])
  }

  @Test("A recognizer that has been removed from its view is reported without a view")
  func withoutView() {
    let change = GestureChange(name: "Tap#1", view: nil, fingers: [1], kind: .receives)
    #expect(lines(.gesture(change)) == ["1.500 finger 1: Tap#1 receives the touch"])
  }
}
