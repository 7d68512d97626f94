import CoreGraphics
import Simulator
import SplitMix64
import UIKit

/// What a window reports of up to five fingers: random, the same for the same seed.
struct RawStream {
  /// The reports in the order of their times.
  let events: [TimedWindowEvent]

  /// Makes some 120 reports; every finger is lifted at the end.
  ///
  /// Places are whole points with room around them, so that they can be moved and mirrored.
  init(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var events: [TimedWindowEvent] = []
    var down: [Int64: CGPoint] = [:]
    var time: Int64 = 0
    func report(_ action: WindowEvent.Finger.Action, _ finger: Int64, _ place: CGPoint) {
      let key = FingerKey(device: 7, finger: finger)
      let fraction = CGPoint(x: place.x / 320, y: place.y / 480)
      events.append(
        TimedWindowEvent(
          AppTime(microseconds: time), .finger(.init(action, key, at: fraction))))
    }
    for _ in 0..<120 {
      time += Int64.random(in: 0...20_000, using: &numbers)
      let finger = Int64.random(in: 0..<5, using: &numbers)
      let place = CGPoint(
        x: CGFloat(Int.random(in: 0..<240, using: &numbers)),
        y: CGFloat(Int.random(in: 40..<400, using: &numbers)))
      switch (down[finger], Int.random(in: 0..<4, using: &numbers)) {
      case (nil, _):
        report(.down, finger, place)
        down[finger] = place
      case (let last?, 0):
        report(.up, finger, last)
        down[finger] = nil
      case (_?, _):
        report(.motion, finger, place)
        down[finger] = place
      }
    }
    for (finger, place) in down.sorted(by: { $0.key < $1.key }) {
      time += 1000
      report(.up, finger, place)
    }
    self.events = events
  }

  /// Returns the reports as turns, cut at random places.
  func cut(seed: UInt64) -> [[TimedWindowEvent]] {
    var numbers = SplitMix64(seed: seed)
    var turns: [[TimedWindowEvent]] = [[]]
    for event in events {
      if Int.random(in: 0..<3, using: &numbers) == 0 { turns.append([]) }
      turns[turns.count - 1].append(event)
    }
    return turns.filter { !$0.isEmpty }
  }
}

/// A view that takes all fingers and remembers each one's life.
final class Witness: UIView {
  /// What became of one touch.
  struct Life: Equatable {
    var phases: [String] = []
    var began: CGPoint
    var last: CGPoint
    var tapCount = 0
  }

  /// The lives in the order of landing.
  private(set) var lives: [Life] = []
  private var places: [UITouch: Int] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.ordered {
      places[touch] = lives.count
      let place = touch.location(in: self)
      lives.append(Life(began: place, last: place, tapCount: touch.tapCount))
    }
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches.ordered {
      guard let place = places[touch] else { continue }
      lives[place].phases.append(phase)
      lives[place].last = touch.location(in: self)
    }
  }
}
