import CoreGraphics
import Painter
import Testing

@testable import TouchboxCommand

/// Tests the data of explanation pages that is derived from events and screens.
struct ExplanationDataTests {
  private typealias Event = ExplainedRun.Event
  private typealias Span = ExplainedRun.Span

  private static func event(
    _ time: Double, _ kind: ExplainedRun.Event.Kind, _ name: String, _ state: String,
    fingers: [Int]? = nil
  ) -> ExplainedRun.Event {
    .init(
      time: time, kind: kind, name: name, state: state, text: "\(name) \(state)", fingers: fingers)
  }

  private func spans(
    _ events: [ExplainedRun.Event], from start: Double? = nil
  ) -> [[ExplainedRun.Span]] {
    ExplanationLanes.lanes(of: events, from: start, to: 2).map(\.spans)
  }

  @Test("A finger's timeline has a bar while the finger is down")
  func fingers() {
    let events = [
      Self.event(0.5, .touch, "finger 1", "began"), Self.event(0.6, .touch, "finger 2", "began"),
      Self.event(0.7, .touch, "finger 1", "moved"), Self.event(1, .touch, "finger 1", "ended"),
    ]
    // The run ends at 2 with finger 2 down.
    #expect(
      spans(events) == [
        [Span(from: 0.5, to: 1, state: "down")], [Span(from: 0.6, to: 2, state: "down")],
      ])
  }

  @Test("A view's timeline has a bar from its first finger's touchesBegan to its last finger's end")
  func views() {
    let events = [
      Self.event(0.5, .callback, "Pad#2", "began", fingers: [1]),
      Self.event(0.6, .callback, "Pad#2", "began", fingers: [2]),
      Self.event(0.7, .callback, "Pad#2", "ended", fingers: [1]),
      Self.event(0.8, .obstacle, "Pad#2", "taken", fingers: [2]),
      Self.event(0.8, .callback, "Pad#2", "cancelled", fingers: [2]),
      // No view: a warning about an action, for example.
      Self.event(0.9, .obstacle, "", "uncalled"),
    ]
    let lanes = ExplanationLanes.lanes(of: events, from: nil, to: 2)
    #expect(lanes.map(\.name) == ["Pad#2"])
    #expect(lanes.first?.spans == [Span(from: 0.5, to: 0.8, state: "touched")])
    #expect(lanes.first?.events == [0, 1, 2, 3, 4])
  }

  @Test("A recognizer's timeline has a bar for each state until its reset")
  func recognizers() {
    let events = [
      Self.event(0.5, .recognizer, "Tap#1", "possible"),
      // A second finger.
      Self.event(0.6, .recognizer, "Tap#1", "possible"),
      Self.event(0.7, .recognizer, "Tap#1", "waiting"),
      Self.event(0.9, .recognizer, "Tap#1", "failed"),
      Self.event(1, .recognizer, "Tap#1", "reset"),
      Self.event(1.1, .recognizer, "Pan#2", "possible"),
      Self.event(1.2, .recognizer, "Pan#2", "began"),
      Self.event(1.3, .recognizer, "Pan#2", "changed"),
      Self.event(1.4, .recognizer, "Pan#2", "ended"),
      Self.event(1.4, .recognizer, "Pan#2", "reset"),
    ]
    #expect(
      spans(events) == [
        [
          Span(from: 0.5, to: 0.7, state: "possible"), Span(from: 0.7, to: 0.9, state: "waiting"),
          Span(from: 0.9, to: 1, state: "failed"),
        ],
        [
          Span(from: 1.1, to: 1.2, state: "possible"), Span(from: 1.2, to: 1.4, state: "began"),
          Span(from: 1.4, to: 1.4, state: "ended"),
        ],
      ])
  }

  @Test("Animations with the same name share a bar until the last one ends")
  func animations() {
    let events = [
      Self.event(0.5, .animation, "spot.bounds", "running"),
      Self.event(0.6, .animation, "spot.bounds", "running"),
      Self.event(0.7, .animation, "spot.bounds", "finished"),
      Self.event(0.8, .animation, "spot.bounds", "stopped"),
    ]
    #expect(spans(events) == [[Span(from: 0.5, to: 0.8, state: "running")]])
  }

  @Test("In a part of a run, a state that began earlier begins with the part")
  func part() {
    let events = [
      Self.event(0.5, .animation, "ball.center", "finished"),
      Self.event(0.6, .touch, "finger 1", "moved"), Self.event(0.7, .touch, "finger 1", "ended"),
    ]
    #expect(
      spans(events, from: 0.2) == [
        [Span(from: 0.2, to: 0.7, state: "down")], [Span(from: 0.2, to: 0.5, state: "running")],
      ])
    // In a whole run, an animation that ended at once was never seen.
    #expect(spans(events) == [[], []])
  }

  // MARK: - Comparisons

  private func side(
    _ events: [ExplainedRun.Event], times: [Double] = [0, 1], x: [Double] = [0, 0],
    digests: [Int] = [0, 0], name: String = "V#1"
  ) -> RunComparison.Side {
    var run = ExplainedRun(app: "A", variant: "corrected", device: "iphone", scale: 1)
    run.events = events
    for (index, time) in times.enumerated() {
      run.views.append(.init(depth: 0, name: name, frame: [x[index], 0, 10, 10], outline: []))
      run.trees.append([index])
      run.moments.append(
        .init(time: time, picture: index, tree: index, firstEvent: 0, eventCount: 0))
    }
    return .init(run: run, digests: digests)
  }

  @Test("K-44 equal runs do not differ, even if they started from different lines of code")
  func equalRuns() {
    var other = Self.event(0.5, .action, "Pad#2 tapped", "called")
    let event = other
    other.lines = ["Pad.swift:3: func tapped() {"]
    #expect(RunComparison.difference(side([event]), side([other])) == nil)
  }

  @Test("K-44 the first different event is reported, or the end of the shorter run")
  func events() {
    let (first, second) = (
      Self.event(0.5, .touch, "finger 1", "began"), Self.event(0.9, .touch, "finger 1", "ended")
    )
    let third = Self.event(0.7, .touch, "finger 1", "cancelled")
    #expect(
      RunComparison.difference(side([first, second]), side([first, third]))
        == RunDifference(
          time: 0.7, kind: .event,
          texts: ["finger 1 finger 1 ended", "finger 1 finger 1 cancelled"], event: 1))
    #expect(
      RunComparison.difference(side([first]), side([first, second]))
        == RunDifference(
          time: 0.9, kind: .event, texts: [nil, "finger 1 finger 1 ended"], event: 1))
  }

  @Test("K-44 numbers in names may differ if the names correspond throughout")
  func numbers() {
    // The trees contain V#1 and V#7, at the same location.
    let (run, other) = (side([]), side([], name: "V#7"))
    #expect(RunComparison.difference(run, other) == nil)
    func difference(
      _ kind: ExplainedRun.Event.Kind, _ left: String, _ right: String, other: String = "V#7"
    ) -> RunDifference? {
      RunComparison.difference(
        side([Self.event(0.5, kind, left, "began")]),
        side([Self.event(0.5, kind, right, "began")], name: other))
    }
    #expect(difference(.callback, "V#1", "V#7") == nil)
    // V#2 is not in the trees.
    #expect(difference(.callback, "V#1 → V#2", "V#7 → V#3") == nil)
    #expect(difference(.callback, "V#1", "V#1")?.event == 0)
    #expect(difference(.callback, "V#2", "V#7")?.event == 0)
    #expect(difference(.callback, "V#1", "V#2", other: "V#1")?.event == 0)
    #expect(difference(.callback, "V#1", "W#7")?.event == 0)
    // The app's own text.
    #expect(difference(.log, "V#1", "V#7")?.event == 0)
  }

  @Test("K-44 a view or a screen is reported if it differs at an earlier common moment")
  func viewsAndScreens() {
    let event = Self.event(1, .timer, "tick", "fired")
    let later = Self.event(1.5, .timer, "tick", "fired")
    #expect(
      RunComparison.difference(side([event], x: [0, 0]), side([later], x: [5, 0]))
        == RunDifference(
          time: 0, kind: .view, texts: ["V#1, frame 0, 0, 10, 10", "V#1, frame 5, 0, 10, 10"]))
    // At the same time, the event explains the view.
    #expect(
      RunComparison.difference(side([event], x: [0, 0]), side([later], x: [0, 5]))?.kind == .event)
    #expect(
      RunComparison.difference(side([]), side([], digests: [0, 1]))
        == RunDifference(time: 1, kind: .picture, texts: ["another screen", "another screen"]))
    // 2 is a moment of only one run.
    #expect(
      RunComparison.difference(
        side([]), side([], times: [0, 2], x: [0, 9], digests: [0, 1])) == nil)
  }

  // MARK: - Screens

  private func image(_ width: Int, _ height: Int, black: [(Int, Int)] = []) -> CGImage? {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for (x, y) in black { pixels[(y * width + x) * 4] = 0 }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  @Test("The change of a screen is the smallest rectangle with all different pixels")
  @MainActor
  func changes() throws {
    let base = try #require(image(6, 5))
    #expect(PictureStrip.change(of: base, from: base) == nil)
    let one = try #require(image(6, 5, black: [(5, 4)]))
    #expect(PictureStrip.change(of: one, from: base) == PixelRect(x: 5, y: 4, width: 1, height: 1))
    let three = try #require(image(6, 5, black: [(1, 1), (4, 2), (2, 3)]))
    #expect(
      PictureStrip.change(of: three, from: base) == PixelRect(x: 1, y: 1, width: 4, height: 3))
    let other = try #require(image(5, 6))
    #expect(PictureStrip.change(of: other, from: base) == nil)
  }

  // MARK: - Lines of code

  @Test("Methods are found by class, in extensions, and in superclasses in the files")
  func methodLines() {
    var methods = MethodLines()
    methods.add(
      """
      import UIKit
      // class Comment { func touchesBegan() {} }
      class Pad: UIView {
        class func make() -> Pad { Pad() }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          func inner() { print("}") }
        }
      }
      final class BigPad: Pad {
      }
      extension Pad {
        @objc func tapped(_ sender: UITapGestureRecognizer) {}
      }
      func touchesEnded() {}
      """, file: "Pad.swift")
    let began =
      "Pad.swift:5: override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {"
    #expect(methods.line(of: "Pad#3", "touchesBegan") == began)
    #expect(methods.line(of: "BigPad#4", "touchesBegan") == began)
    #expect(
      methods.line(of: "BigPad#4", "tapped(_:)")
        == "Pad.swift:12: @objc func tapped(_ sender: UITapGestureRecognizer) {}")
    #expect(methods.line(of: "Pad#3", "touchesEnded") == nil)
    #expect(methods.line(of: "Pad#3", "inner") == nil)
    #expect(methods.line(of: "UIView#1", "touchesBegan") == nil)
  }
}
