import Testing
import TouchTesting
import UIKit

/// Random gestures in Swift tests.
struct MonkeyTests {
  /// A view that breaks when three fingers are down.
  private final class FragileView: UIView {
    private(set) var isBroken = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if event?.allTouches?.count ?? 0 >= 3 { isBroken = true }
    }
  }

  @Test("The same seed plays the same random gestures, and all fingers lift at the end")
  func repeatable() {
    var traces: [[String]] = []
    for seed: UInt64 in [1, 1, 2] {
      let phone = TestPhone(Sketch())
      var count = 0
      phone.monkey(seed: seed, packets: 500) { count += 1 }
      // Packets at the same time are checked together, and a session may be slightly longer.
      #expect(200...700 ~= count)
      #expect(phone.touches.isEmpty)
      #expect(phone.log.lines.count > 100)
      traces.append(phone.trace)
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0] != traces[2])
  }

  @Test("A failed expectation ends the run and provides a script that reproduces it")
  func expectation() throws {
    var messages: [String] = []
    withKnownIssue {
      let phone = TestPhone(FragileView())
      let view = try #require(phone.window?.subviews.first as? FragileView)
      phone.monkey(packets: 100_000) { #expect(!view.isBroken) }
      messages = phone.errors.map(\.message)
      #expect(view.isBroken)
    }
    try expectRepeated(messages, "the check failed after ")
  }

  @Test("A check that throws also ends the run")
  func error() throws {
    struct Broken: Error {}
    var messages: [String] = []
    withKnownIssue {
      let phone = TestPhone(FragileView())
      let view = try #require(phone.window?.subviews.first as? FragileView)
      phone.monkey(packets: 100_000) { if view.isBroken { throw Broken() } }
      messages = phone.errors.map(\.message)
    }
    try expectRepeated(messages, "the check failed after ")
  }

  private func expectRepeated(_ messages: [String], _ start: String) throws {
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.hasPrefix(start))
    let script = try #require(message.range(of: "touchscript 1\n"))
    let phone = TestPhone(FragileView())
    let view = try #require(phone.window?.subviews.first as? FragileView)
    try phone.play(script: String(message[script.lowerBound...]))
    #expect(view.isBroken)
  }

  @Test("Zero packets produce no input")
  func none() {
    let phone = TestPhone(Sketch())
    let trace = phone.trace
    phone.monkey(packets: 0) { Issue.record("checked") }
    #expect(phone.trace == trace)
  }
}
