import AppLibrary
import DemoCatalog
import Foundation
import Simulator
import Terminal
import TouchScript

extension TouchboxBench {
  /// `touchbox-bench packets`
  static func packets(_ arguments: Arguments) throws -> Outcome {
    let (demo, packets) = (
      try AppCatalog.demos.find(arguments.word("demo")), arguments.count("packets")
    )
    let factory = PhoneFactory(assets: AppCatalog.demos.assets)
    let script = try Script(
      parsing: randomScript(arguments, packets: packets), file: "random.touch")
    var traced = 0
    let rounds = arguments.rounds { watch in
      let phone = factory.makePhone(for: demo)
      if arguments.flag("trace") { phone.trace = { traced += $0.utf8.count } }
      if arguments.flag("log") { phone.onLog = Console.log }
      let runner = ScriptRunner(script, on: phone, launching: demo.launchTarget(.corrected))
      watch.time { _ = runner.run() }
    }
    return Outcome(rounds.rate(packets))
  }

  /// `touchbox-bench reading`
  static func reading(_ arguments: Arguments) throws -> Outcome {
    let text = try randomScript(arguments, packets: arguments.count("lines"))
    let rounds = try arguments.rounds { watch in
      try watch.time { try Script(parsing: text, file: "random.touch") }
    }
    return Outcome(1 / rounds.rate(1))
  }

  /// `touchbox-bench scripts`
  static func scripts(_ arguments: Arguments) throws -> Outcome {
    let factory = PhoneFactory(assets: AppCatalog.demos.assets)
    let rounds = try arguments.rounds { watch in
      try watch.time {
        try arguments.paths.map { path in
          guard let bytes = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(
              .file, "\(path): no such file, or it cannot be read; expected a touch script")
          }
          let script = try Script(parsing: [UInt8](bytes), file: path)
          let demo = try AppCatalog.demos.find(script.header.demo ?? "")
          return ScriptRunner(
            script, name: path, on: factory.makePhone(for: demo),
            launching: demo.launchTarget(script.header.variant)
          ).run()
        }
      }
    }
    let failed = rounds.first.filter { !$0.failureText.isEmpty }
    for result in failed { Console.report(result) }
    guard failed.isEmpty else { throw CommandFailure(.failure, messages: []) }
    return Outcome(rounds.rate(arguments.paths.count))
  }

  /// Returns a script in which fingers land together, move randomly, and lift together.
  ///
  /// Each line is a packet. Landing and lifting also count as packets if there are enough packets.
  private static func randomScript(
    _ arguments: Arguments, packets: Int
  ) throws -> [UInt8] {
    // Additional fingers would not reach the app (rule H-27).
    try arguments.require("fingers", in: 1...11)
    let fingers = arguments.count("fingers")
    var numbers = LinearCongruentialGenerator(seed: 1)
    let lines = (0..<packets).map { packet in
      // Every packet moves at least one finger, in finger order.
      let chosen = numbers.next(below: fingers) + 1
      let changes = (1...fingers).compactMap { finger -> String? in
        if packet > 0, packet == packets - 1 { return "u\(finger)" }
        let location = "\(numbers.next(below: 320)),\(numbers.next(below: 480))"
        if packet == 0 { return "d\(finger) \(location)" }
        return finger == chosen || numbers.next(below: 2) == 1 ? "m\(finger) \(location)" : nil
      }
      return "\(Double(packet) / 100) \(changes.joined(separator: " & "))\n"
    }
    return Array("touchscript 1\n\(lines.joined())".utf8)
  }
}
