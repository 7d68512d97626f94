package import CoreGraphics
import SplitMix64
import TouchScript
import UIKit

/// Generates random sessions with common gestures and some that people would never make.
///
/// The same seed, number, and targets produce the same session in every process.
package struct MonkeyGenerator {
  /// The size of the screen, in points.
  let screen: CGSize
  /// The rectangles of touchable views, in screen points.
  let targets: [CGRect]
  private var random: MonkeyRandom
  private var session = MonkeySession()
  /// The start time of the next gesture.
  private var clock = 0.1
  /// The starting point of the last gesture.
  private var lastPoint: CGPoint?

  private init(screen: CGSize, targets: [CGRect], random: MonkeyRandom) {
    (self.screen, self.targets, self.random) = (screen, targets, random)
  }

  /// Returns a session.
  ///
  /// - Parameters:
  ///   - seed: The seed for all sessions.
  ///   - number: The session's number.
  ///   - packets: The approximate number of packets.
  ///   - screen: The size of the screen, in points.
  ///   - targets: The rectangles of touchable views, in screen points.
  package static func session(
    seed: UInt64, number: Int, packets: Int, screen: CGSize, targets: [CGRect]
  ) -> MonkeySession {
    var generator = MonkeyGenerator(
      screen: screen, targets: targets, random: MonkeyRandom(seed: seed, number: number))
    // A session has a mood: some sessions have only taps, some use only one finger, and some have
    // everything.
    let mood = MonkeyMood.allCases[generator.random.count(0...MonkeyMood.allCases.count - 1)]
    var size = 0
    while size < packets {
      let before = generator.session.strokes.count
      generator.add(generator.random.one(of: mood.gestures))
      size += generator.session.strokes[before...].reduce(1) { $0 + $1.samples.count }
      generator.pause(mood)
    }
    generator.session.rest = AppTime(seconds: 3)
    return generator.session
  }

  // MARK: - Time

  /// Inserts a pause before the next gesture, which may begin before the last one has ended.
  private mutating func pause(_ mood: MonkeyMood) {
    let end = session.endTime.seconds
    if mood.overlaps, random.once(in: 4) {
      clock = Self.rounded(clock + random.number(0.01...0.2))
    } else {
      clock = Self.rounded(max(clock, end) + random.one(of: [0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.8]))
    }
  }

  /// Returns a time rounded to 0.01 seconds.
  private static func rounded(_ time: Double) -> Double { (time * 100).rounded() / 100 }

  // MARK: - Locations

  /// Returns a point with whole coordinates: on a view, where the last gesture began, or anywhere.
  private mutating func touchPoint() -> CGPoint {
    let point: CGPoint
    switch random.count(0...9) {
    case 0...4 where !targets.isEmpty:
      let target = random.one(of: targets)
      point =
        random.once(in: 2)
        ? CGPoint(x: target.midX, y: target.midY)
        : CGPoint(
          x: random.number(target.minX...target.maxX), y: random.number(target.minY...target.maxY))
    case 0...6:
      if let lastPoint {
        point = lastPoint
      } else {
        fallthrough
      }
    case 7:
      // Use the screen's edges and points slightly outside it.
      let x = random.one(of: [-3, 0, 1, screen.width / 2, screen.width - 1, screen.width + 3])
      let y = random.one(of: [-3, 0, 1, screen.height / 2, screen.height - 1, screen.height + 3])
      point = CGPoint(x: x, y: y)
    default:
      point = CGPoint(x: random.number(0...screen.width), y: random.number(0...screen.height))
    }
    lastPoint = point
    return CGPoint(x: point.x.rounded(), y: point.y.rounded())
  }

  // MARK: - Gestures

  private mutating func add(_ gesture: MonkeyGesture) {
    switch gesture {
    case .tap: tap(fingers: 1, count: random.one(of: [1, 1, 1, 2, 2, 3]))
    case .tapOfFingers: tap(fingers: random.count(2...5), count: random.one(of: [1, 1, 2]))
    case .longPress:
      stroke(
        at: touchPoint(), lasting: random.one(of: [0.4, 0.5, 0.6, 1, 2]), moves: random.count(0...2)
      )
    case .drag:
      let start = touchPoint()
      stroke(
        from: start, to: touchPoint(), lasting: random.number(0.2...1), moves: random.count(2...8))
    case .swipe: swipe(fingers: random.one(of: [1, 1, 1, 2, 3]))
    case .pinch: pinch(turning: false)
    case .rotation: pinch(turning: true)
    case .hold:
      // One finger rests while others land and lift.
      let start = clock
      let duration = random.number(0.5...1.5)
      stroke(at: touchPoint(), lasting: duration, moves: 0)
      for _ in 0..<random.count(1...3) {
        clock = Self.rounded(start + random.number(0.02...duration))
        tap(fingers: 1, count: 1)
      }
      clock = start
    case .palm:
      let center = touchPoint()
      for _ in 0..<random.count(5...13) {
        let point = CGPoint(
          x: (center.x + random.number(-60...60)).rounded(),
          y: (center.y + random.number(-60...60)).rounded())
        let late = random.number(0...0.05)
        stroke(
          at: point, after: late, lasting: random.number(0.02...0.4), moves: random.count(0...1))
      }
    case .flash:
      // The finger lands and lifts at the same time.
      stroke(at: touchPoint(), lasting: 0, moves: 0)
    case .cancelled:
      let start = touchPoint()
      stroke(
        from: start, to: touchPoint(), lasting: random.number(0.05...0.5), moves: 2, end: .cancel)
    case .interruption: interrupt()
    }
  }

  private mutating func tap(fingers: Int, count: Int) {
    let points = (0..<fingers).map { finger in
      let point = lastPoint
      let next = finger == 0 || random.once(in: 2) ? touchPoint() : point ?? touchPoint()
      return finger == 0 ? next : CGPoint(x: next.x + CGFloat(finger) * 30, y: next.y)
    }
    for number in 0..<count {
      if number > 0 {
        clock = Self.rounded(clock + random.one(of: [0.1, 0.15, 0.2, 0.3, 0.4, 0.5]))
      }
      for point in points {
        let late = random.once(in: 3) ? random.number(0...0.04) : 0
        stroke(at: point, after: late, lasting: random.one(of: [0.03, 0.05, 0.08, 0.12]), moves: 0)
      }
    }
  }

  private mutating func swipe(fingers: Int) {
    let start = touchPoint()
    let angle = random.one(of: [0, 0.5, 1, 1.5]) * Double.pi + random.number(-0.2...0.2)
    let length = random.number(40...300)
    let duration = random.number(0.05...0.25)
    for finger in 0..<fingers {
      let from = CGPoint(x: start.x + CGFloat(finger) * 40, y: start.y)
      let to = CGPoint(x: from.x + cos(angle) * length, y: from.y + sin(angle) * length)
      stroke(from: from, to: to, lasting: duration, moves: 4)
    }
  }

  private mutating func pinch(turning: Bool) {
    let center = touchPoint()
    let (first, last) = (random.number(10...120), random.number(5...160))
    let angle = random.number(0...Double.pi)
    let turn = turning ? random.number(-3...3) : random.number(-0.1...0.1)
    let duration = random.number(0.2...1)
    let count = random.count(3...8)
    for side in [1.0, -1] {
      let points = (0...count).map { step in
        let part = Double(step) / Double(count)
        let radius = (first + (last - first) * part) * side
        return CGPoint(
          x: center.x + cos(angle + turn * part) * radius,
          y: center.y + sin(angle + turn * part) * radius)
      }
      stroke(through: points, lasting: duration, end: .up)
    }
  }

  private mutating func interrupt() {
    let commands: [[(Double, ScriptCommand)]] = [
      [(0, .cancelAll)],
      [(0, .focus(gained: false)), (random.number(0.01...0.5), .focus(gained: true))],
      [(0, .suspend), (random.number(0.01...2), .resume)],
    ]
    // Let half of the interruptions occur during a gesture.
    let start = random.once(in: 2) ? clock : random.number(max(0, clock - 0.5)...clock)
    for (delay, command) in random.one(of: commands) {
      session.interruptions.append(
        .init(AppTime(seconds: Self.rounded(start + delay)), command))
    }
  }

  // MARK: - Strokes

  private mutating func stroke(
    at point: CGPoint, after delay: Double = 0, lasting duration: Double, moves: Int
  ) {
    var points = [point]
    for _ in 0..<moves {
      points.append(CGPoint(x: point.x + random.number(-6...6), y: point.y + random.number(-6...6)))
    }
    stroke(through: points, after: delay, lasting: duration, end: .up)
  }

  private mutating func stroke(
    from start: CGPoint, to end: CGPoint, lasting duration: Double, moves: Int,
    end ending: FingerStroke.End = .up
  ) {
    let points = (0...moves).map { step in
      let part = CGFloat(step) / CGFloat(moves)
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
    stroke(through: points, lasting: duration, end: ending)
  }

  private mutating func stroke(
    through points: [CGPoint], after delay: Double = 0, lasting duration: Double,
    end: FingerStroke.End
  ) {
    let start = Self.rounded(clock + delay)
    let last = Self.rounded(start + duration)
    let samples = points.enumerated().map { index, point in
      let time =
        points.count == 1
        ? start : start + (last - start) * Double(index) / Double(points.count)
      return FingerStroke.Sample(
        AppTime(seconds: Self.rounded(time)), CGPoint(x: point.x.rounded(), y: point.y.rounded()))
    }
    session.strokes.append(FingerStroke(samples, until: AppTime(seconds: last), end))
  }
}
