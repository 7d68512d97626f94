import Foundation
import Terminal

/// The benchmarks: `touchbox-bench WORKLOAD [options]`.
@main
@MainActor
struct TouchboxBench {
  /// The time at which the program started.
  static let started = SuspendingClock().now
  /// The interval between frames or packets on the phone's clock, in microseconds.
  static let tick: Int64 = 16_667

  static func main() {
    _ = started
    do {
      try run(CommandLine.arguments.dropFirst())
    } catch {
      let failure = CommandFailure(error) ?? CommandFailure(.failure, "\(error)")
      Console.warn(failure)
      exit(failure.code.rawValue)
    }
  }

  private static func run(_ words: ArraySlice<String>) throws {
    let asksForHelp = !["help", "--help", "-h"].allSatisfy { !words.contains($0) }
    guard let name = words.first,
      let workload = workloads.first(where: { name == $0.name || name == $0.alias })
    else {
      if asksForHelp || words.isEmpty { return Console.out(help) }
      let names = workloads.map(\.name).joined(separator: ", ")
      throw CommandFailure(.usage, "there is no workload '\(words.first ?? "")'; expected \(names)")
    }
    if asksForHelp { return Console.out(workload.help) }
    let arguments = try Arguments(words.dropFirst(), of: workload)
    if let outcome = try workload.run(arguments) {
      Console.out(outcome.line(of: workload, arguments))
    }
  }

  private static var help: String {
    """
    Measures how fast touches, pictures and scripts are on this machine.

    Usage: touchbox-bench WORKLOAD [options]

    Each workload prints one line of JSON: its name and options, in `value` the number that it
    measures, and in `metric` that number's unit. Sizes and random numbers are the same on all
    machines. A measurement is repeated for at least --min-time seconds, and at least
    --rounds times. The names w1 to w6 appear in comparisons with other toolkits.

    \(workloads.map(\.help).joined(separator: "\n\n"))
    """
  }

  private static let workloads = [
    Workload(
      "moves", alias: "w1", "moves_per_s",
      ["n": .count(1000), "flat": .flag, "frames": .count(200), "via": .choice("direct", "sdl")],
      repeats: 0.5, run: moves,
      """
      Moves of one finger per second. Ten fingers are down on ten of the n leaves of a view tree,
      which has eight levels or is flat, and all move in every frame; each leaf reads its finger's
      location. Moves go to the phone directly or through SDL's event queue.
      """),
    Workload(
      "taps", alias: "w2", "taps_per_s",
      ["n": .count(1000), "taps": .count(2000), "flat": .flag], repeats: 0.5, run: taps,
      """
      Taps per second. A finger lands and lifts at random locations of the tree of moves. Some leaves
      are hidden, disabled or transparent; each landing is hit-tested from the root. `hits` ended
      inside the leaf on which they began, `misses` hit no leaf.
      """),
    Workload(
      "tree", "s", ["n": .count(1000), "flat": .flag], repeats: 0.5, run: tree,
      """
      Seconds to create the tree of moves and show it on a phone. `peak_mib` is the most memory that
      the process used.
      """),
    Workload(
      "icons", alias: "w3", "frames_per_s", spriteOptions, repeats: 0,
      run: { try sprites(.icon, $0) },
      """
      Frames per second of k translucent pictures of 114 pixels that fly over a white screen of
      640x960; every frame is laid out and painted, but not shown. The first round's last frame is
      saved as a PNG file, if --dump names one. `cpu_ms` is processor time per frame.
      """),
    Workload(
      "rotated-icons", alias: "w3b", "frames_per_s", spriteOptions, repeats: 0,
      run: { try sprites(.rotatedIcon, $0) },
      "Frames per second of icons, each rotated about its center and filtered."),
    Workload(
      "circles", alias: "w3c", "frames_per_s", spriteOptions, repeats: 0,
      run: { try sprites(.circle, $0) },
      "Frames per second as in icons, with anti-aliased circles of 100 pixels in many colors."),
    Workload(
      "drag", "frames_per_s", ["frames": .count(300), "scale": .number(2)], repeats: 0, run: drag,
      """
      Frames per second of TouchDemo while a finger drags an icon; every frame is delivered, laid out
      and painted with scale pixels per point (4.5 fills a 4K display), but not shown. `cpu_ms` is
      processor time per frame.
      """),
    Workload(
      "table", "moves_per_s", ["rows": .count(1000), "frames": .count(100)], repeats: 0.5,
      run: table,
      """
      Moves per second of a finger that scrolls a table up and down, which starts at its middle row.
      Every frame is laid out, but not painted. `cells` is the number of cells that the table asked
      for in the first round.
      """),
    Workload(
      "start", alias: "w4", "first_frame_s", window, run: start,
      """
      Opens a window of 640x960 with an icon in its center, and exits: the seconds from the program's
      first line to the first frame in the window. Needs a display.
      """),
    Workload(
      "idle", alias: "w5", "cpu_s",
      ["seconds": .number(10), "renderer": .choice("auto", "opengl")],
      run: idle,
      """
      Opens that window and waits: the processor time, in seconds, that the program uses after the
      first frame. Needs a display.
      """),
    Workload(
      "touch-latency", alias: "w6", "", window, run: touchLatency,
      """
      Opens a white window of 640x960 in the display's upper left corner with a black square under
      every finger, prints READY, and runs until it is stopped. Another program that watches the
      screen measures how long a touch takes to become visible. Needs a display.
      """),
    Workload(
      "packets", "packets_per_s",
      [
        "demo": .text("TouchDemo"), "packets": .count(20_000), "fingers": .count(5), "trace": .flag,
        "log": .flag,
      ], repeats: 0.5, run: packets,
      """
      Packets per second of a script of fingers that move at random over a demo, several in each
      packet, played without painting. With a trace that is not written, or with the demo's log,
      which precedes the result as in `touchbox play`.
      """),
    Workload(
      "reading", "s", ["lines": .count(50_000), "fingers": .count(5)], repeats: 0.5, run: reading,
      "Seconds to parse the text of the script of packets, which has a line for each packet."),
    Workload(
      "scripts", "scripts_per_s", ["scripts": .paths], repeats: 0.5, run: scripts,
      """
      Scripts per second. Each is read from its file, played on a new phone and checked; nothing is
      painted, and no pictures are saved. One that fails ends the measurement with code 1.
      """),
  ]

  private static let window: KeyValuePairs<String, Option> = [
    "renderer": .choice("auto", "opengl")
  ]
  private static let spriteOptions: KeyValuePairs<String, Option> = [
    "k": .count(100), "frames": .count(300), "dump": .text(""),
  ]
}
