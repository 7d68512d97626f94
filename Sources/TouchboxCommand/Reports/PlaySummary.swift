/// The summary line at the end of a `play`.
@MainActor
struct PlaySummary {
  /// The reports of the finished scripts.
  var reports: [ScriptReport]
  /// The total number of scripts in this run.
  var total: Int
  /// The shard of this run, or `nil` if it is not sharded.
  var shard: Shard?
  /// The duration in seconds.
  var duration: Double
  /// The signal that ended the run, or `nil` if none did.
  var signal: Int32?

  /// The line's text.
  var text: String {
    let failed = reports.filter { $0.exitCode != .success }.map(\.name)
    let count = reports.count == total ? "\(total)" : "\(reports.count) of \(total)"
    let end = signal.map { ", then ended by signal \($0)" } ?? ""
    let names = failed.isEmpty ? "" : ": \(failed.joined(separator: ", "))"
    let part = shard.map { " of shard \($0.text)" } ?? ""
    return "\(count) \(total == 1 ? "script" : "scripts")\(part) in "
      + String(format: "%.2f s", duration) + end
      + ": \(reports.count - failed.count) passed, \(failed.count) failed\(names)"
  }
}
