import Foundation
import Terminal
import TouchScript

/// Combines the reports on shards into the report that a single `play` of all scripts would write.
@MainActor
struct ShardMerge<Format: ReportFormat> {
  typealias Report = ShardReport<Format.Script>

  /// The combined report, in script order.
  ///
  /// It ends with a failed script for each missing shard, so it contains a failure if and only if
  /// the exit code is a failure.
  let text: String
  /// Remarks for the user about the shards.
  let remarks: [String]
  private let shards: Int
  private let missingShards: Int
  private let total: Int
  private let missing: Int
  private let failed: Int

  /// Whether everything passed and no shard is missing.
  var hasPassed: Bool { failed == 0 && missingShards == 0 }

  /// A one-line summary.
  var summary: String {
    let count = "\(total) \(total == 1 ? "script" : "scripts")"
    let lost = missing > 0 ? ", \(missing) without a report" : ""
    return "\(count) of \(shards) \(shards == 1 ? "shard" : "shards"): "
      + "\(total - missing - failed) passed, \(failed) failed\(lost)"
  }

  /// Combines reports.
  ///
  /// - Parameter reports: At least one report. If two reports are about the same shard, the
  ///   complete one is used, or else the later one.
  /// - Throws: `CommandFailure` if the reports come from different runs.
  init(_ reports: [Report]) throws {
    let first = reports[0]
    var remarks: [String] = []
    var chosen: [Int: Report] = [:]
    var failures = FailureList()
    for report in reports {
      let shard = report.shard
      guard shard.count == first.shard.count, shard.scripts == first.shard.scripts else {
        failures.add(
          CommandFailure(
            .usage,
            "\(report.path): is \(Self.description(shard)), but \(first.path) is "
              + "\(Self.description(first.shard)); expected shards of the same run"))
        continue
      }
      guard let other = chosen[shard.index] else {
        chosen[shard.index] = report
        continue
      }
      let isBetter = shard.signal == nil || other.shard.signal != nil
      chosen[shard.index] = isBetter ? report : other
      let reason =
        (shard.signal == nil) == (other.shard.signal == nil)
        ? "named last" : "not ended by a signal"
      remarks.append(
        "\(other.path) and \(report.path) are both shard \(shard.name); "
          + "using \(isBetter ? report.path : other.path), which is \(reason)")
    }
    try failures.rethrow()
    let shards = (1...first.shard.count).compactMap { Shard($0, of: first.shard.count) }
    let absent = shards.filter { chosen[$0.index] == nil }
    for (_, report) in chosen.sorted(by: { $0.key < $1.key }) {
      guard let signal = report.shard.signal else { continue }
      remarks.append("\(report.path): shard \(report.shard.name) was ended by signal \(signal)")
    }
    remarks += absent.map { "shard \($0.text) is missing: \(Self.loss($0, first.shard.scripts))" }

    // The scripts were distributed to the shards in turn.
    let total = first.shard.scripts
    let scripts = (0..<total).compactMap { position in
      chosen[position % first.shard.count + 1]?.scripts[position / first.shard.count]
    }
    let failedScripts = absent.map { shard in
      let report = ScriptReport(
        ScriptResult(name: "shard \(shard.text)"),
        processFailure: .init(
          reason: "is missing: \(Self.loss(shard, total))", code: .failure))
      return Format.script(of: report, shard: nil, position: 0)
    }
    text = Format.text(of: scripts + failedScripts)
    failed = scripts.count { Format.hasFailed($0) }
    missing = absent.map { $0.share(of: total) }.reduce(0, +)
    (self.shards, missingShards) = (shards.count, absent.count)
    (self.remarks, self.total) = (remarks, total)
  }

  private static func description(_ shard: ReportedShard) -> String {
    var shard = shard
    shard.signal = nil
    return shard.text
  }

  private static func loss(_ shard: Shard, _ total: Int) -> String {
    let share = shard.share(of: total)
    return "there is no report of its \(share) \(share == 1 ? "script" : "scripts")"
  }
}

extension ShardReport {
  /// Reads a shard's report.
  @MainActor static func read<Format: ReportFormat>(
    _ bytes: Data, from path: String, as format: Format.Type
  ) throws -> ShardReport where Format.Script == Script {
    let parts: (shard: ReportedShard?, scripts: [Script])
    do throws(ReportError) {
      parts = try format.read(bytes)
      if let shard = parts.shard {
        guard let share = shard.shard?.share(of: shard.scripts) else { throw .unknown }
        guard parts.scripts.count == share else {
          throw parts.scripts.count < share ? .cutOff : .unknown
        }
      }
    } catch {
      let problem =
        switch error {
        case .cutOff: "is truncated or corrupt; expected a complete report: play the shard again"
        case .unknown: "is not in `play`'s format; expected a report of `play --shard K/N`"
        }
      throw CommandFailure(.file, "\(path): this \(format.name) \(problem)")
    }
    guard let shard = parts.shard else {
      throw CommandFailure(
        .usage,
        "\(path): does not say which shard it is; expected a report of `play --shard K/N`")
    }
    return ShardReport(path: path, shard: shard, scripts: parts.scripts)
  }
}
