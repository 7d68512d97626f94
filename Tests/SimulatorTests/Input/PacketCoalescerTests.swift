import CoreGraphics
import Simulator
import Testing
import UIKit

struct PacketCoalescerTests {
  /// Changes of one turn, and the packets that they become, divided by bars.
  nonisolated static let turns = [
    // The examples of H-22.
    ("d1 d2", "d1 d2"), ("m1 m2 m1", "m1 m2"), ("d1 m1 u1", "d1 | m1 | u1"),
    ("m1 d2", "m1 d2"), ("u1 d2", "u1 | d2"), ("u1 m2", "u1 m2"),
    // H-21, rule 1: joins, but no landing after a lift.
    ("d1", "d1"), ("u1 u2", "u1 u2"), ("c1 d2", "c1 | d2"), ("m1 u2 d3", "m1 u2 | d3"),
    ("d1 u2 d3", "d1 u2 | d3"), ("d1 u2", "d1 u2"),
    // Rule 2: moves of one finger join, whatever lies between.
    ("m1 m1 m1", "m1"), ("m1 u2 m1", "m1 u2"), ("d1 m2 d3 m2", "d1 m2 d3"),
    // Rule 3: anything else of the same finger begins a new packet.
    ("d1 m1 m1", "d1 | m1"), ("d1 u1", "d1 | u1"), ("m1 u1", "m1 | u1"), ("u1 d1", "u1 | d1"),
    ("m1 c1", "m1 | c1"), ("d1 d1", "d1 | d1"), ("u1 u1", "u1 | u1"),
    ("d1 d2 m1 m2", "d1 d2 | m1 m2"), ("m1 m2 u1 u2", "m1 m2 | u1 u2"),
    ("m1 d2 m2 m1", "m1 d2 | m2 m1"),
    ("", ""),
  ]

  @Test("H-20 H-21 H-22 one turn's changes become few packets", arguments: turns)
  func packets(turn: String, expected: String) {
    var builder = PacketCoalescer()
    var packets = FingerNotation.changes(turn).compactMap { builder.add($0) }
    if let last = builder.flush() { packets.append(last) }
    #expect(packets.map { FingerNotation.text($0.changes) }.joined(separator: " | ") == expected)
  }

  @Test("B-10 H-21 merged moves are kept as samples, oldest first")
  func samples() throws {
    var builder = PacketCoalescer()
    for change in FingerNotation.changes("m1 m2 m1 m1") { _ = builder.add(change) }
    let flushed = builder.flush()
    let packet = try #require(flushed)
    // Places are (10 times the finger, position in the text); times likewise.
    #expect(packet.changes[0].kind == .move(CGPoint(x: 10, y: 3)))
    #expect(packet.changes[0].time == AppTime(microseconds: 3))
    #expect(packet.changes[0].earlierSamples.map(\.point.y) == [0, 2])
    #expect(packet.changes[0].earlierSamples.map(\.time.microseconds) == [0, 2])
    #expect(packet.changes[1].earlierSamples.isEmpty)
  }

  @Test("B-03 a packet has the time of its latest change")
  func time() {
    var builder = PacketCoalescer()
    for change in FingerNotation.changes("m1 m2 m3") { _ = builder.add(change) }
    let packet = builder.flush()
    #expect(packet?.time == AppTime(microseconds: 2))
  }

  @Test("H-24 nothing is left for the next turn")
  func flush() {
    var builder = PacketCoalescer()
    _ = builder.add(FingerNotation.changes("d1")[0])
    let (first, second) = (builder.flush(), builder.flush())
    #expect(first != nil && second == nil)
  }
}
