import CoreGraphics
import QuartzCore
import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Macros with several fingers, curves, rests, and pacing.
struct MacroTests {
  /// Returns a script's packets as `microseconds finger@x,y …`, with whole numbers where possible.
  private func packets(_ lines: String) throws -> [String] {
    try ScriptText.script(lines).steps.compactMap { step in
      guard case .packet(let changes) = step.action else { return nil }
      let texts = changes.map { change in
        FingerNotation.text(change)
          + (change.kind.point.map { "@" + ScriptSyntax.text(of: $0) } ?? "")
      }
      return "\(step.time.microseconds) \(texts.joined(separator: " "))"
    }
  }

  /// Returns the times and points of a finger's landing and moves.
  private func track(
    _ lines: String, finger: Int64 = 1
  ) throws -> [(time: Int64, point: CGPoint)] {
    try ScriptText.script(lines).steps.compactMap { step in
      guard case .packet(let changes) = step.action,
        let point = changes.first(where: { $0.finger.finger == finger })?.kind.point
      else { return nil }
      return (step.time.microseconds, point)
    }
  }

  // MARK: - Taps

  @Test("K-14 fingers tap together, in one packet each for landing and lifting")
  func severalFingers() throws {
    #expect(
      try packets("0 tap 1 10,20 & 7 30,40 & 2 5,5 count 2 every 0.1") == [
        "0 d1@10,20 d7@30,40 d2@5,5", "50000 u1 u7 u2", "100000 d1@10,20 d7@30,40 d2@5,5",
        "150000 u1 u7 u2",
      ])
  }

  @Test("K-14 a tap with hold lifts later, before the next tap")
  func heldTap() throws {
    #expect(try packets("0 tap 1 10,20 hold 0.6") == ["0 d1@10,20", "600000 u1"])
    #expect(
      try packets("0 tap 1 10,20 count 2 hold 0.15") == [
        "0 d1@10,20", "150000 u1", "200000 d1@10,20", "350000 u1",
      ])
    #expect(
      ScriptText.errors(of: ScriptText.file("0 tap 1 10,20 count 2 hold 0.2")) == [
        "2:3: each tap lasts 0.200 s, and the next one begins after 0.200 s; use a larger \"every\""
      ])
    #expect(
      ScriptText.errors(of: ScriptText.file("0 tap 1 10,20 & 1 30,40")) == [
        "2:17: finger 1 taps twice; expected another finger, as in \"& 2 X,Y\""
      ])
  }

  // MARK: - Holding

  @Test("K-14 with hold, a finger rests before it moves, and the duration begins after the rest")
  func heldDrag() throws {
    #expect(
      try packets("frame 10\n1 drag 4 0,0 30,60 hold 0.6 over 0.3") == [
        "1000000 d4@0,0", "1700000 m4@10,20", "1800000 m4@20,40", "1900000 m4@30,60",
        "1900000 u4",
      ])
    #expect(
      try packets("frame 10\n0 pinch 50,50 20 40 over 0.1 hold 0.5") == [
        "0 d1@40,50 d2@60,50", "600000 m1@30,50 m2@70,50", "600000 u1 u2",
      ])
  }

  // MARK: - Transforms

  @Test("K-14 a transform moves, scales, and rotates fingers 1 and 2 at the same time")
  func transform() throws {
    // The center moves by 40,20; the distance grows from 100 to 200; the direction turns by 90°.
    let line = "frame 10\n0 transform 100,200 to 140,220 scale 2 rotate 90 over 0.2"
    let (one, other) = (try track(line, finger: 1), try track(line, finger: 2))
    #expect(one.map(\.time) == [0, 100_000, 200_000])
    let half = 75 * CGFloat(0.5).squareRoot()
    let expected = [
      (CGPoint(x: 50, y: 200), CGPoint(x: 150, y: 200)),
      (
        CGPoint(x: 120 - half, y: 210 - half), CGPoint(x: 120 + half, y: 210 + half)
      ),
      (CGPoint(x: 140, y: 120), CGPoint(x: 140, y: 320)),
    ]
    for (index, points) in expected.enumerated() {
      #expect(one[index].point.distance(to: points.0) < 1e-9)
      #expect(other[index].point.distance(to: points.1) < 1e-9)
    }
    #expect(try packets(line).last == "200000 u1 u2")
  }

  @Test("K-14 a transform can begin at any distance and direction, and change only one of three")
  func partialTransform() throws {
    #expect(
      try packets("frame 10\n0 transform 100,200 distance 60 angle 90 to 110,200 over 0.1") == [
        "0 d1@100,170 d2@100,230", "100000 m1@110,170 m2@110,230", "100000 u1 u2",
      ])
    #expect(
      try packets("frame 10\n0 transform 100,200 scale 0.5 over 0.1") == [
        "0 d1@50,200 d2@150,200", "100000 m1@75,200 m2@125,200", "100000 u1 u2",
      ])
  }

  @Test("K-14 a pinch and a rotation are transforms")
  func equivalents() throws {
    #expect(
      try packets("0 pinch 160,240 60 150 angle 30 over 0.3")
        == packets("0 transform 160,240 distance 60 scale 2.5 angle 30 over 0.3"))
    #expect(
      try packets("0 rotate 160,240 40 0 90 over 0.3")
        == packets("0 transform 160,240 distance 80 rotate 90 over 0.3"))
  }

  // MARK: - Paths

  @Test("K-15 in straight lines, a finger passes all points at a constant speed")
  func straightPath() throws {
    // 30 + 40 points at 100 points per second, in 0.1 s steps of 10 points.
    #expect(
      try packets("frame 10\n0 path 1 0,0 30,0 30,40 straight speed 100") == [
        "0 d1@0,0", "100000 m1@10,0", "200000 m1@20,0", "300000 m1@30,0", "400000 m1@30,10",
        "500000 m1@30,20", "600000 m1@30,30", "700000 m1@30,40", "700000 u1",
      ])
    #expect(
      try packets("frame 10\n0 path 1 0,0 30,0 straight over 0.3")
        == packets("frame 10\n0 drag 1 0,0 30,0 speed 100"))
  }

  @Test("K-15 a path of two points, or of points on a line, is straight")
  func collinearPath() throws {
    #expect(
      try packets("frame 10\n0 path 1 0,0 40,0 over 0.2")
        == packets("frame 10\n0 drag 1 0,0 40,0 over 0.2"))
    for (_, point) in try track("0 path 1 0,0 10,20 40,80 100,200 speed 200") {
      #expect(abs(point.y - 2 * point.x) < 1e-9)
    }
  }

  @Test("K-15 a curve passes its points smoothly, and equal times are equal lengths")
  func curve() throws {
    // Eight points of a circle with radius 100 around 160,240.
    let points = (0...8).map { index -> String in
      let angle = CGFloat(index) * .pi / 4
      return "\(160 + 100 * cos(angle)),\(240 + 100 * sin(angle))"
    }.joined(separator: " ")
    let track = try track("frame 100\n0 path 1 \(points) speed 250")
    // The spline is within 2 points of the circle, except in the first and last piece, whose
    // neighbors are mirrored.
    let center = CGPoint(x: 160, y: 240)
    let inner = track.filter { $0.point.x < 160 + 100 * CGFloat(0.5).squareRoot() }
    #expect(inner.allSatisfy { abs($0.point.distance(to: center) - 100) < 2 })
    let steps = zip(track, track.dropFirst()).map { $0.point.distance(to: $1.point) }
    // 250 points per second are 2.5 points in each frame, and a chord is hardly shorter.
    #expect(steps.dropLast().allSatisfy { abs($0 - 2.5) < 0.01 })
    // Two neighboring steps turn by at most 2.5 / 100 of a radian, and somewhat more at the ends.
    let turns = zip(zip(track, track.dropFirst()), track.dropFirst(2)).map { pair, next in
      let (one, two) = (pair.0.point, pair.1.point)
      let first = atan2(two.y - one.y, two.x - one.x)
      let second = atan2(next.point.y - two.y, next.point.x - two.x)
      return abs((second - first).remainder(dividingBy: 2 * .pi))
    }
    #expect(turns.dropLast().allSatisfy { $0 < 0.1 })
    #expect(track.last?.point == CGPoint(x: 260, y: 240 + 100 * sin(CGFloat(8) * .pi / 4)))
  }

  @Test("K-15 equal neighboring points count once, and a path without a length takes no time")
  func repeatedPoints() throws {
    #expect(
      try packets("0 path 1 0,0 0,0 30,10 30,10 50,90 speed 200")
        == packets("0 path 1 0,0 30,10 50,90 speed 200"))
    #expect(
      try packets("0 path 1 5,5 5,5 speed 200") == ["0 d1@5,5", "1 m1@5,5", "1 u1"])
  }

  // MARK: - Pacing

  @Test("K-16 an eased movement follows Core Animation's curve, at the same times")
  func easing() throws {
    for (name, curve) in [
      ("in", UnitBezier.easeIn), ("out", .easeOut), ("in-out", .easeInEaseOut),
    ] {
      let track = try track("frame 10\n0 drag 1 0,0 100,0 over 1 ease \(name)")
      #expect(track.map(\.time) == (0...10).map { $0 * 100_000 })
      for (index, step) in track.enumerated() {
        #expect(step.point.x == 100 * curve.value(at: CGFloat(index) / 10), "\(name)")
      }
      let moved = try self.track("frame 10\n0 d1 0,0\n0 m1 100,0 over 1 ease \(name)")
      #expect(moved.map(\.point) == track.map(\.point))
    }
  }

  @Test("K-16 paths, pinches, rotations, and transforms can be eased")
  func easedMacros() throws {
    let half = UnitBezier.easeIn.value(at: 0.5)
    func middle(_ line: String) throws -> CGPoint {
      try track("frame 10\n0 \(line) over 0.2 ease in")[1].point
    }
    #expect(try middle("path 1 0,0 100,0") == CGPoint(x: 100 * half, y: 0))
    #expect(try middle("pinch 100,0 100 200") == CGPoint(x: 100 - 50 - 50 * half, y: 0))
    #expect(
      try middle("transform 50,0 to 150,0").distance(to: CGPoint(x: 100 * half, y: 0)) < 1e-9)
    let turned = try middle("rotate 0,0 100 0 90")
    #expect(
      turned.distance(
        to: CGPoint(x: -100 * cos(half * .pi / 2), y: -100 * sin(half * .pi / 2))) < 1e-9)
  }

  // MARK: - Text

  @Test(
    "K-04 the canonical text of a macro parses to the same macro",
    arguments: [
      "0.000 tap 1 10,20 & 2 30,40 count 2 every 0.300 hold 0.250",
      "0.000 drag 1 0,0 30,60 hold 0.600 over 0.300 ease in-out",
      "0.000 drag 1 0,0 30,60 speed 300", "0.000 path 1 0,0 30,60 90,0 straight over 1.000",
      "0.000 path 1 0,0 30,60 90,0 hold 0.100 speed 250.5 ease out",
      "0.000 transform 1,2 to 3,4 scale 1.5 rotate -30 distance 80 angle 45 over 0.400 ease in",
      "0.000 transform 1,2 over 0.400",
    ])
  func text(line: String) throws {
    let file = ScriptText.file(line)
    #expect(try ScriptSyntax(parsing: file, file: "macro").text.contains(line + "\n"))
  }

  @Test("K-04 the words of a time course can be in any order")
  func anyOrder() throws {
    #expect(
      try packets("0 drag 1 0,0 30,60 ease in over 0.3 hold 1")
        == packets("0 drag 1 0,0 30,60 hold 1 over 0.3 ease in"))
  }

  @Test(
    "K-03 an error in a macro names the words that would have worked",
    arguments: [
      (
        "0 path 1 2,3 4,5",
        #"2:17: found the end of the line; expected the gesture's duration, such as "over 0.5" or "#
          + #"speed, such as "speed 300""#
      ),
      (
        "0 path 1 2,3",
        "2:13: found the end of the line; expected an x coordinate, a number such "
          + "as 160 or 0.5"
      ),
      (
        "0 path 1 2,3 4,5 speed 0",
        #"2:24: found "0"; expected a speed in points per second, a number from 1 to 1000000"#
      ),
      (
        "0 transform 2,3 turn 4 over 1",
        #"2:17: found "turn"; expected to, scale, rotate, distance, angle, or the gesture's "#
          + #"duration, such as "over 0.5""#
      ),
      (
        "0 transform 2,3 scale -1 over 1",
        #"2:23: found "-1"; expected a scale, a number from 0 to 1000"#
      ),
      (
        "0 drag 1 2,3 4,5 over 1 ease slow",
        #"2:30: found "slow"; expected in, out or in-out"#
      ),
      (
        "0 drag 1 2,3 4,5 over 1 speed 3",
        #"2:25: found "speed"; expected ease, hold or the end of the line"#
      ),
      (
        "0 pinch 2,3 4 5 speed 3",
        #"2:17: found "speed"; expected the gesture's duration, such as "over 0.5""#
      ),
    ])
  func errors(line: String, message: String) {
    #expect(ScriptText.errors(of: ScriptText.file(line)) == [message])
  }

  @Test("K-09 a finger cannot be used by another line until its macro ends")
  func overlap() {
    #expect(
      ScriptText.errors(of: ScriptText.file("0 drag 1 0,0 9,9 hold 1 over 1\n1.5 d1 5,5")) == [
        "3:5: finger 1 is moving until 2.000 (line 2); change it then, or use another finger"
      ])
    #expect(
      ScriptText.errors(of: ScriptText.file("0 transform 1,1 over 1\n0.5 tap 2 5,5")).count == 1)
  }
}
