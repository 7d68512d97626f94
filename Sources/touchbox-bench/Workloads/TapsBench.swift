import ArgumentParser
import CoreGraphics
import TouchboxCore
import UIKit

/// `touchbox-bench taps`
struct TapsBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "taps",
    abstract: "Taps per second that find their views.",
    discussion: """
      A finger lands and lifts at random locations of a view tree. Some leaves are hidden, disabled \
      or transparent; each landing is hit-tested from the root. `value` is taps per second; `hits` \
      ended inside the leaf they began on, `misses` hit no leaf.
      """,
    aliases: ["w2"])

  @OptionGroup var tree: TreeOptions
  @OptionGroup var rounds: RoundOptions

  @Option(help: ArgumentHelp("Taps per round.", valueName: "number"))
  var taps = 2000

  func validate() throws {
    try requireRange("--taps", taps, 1...10_000_000)
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
          let location = CGPoint(x: x, y: numbers.next(below: height))
          phone.step([phone.change(0, TouchChange.Kind.down, location)])
          phone.step([phone.change(0, { _ in .up(nil) }, location)])
        }
      }
      let score = phone.score
      return (checksum: score.checksumText, hits: score.hits, misses: taps - score.began)
    }
    var line = Measurement(of: "w2", variant: tree.variantName)
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
