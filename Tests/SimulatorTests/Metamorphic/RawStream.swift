import CoreGraphics
import Simulator
import SplitMix64
import UIKit

/// Random reports from a window about up to five fingers. The same seed gives the same reports.
struct RawStream {
  /// The reports in chronological order.
  let events: [Timed<WindowEvent>]

  /// Creates about 120 reports. Every finger lifts at the end.
  ///
  /// Locations are whole points with a margin, so they can be moved and mirrored.
  init(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var events: [Timed<WindowEvent>] = []
    var down: [Int64: CGPoint] = [:]
    var time: Int64 = 0
    func report(_ action: WindowEvent.Finger.Action, _ finger: Int64, _ location: CGPoint) {
      let key = FingerKey(device: 7, finger: finger)
      let fraction = CGPoint(x: location.x / 320, y: location.y / 480)
      events.append(
        Timed(
          AppTime(microseconds: time), .finger(.init(action, key, at: fraction))))
    }
    for _ in 0..<120 {
      time += Int64.random(in: 0...20_000, using: &numbers)
      let finger = Int64.random(in: 0..<5, using: &numbers)
      let location = CGPoint(
        x: CGFloat(Int.random(in: 0..<240, using: &numbers)),
        y: CGFloat(Int.random(in: 40..<400, using: &numbers)))
      switch (down[finger], Int.random(in: 0..<4, using: &numbers)) {
      case (nil, _):
        report(.down, finger, location)
        down[finger] = location
      case (let last?, 0):
        report(.up, finger, last)
        down[finger] = nil
      case (_?, _):
        report(.motion, finger, location)
        down[finger] = location
      }
    }
    for (finger, location) in down.sorted(by: { $0.key < $1.key }) {
      time += 1000
      report(.up, finger, location)
    }
    self.events = events
  }

  /// Returns the reports divided into turns at random positions.
  func cut(seed: UInt64) -> [[Timed<WindowEvent>]] {
    var numbers = SplitMix64(seed: seed)
    var turns: [[Timed<WindowEvent>]] = [[]]
    for event in events {
      if Int.random(in: 0..<3, using: &numbers) == 0 { turns.append([]) }
      turns[turns.count - 1].append(event)
    }
    return turns.filter { !$0.isEmpty }
  }
}
