import ArgumentParser
import Simulator
import TouchScript
import TouchboxCore

/// `touchbox-bench scripts`
struct ScriptsBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "scripts",
    abstract: "Scripts per second.",
    discussion: """
      Reads each script from its file, plays it on a new phone and checks its expectations, one \
      after the other, again and again; nothing is painted, and no pictures are saved. `value` is \
      scripts per second. A script that fails ends the measurement with code 1.
      """)

  @OptionGroup var rounds: RoundOptions

  @Argument(help: "The scripts.", completion: .file(extensions: ["touch"]))
  var scripts: [String]

  @MainActor func perform() throws {
    let factory = PhoneFactory()
    let measured = try rounds.rounds { watch in
      try watch.time {
        try scripts.map { path in
          let file = try LoadedScript(ScriptFileContents(path))
          return ScriptRunner(
            file.script, name: path, on: factory.makePhone(for: file.demo),
            launching: file.demo.app(file.variant)
          ).run()
        }
      }
    }
    let failed = measured.first.filter { !$0.failureText.isEmpty }
    guard failed.isEmpty else {
      for result in failed { Console.report(result) }
      throw CommandFailure(.failure, messages: [])
    }
    var line = Measurement(of: "scripts")
    line.add("scripts", scripts.count)
    line.add("rounds", measured.count)
    line.add(Double(scripts.count * measured.count) / measured.seconds, in: "scripts_per_s")
    line.add("seconds", measured.seconds)
    Console.out(line.text)
  }
}
