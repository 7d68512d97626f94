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
}
