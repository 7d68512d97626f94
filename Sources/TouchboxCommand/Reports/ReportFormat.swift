import Foundation

/// A format of reports that `play` writes, and `merge` reads and joins.
@MainActor protocol ReportFormat {
  /// What a report says about one script.
  associatedtype Script

  /// The format's name in messages.
  static var name: String { get }
  /// What every report of the format begins with.
  static var start: String { get }

  /// Returns what is reported about a script.
  ///
  /// - Parameters:
  ///   - shard: The shard that the script belongs to; `nil` for none.
  ///   - position: The script's position in the shard, from 0.
  static func script(of report: ScriptReport, shard: ReportedShard?, position: Int) -> Script
  /// Whether a script failed.
  static func hasFailed(_ script: Script) -> Bool
  /// Returns a report of scripts that are no shard.
  static func text(of scripts: [Script]) -> String
  /// Reads what `play` wrote.
  ///
  /// Other programs' files of the format are refused: nothing says how to order and count theirs.
  static func read(_ bytes: Data) throws(ReportError) -> (shard: ReportedShard?, scripts: [Script])
}

/// Why a report cannot be read.
enum ReportError: Error {
  /// It ends too early, or bytes of it are damaged.
  case cutOff
  /// It is not what `play` writes.
  case unknown
}

/// The report of a shard, as it was read.
struct ShardReport<Script> {
  /// The path that the user gave.
  var path: String
  /// The shard.
  var shard: ReportedShard
  /// What is said about its scripts, in their order.
  var scripts: [Script]
}
