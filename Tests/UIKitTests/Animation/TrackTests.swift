import Testing

@testable import QuartzCore
@testable import UIKit

/// Compares keyframes, paths, and transforms with numbers measured on macOS and with their
/// formulas.
struct TrackTests {
  private static let times: [CGFloat] = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  private func scalars(_ values: [CGFloat]) -> [AnimatableValue] { values.map { .scalar($0) } }

  private func number(_ value: AnimatableValue) -> CGFloat { value.numbers?.first ?? .nan }

  /// The values that macOS showed for keyframes with the values 0, 1, 0.5 and 0.7, and with either
  /// the default key times or the key times 0, 0.1, 0.6 and 1.
  nonisolated static let measured: [(KeyframeTrack.Mode, Bool, [CGFloat])] = [
    (.linear, false, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
    (.linear, true, [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
    (.discrete, false, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
    (.discrete, true, [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
    (.paced, false, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
    (.cubic, false, [0.16434374, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
    (
      .cubic, true,
      [0.6145833, 1.0066667, 0.9, 0.74, 0.58666664, 0.503125, 0.55833334, 0.634375]
    ),
  ]

  @Test("keyframes show the same values as on macOS", arguments: measured)
  func keyframes(mode: KeyframeTrack.Mode, hasTimes: Bool, values: [CGFloat]) throws {
    let track = try #require(
      KeyframeTrack(
        scalars([0, 1, 0.5, 0.7]), times: hasTimes ? [0, 0.1, 0.6, 1] : [], mode: mode))
    for (time, value) in zip(Self.times, values) {
      #expect(abs(number(track.value(at: time)) - value) < 1e-6)
    }
    #expect(number(track.value(at: 0)) == 0)
    #expect(number(track.value(at: 1)) == 0.7)
  }

  @Test("each segment between keyframes has its own timing function")
  func stepCurves() throws {
    let track = try #require(
      KeyframeTrack(scalars([0, 1, 0]), curves: [.easeIn, .easeOut], mode: .linear))
    #expect(number(track.value(at: 0.25)) == UnitBezier.easeIn.value(at: 0.5))
    #expect(abs(number(track.value(at: 0.75)) - (1 - UnitBezier.easeOut.value(at: 0.5))) < 1e-12)
    #expect(number(track.value(at: 0.5)) == 1)
  }

  @Test(
    "one keyframe is constant, an empty list has no track, and times beyond the keys are clamped"
  )
  func keyframeEdges() throws {
    let one = try #require(KeyframeTrack(scalars([3]), mode: .linear))
    for time in [-1, 0, 0.5, 1, 2] as [CGFloat] { #expect(number(one.value(at: time)) == 3) }
    #expect(KeyframeTrack([], mode: .linear) == nil)
    let inner = try #require(KeyframeTrack(scalars([1, 2]), times: [0.25, 0.75], mode: .linear))
    #expect(number(inner.value(at: 0.1)) == 1)
    #expect(number(inner.value(at: 0.9)) == 2)
    #expect(number(inner.value(at: 0.5)) == 1.5)
    let same = try #require(KeyframeTrack(scalars([2, 2]), mode: .paced))
    #expect(number(same.value(at: 0.5)) == 2)
  }

  @Test("with a tension of 1, motion stops at each value, as defined by Kochanek and Bartels")
  func tension() throws {
    let track = try #require(
      KeyframeTrack(scalars([0, 1, 2]), mode: .cubic, tension: [0, 1, 0]))
    let step: CGFloat = 1e-5
    let slope =
      (number(track.value(at: 0.5 + step)) - number(track.value(at: 0.5 - step))) / (2 * step)
    #expect(abs(slope) < 1e-3)
    let biased = try #require(
      KeyframeTrack(scalars([0, 1, 0]), mode: .cubic, bias: [0, 1, 0]))
    // With a bias of 1, the tangent is the previous step: 1 over half the duration.
    let after = number(biased.value(at: 0.5 + step)) - number(biased.value(at: 0.5))
    #expect(abs(after / step - 2) < 1e-3)
  }

  @Test("cubic paced keyframes have a constant speed")
  func cubicPaced() throws {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 100, y: 90)]
    let track = try #require(
      KeyframeTrack(points.map { .point($0) }, mode: .cubicPaced))
    var steps: [CGFloat] = []
    for step in 0..<50 {
      let (a, b) = (track.value(at: CGFloat(step) / 50), track.value(at: CGFloat(step + 1) / 50))
      steps.append(a.distance(to: b) ?? 0)
    }
    let mean = steps.reduce(0, +) / 50
    #expect(steps.allSatisfy { abs($0 / mean - 1) < 0.03 })
  }

  /// A line and a quarter turn, as measured on macOS.
  private func path() -> CGPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addCurve(
      to: CGPoint(x: 200, y: 100), controlPoint1: CGPoint(x: 150, y: 0),
      controlPoint2: CGPoint(x: 200, y: 50))
    return path.cgPath
  }

  nonisolated static let alongPath: [(KeyframeTrack.Mode, Bool, [CGPoint])] = [
    (
      .linear, false,
      [
        (0, 0), (20, 0), (50, 0), (100, 0), (129.6, 5.6), (168.75, 31.25), (194.4, 70.4),
        (199.94, 97),
      ]
      .map { CGPoint(x: $0.0, y: $0.1) }
    ),
    (
      .linear, true,
      [
        (0, 0), (50, 0), (109.36, 0.57), (153.61, 18.46), (168.75, 31.25), (186.88, 54.65),
        (197.75, 81.35), (199.98, 98.13),
      ].map { CGPoint(x: $0.0, y: $0.1) }
    ),
    (
      .paced, false,
      [
        (0, 0), (25.49, 0), (63.72, 0), (126.87, 4.62), (149.72, 15.82), (177.88, 41.5),
        (195.99, 74.98), (199.96, 97.46),
      ].map { CGPoint(x: $0.0, y: $0.1) }
    ),
    (
      .discrete, false,
      [(0, 0), (0, 0), (0, 0), (100, 0), (100, 0), (100, 0), (100, 0), (100, 0)]
        .map { CGPoint(x: $0.0, y: $0.1) }
    ),
  ]

  @Test("points along a path are the same as on macOS", arguments: alongPath)
  func paths(mode: KeyframeTrack.Mode, hasTimes: Bool, points: [CGPoint]) throws {
    let track = try #require(
      PathTrack(
        path(), times: hasTimes ? [0, 0.2, 1] : [], curves: [], mode: mode, rotation: nil))
    for (time, point) in zip([0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99] as [CGFloat], points) {
      let found = track.location(at: time).point
      #expect(abs(found.x - point.x) < 0.3 && abs(found.y - point.y) < 0.3)
    }
  }

  @Test("a layer that moves along a circle rotates along the tangent")
  func tangent() throws {
    let track = try #require(
      PathTrack(
        UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100)).cgPath,
        times: [], curves: [], mode: .paced, rotation: 0))
    for step in 1..<40 {
      let (point, angle) = track.location(at: CGFloat(step) / 40)
      let radial = atan2(point.y, point.x)
      let turn = (angle - radial).remainder(dividingBy: .pi)
      #expect(abs(abs(turn) - .pi / 2) < 0.01)
      #expect(abs(hypot(point.x, point.y) - 50) < 0.05)
    }
    #expect(
      PathTrack(UIBezierPath().cgPath, times: [], curves: [], mode: .linear, rotation: nil) == nil)
  }

  @Test("parts of a transform can be read and set individually")
  func transformParts() {
    var value = AnimatableValue.transform(.identity)
    value.set(.scaleX, to: .scalar(2))
    value.set(.scaleY, to: .scalar(3))
    value.set(.rotationZ, to: .scalar(0.5))
    value.set(.translationX, to: .scalar(7))
    #expect(value.part(.scaleX)?.numbers.map { abs($0[0] - 2) < 1e-12 } == true)
    #expect(value.part(.rotation)?.numbers.map { abs($0[0] - 0.5) < 1e-12 } == true)
    // Scale, rotate, and translate, in the same order as macOS.
    let expected = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(rotationAngle: 0.5))
      .concatenating(CGAffineTransform(translationX: 7, y: 0))
    guard case .transform(let transform) = value else { return #expect(Bool(false)) }
    for (a, b) in [
      (transform.a, expected.a), (transform.b, expected.b), (transform.c, expected.c),
      (transform.d, expected.d), (transform.tx, expected.tx), (transform.ty, expected.ty),
    ] {
      #expect(abs(a - b) < 1e-12)
    }
  }

  @Test("paths are interpolated point by point if their segments are of the same kind")
  func pathValues() {
    let (a, b) = (
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath,
      UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40)).cgPath
    )
    let half = AnimatableValue.path(a).interpolated(to: .path(b), 0.5)
    guard case .path(let path?) = half else { return #expect(Bool(false)) }
    #expect(path.boundingBox == CGRect(x: 5, y: 10, width: 20, height: 25))
    let other = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
    #expect(AnimatableValue.path(a).interpolated(to: .path(other), 0.4) == .path(a))
    #expect(AnimatableValue.path(a).interpolated(to: .path(other), 0.6) == .path(other))
  }

  @Test("values that cannot be interpolated snap to the nearer value")
  func infiniteValues() {
    let transform = CGAffineTransform(scaleX: 1e200, y: 1e200)
    let pairs: [(AnimatableValue, AnimatableValue)] = [
      (.scalar(-.infinity), .scalar(1)), (.scalar(-1e308), .scalar(1.7e308)),
      (.point(CGPoint(x: CGFloat.infinity, y: 0)), .point(.zero)),
      (.transform(.identity), .transform(transform)),
      (
        .transform3D(CATransform3DMakeRotation(1, 1, 0, 0)),
        .transform3D(CATransform3DMakeScale(1e200, 1e200, 1e200))
      ),
    ]
    for (from, to) in pairs {
      #expect(from.interpolated(to: to, 0.25) == from)
      #expect(from.interpolated(to: to, 0.75) == to)
    }
    let size = AnimatableValue.size(CGSize(width: CGFloat.infinity, height: 1))
      .interpolated(to: .size(CGSize(width: 5, height: 3)), 0.75)
    #expect(size == .size(CGSize(width: 5, height: 2.5)))
    let track = KeyframeTrack(scalars([0, 1.7e308, -1.7e308, 0]), mode: .cubic)
    for time in Self.times { #expect(track.map { number($0.value(at: time)).isFinite } == true) }
  }
}
