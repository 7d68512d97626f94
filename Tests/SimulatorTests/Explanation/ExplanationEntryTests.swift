import CoreGraphics
import Testing

@testable import Simulator
@testable import UIKit

/// Explanations as entries in a timeline.
struct ExplanationEntryTests {
  private func entry(_ kind: GestureChange.Kind, fingers: [Int] = [1, 2]) -> ExplanationEntry {
    ExplanationEntry(
      .gesture(GestureChange(name: "Tap#1", view: "Box#2", fingers: fingers, kind: kind)))
  }

  @Test("A landing's entry contains the hit test's steps with their depths, and the result")
  func landing() {
    let phone = Phone(root: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460)))
    var entries: [ExplanationEntry] = []
    phone.onExplanation = { explanation, time in
      #expect(time == AppTime(seconds: 0.25))
      entries.append(ExplanationEntry(explanation))
    }
    let finger = FingerKey(device: FingerKey.scriptDevice, finger: 7)
    let time = AppTime(seconds: 0.25)
    phone.step(
      [Timed(time, .touches([TouchChange(finger, .down(CGPoint(x: 30, y: 60)))]))], to: time)
    let landing = entries.first
    #expect(landing?.kind == .touch)
    #expect(landing?.name == "finger 7")
    #expect(landing?.state == "began")
    #expect(landing?.point == CGPoint(x: 30, y: 60))
    #expect(landing?.steps.map(\.depth) == [1, 2, 0])
    #expect(
      landing?.steps.map { $0.name?.prefix { $0 != "#" } } == ["UIWindow", "UIView", "UIView"])
    #expect(landing?.text.hasPrefix("landed at 30,60, tapCount 1: touch.view is UIView#") == true)
    // Nothing is called without an observer.
    phone.onExplanation = nil
    let count = entries.count
    phone.step([Timed(time, .touches([TouchChange(finger, .up(nil))]))], to: time)
    #expect(entries.count == count)
    #expect(phone.context.host.explainer == nil)
  }

  @Test("A recognizer's entry has its state in one word, and the reason in the text")
  func recognizers() {
    let states: [(GestureChange.Kind, String, String)] = [
      (.receives, "possible", "Tap#1 of Box#2 receives the touch"),
      (
        .refuses(.disabled), "refused",
        "Tap#1 of Box#2 does not receive the touch: its isEnabled is false"
      ),
      (.entered(.began, isDiscrete: false), "began", "Tap#1 of Box#2 began"),
      (.entered(.changed, isDiscrete: false), "changed", "Tap#1 of Box#2 changed"),
      (.entered(.ended, isDiscrete: true), "recognized", "Tap#1 of Box#2 recognized"),
      (.entered(.ended, isDiscrete: false), "ended", "Tap#1 of Box#2 ended"),
      (
        .failed(.movedTooFar(limit: 10), .distance(12, limit: 10)), "failed",
        "Tap#1 of Box#2 failed: moved 12 points, more than 10"
      ),
      (
        .waits(["Pan#2"]), "waiting",
        "Tap#1 of Box#2 would recognize, but waits until Pan#2 has failed"
      ),
      (.reset, "reset", "Tap#1 of Box#2 is ready for the next gesture"),
    ]
    for (kind, state, text) in states {
      let entry = entry(kind)
      #expect(entry.kind == .recognizer)
      #expect(entry.name == "Tap#1")
      #expect(entry.state == state)
      #expect(entry.text == text)
    }
    // A new touch concerns only the last finger.
    #expect(entry(.receives).fingers == [2])
    #expect(entry(.reset).fingers == [1, 2])
  }

  @Test("A callback's entry lists the responders, and the overrides that were called")
  func callbacks() {
    var delivery = TouchDelivery(phase: .began, fingers: [1])
    delivery.steps = [
      ResponderStep(name: "A#1", overrides: true, isCalledDirectly: false, outcome: .forwarded),
      ResponderStep(name: "B#2", overrides: false, isCalledDirectly: false, outcome: .endOfChain),
    ]
    let entry = ExplanationEntry(.delivered(delivery))
    #expect(entry.kind == .callback)
    #expect(entry.name == "A#1")
    #expect(entry.text == "touchesBegan: A#1 → B#2 (end of the chain)")
    #expect(entry.steps.map(\.name) == ["A#1", "B#2"])
    #expect(entry.calls.map(\.object) == ["A#1"])
    #expect(entry.calls.map(\.method) == ["touchesBegan"])
  }

  @Test("Actions and obstacles name their subjects")
  func others() {
    let call = ActionCall(action: "press", target: "Board#2", sender: "UIButton#3", fingers: [1])
    let action = ExplanationEntry(.called(call))
    #expect(action.kind == .action)
    #expect(action.name == "Board#2 press")
    #expect(action.text == "UIButton#3 calls press on Board#2")
    let closure = ActionCall(action: nil, target: "Board#2", sender: "UIButton#3", fingers: [])
    #expect(ExplanationEntry(.called(closure)).text == "UIButton#3 calls a closure on Board#2")
    let taken = ExplanationEntry(
      .taken(finger: 1, view: "Board#2", by: "Pan#1", isUnknownToView: false))
    #expect(taken.kind == .obstacle)
    #expect(taken.name == "Board#2")
    #expect(taken.state == "taken")
    #expect(ExplanationEntry(.uncalled("why", fingers: [2])).text == "why")
  }

  @Test("Each explanation of a finger, an obstacle, or a shake has its kind, subject, and state")
  func kinds() {
    let point = CGPoint(x: 3, y: 4.5)
    let rows: [(TouchExplanation, ExplanationEntry.Kind, name: String, state: String, String)] = [
      (.moved(finger: 1, to: point), .touch, "finger 1", "moved", "moved to 3,4.5"),
      (
        .left(finger: 1, at: point, after: 0.25, tapCount: 2, isCancelled: false), .touch,
        "finger 1", "ended", "lifted at 3,4.5 after 0.25 s, tapCount 2"
      ),
      (
        .left(finger: 1, at: point, after: 0.25, tapCount: 0, isCancelled: true), .touch,
        "finger 1", "cancelled", "cancelled at 3,4.5 after 0.25 s, tapCount 0"
      ),
      (
        .cancelled(.quit, fingers: [2, 3]), .touch, "finger 2", "cancelling",
        "will be cancelled: the app quit"
      ),
      (
        .cancelled(.quit, fingers: []), .touch, "", "cancelling", "will be cancelled: the app quit"
      ),
      (
        .unsent(window: "UIWindow#1", fingers: [1]), .obstacle, "UIWindow#1", "unsent",
        "UIWindow#1 does not receive the packet: a sendEvent(_:) did not call super"
      ),
      (
        .deferred(.began, view: "Box#2", finger: 1, by: ["Tap#1"]), .obstacle, "Box#2", "deferred",
        "touchesBegan of Box#2 waits until Tap#1 has failed (delaysTouchesBegan)"
      ),
      (
        .taken(finger: 1, view: "Box#2", by: "Tap#1", isUnknownToView: true), .obstacle, "Box#2",
        "taken", "Box#2 never receives the touch: Tap#1 recognized (delaysTouchesBegan)"
      ),
      (
        .motion(.began, responder: "Box#2", isFirstResponder: true), .motion, "Box#2",
        "motionBegan", "motionBegan is sent to Box#2, the first responder"
      ),
      (
        .motion(.ended, responder: "Box#2", isFirstResponder: false), .motion, "Box#2",
        "motionEnded", "motionEnded is sent to Box#2, because there is no first responder"
      ),
      (
        .gesture(GestureChange(name: "Tap#1", view: nil, fingers: [1], kind: .receives)),
        .recognizer, "Tap#1", "possible", "Tap#1 receives the touch"
      ),
      (
        .delivered(TouchDelivery(phase: .moved, fingers: [1])), .callback, "", "moved",
        "touchesMoved: "
      ),
    ]
    for (explanation, kind, name, state, text) in rows {
      let entry = ExplanationEntry(explanation)
      #expect(entry.kind == kind)
      #expect(entry.name == name)
      #expect(entry.state == state)
      #expect(entry.text == text)
    }
  }

  @Test("A callback that an override calls directly on another responder is reported as such")
  func calledDirectly() {
    var delivery = TouchDelivery(phase: .began, fingers: [1])
    delivery.steps = [
      ResponderStep(name: "A#1", overrides: true, isCalledDirectly: true, outcome: .handled)
    ]
    let entry = ExplanationEntry(.delivered(delivery))
    #expect(entry.text == "touchesBegan: A#1")
    #expect(
      entry.steps.map(\.text) == [
        "A#1, called by another override, overrides touchesBegan without calling super: "
          + "the chain ends"
      ])
  }
}
