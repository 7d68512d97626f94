import ArgumentParser
import Foundation
import Simulator
import TouchScript
import UIKit
import WebDriverActions

/// `touchbox play`
struct PlayCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play scripts of fingers, and check what they expect.",
    discussion: """
      All scripts are read first; nothing runs if any has a mistake. Each plays on a fresh phone, on \
      a clock of its own that does not wait; with --window it plays in a window, in time. The demos' \
      logs go to standard output, failed expectations and warnings to standard error.

      With --jobs each script plays in a process of its own, so that one that hangs or crashes \
      fails alone; it counts as code 3. What is written is in the order of the scripts all the \
      same, and ends with a line of what passed and what failed. Ctrl-C ends all processes; \
      reports tell what was done until then, and that the other scripts were not played.
      """)

  @Argument(
    help: "The scripts; - is standard input.", completion: .file(extensions: ["touch"]))
  var scripts: [String] = []

  @Option(
    help: ArgumentHelp(
      "Play WebDriver Actions too, on the demo of --demo; may be said more than once.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var actions: [String] = []

  @Option(
    help: "The demo, for scripts that name none.",
    completion: .shellCommand("touchbox list | cut -d ' ' -f 1"))
  var demo: String?

  @Option(help: "corrected or published; by default what each script says.")
  var variant: ScriptHeader.Variant?

  @Option(
    help: ArgumentHelp("Where `snapshot` lines put their pictures.", valueName: "dir"),
    completion: .directory)
  var out = "."

  @Option(help: ArgumentHelp("Pixels a point of these pictures.", valueName: "number"))
  var scale: Double = 1

  @Flag(help: "Mark every finger in these pictures.")
  var dots = false

  @Option(
    help: ArgumentHelp("Write all that happens to a file; - is standard error.", valueName: "file"),
    completion: .file())
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "Write a line an expectation, in TAP; - is standard output, in place of the log.",
      valueName: "file"),
    completion: .file())
  var tap: String?

  @Option(
    help: ArgumentHelp("Write a summary in JSON; - as for --tap.", valueName: "file"),
    completion: .file())
  var json: String?

  @Option(
    help: ArgumentHelp("Write a summary in JUnit's XML; - as for --tap.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Flag(help: "Let warnings fail a script, such as fingers that are never lifted.")
  var strict = false

  @Flag(help: "Let scripts that expect log lines leave some unexpected.")
  var allowExtraLog = false

  @Flag(help: "Leave fingers down at the end of a script; they are cancelled otherwise.")
  var keep = false

  @Flag(help: "Play in a window, in time, with visible fingers; Escape stops it.")
  var window = false

  @Option(
    help: ArgumentHelp(
      "Seconds of the script in a real one, 0.1 to 10; with --window.", valueName: "number"))
  var speed: Double?

  @Option(
    help: ArgumentHelp(
      "Play each script in a process of its own, up to so many at once.", valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "With --jobs: how long a script may take before it is ended; by default 60.",
      valueName: "seconds"))
  var timeout: Double?

  @OptionGroup var images: ImagesOption

  func validate() throws {
    try SnapCommand.validate(scale: scale)
    if let jobs, !ParallelPlay.jobRange.contains(jobs) {
      throw ValidationError(
        "--jobs \(jobs) is out of range; expected \(ParallelPlay.jobRange.lowerBound) to "
          + "\(ParallelPlay.jobRange.upperBound)")
    }
    if let timeout {
      guard timeout > 0, timeout <= 1e6 else {
        throw ValidationError(
          "--timeout \(timeout) is out of range; expected more than 0 and up to 1000000 seconds")
      }
      if jobs == nil {
        throw ValidationError(
          "--timeout ends processes, of which only --jobs makes some; expected --jobs NUMBER too")
      }
    }
    if scripts.isEmpty, actions.isEmpty {
      throw ValidationError("Missing expected argument '<scripts> ...', or --actions FILE.json")
    }
    if [tap, json, junit].count(where: { $0 == "-" }) > 1 {
      throw ValidationError(
        "one of --tap, --json and --junit can go to standard output; expected files for the others")
    }
    if window, jobs != nil {
      throw ValidationError("--window shows one script at a time; expected it without --jobs")
    }
    if let speed {
      guard window else { throw ValidationError("--speed goes with --window") }
      guard speed >= 0.1, speed <= 10 else {
        throw ValidationError("--speed \(speed) is out of range; expected 0.1 to 10")
      }
    }
  }

  /// Whether a report takes the log's place on standard output.
  private var isReportPrinted: Bool { [tap, json, junit].contains("-") }

  /// How the scripts are played.
  private var manner: PlayOptions {
    PlayOptions(
      scale: scale, marksFingers: dots, folder: out, printsLog: !isReportPrinted, isStrict: strict,
      allowsExtraLog: allowExtraLog, keepsTouches: keep, windowSpeed: window ? speed ?? 1 : nil)
  }

  @MainActor func perform() throws {
    // Before anything that may start a thread.
    let signals = jobs.map { _ in BlockedSignals() }
    try AtomicOutput.checkApart(
      [("--trace", trace), ("--tap", tap), ("--json", json), ("--junit", junit)],
      from: scripts + actions)
    let files = try LoadedScript.all(scripts, actions: actions, demo: demo, variant: variant)
    try perform(with: files, signals)
  }

  /// Plays scripts that were read already.
  ///
  /// - Parameter signals: What processes of their own need; nil without.
  @MainActor func perform(with files: [LoadedScript], _ signals: BlockedSignals? = nil) throws {
    let traceFile = try trace.map { try LineWriter($0) }
    let brought = try images.load(for: files.map(\.demo), scale: scale)
    let outcome: Outcome
    if let jobs, let signals {
      outcome = try play(files, brought, traceFile, jobs: jobs, signals)
    } else {
      outcome = try play(files, brought, traceFile)
    }
    defer { if let summary = outcome.summary { Console.err(summary) } }
    let results = outcome.results(of: files)
    try report(results, signal: outcome.signal)
    if let signal = outcome.signal { throw ArgumentParser.ExitCode(128 + signal) }
    try traceFile?.check()
    let code = results.map(\.exitCode).max() ?? .success
    if code != .success { throw CommandFailure(code, sentences: []) }
  }

  /// What came of the scripts.
  private struct Outcome {
    /// The results in the scripts' order, nil for those that were not played to their end; as many
    /// as there are scripts, or fewer.
    var results: [ScriptReport?] = []
    /// The signal that ended the play; nil where none did.
    var signal: Int32?
    /// A line that is told at the end; nil for none.
    var summary: String?

    /// Returns a result of each script, where others than those that were played have failed.
    @MainActor func results(of files: [LoadedScript]) -> [ScriptReport] {
      let reason = signal.map { "signal \($0) ended the play" } ?? "the play ended"
      let loss = ScriptReport.ProcessFailure(reason: "was not played to its end: \(reason)")
      return files.enumerated().map { number, file in
        (number < results.count ? results[number] : nil)
          ?? ScriptReport(unfinished: file.script, name: file.name, loss)
      }
    }
  }

  /// Plays the scripts here, one after the other.
  @MainActor private func play(
    _ files: [LoadedScript], _ brought: [String: ImageOverrides], _ traceFile: LineWriter?
  ) throws -> Outcome {
    let (shop, manner) = (PhoneFactory(), manner)
    var outcome = Outcome()
    do {
      for file in files {
        if files.count > 1 { traceFile?.write("# \((file.name as NSString).lastPathComponent)") }
        let result = try manner.play(file, in: shop, brought[file.demo.name], trace: traceFile) {
          try shop.savePicture(of: $0, scale: scale, to: $1)
        }
        outcome.results.append(result)
      }
    } catch let stopped as BlockedSignals.Stopped {
      outcome.signal = stopped.signal
    }
    return outcome
  }

  /// Plays the scripts in processes of their own, and tells what came of them.
  @MainActor private func play(
    _ files: [LoadedScript], _ brought: [String: ImageOverrides], _ traceFile: LineWriter?,
    jobs: Int, _ signals: BlockedSignals
  ) throws -> Outcome {
    let clock = SuspendingClock()
    let start = clock.now
    let play = try ParallelPlay(
      files, manner, brought: brought,
      trace: traceFile.map { ($0, trace == "-" ? .standardError : .file) }, jobs: jobs,
      timeout: timeout ?? ParallelPlay.usualTimeout, signals: signals)
    var signal: Int32?
    do {
      try play.play()
    } catch let stopped as BlockedSignals.Stopped {
      signal = stopped.signal
    }
    let summary = PlaySummary(
      results: play.outcomes.compactMap { $0 }, total: files.count,
      duration: (clock.now - start) / .seconds(1), signal: signal)
    return Outcome(results: play.outcomes, signal: signal, summary: summary.text)
  }

  /// Writes the reports; one that cannot be written keeps no other from it.
  @MainActor private func report(_ results: [ScriptReport], signal: Int32?) throws {
    let reports: [(path: String?, text: ([ScriptReport]) -> String)] = [
      (tap, TAPReport.text), (json, { JSONReport.text(of: $0, signal: signal) }),
      (junit, JUnitReport.text),
    ]
    var failures = FailureList()
    for case (let path?, let text) in reports {
      _ = try failures.collect {
        if path == "-" {
          Console.outText(text(results))
        } else {
          try AtomicOutput.write(text(results), to: path)
        }
      }
    }
    try failures.rethrow()
  }
}
