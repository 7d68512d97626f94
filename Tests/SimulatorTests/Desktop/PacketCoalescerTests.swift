import CoreGraphics
import ScriptSupport
import Simulator
import Testing
import UIKit

struct PacketCoalescerTests {
  /// The changes in one turn, and the resulting packets, separated by bars.
  nonisolated static let turns = [
    // The examples in H-22.
    ("d1 d2", "d1 d2"), ("m1 m2 m1", "m1 m2"), ("d1 m1 u1", "d1 | m1 | u1"),
    ("m1 d2", "m1 d2"), ("u1 d2", "u1 | d2"), ("u1 m2", "u1 m2"),
    // H-21, rule 1: changes join the packet, but a touch down does not follow a lift.
    ("d1", "d1"), ("u1 u2", "u1 u2"), ("c1 d2", "c1 | d2"), ("m1 u2 d3", "m1 u2 | d3"),
    ("d1 u2 d3", "d1 u2 | d3"), ("d1 u2", "d1 u2"),
    // Rule 2: moves of the same finger are merged, regardless of changes in between.
    ("m1 m1 m1", "m1"), ("m1 u2 m1", "m1 u2"), ("d1 m2 d3 m2", "d1 m2 d3"),
    // Rule 3: any other change of the same finger begins a new packet.
    ("d1 m1 m1", "d1 | m1"), ("d1 u1", "d1 | u1"), ("m1 u1", "m1 | u1"), ("u1 d1", "u1 | d1"),
    ("m1 c1", "m1 | c1"), ("d1 d1", "d1 | d1"), ("u1 u1", "u1 | u1"),
    ("d1 d2 m1 m2", "d1 d2 | m1 m2"), ("m1 m2 u1 u2", "m1 m2 | u1 u2"),
    ("m1 d2 m2 m1", "m1 d2 | m2 m1"),
    ("", ""),
  ]

  private func packets(of text: String) -> [Timed<PhoneEvent>] {
    PacketCoalescer.packets(of: FingerNotation.changes(text))
  }

  private func changes(in packet: Timed<PhoneEvent>?) -> [TouchChange] {
    if case .touches(let changes) = packet?.event { changes } else { [] }
  }

  @Test("H-20 H-21 H-22 the changes in one turn are coalesced into few packets", arguments: turns)
  func packets(turn: String, expected: String) {
    let texts = packets(of: turn).map { FingerNotation.text(changes(in: $0)) }
    #expect(texts.joined(separator: " | ") == expected)
  }

  @Test("B-10 H-21 merged moves become samples, oldest first")
  func samples() {
    // The location is (10 times the finger, index in the text), and the time is the index.
    let changes = changes(in: packets(of: "m1 m2 m1 m1").first)
    #expect(changes[0].kind == .move(CGPoint(x: 10, y: 3)))
    #expect(changes[0].earlierSamples.map(\.point.y) == [0, 2])
    #expect(changes[0].earlierSamples.map(\.time.microseconds) == [0, 2])
    #expect(changes[1].earlierSamples.isEmpty)
  }

  @Test("B-10 H-21 a merged move retains both moves' samples, pressure, radius, type and flags")
  func mergedFields() {
    func move(_ x: CGFloat, via earlier: CGFloat) -> TouchChange {
      var change = TouchChange(
        FingerKey(device: 1, finger: 1), .move(CGPoint(x: x, y: 0)))
      change.earlierSamples = [sample(earlier)]
      return change
    }
    func sample(_ x: CGFloat) -> TouchChange.CoalescedSample {
      .init(point: CGPoint(x: x, y: 0), time: AppTime(microseconds: Int64(x)))
    }
    var (first, second) = (move(2, via: 1), move(4, via: 3))
    (first.pressure, first.radius) = (0.25, 7)
    second.type = .indirect
    second.modifierFlags = .shift
    second.buttonMask = .primary
    var coalescer = PacketCoalescer()
    coalescer.add(first, at: AppTime(microseconds: 2))
    coalescer.add(second, at: AppTime(microseconds: 4))
    let merged = changes(in: coalescer.takeEvents().first).first
    #expect(merged?.earlierSamples == [sample(1), sample(2), sample(3)])
    #expect(merged?.pressure == 0.25)
    #expect(merged?.radius == 7)
    #expect(merged?.type == .indirect)
    #expect(merged?.modifierFlags == .shift)
    #expect(merged?.buttonMask == .primary)
  }

  @Test("B-03 a packet has the time of its latest change")
  func time() {
    #expect(packets(of: "m1 m2 m3").map(\.time) == [AppTime(microseconds: 2)])
  }

  @Test("H-24 no changes are carried over to the next turn")
  func nothingIsLeft() {
    var coalescer = PacketCoalescer()
    coalescer.add(FingerNotation.changes("d1")[0].event, at: .zero)
    #expect(coalescer.takeEvents().count == 1)
    #expect(coalescer.takeEvents().isEmpty)
  }

  @Test("H-21 an event between two changes separates their packets")
  func eventBetween() {
    var coalescer = PacketCoalescer()
    let changes = FingerNotation.changes("m1 m2")
    coalescer.add(changes[0].event, at: .zero)
    coalescer.append(.resize, at: .zero)
    coalescer.add(changes[1].event, at: .zero)
    #expect(
      coalescer.takeEvents().map(\.event)
        == [.touches([changes[0].event]), .resize, .touches([changes[1].event])])
  }
}
