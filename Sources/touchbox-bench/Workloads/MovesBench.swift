import ArgumentParser
import CoreGraphics
import SDLHost
import Simulator
import TouchboxCore
import UIKit

/// `touchbox-bench moves`
struct MovesBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "moves",
    abstract: "Finger moves per second that reach their views.",
    discussion: """
      Ten fingers are down on ten leaves of a view tree and all move in every frame; each leaf \
      reads its finger's location. `value` is moves of one finger per second.
      """,
    aliases: ["w1"])

  /// How moves reach the phone.
  enum Route: String, ExpressibleByArgument, CaseIterable {
    /// By `Phone.step`.
    case direct
    /// Through SDL's event queue and the window's translators.
    case sdl
  }

  private static let fingers = 10

  @OptionGroup var tree: TreeOptions
  @OptionGroup var rounds: RoundOptions

  @Option(help: ArgumentHelp("Frames per round.", valueName: "number"))
  var frames = 200

  @Option(help: "direct, or sdl: through SDL's event queue.")
  var via = Route.direct

  func validate() throws {
    try requireRange("--frames", frames, 1...1_000_000)
  }

  @MainActor func perform() throws {
    var building = Stopwatch()
    let phone = building.time { TreePhone(tree) }
    let queue = via == .sdl ? try SyntheticTouchQueue(screen: phone.screen) : nil
    defer { queue?.close() }
    let measured = rounds.rounds { round(on: phone, through: queue, &$0) }
    var line = Measurement(of: "w1", variant: via == .sdl ? via.rawValue : tree.variantName)
    line.add("n", tree.n)
    line.add("fingers", Self.fingers)
    line.add("frames", frames)
    line.add("flat", tree.flat ? 1 : 0)
    line.add("via", via.rawValue)
    line.add(
      Double(Self.fingers * frames * measured.count) / measured.seconds, in: "moves_per_s")
    line.add("seconds", measured.seconds)
    line.add("build_s", building.seconds)
    line.add("checksum", measured.first)
    Console.out(line.text)
  }

  /// Runs one round, of which the moves are measured, and returns the checksum.
  @MainActor private func round(
    on phone: TreePhone, through queue: SyntheticTouchQueue?, _ watch: inout Stopwatch
  ) -> String {
    var numbers = LinearCongruentialGenerator(seed: 12_345)
    phone.score.reset()
    let starts = (0..<Self.fingers).map { finger in
      let id = finger * tree.n / Self.fingers + tree.n / (2 * Self.fingers)
      let cell = phone.grid.cell(id)
      return CGPoint(x: cell.midX, y: cell.midY)
    }
    func step(_ kind: (CGPoint) -> TouchChange.Kind, _ location: (Int) -> CGPoint) {
      let changes = starts.indices.map { phone.change($0, kind, location($0)) }
      if let queue {
        phone.step { queue.events(of: changes, now: $0) }
      } else {
        phone.step(changes)
      }
    }
    step(TouchChange.Kind.down) { starts[$0] }
    watch.time {
      for _ in 0..<frames {
        step(TouchChange.Kind.move) { finger in
          let x = CGFloat(numbers.next(below: 201) - 100) * 0.25
          let y = CGFloat(numbers.next(below: 201) - 100) * 0.25
          return CGPoint(x: starts[finger].x + x, y: starts[finger].y + y)
        }
      }
    }
    defer { step({ _ in .up(nil) }, { starts[$0] }) }
    return phone.score.checksumText
  }
}
