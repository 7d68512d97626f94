import Foundation

/// A format for reports, which `play` writes, and `merge` reads and combines.
@MainActor protocol ReportFormat {
  /// The report on one script.
  associatedtype Script

  /// The format's name in messages.
  static var name: String { get }
  /// The beginning of every report in this format.
  static var start: String { get }

  /// Returns the report on a script.
  ///
  /// - Parameters:
  ///   - shard: The shard that contains the script, or `nil` if the run is not sharded.
  ///   - position: The script's position in the shard, from 0.
  static func script(of report: ScriptReport, shard: ReportedShard?, position: Int) -> Script
  /// Whether a script failed.
  static func hasFailed(_ script: Script) -> Bool
  /// Returns a report on scripts that are not a shard.
  static func text(of scripts: [Script]) -> String
  /// Reads a report that `play` wrote.
  ///
  /// Files that other programs wrote in this format are rejected, because they lack the information
  /// for ordering and counting scripts.
  static func read(_ bytes: Data) throws(ReportError) -> (shard: ReportedShard?, scripts: [Script])
}

/// The reason why a report cannot be read.
enum ReportError: Error {
  /// The report is incomplete or damaged.
  case cutOff
  /// The report was not written by `play`.
  case unknown
}

/// A shard's report that has been read.
struct ShardReport<Script> {
  /// The path specified by the user.
  var path: String
  /// The shard.
  var shard: ReportedShard
  /// The reports on the shard's scripts, in order.
  var scripts: [Script]
}
