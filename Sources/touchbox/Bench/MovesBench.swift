import ArgumentParser
import CoreGraphics
import SDLHost
import Simulator
import UIKit

/// `touchbox bench w1`
struct MovesBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "w1",
    abstract: "How many moves of fingers a second reach their views.",
    discussion: """
      Ten fingers rest on ten leaves of a tree of views and all move in every frame; each leaf \
      asks where its finger is. `value` is moves of one finger a second.
      """,
    aliases: ["moves"])

  /// How moves come to the phone.
  enum Way: String, ExpressibleByArgument, CaseIterable {
    /// Straight to its door.
    case direct
    /// Through SDL's own queue and the window's translator.
    case sdl
  }

  private static let fingers = 10

  @OptionGroup var tree: TreeOptions
  @OptionGroup var rounds: RoundOptions

  @Option(help: ArgumentHelp("Frames a round.", valueName: "number"))
  var frames = 200

  @Option(help: "direct, or sdl: through SDL's queue of events.")
  var via = Way.direct

  func validate() throws {
    try requireSize("frames", frames, in: 1...1_000_000)
  }

  @MainActor func perform() throws {
    var building = Stopwatch()
    let phone = building.time { TreePhone(tree) }
    let queue = via == .sdl ? try SyntheticTouchQueue.open(glass: phone.glass) : nil
    defer { queue?.close() }
    let measured = rounds.rounds { round(on: phone, through: queue, &$0) }
    var line = Measurement(of: "w1", way: via == .sdl ? via.rawValue : tree.way)
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

  /// Lands all fingers, moves them, lifts them, and returns the checksum; moves are measured.
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
    func step(_ kind: (CGPoint) -> TouchChange.Kind, _ place: (Int) -> CGPoint) {
      let changes = starts.indices.map { phone.change($0, kind, place($0)) }
      if let queue {
        phone.step { queue.pass(changes, now: $0) }
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

extension SyntheticTouchQueue {
  /// Opens SDL's queue, or says why there is none.
  @MainActor fileprivate static func open(glass: CGSize) throws -> SyntheticTouchQueue {
    do throws(HostError) {
      return try SyntheticTouchQueue(glass: glass)
    } catch {
      throw CommandFailure(.environment, error.description)
    }
  }
}
