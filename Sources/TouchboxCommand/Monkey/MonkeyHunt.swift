import CoreGraphics
import Foundation
import Monkey
import TouchScript
import UIKit

/// Plays random sessions until the budget is exhausted, and shrinks the failing ones.
@MainActor
struct MonkeyHunt {
  /// The limit at which a hunt stops.
  enum Budget {
    /// Stop after this many packets.
    case packets(Int)
    /// Stop after this many seconds of real time.
    case seconds(Double)
  }

  /// A failing session after shrinking.
  struct Finding {
    /// The session number.
    var number: Int
    /// The failure.
    var failure: MonkeyFailure
    /// The smallest session that fails in the same way.
    var session: MonkeySession
    /// The time of the failure on the phone's clock, or nil if the session does not run to its end.
    var time: AppTime?
    /// The part of the session that can be shown in a picture and a film.
    var harmless: Script
    /// The number of packets and interruptions in the original session.
    var originalSize: Int
    /// The number of sessions tried while shrinking it.
    var trialCount: Int
  }

  /// The amount of work done.
  struct Count {
    /// The number of sessions.
    var sessions = 0
    /// The number of packets and interruptions.
    var packets = 0
    /// The total duration on the phone's clock, in seconds.
    var phoneSeconds = 0.0
  }

  /// The maximum number of sessions to try while shrinking one.
  static let trialLimit = 2000
  /// The number of seconds after which a session counts as hung during shrinking.
  static let hangPatience = 0.5

  private(set) var count = Count()
  private(set) var findings: [Finding] = []
  private let settings: MonkeySettings
  private let worker: MonkeyWorker
  private let budget: Budget
  private let findingLimit: Int
  private let start = SuspendingClock().now

  /// Creates a hunt.
  ///
  /// - Parameter findingLimit: The number of different failures after which the hunt ends.
  init(_ settings: MonkeySettings, worker: MonkeyWorker, budget: Budget, findingLimit: Int) {
    (self.settings, self.worker, self.budget) = (settings, worker, budget)
    self.findingLimit = findingLimit
  }

  private var isOver: Bool {
    switch budget {
    case .packets(let limit): count.packets >= limit
    case .seconds(let limit): (SuspendingClock().now - start) / .seconds(1) >= limit
    }
  }

  /// Plays sessions starting at a number, and calls a closure with each new failure.
  ///
  /// - Throws: `StopSignals.Stopped`, or a failure that the app did not cause.
  mutating func run(from first: Int, _ found: (Finding) throws -> Void) throws {
    let launch: MonkeyWorker.Launch
    switch try worker.launch() {
    case .success(let success): launch = success
    case .failure(let failure):
      let finding = Finding(
        number: first, failure: failure, session: MonkeySession(), time: nil,
        harmless: MonkeySession().script, originalSize: 0, trialCount: 0)
      findings.append(finding)
      return try found(finding)
    }
    var next = first
    while !isOver, findings.count < findingLimit {
      var count = count
      let failed = try worker.playSessions(from: next) { number in
        add(number, launch, to: &count)
        self.count = count
        return isOver
      }
      guard let failed else { return }
      add(failed.number, launch, to: &count)
      self.count = count
      next = failed.number + settings.stride
      guard !findings.contains(where: { $0.failure.isSame(as: failed.failure) }) else { continue }
      let finding = try shrink(failed, session(failed.number, launch))
      findings.append(finding)
      try found(finding)
    }
  }

  private func session(_ number: Int, _ launch: MonkeyWorker.Launch) -> MonkeySession {
    MonkeyGenerator.session(
      seed: settings.seed, number: number, packets: settings.sessionPackets, screen: launch.screen,
      targets: launch.targets)
  }

  private func add(_ number: Int, _ launch: MonkeyWorker.Launch, to count: inout Count) {
    let session = session(number, launch)
    count.sessions += 1
    count.packets += session.size
    count.phoneSeconds += session.endTime.seconds
  }

  private func shrink(
    _ failed: MonkeyWorker.Failed, _ session: MonkeySession
  ) throws -> Finding {
    var (failure, time) = (failed.failure, failed.time)
    // Anything after the failure is irrelevant.
    var first = session
    if let end = failed.time { first.cut(after: end) }
    // A session takes 10 ms. If each trial waited for seconds, shrinking would take minutes.
    let isHang = failure.kind == .hang
    let patience = isHang ? min(Self.hangPatience, worker.timeout) : nil
    func result(of session: MonkeySession, patience: Double?) throws -> Bool {
      guard let result = try worker.play(session.script, patience: patience),
        result.failure.isSame(as: failed.failure)
      else { return false }
      if !isHang { (failure, time) = result }
      return true
    }
    var shrinker = SessionShrinker(first, limit: Self.trialLimit) {
      try result(of: $0, patience: patience)
    }
    try shrinker.shrink()
    let isConfirmed = try !isHang || result(of: shrinker.best, patience: nil)
    let best = isConfirmed ? shrinker.best : first
    return Finding(
      number: failed.number, failure: failure, session: best, time: time,
      harmless: try harmlessPart(of: best.script, failure), originalSize: session.size,
      trialCount: shrinker.trialCount)
  }

  /// Returns the longest prefix of a script that does not crash or hang. For other failures, this
  /// is the whole script.
  private func harmlessPart(of script: Script, _ failure: MonkeyFailure) throws -> Script {
    var script = script
    switch failure.kind {
    case .crash, .hang, .runaway:
      repeat {
        guard let last = script.steps.last?.time else { break }
        script.steps.removeAll { $0.time == last }
      } while try worker.play(script, patience: Self.hangPatience) != nil
    case .expectation, .touchLeft, .gestureLeft, .leak, .growth: break
    }
    return script
  }
}
