import AppLibrary
import DemoCatalog
import Foundation
import Monkey
import Painter
import Simulator
import Terminal
import TouchScript
import TouchboxCommand
import UIKit

/// A simulated day in which random fingers use all demos, each on its own phone for the whole day.
@MainActor
struct SimulatedDay {
  /// The length of the day on the phones' clocks.
  let hours: Double

  /// A demo on its phone, with its painter.
  private struct Player {
    let name: String
    let phone: Phone
    let painter: ScreenPainter
    let targets: [CGRect]
  }

  /// The approximate number of packets per session, after which a picture is drawn.
  private static let packets = 200

  func run() throws -> SoakResult {
    let start = SuspendingClock().now
    let players = makePlayers()
    // The caches fill up in the first twentieth.
    let parts = 20
    var figures: [Figures] = []
    var (stuck, frames, packets) = (0, 0, 0)
    for part in 1...parts {
      let end = hours * 3600 * Double(part) / Double(parts)
      for (index, player) in players.enumerated() {
        var number = part * 1_000_000
        while player.phone.time.seconds < end {
          packets += try play(number, seed: UInt64(index + 1), on: player)
          stuck = max(stuck, player.phone.context.touches.tracker.active.count)
          player.painter.paint(player.phone.frame())
          frames += 1
          number += 1
        }
      }
      figures.append(Figures(touches: stuck, frames: frames, packets: packets))
      if figures.count > 1 { Console.out("\(part * 100 / parts) %: \(figures[part - 1].line)") }
    }
    let elapsed = (SuspendingClock().now - start) / .seconds(1)
    return SoakResult(
      title: "\(hours) simulated hours on each of \(players.count) phones in "
        + String(format: "%.0f seconds", elapsed),
      start: figures[0], middle: figures[parts / 2 - 1], end: figures[parts - 1],
      stuckTouches: stuck)
  }

  private func makePlayers() -> [Player] {
    let catalog = AppCatalog.demos
    let factory = PhoneFactory(assets: catalog.assets)
    return catalog.apps.flatMap { app in
      let variants: [ScriptHeader.Variant] =
        app.hasPublishedVariant ? [.corrected, .published] : [.corrected]
      return variants.map { variant in
        let phone = factory.makePhone(for: app)
        // This is the same limit as in a window.
        phone.logLimit = 1000
        phone.launch(app.launchTarget(variant))
        return Player(
          name: "\(app.name) (\(variant.rawValue))", phone: phone,
          painter: factory.makePainter(scale: 1), targets: phone.touchTargets)
      }
    }
  }

  /// Plays a random session, starting at the phone's current time.
  ///
  /// - Returns: The number of packets.
  private func play(_ number: Int, seed: UInt64, on player: Player) throws -> Int {
    let phone = player.phone
    let session = MonkeyGenerator.session(
      seed: seed, number: number, packets: Self.packets,
      screen: phone.context.interface.screen.bounds.size,
      targets: player.targets)
    let now = phone.time
    let steps = session.script.steps.map { step in
      Script.Step(
        AppTime(microseconds: now.microseconds + step.time.microseconds), step.action)
    }
    let result = ScriptRunner(
      Script(steps: steps), name: player.name, continuing: phone,
      input: ScriptInputTranslator(for: phone), checker: ExpectationChecker(phone: phone),
      options: ScriptRunner.Options(allowsExtraLog: true)
    ).run()
    if let halt = result.halt { throw SoakError("\(player.name) stopped: \(halt)") }
    if let failure = result.failures.first {
      throw SoakError("\(player.name): \(failure.failure ?? failure.text)")
    }
    return steps.count
  }
}
