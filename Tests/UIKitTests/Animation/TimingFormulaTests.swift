import Testing

@testable import QuartzCore
@testable import UIKit

/// Compares the curves, springs, and timing rules of Core Animation with their published formulas
/// and with numbers measured on macOS.
struct TimingFormulaTests {
  /// Returns the y of a cubic Bézier curve at an x, independently of our implementation, by
  /// applying Newton's method to the polynomial form.
  private func bezier(_ c: [Double], _ x: Double) -> Double {
    func polynomial(_ p1: Double, _ p2: Double) -> (Double, Double, Double) {
      (1 - 3 * p2 + 3 * p1, 3 * p2 - 6 * p1, 3 * p1)
    }
    let (ax, bx, cx) = polynomial(c[0], c[2])
    let (ay, by, cy) = polynomial(c[1], c[3])
    var t = x
    for _ in 0..<200 {
      let slope = 3 * ax * t * t + 2 * bx * t + cx
      let step = (((ax * t + bx) * t + cx) * t - x) / (slope == 0 ? 1 : slope)
      t = min(1, max(0, t - step))
    }
    return ((ay * t + by) * t + cy) * t
  }

  @Test(
    "F-04 timing functions are cubic Bézier curves",
    arguments: [
      [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1],
      [0.1, 0.9, 0.9, 0.1], [0.5, -1, 0.5, 2],
    ])
  func curves(points: [Double]) {
    let curve = UnitBezier(points[0], points[1], points[2], points[3])
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
    for step in 1..<100 {
      let x = Double(step) / 100
      #expect(abs(curve.value(at: x) - bezier(points, x)) < 1e-9)
    }
  }

  @Test("named timing functions have Core Animation's control points")
  func controlPoints() {
    let expected: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 0, 0, 1, 1, 1, 1]), (.easeIn, [0, 0, 0.42, 0, 1, 1, 1, 1]),
      (.easeOut, [0, 0, 0, 0, 0.58, 1, 1, 1]), (.easeInEaseOut, [0, 0, 0.42, 0, 0.58, 1, 1, 1]),
      (.default, [0, 0, 0.25, 0.1, 0.25, 1, 1, 1]),
    ]
    for (name, points) in expected {
      let function = CAMediaTimingFunction(name: name)
      var found: [Float] = []
      for index in 0..<4 {
        var point: [Float] = [9, 9]
        function.getControlPoint(at: index, values: &point)
        found += point
      }
      #expect(found == points)
    }
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
  }

  /// Integrates the oscillator's equation with the fourth-order Runge-Kutta method.
  private func integrate(_ spring: Spring, to time: Double) -> Double {
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (-spring.stiffness * (x - 1) - spring.damping * v) / spring.mass
    }
    let count = 20_000
    let h = time / Double(count)
    var (x, v) = (0.0, Double(spring.initialVelocity))
    for _ in 0..<count {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return x
  }

  @Test(
    "springs match the numerically integrated damped harmonic oscillator",
    arguments: [
      Spring(), Spring(mass: 2, stiffness: 50, damping: 3), Spring(damping: 20),
      Spring(damping: 35, allowsOverdamping: true), Spring(initialVelocity: 8),
      Spring(damping: 20, initialVelocity: -12),
      Spring(damping: 50, initialVelocity: 30, allowsOverdamping: true),
      Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true),
    ])
  func springs(spring: Spring) {
    #expect(spring.progress(at: 0) == 0)
    for time in [0.01, 0.05, 0.1, 0.3, 0.7, 1.5, 3] {
      #expect(abs(spring.progress(at: time) - integrate(spring, to: time)) < 1e-8)
    }
  }

  @Test("overdamping is treated as critical damping unless it is allowed")
  func overdamping() {
    let over = Spring(damping: 30)
    for time in [0.05, 0.2, 1] {
      #expect(over.progress(at: time) == Spring(damping: 20).progress(at: time))
    }
    var allowed = over
    allowed.allowsOverdamping = true
    #expect(allowed.progress(at: 0.2) < over.progress(at: 0.2))
  }

  @Test("springs settle at the same time and have the same values as on macOS")
  func measuredSprings() {
    let durations: [(CGFloat, CGFloat, CGFloat, CGFloat, Double)] = [
      (1, 100, 10, 0, 1.4727003346780927), (1, 300, 20, 0, 0.7442555275721707),
      (2, 100, 5, 0, 5.658348137358159), (1, 100, 10, 5, 1.3815510557964275),
      (1, 100, 10, -5, 1.5350814063145797), (1, 100, 20, 0, 1), (1, 100, 30, 0, 1),
      (1, 25, 10, 0, 1.9), (1, 400, 40, 0, 0.5), (1, 100, 1, 0, 13.91321015404625),
    ]
    for (mass, stiffness, damping, velocity, duration) in durations {
      let spring = Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      #expect(abs(spring.settlingDuration - duration) < 1e-9)
    }
    #expect(Spring(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
    for (velocity, damping, progress) in [
      (0, 10, 0.1044054701924324), (0, 20, 0.09020400792360306), (5, 10, 0.29307806491851807),
      (-5, 10, -0.08426713198423386),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let spring = Spring(damping: damping, initialVelocity: velocity)
      #expect(abs(spring.progress(at: 0.05) - progress) < 1e-6)
    }
  }

  @Test(
    "when the duration ends, a view's spring has at most 0.001 of the distance left")
  func viewSprings() {
    for (ratio, duration) in [(0.5, 1), (0.2, 0.7), (0.8, 2), (0.05, 1)] as [(CGFloat, Double)] {
      let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: 0)
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
      // UIKit derives the stiffness from ω = ln(1000 ζ / √(1 - ζ²)) / (ζ d).
      let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
      #expect(abs(spring.angularFrequency / frequency - 1) < 1e-9)
    }
    // With critical damping, x solves (1 + x) e^-x = 0.001.
    let critical = Spring(dampingRatio: 1, duration: 2, initialVelocity: 0)
    #expect(abs(critical.angularFrequency * 2 - 9.2334134764515866) < 1e-6)
    #expect(abs(1 - critical.progress(at: 2) - 0.001) < 1e-9)
    let thrown = Spring(dampingRatio: 0.6, duration: 0.8, initialVelocity: 3)
    let rate = thrown.dampingRatio * thrown.angularFrequency
    let amplitude = (rate - 3) / (thrown.angularFrequency * 0.8)
    #expect(abs(abs(amplitude) * exp(-rate * 0.8) - 0.001) < 1e-9)
  }

  @Test("perceptual springs have Apple's stiffness and damping")
  func perceptualSprings() {
    let rows: [(Double, CGFloat, CGFloat, CGFloat, Double)] = [
      (0.5, 0, 157.91367041742973, 25.132741228718345, 0.8),
      (0.5, 0.3, 157.91367041742973, 17.59291886010284, 0.8629552831744205),
      (0.35, 0.15, 322.27279677026473, 30.51832863487228, 0.5156554893625898),
    ]
    for (duration, bounce, stiffness, damping, settling) in rows {
      let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
      #expect(abs(animation.stiffness - stiffness) < 1e-9)
      #expect(abs(animation.damping - damping) < 1e-9)
      #expect(abs(animation.settlingDuration - settling) < 1e-9)
      #expect(animation.duration == animation.settlingDuration)
      #expect(abs(animation.perceptualDuration - duration) < 1e-12)
      #expect(abs(animation.bounce - bounce) < 1e-12)
    }
    let slow = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
    #expect(slow.allowsOverdamping)
    #expect(abs(slow.damping - 8 * .pi) < 1e-9)
    #expect(abs(slow.bounce + 0.5) < 1e-12)
  }

  /// The timings of a 1 s run, and the fractions that macOS showed, or `nil` if it showed nothing.
  nonisolated static let timings: [(MediaTiming, [Double?])] = [
    (
      MediaTiming(duration: 1, autoreverses: true),
      [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, nil, nil, nil]
    ),
    (MediaTiming(duration: 1, repeatCount: 2.5), [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, nil, nil]),
    (
      MediaTiming(duration: 1, repeatDuration: 1.7),
      [0, 0.2, 0.5, 0.9, 0.2, 0.5, nil, nil, nil, nil]
    ),
    (MediaTiming(duration: 1, speed: 2), [0, 0.4, 1, nil, nil, nil, nil, nil, nil, nil]),
    (
      MediaTiming(duration: 1, timeOffset: 0.3), [0.3, 0.5, 0.8, 0.2, nil, nil, nil, nil, nil, nil]
    ),
    (MediaTiming(duration: 1, speed: -1), [0, 0.8, 0.5, 0.1, nil, nil, nil, nil, nil, nil]),
  ]

  @Test("repeats, reversals, speeds and offsets match macOS", arguments: timings)
  func timing(timing: MediaTiming, parts: [Double?]) {
    for (time, part) in zip([0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5], parts) {
      let found = timing.moment(after: time)?.fraction
      #expect((found == nil) == (part == nil))
      if let found, let part { #expect(abs(found - part) < 1e-9) }
    }
  }

  @Test("fill modes show the first value before an animation and the last value after it")
  func fillModes() {
    var timing = MediaTiming(duration: 2, repeatCount: 1.5)
    #expect(timing.moment(after: -1) == nil && timing.moment(after: 3.1) == nil)
    #expect(timing.span == 3)
    timing.fillsBackwards = true
    #expect(timing.moment(after: -1)?.fraction == 0)
    timing.fillsForwards = true
    #expect(timing.moment(after: 100) == MediaTiming.Moment(fraction: 0.5, iteration: 1))
    timing.repeatCount = 3
    #expect(timing.moment(after: 100) == MediaTiming.Moment(fraction: 1, iteration: 2))
    timing.autoreverses = true
    #expect(timing.moment(after: 100)?.fraction == 0)
    #expect(timing.span == 12)
  }

  @Test(
    "springs and curves with arbitrary parameters have finite progress",
    arguments: [0, -1, 1, 1e-300, 1e300, -1e300, .infinity, -.infinity, .nan] as [CGFloat])
  func extremes(extreme: CGFloat) {
    var pacings: [Pacing] = []
    for other in [0, 1, -1, 1e9, .nan] as [CGFloat] {
      for allowsOverdamping in [false, true] {
        var list = [Spring](repeating: Spring(allowsOverdamping: allowsOverdamping), count: 4)
        (list[0].mass, list[0].initialVelocity) = (extreme, other)
        (list[1].stiffness, list[1].initialVelocity) = (extreme, other)
        (list[2].damping, list[2].initialVelocity) = (extreme, other)
        (list[3].initialVelocity, list[3].damping) = (extreme, other)
        pacings += list.map(Pacing.spring)
        for spring in list {
          #expect(spring.settlingDuration >= 0 && spring.settlingDuration.isFinite)
        }
      }
      pacings += [
        .curve(UnitBezier(extreme, other, 1, 1)), .curve(UnitBezier(other, extreme, other, 0)),
        .curve(UnitBezier(0, other, extreme, extreme)),
      ]
    }
    for pacing in pacings {
      for (fraction, duration) in [(0.5, 1), (1e-9, 1), (1, 1e38), (0.5, extreme), (extreme, 2)] {
        #expect(abs(pacing.progress(at: fraction, of: duration)) <= 1e6)
      }
    }
  }

  @Test("an animation with an invalid time has no effect, and an infinite one never ends")
  func timingEdges() {
    // An animation with an infinite duration does not advance.
    #expect(MediaTiming(duration: .infinity).moment(after: 1e9)?.fraction == 0)
    #expect(MediaTiming(duration: 0).moment(after: 0) == nil)
    #expect(MediaTiming(duration: 1).moment(after: .nan) == nil)
    #expect(
      MediaTiming(duration: 1, repeatCount: .infinity).moment(after: 1e6 + 0.5)?.fraction == 0.5)
    #expect(MediaTiming(duration: 1, repeatCount: .infinity).span == .infinity)
    let still = MediaTiming(duration: 1, speed: 0, timeOffset: 0.25)
    #expect(still.moment(after: 1000)?.fraction == 0.25)
    #expect(still.span == .infinity)
  }

  @Test("a layer's time is (parent time - beginTime) * speed + timeOffset, which can be inverted")
  func layerTime() {
    let timing = LayerTiming(beginTime: 3, speed: 0.5, timeOffset: 7)
    #expect(timing.local(11) == 11)
    #expect(timing.parent(11) == 11)
    #expect(timing.parent(timing.local(4)) == 4)
    #expect(LayerTiming(speed: 0, timeOffset: 2).local(100) == 2)
    #expect(LayerTiming(speed: 0, timeOffset: 2).parent(3) == .infinity)
  }
}
