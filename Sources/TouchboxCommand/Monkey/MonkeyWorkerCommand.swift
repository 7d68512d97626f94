import AppLibrary
import ArgumentParser
import Foundation
import Monkey
import Terminal
import TouchScript
import UIKit

/// The internal `touchbox monkey-worker` command, which runs the app in a process that may crash.
struct MonkeyWorkerCommand: PhoneCommand {
  static let name = "monkey-worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Play random sessions for `monkey`.", shouldDisplay: false)

  @Argument(help: "The path of the file for this process's errors.")
  var errors: String

  @Argument(help: "The settings of all sessions, as JSON.")
  var settings: String

  /// The limit on the process's address space. An app that keeps allocating memory crashes before
  /// it slows down the whole machine.
  private static let addressSpace: rlim_t = 16 << 30

  @MainActor func perform(_ catalog: AppCatalog) throws {
    let answers = ParentChannel.open()
    let requests = ParentInput { bytes throws(CommandFailure) in
      try MonkeyRequest.first(of: &bytes)
    }
    let settings: MonkeySettings
    do {
      settings = try JSONDecoder().decode(MonkeySettings.self, from: Data(self.settings.utf8))
    } catch {
      throw CommandFailure(.usage, "\(self.settings): not settings of `monkey` (\(error))")
    }
    try WorkerStreams.redirect(STDOUT_FILENO, to: "/dev/null")
    try WorkerStreams.redirect(STDERR_FILENO, to: errors)
    var limit = rlimit(rlim_cur: Self.addressSpace, rlim_max: Self.addressSpace)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let app = try catalog.find(settings.app)
    let factory = PhoneFactory(assets: catalog.assets)
    let trial = MonkeyTrial(
      of: app.launchTarget(ScriptHeader.Variant(rawValue: settings.variant) ?? .corrected),
      checks: MonkeyTrial.Checks(
        invariants: try MonkeyInvariants.parse(settings.invariants),
        findsLeaks: !settings.allowsLeaks)
    ) { factory.makePhone(for: app, device: Device(named: settings.device) ?? .iPhone) }
    let (screen, targets) = trial.targets()
    try answers.write(contentsOf: MonkeyAnswer.launched(screen: screen, targets: targets).line)
    while true {
      switch try requests.next() {
      case .script(let text):
        let script = try Script(parsing: Array(text.utf8), file: "session")
        let finding = trial.play(script)
        try answers.write(
          contentsOf: (finding.map { MonkeyAnswer.failed($0.failure, at: $0.time) } ?? .passed).line
        )
      case .sessions(let first):
        for number in stride(from: first, to: .max, by: settings.stride) {
          try answers.write(contentsOf: MonkeyAnswer.session(number).line)
          let session = MonkeyGenerator.session(
            seed: settings.seed, number: number, packets: settings.sessionPackets, screen: screen,
            targets: targets)
          let finding = trial.play(session) ?? growth(settings, session)
          guard let finding else { continue }
          try answers.write(
            contentsOf: MonkeyAnswer.failed(finding.failure, at: finding.time).line)
          break
        }
      }
    }
  }

  @MainActor private func growth(
    _ settings: MonkeySettings, _ session: MonkeySession
  ) -> MonkeyTrial.Finding? {
    guard let used = Self.residentMegabytes, used > settings.memoryLimit else { return nil }
    let failure = MonkeyFailure(
      .growth, "more than \(settings.memoryLimit) MB of memory", "\(used) MB are used")
    return MonkeyTrial.Finding(failure: failure, time: session.endTime)
  }

  /// The process's resident memory in megabytes, or nil if `/proc` is unavailable.
  private static var residentMegabytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE)) >> 20
  }
}

/// Parses the expectations that must hold after each packet.
enum MonkeyInvariants {
  /// Parses expectations, in the form that follows `expect` in scripts.
  ///
  /// - Throws: `CommandFailure` for the first text that is not an expectation, or that depends on
  ///   the order of the log.
  @MainActor static func parse(_ texts: [String]) throws -> [ScriptExpectation] {
    try texts.map { text in
      let line = text.hasPrefix("expect ") ? text : "expect \(text)"
      do {
        let script = try Script(parsing: Array("touchscript 1\n0 \(line)\n".utf8), file: "--expect")
        guard case .expectation(let expectation)? = script.steps.first?.action,
          script.steps.count == 1
        else { throw CommandFailure(.usage, "--expect \(text): expected one expectation") }
        switch expectation {
        case .log, .logContains, .logMatches, .snapshot:
          throw CommandFailure(
            .usage,
            "--expect \(text): cannot hold at every moment; expected nolog, label, prop, count, gesture "
              + "or trace")
        case .noLog, .label, .property, .count, .gesture, .trace: return expectation
        }
      } catch let error as ScriptError {
        let message = error.problems.first?.message ?? ""
        throw CommandFailure(.usage, "--expect \(text): \(message)")
      }
    }
  }
}
