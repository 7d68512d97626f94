import AppLibrary
import Painter
import Terminal

/// Pages that explain the scripts that failed in `play`. Each script is played again.
@MainActor
struct FailureExplanations {
  /// The folder for the pages.
  let folder: String
  /// The factory that creates the phones.
  let factory: PhoneFactory
  /// The pictures that replace the demos' own, by demo name.
  let overrides: [String: ImageOverrides]
  /// The methods in the user's files.
  let methods: MethodLines

  /// Writes a page for each script that has a failed expectation or warning.
  ///
  /// A script whose process crashed or hung is not explained, because it would crash or hang again.
  ///
  /// - Parameter names: The file names for the pages, without extensions.
  /// - Throws: After trying all pages, an error if one could not be made; `StopSignals.Stopped`.
  func make(of files: [LoadedScript], _ reports: [ScriptReport], _ names: [String]) throws {
    let signals = StopSignals()
    var failures = FailureList()
    for (index, report) in reports.enumerated()
    where report.exitCode == .failure && report.processFailure == nil {
      let (file, path) = (files[index], "\(folder)/\(names[index]).html")
      _ = try failures.collect {
        try AtomicFile.require(path, below: folder)
        let recorder = ExplanationRecorder(
          ExplanationRecorder.Subject(file), factory: factory, scale: 1, part: 0...1e6,
          overrides: overrides[file.app.name], methods: methods)
        let (side, _) = try recorder.record { try signals.check() }
        try ExplanationPage.write(Explanation(of: [side]), asJSON: false, to: path)
      }
    }
    try failures.rethrow()
  }
}
