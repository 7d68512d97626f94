import ArgumentParser
import Simulator
import TouchScript

/// `touchbox bench scripts`
struct ScriptsBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts",
    abstract: "How many scripts a second are played.",
    discussion: """
      Reads each script from its file, plays it on a fresh phone and judges it, one after the \
      other, again and again; nothing is painted, and no pictures are saved. `value` is scripts a \
      second. A script that fails ends the measurement with code 1.
      """)

  @OptionGroup var rounds: RoundOptions

  @Argument(help: "The scripts.", completion: .file(extensions: ["touch"]))
  var scripts: [String]

  @MainActor func perform() throws {
    let shop = PhoneFactory()
    let measured = try rounds.rounds { watch in
      try watch.time { try scripts.map { try Self.play($0, in: shop) } }
    }
    let failed = measured.first.filter { $0.exitCode != .success }
    guard failed.isEmpty else {
      for result in failed { Console.tell(result.result) }
      throw CommandFailure(failed.map(\.exitCode).max() ?? .failure, sentences: [])
    }
    var line = Measurement(of: "scripts")
    line.add("scripts", scripts.count)
    line.add("rounds", measured.count)
    line.add(Double(scripts.count * measured.count) / measured.seconds, in: "scripts_per_s")
    line.add("seconds", measured.seconds)
    Console.out(line.text)
  }

  @MainActor private static func play(_ path: String, in shop: PhoneFactory) throws -> ScriptReport
  {
    let file = try LoadedScript(path)
    return ScriptReport(
      ScriptRunner.run(
        file.script, name: path, on: shop.makePhone(for: file.demo),
        launching: file.demo.app(file.variant)))
  }
}
