import Testing

@testable import UIKit

/// The numbers are derived from the formulas, whose sources are listed in `ScrollMotion`.
struct ScrollMotionTests {
  @Test(
    "velocity is multiplied by 0.998 each millisecond; distance is velocity / (-1000 ln 0.998)")
  func decay() {
    let decay = ScrollMotion.decay(of: 0.998)
    let motion = ScrollMotion(
      from: 100, velocity: 1000, decay: decay, limits: 0...10_000, bounces: true)
    let distance: CGFloat = 1000 / (-1000 * log(0.998))
    #expect(abs(motion.end - 100 - distance) < 1e-9)
    func velocity(at time: Double) -> Double {
      (motion.position(at: time + 1e-6) - motion.position(at: time - 1e-6)) / 2e-6
    }
    #expect(abs(velocity(at: 0.201) / velocity(at: 0.2) - 0.998) < 1e-6)
    #expect(motion.position(at: 0) == 100)
    #expect(motion.position(at: motion.duration) == motion.end)
    #expect(
      motion.end - motion.position(at: motion.duration - 1e-9) < ScrollMotion.threshold + 1e-6)
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

  @Test("contents that reach their end overshoot at their current velocity and return")
  func bounce() {
    let decay = ScrollMotion.decay(of: 0.998)
    let motion = ScrollMotion(
      from: 0, velocity: 2000, decay: decay, limits: 0...300, bounces: true)
    #expect(motion.end == 300)
    let crossing: CGFloat = -log(1 - 300 * decay / 2000) / decay
    #expect(abs(motion.position(at: crossing) - 300) < 1e-6)
    let velocity: CGFloat = 2000 * exp(-decay * crossing)
    let overshoot: CGFloat = velocity * 0.1 / exp(1)
    // A critically damped spring reaches its maximum after 1 / frequency.
    #expect(abs(motion.position(at: crossing + 0.1) - 300 - overshoot) < 1e-6)
    #expect(motion.position(at: motion.duration) == 300)
    let rest = abs(motion.position(at: motion.duration - 1e-6) - 300)
    #expect(rest < ScrollMotion.threshold + 1e-3)
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
    let expected: CGFloat = 320 - 280 * exp(-fast * 0.1)
    #expect(abs(motion.position(at: 0.1) - expected) < 1e-9)
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
