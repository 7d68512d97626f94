import Foundation
import Simulator
import TouchScript

/// What came of many scripts, in a line.
@MainActor
struct PlaySummary {
  /// What came of those that were played.
  var results: [ScriptReport]
  /// How many were to be played.
  var total: Int
  /// The wall clock's seconds.
  var duration: Double
  /// The signal that ended the play; nil where none did.
  var signal: Int32?

  /// The line.
  var text: String {
    let failed = results.filter { $0.exitCode != .success }.map(\.name)
    let count = results.count == total ? "\(total)" : "\(results.count) of \(total)"
    let end = signal.map { ", then ended by signal \($0)" } ?? ""
    let names = failed.isEmpty ? "" : ": \(failed.joined(separator: ", "))"
    return "\(count) \(total == 1 ? "script" : "scripts") in "
      + String(format: "%.2f s", duration) + end
      + ": \(results.count - failed.count) passed, \(failed.count) failed\(names)"
  }

  /// Writes seconds without decimals where they need none.
  nonisolated static func seconds(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
