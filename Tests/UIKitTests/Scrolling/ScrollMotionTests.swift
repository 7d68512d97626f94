import Testing

@testable import UIKit

/// The numbers are derived from the formulas, whose sources are listed in `ScrollMotion`.
struct ScrollMotionTests {
  @Test("N-38 velocity is multiplied by 0.998 each millisecond until it is 10 points per second")
  func decay() {
    let decay = ScrollMotion.decay(of: 0.998)
    let motion = ScrollMotion(
      from: 100, velocity: 1000, decay: decay, limits: 0...10_000, bounces: true)
    let distance: CGFloat = (1000 - 10) / (-1000 * log(0.998))
    #expect(abs(motion.end - 100 - distance) < 1e-9)
    func velocity(at time: Double) -> Double {
      (motion.position(at: time + 1e-6) - motion.position(at: time - 1e-6)) / 2e-6
    }
    #expect(abs(velocity(at: 0.201) / velocity(at: 0.2) - 0.998) < 1e-6)
    #expect(motion.position(at: 0) == 100)
    #expect(abs(motion.duration - log(1000 / 10) / decay) < 1e-9)
    #expect(motion.position(at: motion.duration) == motion.end)
    #expect(abs(motion.velocity(at: motion.duration - 1e-9) - 10) < 1e-6)
    #expect(abs(motion.end - motion.position(at: motion.duration - 1e-9)) < 1e-6)
    let slow = ScrollMotion(from: 100, velocity: -9, decay: decay, limits: 0...200, bounces: true)
    #expect(slow.end == 100)
    #expect(slow.duration == 0)
  }

  /// Velocities in points per second, and the distances and times in Apple's simulator.
  @Test(
    "N-38 deceleration ends within 3 points and a frame of the simulator's traces",
    arguments: [(1500, 5901.667 - 5158, 2.517), (4875, 7963.667 - 5536, 3.103)])
  func traces(velocity: CGFloat, distance: CGFloat, duration: TimeInterval) {
    let motion = ScrollMotion(
      from: 0, velocity: velocity, decay: ScrollMotion.decay(of: 0.998), limits: 0...40_000,
      bounces: true)
    // There, the contents end before their target.
    #expect(abs(motion.end - distance) < 3)
    #expect(abs(motion.duration - duration) < 1.0 / 60 + 0.005)
  }

  @Test("the velocity is the derivative of the position, both before and after the limit")
  func velocity() {
    let decay = ScrollMotion.decay(of: 0.998)
    let motions = [
      ScrollMotion(from: 0, velocity: 2000, decay: decay, limits: 0...300, bounces: true),
      ScrollMotion(from: -80, velocity: -50, decay: decay, limits: 0...300, bounces: true),
    ]
    for motion in motions {
      for time in [0.05, 0.1, 0.3, 0.5] {
        let slope = (motion.position(at: time + 1e-6) - motion.position(at: time - 1e-6)) / 2e-6
        #expect(abs(motion.velocity(at: time) - slope) < 1e-2)
      }
      #expect(motion.velocity(at: motion.duration) == 0)
    }
  }

  @Test("N-39 contents that reach their end overshoot at their current velocity and return")
  func bounce() {
    let decay = ScrollMotion.decay(of: 0.998)
    let motion = ScrollMotion(
      from: 0, velocity: 2000, decay: decay, limits: 0...300, bounces: true)
    #expect(motion.end == 300)
    let crossing: CGFloat = -log(1 - 300 * decay / 2000) / decay
    #expect(abs(motion.position(at: crossing) - 300) < 1e-6)
    let velocity: CGFloat = 2000 * exp(-decay * crossing)
    let overshoot: CGFloat = velocity / 10.5 / exp(1)
    // A critically damped spring reaches its maximum after 1 / frequency.
    #expect(abs(motion.position(at: crossing + 1 / 10.5) - 300 - overshoot) < 1e-6)
    #expect(motion.position(at: motion.duration) == 300)
    let rest = abs(motion.position(at: motion.duration - 1e-6) - 300)
    #expect(abs(rest - 0.5) < 1e-3)
  }

  /// Times in seconds and offsets after a lift at -79 with 1750 points per second, in Apple's
  /// simulator.
  static let bounceTrace: [(TimeInterval, CGFloat)] = [
    (0.0153, -90), (0.0486, -98.333), (0.0986, -88), (0.1486, -69), (0.1986, -50.333),
    (0.2486, -35.333), (0.2986, -24), (0.3486, -16), (0.4486, -6.667), (0.5486, -2.667),
  ]

  @Test("N-39 a bounce from beyond the edge is within 3 points and a frame of the simulator's")
  func bounceOutside() {
    let motion = ScrollMotion(
      from: -79, velocity: -1750, decay: 2, limits: 0...39_148, bounces: true)
    for (time, offset) in Self.bounceTrace {
      #expect(abs(motion.position(at: time) - offset) < 3, "at \(time)")
    }
    #expect(abs(motion.duration - 0.7487) < 1.0 / 60)
    #expect(abs(motion.position(at: motion.duration - 1e-9) + 0.5) < 1e-6)
    // The farthest offset of (-79 - 1750 t) exp(-10.5 t).
    let lowest: CGFloat = -1750 / 10.5 * exp(79 * 10.5 / 1750 - 1)
    #expect(abs(motion.position(at: 1 / 10.5 - 79.0 / 1750) - lowest) < 1e-9)
  }

  @Test("N-39 a velocity toward the contents has no effect beyond the edge")
  func inward() {
    func position(_ velocity: CGFloat, from start: CGFloat) -> CGFloat {
      ScrollMotion(from: start, velocity: velocity, decay: 2, limits: 0...300, bounces: true)
        .position(at: 0.1)
    }
    let distance: CGFloat = 80 * exp(-10.5 * 0.1)
    #expect(abs(position(0, from: -80) + distance) < 1e-9)
    #expect(position(500, from: -80) == position(0, from: -80))
    #expect(abs(position(-500, from: 380) - 300 - distance) < 1e-9)
  }

  @Test("without bouncing, scrolling stops at the edge of the content")
  func stops() {
    let motion = ScrollMotion(
      from: 0, velocity: -2000, decay: 2, limits: -100...300, bounces: false)
    #expect(motion.end == -100)
    for step in 0...100 { #expect(motion.position(at: Double(step) / 100) >= -100) }
  }

  @Test("a page's motion ends at its target and starts at least as fast as the fast decay")
  func target() {
    let motion = ScrollMotion(from: 40, to: 320, velocity: 0)
    #expect(motion.end == 320 && motion.position(at: 0) == 40)
    let fast = ScrollMotion.decay(of: 0.99)
    // It begins so fast that it has reached the target when it is down to 10 points per second.
    let beginning: CGFloat = 280 * fast + 10
    let expected: CGFloat = 40 + beginning / fast * (1 - exp(-fast * 0.1))
    #expect(abs(motion.position(at: 0.1) - expected) < 1e-9)
    #expect(abs(motion.duration - log(beginning / 10) / fast) < 1e-9)
    let back = ScrollMotion(from: 320, to: 40, velocity: 0)
    #expect(abs(back.position(at: 0.1) - (360 - expected)) < 1e-9)
    #expect(ScrollMotion(from: 7, to: 7, velocity: 100).duration == 0)
  }

  @Test("the rubber band follows the published formula and can be inverted")
  func rubberBand() {
    func shown(_ offset: CGFloat) -> CGFloat {
      RubberBand.apply(to: offset, limits: 0...500, dimension: 400)
    }
    #expect(shown(250) == 250 && shown(0) == 0)
    let stretch: CGFloat = 100 * 0.55 / 400
    let expected: CGFloat = (1 - 1 / (stretch + 1)) * 400
    #expect(abs(shown(-100) + expected) < 1e-9)
    #expect(abs(shown(600) - 500 - expected) < 1e-9)
    // No matter how far the finger moves, the content moves less than its own height.
    #expect(shown(1e9) < 900)
    for offset in [-300, -1, 10, 501, 800] as [CGFloat] {
      let back = RubberBand.remove(from: shown(offset), limits: 0...500, dimension: 400)
      #expect(abs(back - offset) < 1e-6)
    }
  }
}
