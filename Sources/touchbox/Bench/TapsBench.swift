import ArgumentParser
import CoreGraphics
import UIKit

/// `touchbox bench w2`
struct TapsBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "w2",
    abstract: "How many taps a second find their views.",
    discussion: """
      A finger lands and lifts at random places of a tree of views, some of which are hidden, deaf \
      or all but clear; each landing looks for its view from the root on. `value` is taps a second; \
      `hits` ended inside the leaf they began on, `misses` met no leaf.
      """,
    aliases: ["taps"])

  @OptionGroup var tree: TreeOptions
  @OptionGroup var rounds: RoundOptions

  @Option(help: ArgumentHelp("Taps a round.", valueName: "number"))
  var taps = 2000

  func validate() throws {
    try requireSize("taps", taps, in: 1...10_000_000)
  }

  @MainActor func perform() throws {
    var building = Stopwatch()
    let phone = building.time {
      let phone = TreePhone(tree)
      phone.flagLeaves()
      return phone
    }
    let (width, height) = (Int(phone.grid.size.width), Int(phone.grid.size.height))
    let measured = rounds.rounds { watch in
      phone.score.reset()
      var numbers = LinearCongruentialGenerator(seed: 67_890)
      watch.time {
        for _ in 0..<taps {
          let x = numbers.next(below: width)
          let place = CGPoint(x: x, y: numbers.next(below: height))
          phone.step([phone.change(0, TouchChange.Kind.down, place)])
          phone.step([phone.change(0, { _ in .up(nil) }, place)])
        }
      }
      let score = phone.score
      return (checksum: score.checksumText, hits: score.hits, misses: taps - score.began)
    }
    var line = Measurement(of: "w2", way: tree.way)
    line.add("n", tree.n)
    line.add("taps", taps)
    line.add("flat", tree.flat ? 1 : 0)
    line.add(Double(taps * measured.count) / measured.seconds, in: "taps_per_s")
    line.add("seconds", measured.seconds)
    line.add("build_s", building.seconds)
    line.add("hits", measured.first.hits)
    line.add("misses", measured.first.misses)
    line.add("checksum", measured.first.checksum)
    Console.out(line.text)
  }
}
