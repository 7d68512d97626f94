import ArgumentParser
import Simulator
import TouchScript
import TouchboxCore

/// `touchbox-bench packets`
struct PacketsBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "packets",
    abstract: "Packets of a script per second on a demo.",
    discussion: """
      Plays a long script of fingers that move at random over a demo, several in each packet, \
      without painting. `value` is packets per second; `traced_per_s` is the same with a trace; \
      `read_per_s` is how many packets per second are parsed from the script's text.
      """)

  @OptionGroup var rounds: RoundOptions

  @Option(
    help: "The demo.", completion: .demos)
  var demo = "TouchDemo"

  @Option(help: ArgumentHelp("Packets in the script.", valueName: "number"))
  var packets = 20_000

  @Option(help: ArgumentHelp("The number of fingers.", valueName: "number"))
  var fingers = 5

  func validate() throws {
    try requireRange("--packets", packets, 1...90_000)
    try requireRange("--fingers", fingers, 1...10)
  }

  @MainActor func perform() throws {
    let (demo, factory) = (try DemoCatalog.find(demo), PhoneFactory())
    let text = ScriptFileContents("random.touch", bytes: Array(RandomScript(self).text.utf8))
    var reading = Stopwatch()
    let script = try reading.time { try text.script() }
    let plain = rounds.rounds { play(script, on: factory.makePhone(for: demo), demo, &$0) }
    var letters = 0
    let traced = rounds.rounds {
      let phone = factory.makePhone(for: demo)
      phone.trace = { letters += $0.utf8.count }
      play(script, on: phone, demo, &$0)
    }
    var line = Measurement(of: "packets")
    line.add("demo", demo.name)
    line.add("packets", packets)
    line.add("fingers", fingers)
    line.add(rate(plain), in: "packets_per_s")
    line.add("traced_per_s", rate(traced))
    line.add("read_per_s", Double(packets) / reading.seconds)
    line.add("seconds", plain.seconds)
    Console.out(line.text)
  }

  private func rate(_ rounds: (first: Void, count: Int, seconds: Double)) -> Double {
    Double(packets * rounds.count) / rounds.seconds
  }

  @MainActor private func play(
    _ script: Script, on phone: Phone, _ demo: Demo, _ watch: inout Stopwatch
  ) {
    let runner = ScriptRunner(script, on: phone, launching: demo.app(.corrected))
    watch.time { _ = runner.run() }
  }
}

/// A script of fingers that land together, move at random, and lift together.
private struct RandomScript {
  /// The time from one packet to the next, in milliseconds.
  private static let tick = 10
  private static let (width, height) = (320, 480)

  private let packets: Int
  private let fingers: Int
  private var numbers = LinearCongruentialGenerator(seed: 1)

  init(_ bench: PacketsBench) {
    packets = bench.packets
    fingers = bench.fingers
  }

  /// The script; landing and lifting are packets too, if there are enough.
  var text: String {
    var script = self
    return (0..<packets).reduce(into: "touchscript 1\n") { $0 += script.line($1) }
  }

  private mutating func line(_ packet: Int) -> String {
    let isLast = packet > 0 && packet == packets - 1
    // Every packet moves at least one finger; fingers are in order.
    let chosen = numbers.next(below: fingers) + 1
    let changes = (1...fingers).compactMap { finger -> String? in
      if isLast { return "u\(finger)" }
      let location = "\(numbers.next(below: Self.width)),\(numbers.next(below: Self.height))"
      if packet == 0 { return "d\(finger) \(location)" }
      return finger == chosen || numbers.next(below: 2) == 1 ? "m\(finger) \(location)" : nil
    }
    let time = Double(packet * Self.tick) / 1000
    return "\(time) \(changes.joined(separator: " & "))\n"
  }
}
