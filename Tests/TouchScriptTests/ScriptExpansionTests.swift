import CoreGraphics
import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// The expansion of timed moves and macros.
struct ScriptExpansionTests {
  /// Returns a script's packets as `time finger@x,y …`. Lifts have no location.
  private func packets(_ lines: String) throws -> [String] {
    try ScriptText.script(lines).steps.compactMap { step in
      guard case .packet(let changes) = step.action else { return nil }
      let texts = changes.map { change in
        FingerNotation.text(change) + (change.kind.point.map { "@\($0.x),\($0.y)" } ?? "")
      }
      return "\(step.time.microseconds) \(texts.joined(separator: " "))"
    }
  }

  @Test(
    "K-07 a move over D has ceil(D * frame) equal steps, the last at the target and at time + D",
    arguments: [
      // 0.1 * 60 = 6; 0.101 * 60 = 6.06; 1/60 s as 0.016667 * 60 = 1.00002; less than one frame.
      (0.1, 60, 6), (0.101, 60, 7), (0.016666, 60, 1), (0.016667, 60, 2), (0.000001, 60, 1),
      (2, 30, 60), (0.3, 1000, 300), (0.7, 1, 1),
    ])
  func overCount(duration: Double, frame: Int, count: Int) throws {
    let script = try ScriptText.script(
      "frame \(frame)\n1 d1 10,20\n2 m1 110.1,-3.3 over \(ScriptSyntax.text(of: duration))"
        .replacing(
          "1e-06", with: "0.000001"))
    let moves = script.steps.dropFirst()
    #expect(moves.count == count)
    #expect(moves.last?.time == AppTime(seconds: 2 + duration))
    guard case .packet(let last)? = moves.last?.action else { return }
    #expect(last.map(\.kind) == [.move(CGPoint(x: 110.1, y: -3.3))])
  }

  @Test("K-07 the steps are equal and begin at the finger's location")
  func overSteps() throws {
    #expect(
      try packets("frame 10\n0 d1 0,0\n0 m1 10,20\n1 m1 50,60 over 0.4") == [
        "0 d1@0.0,0.0", "0 m1@10.0,20.0", "1100000 m1@20.0,30.0", "1200000 m1@30.0,40.0",
        "1300000 m1@40.0,50.0", "1400000 m1@50.0,60.0",
      ])
  }

  @Test("K-07 moves joined by & share a packet at each sample time")
  func overShared() throws {
    #expect(
      try packets("frame 10\n0 d1 0,0 & d2 0,0\n0 m1 20,0 over 0.2 & m2 0,40 over 0.4 & d3 5,5")
        == [
          "0 d1@0.0,0.0 d2@0.0,0.0", "0 d3@5.0,5.0", "100000 m1@10.0,0.0 m2@0.0,10.0",
          "200000 m1@20.0,0.0 m2@0.0,20.0", "300000 m2@0.0,30.0", "400000 m2@0.0,40.0",
        ])
  }

  @Test(
    "K-07b later lines can fall within a timed move; simultaneous packets are in text order")
  func merged() throws {
    #expect(
      try packets("frame 10\n0 d1 0,0\n0 m1 30,0 over 0.3\n+0.1 d2 9,9\n+0.05 u2\n0.3 u1") == [
        "0 d1@0.0,0.0", "100000 m1@10.0,0.0", "100000 d2@9.0,9.0", "150000 u2",
        "200000 m1@20.0,0.0", "300000 m1@30.0,0.0", "300000 u1",
      ])
  }

  @Test("K-07b expectations and cancels of all fingers can fall within a timed move")
  func cancelInside() throws {
    let script = try ScriptText.script(
      "0 d1 0,0\n0 m1 30,0 over 1\n0.5 c\n0.5 expect nolog\n1 u1\n1 d1 5,5\n2 u1")
    #expect(script.steps.count == 1 + 60 + 1 + 1 + 3)
  }

  @Test("K-04 tap expands to landings and lifts")
  func tap() throws {
    #expect(try packets("0.5 tap 3 10,20") == ["500000 d3@10.0,20.0", "580000 u3"])
    #expect(
      try packets("0 tap 1 10,20 count 3") == [
        "0 d1@10.0,20.0", "80000 u1", "200000 d1@10.0,20.0", "280000 u1", "400000 d1@10.0,20.0",
        "480000 u1",
      ])
    #expect(
      try packets("0 tap1 10,20 every 0.1 count 2") == [
        "0 d1@10.0,20.0", "50000 u1", "100000 d1@10.0,20.0", "150000 u1",
      ])
  }

  @Test("K-04 drag lands, moves and lifts")
  func drag() throws {
    #expect(
      try packets("frame 10\n1 drag 4 0,0 30,60 over 0.3") == [
        "1000000 d4@0.0,0.0", "1100000 m4@10.0,20.0", "1200000 m4@20.0,40.0",
        "1300000 m4@30.0,60.0", "1300000 u4",
      ])
  }

  @Test("K-04 pinch changes the distance between fingers 1 and 2")
  func pinch() throws {
    #expect(
      try packets("frame 10\n0 pinch 160,240 60 160 over 0.2") == [
        "0 d1@130.0,240.0 d2@190.0,240.0", "100000 m1@105.0,240.0 m2@215.0,240.0",
        "200000 m1@80.0,240.0 m2@240.0,240.0", "200000 u1 u2",
      ])
    #expect(
      try packets("frame 10\n0 pinch 160,240 60 160 angle 90 over 0.1") == [
        "0 d1@160.0,210.0 d2@160.0,270.0", "100000 m1@160.0,160.0 m2@160.0,320.0",
        "100000 u1 u2",
      ])
  }

  @Test("K-04 rotate turns fingers 1 and 2 around a point")
  func rotate() throws {
    let root = 40 * CGFloat(0.5).squareRoot()
    let script = try ScriptText.script("frame 10\n0 rotate 160,240 40 0 90 over 0.2")
    let points: [[CGPoint]] = script.steps.compactMap { step in
      guard case .packet(let changes) = step.action else { return nil }
      return changes.compactMap(\.kind.point)
    }
    let expected = [
      [CGPoint(x: 120, y: 240), CGPoint(x: 200, y: 240)],
      [
        CGPoint(x: 160 - root, y: 240 - root), CGPoint(x: 160 + root, y: 240 + root),
      ],
      [CGPoint(x: 160, y: 200), CGPoint(x: 160, y: 280)], [],
    ]
    #expect(points.map(\.count) == expected.map(\.count))
    for (point, wanted) in zip(points.joined(), expected.joined()) {
      #expect(abs(point.x - wanted.x) < 1e-9 && abs(point.y - wanted.y) < 1e-9)
    }
  }

  @Test("K-09 a finger can be used again once a macro has ended")
  func reuse() throws {
    #expect(try packets("0 drag 1 0,0 9,9 over 0.01\n0.01 d1 5,5\n1 u1").count == 5)
  }
}
