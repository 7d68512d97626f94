import Painter
import Terminal

/// The report files specified by the options.
@MainActor struct ReportFiles {
  /// The path of the report in the Test Anything Protocol. `-` is standard output.
  var tap: String?
  /// The path of the JSON report.
  var json: String?
  /// The path of the JUnit XML report.
  var junit: String?

  /// Writes the files. If one cannot be written, the others are still written.
  ///
  /// - Parameters:
  ///   - shard: The shard made up of these scripts, or `nil` if the run is not sharded.
  ///   - signal: The signal that ended the command, or `nil` if none did.
  ///   - isFinal: Whether these are the final reports. Only final reports are written to streams
  ///   such as standard output.
  func write(
    _ reports: [ScriptReport], shard: ReportedShard?, signal: Int32?, isFinal: Bool = true
  ) throws {
    var shard = shard
    shard?.signal = signal
    let formats: [(path: String?, text: () -> String)] = [
      (tap, { TAPReport.text(of: reports, shard: shard) }),
      (json, { JSONReport.text(of: reports, shard: shard, signal: signal) }),
      (junit, { JUnitReport.text(of: reports, shard: shard) }),
    ]
    var failures = FailureList()
    for case (let path?, let text) in formats where isFinal || !OutputPaths.isStream(path) {
      _ = try failures.collect {
        if path == "-" {
          Console.outContents(text())
        } else {
          try AtomicFile.write(text(), to: path)
        }
      }
    }
    try failures.rethrow()
  }
}
