/// The last line of a `play`.
@MainActor
struct PlaySummary {
  /// The reports of the scripts that were played.
  var reports: [ScriptReport]
  /// The number of scripts to play.
  var total: Int
  /// The shard that they are; `nil` for all.
  var shard: Shard?
  /// The seconds it took.
  var duration: Double
  /// The signal that ended it; `nil` if none did.
  var signal: Int32?

  /// The line.
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
