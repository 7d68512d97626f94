import AppLibrary
import ArgumentParser
import Foundation
import Monkey
import Terminal
import TouchScript
import UIKit

/// The `touchbox monkey` command.
struct MonkeyCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "monkey",
    abstract: "Send random touches to an app, and find the shortest script that makes it fail.",
    discussion: """
      Each session launches the app and plays about 200 packets of random input: taps, drags, pinches, \
      rotations, swipes, long presses, palms, extra fingers, canceled touches and lost focus. Sessions \
      run in virtual time. The app must not crash, hang, schedule endless work, keep adding views, \
      retain touches or gestures after all fingers have lifted, or leak views and gesture recognizers. \
      Each --expect must hold after every packet.

      A failing session is reduced to the shortest script that still fails, which is saved in the --out \
      folder with a picture and a film. The same seed produces the same sessions and, with --packets, \
      the same run. The exit code is 0 if nothing failed, and 1 otherwise.
      """)

  @Argument(
    help: "The demo's name, or your own Swift or Objective-C files or their folder.",
    completion: .demos)
  var demo: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop after this many packets.", valueName: "number"))
  var packets: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Stop after this many minutes; by default 1.", valueName: "number"))
  var minutes: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seed for the random sessions, a nonnegative integer.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      """
      An expectation to check after every packet, in the form that follows `expect` in scripts, such \
      as 'prop ball.alpha 1' or 'count card 4'; may be repeated.
      """, valueName: "expectation"))
  var expect: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file with such expectations, one per line; # starts a comment.", valueName: "file"),
    completion: .file())
  var invariants: String?

  @Option(
    help: ArgumentHelp(
      "Check this script instead of random sessions.", valueName: "file"),
    completion: .file(extensions: ["touch"]))
  var script: String?

  @Flag(help: "Do not report views and gesture recognizers that outlive the app.")
  var allowLeaks = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum amount of memory for the app.", valueName: "megabytes"))
  var memory = 1000

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a session may take before it counts as hung.", valueName: "seconds"))
  var timeout: Double = 5

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop after this many different failures.", valueName: "number"))
  var failures = 5

  @Option(
    help: ArgumentHelp(
      "Play only every N-th session, starting with the K-th, to share the work among N machines.",
      valueName: "K/N"),
    transform: Shard.parse)
  var shard: Shard?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for scripts, pictures and films.", valueName: "dir"),
    completion: .directory)
  var out = "monkey"

  @Option(help: "The variant, corrected or published; by default the script's, or corrected.")
  var variant: ScriptHeader.Variant?

  @OptionGroup var app: AppOption

  func validate() throws {
    if packets != nil, minutes != nil {
      throw ValidationError(
        "--packets and --minutes both set when to stop; expected only one of them")
    }
    if let packets { try requireRange("--packets", packets, 1...1_000_000_000_000) }
    if let minutes {
      guard minutes > 0, minutes <= 1e5 else {
        throw ValidationError(
          "--minutes \(minutes) is out of range; expected more than 0 and up to 100000")
      }
    }
    guard timeout >= 0.1, timeout <= 3600 else {
      throw ValidationError("--timeout \(timeout) is out of range; expected 0.1 to 3600 seconds")
    }
    try requireRange("--memory", memory, 50...15_000, unit: " megabytes")
    try requireRange("--failures", failures, 1...1000)
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    try app.launchFiles(demo, in: catalog)
    let target = try app.app(demo, in: catalog)
    catalog.announce(target)
    try OutputPaths.checkFolder("--out", out)
    let expectations = try expect + fileExpectations()
    _ = try MonkeyInvariants.parse(expectations)
    let script = try self.script.map {
      try LoadedScript(
        ScriptFileContents($0), in: catalog, app: target.name, variant: self.variant,
        device: app.device)
    }
    let device = script?.device ?? app.device ?? .iPhone
    let variant = script?.variant ?? self.variant ?? .corrected
    let settings = MonkeySettings(
      app: target.name, variant: variant.rawValue, device: device.name, seed: seed,
      stride: shard?.count ?? 1,
      invariants: expectations, allowsLeaks: allowLeaks, memoryLimit: memory)
    let signals = StopSignals()
    let worker = try MonkeyWorker(settings, timeout: timeout, signals: signals)
    do {
      if let script {
        try check(script, worker)
      } else {
        try hunt(settings, worker, signals)
      }
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
  }

  @MainActor private func fileExpectations() throws -> [String] {
    guard let invariants else { return [] }
    let text = String(
      decoding: try ScriptFileContents.data(
        invariants, expected: "expectations, one on each line"), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let content = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .trimmingCharacters(in: .whitespaces)
      return content.isEmpty ? nil : content
    }
  }

  // MARK: - Random sessions

  @MainActor private func hunt(
    _ settings: MonkeySettings, _ worker: MonkeyWorker, _ signals: StopSignals
  ) throws {
    let clock = SuspendingClock()
    let start = clock.now
    let budget: MonkeyHunt.Budget = packets.map { .packets($0) } ?? .seconds((minutes ?? 1) * 60)
    var hunt = MonkeyHunt(settings, worker: worker, budget: budget, findingLimit: failures)
    let files = MonkeyFiles(
      folder: out, app: settings.app, variant: variant ?? .corrected, device: app.device,
      command: command(for: settings.app), signals: signals)
    defer {
      Console.err(
        Self.summary(
          hunt.count, failures: hunt.findings.count, in: (clock.now - start) / .seconds(1))
          + (shard.map { ", shard \($0.text)" } ?? "")
      )
    }
    try hunt.run(from: (shard?.index ?? 1) - 1) { finding in
      Console.warn(Self.text(of: finding))
      for path in try files.write(finding) { Console.wrote(path) }
    }
    if !hunt.findings.isEmpty { throw CommandFailure(.failure, messages: []) }
  }

  @MainActor private static func text(of finding: MonkeyHunt.Finding) -> String {
    let size = finding.session.size
    return "session \(finding.number): \(finding.failure.kind.rawValue): \(finding.failure.message)"
      + "; shrunk from \(finding.originalSize) to \(size) \(size == 1 ? "step" : "steps") by "
      + "\(finding.trialCount) \(finding.trialCount == 1 ? "trial" : "trials")"
  }

  @MainActor private static func summary(
    _ count: MonkeyHunt.Count, failures: Int, in seconds: Double
  ) -> String {
    func rounded(_ number: Double) -> String { ScriptSyntax.text(of: (number * 10).rounded() / 10) }
    let factor = seconds > 0 ? count.phoneSeconds / seconds : 0
    return
      "\(count.sessions) \(count.sessions == 1 ? "session" : "sessions"), "
      + "\(count.packets) \(count.packets == 1 ? "packet" : "packets"), "
      + "\(rounded(count.phoneSeconds / 60)) min of phone time in \(rounded(seconds)) s "
      + "(\(Int(factor)) times real time), \(failures) \(failures == 1 ? "failure" : "failures")"
  }

  /// Returns the command line that reproduces the sessions.
  @MainActor private func command(for name: String) -> String {
    var words = [Console.programName, "monkey", name, "--seed", "\(seed)"]
    if let variant { words += ["--variant", variant.rawValue] }
    if let device = app.device { words += ["--device", device.name] }
    if let shard { words += ["--shard", shard.text] }
    return words.joined(separator: " ")
  }

  // MARK: - One script

  @MainActor private func check(
    _ file: LoadedScript, _ worker: MonkeyWorker
  ) throws {
    guard let found = try worker.play(file.script) else {
      return Console.err("\(file.name): nothing failed")
    }
    throw CommandFailure(
      .failure, "\(file.name): \(found.failure.kind.rawValue): \(found.failure.message)")
  }
}
