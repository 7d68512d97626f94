/// The description of a shard in a report.
///
/// Only `merge` uses it. It is the member `shard` in JSON, a comment in TAP, and the document's
/// name and a property of each suite in JUnit XML.
struct ReportedShard: Codable, Equatable {
  /// The shard's number, from 1.
  var index: Int
  /// The number of shards.
  var count: Int
  /// The total number of scripts in all shards.
  var scripts: Int
  /// The signal that ended the shard before all scripts were played, or `nil` if none did.
  var signal: Int32?

  /// Creates the description of a shard.
  init(_ shard: Shard, scripts: Int, signal: Int32? = nil) {
    (index, count) = (shard.index, shard.count)
    (self.scripts, self.signal) = (scripts, signal)
  }

  /// Parses the format of `text`, or returns `nil` for anything else.
  init?(_ text: some StringProtocol) {
    let pattern = #/shard ([0-9]+/[0-9]+) of ([0-9]+) scripts?(?:, ended by signal ([0-9]+))?/#
    guard let match = String(text).wholeMatch(of: pattern), let shard = Shard(match.1),
      let scripts = Int(match.2)
    else { return nil }
    self.init(shard, scripts: scripts, signal: match.3.flatMap { Int32($0) })
  }

  /// The shard, or `nil` if a damaged report has numbers that are out of range.
  var shard: Shard? { scripts < 0 ? nil : Shard(index, of: count) }

  /// The shard in the syntax of options.
  var name: String { Shard.text(index, of: count) }

  /// The description as text: `shard 2/4 of 17 scripts`.
  var text: String {
    "shard \(name) of \(scripts) \(scripts == 1 ? "script" : "scripts")"
      + (signal.map { ", ended by signal \($0)" } ?? "")
  }
}
