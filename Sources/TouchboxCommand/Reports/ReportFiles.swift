import Painter
import Terminal

/// The report files that the options name.
@MainActor struct ReportFiles {
  /// The path of the report in the Test Anything Protocol; `-` is standard output.
  var tap: String?
  /// The path of the report in JSON.
  var json: String?
  /// The path of the report in JUnit's XML.
  var junit: String?

  /// Writes the files. If one cannot be written, the others still are.
  ///
  /// - Parameters:
  ///   - shard: The shard that consists of these scripts; `nil` for none.
  ///   - signal: The signal that ended the command; `nil` if none did.
  ///   - isFinal: Whether these are the last reports. Only final reports go to streams such as
  ///   standard output.
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
