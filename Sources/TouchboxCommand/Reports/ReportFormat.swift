import Foundation

/// A format of reports that `play` writes, and `merge` reads and joins.
@MainActor protocol ReportFormat {
  /// The report of one script.
  associatedtype Script

  /// The format's name in messages.
  static var name: String { get }
  /// The beginning of every report in this format.
  static var start: String { get }

  /// Returns the report of a script.
  ///
  /// - Parameters:
  ///   - shard: The shard that the script belongs to; `nil` for none.
  ///   - position: The script's position in the shard, from 0.
  static func script(of report: ScriptReport, shard: ReportedShard?, position: Int) -> Script
  /// Whether a script failed.
  static func hasFailed(_ script: Script) -> Bool
  /// Returns a report of scripts that do not form a shard.
  static func text(of scripts: [Script]) -> String
  /// Reads a report that `play` wrote.
  ///
  /// Other programs' files in this format are rejected, because they do not say how to order and
  /// count their scripts.
  static func read(_ bytes: Data) throws(ReportError) -> (shard: ReportedShard?, scripts: [Script])
}

/// The reason why a report cannot be read.
enum ReportError: Error {
  /// It is incomplete or damaged.
  case cutOff
  /// `play` did not write it.
  case unknown
}

/// A shard's report after reading.
struct ShardReport<Script> {
  /// The path that the user gave.
  var path: String
  /// The shard.
  var shard: ReportedShard
  /// The reports of its scripts, in order.
  var scripts: [Script]
}
