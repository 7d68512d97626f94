import CSDL2
import CoreGraphics
import SDLHost
import Simulator
import SplitMix64
import Testing
import UIKit

/// The same events in SDL's queue result in the same touches, regardless of how turns divide them.
@Suite(.serialized)
struct QueueCutTests {
  /// An event in SDL's queue, with its time in milliseconds after the window opened.
  private struct Report {
    let milliseconds: Int64
    let type: SDL_EventType
    let finger: Int64
    var location: CGPoint
  }

  /// The outcome of a touch. Moves may be merged, so their number is not compared.
  private struct Life: Equatable {
    let began: CGPoint
    var last: CGPoint
    var phases: [UITouch.Phase]
  }

  /// Returns about 100 random reports of up to six fingers, all of which lift at the end.
  private func reports(_ numbers: inout SplitMix64) -> [Report] {
    var reports: [Report] = []
    var down: [Int64: CGPoint] = [:]
    var time: Int64 = 100
    for _ in 0..<100 {
      time += Int64.random(in: 0...20, using: &numbers)
      let finger = Int64.random(in: 1...6, using: &numbers)
      let location = CGPoint(
        x: Int.random(in: 0..<320, using: &numbers), y: Int.random(in: 20..<480, using: &numbers))
      let lifts = Int.random(in: 0..<4, using: &numbers) == 0
      let type =
        switch (down[finger], lifts) {
        case (nil, _): SDL_FINGERDOWN
        case (_?, true): SDL_FINGERUP
        case (_?, false): SDL_FINGERMOTION
        }
      // A finger lifts at its last location. H-26 covers the location of a lift.
      let here = type == SDL_FINGERUP ? down[finger] ?? location : location
      reports.append(Report(milliseconds: time, type: type, finger: finger, location: here))
      down[finger] = type == SDL_FINGERUP ? nil : here
    }
    for (finger, location) in down.sorted(by: { $0.key < $1.key }) {
      time += 1
      reports.append(
        Report(milliseconds: time, type: SDL_FINGERUP, finger: finger, location: location))
    }
    return reports
  }

  /// Plays reports through SDL's queue. The loop runs a turn after each report for whose index
  /// `cuts` returns true.
  private func lives(of reports: [Report], cutAfter cuts: (Int) -> Bool) throws -> [Life] {
    var lives: [Int: Life] = [:]
    try HostHarness.open { host in
      host.loop.phone.observer = { event in
        guard case .packet(let packet) = event else { return }
        for touch in packet.changed {
          let location = touch.location(in: nil)
          var life = lives[touch.index] ?? Life(began: location, last: location, phases: [])
          life.last = location
          if touch.phase != .moved { life.phases.append(touch.phase) }
          lives[touch.index] = life
        }
      }
      for (number, report) in reports.enumerated() {
        host.environment.microseconds = report.milliseconds * 1000
        host.add(
          SampleEvents.finger(
            report.type, report.finger, x: Float(report.location.x / 320),
            y: Float(report.location.y / 480), device: HostHarness.device, window: host.window.id))
        if cuts(number) || number == reports.count - 1 { host.loop.turn() }
      }
    }
    return lives.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test(
    "H-20 H-24 splitting SDL's queue into turns in any way produces the same touches",
    arguments: 1...12)
  func anyCut(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let stream = reports(&numbers)
    let single = try lives(of: stream) { _ in true }
    #expect(single.count > 10, "seed \(seed)")
    #expect(single.allSatisfy { $0.phases == [.began, .ended] }, "seed \(seed)")
    for cut in 1...4 {
      // Vary the turns from one report per turn to the whole stream in a single turn.
      let other = try lives(of: stream) { _ in
        cut < 4 && Int.random(in: 0..<cut * cut, using: &numbers) == 0
      }
      #expect(other == single, "seed \(seed), cut \(cut)")
    }
  }
}
