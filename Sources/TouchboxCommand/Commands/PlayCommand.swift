import AppLibrary
import ArgumentParser
import Painter
import Terminal
import TouchScript
import UIKit

/// The `touchbox play` command.
struct PlayCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play touch scripts and check their expectations.",
    discussion: """
      All scripts are read first; if any of them contains an error, nothing runs. A demo's name stands \
      for its own script. Each script plays on a new phone, faster than real time, or with --window, in \
      a window in real time. The demos' logs go to standard output; failed expectations and warnings go \
      to standard error.

      Your own app runs in a separate process. If it crashes or exits, only its script fails, with code \
      3. With --jobs, several such processes share the scripts, and a script that takes too long fails \
      in the same way. Output is always in the order of the scripts.

      With --shard 2/4, only the second of every four scripts plays, so that four machines can share the \
      work; `merge` merges their reports.

      The last line says how many scripts passed and failed. After Ctrl-C, reports list the scripts \
      that were not played as failed.
      """)

  @Argument(
    help: "The scripts; - is standard input.", completion: .demos(orFiles: ["touch"]))
  var scripts: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also play WebDriver Actions on the demo that --demo names; may be repeated.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var actions: [String] = []

  @OptionGroup var app: AppOption

  @Option(
    help: ArgumentHelp(
      "The folder that stores the app's UserDefaults; by default, they start empty.",
      valueName: "dir"),
    completion: .directory)
  var defaults: String?

  @Option(help: "The demo for scripts that do not name one.", completion: .demos)
  var demo: String?

  @Option(help: "The variant, corrected or published; by default each script's.")
  var variant: ScriptHeader.Variant?

  @Option(
    help: ArgumentHelp(
      "The folder for the pictures of `snapshot` lines, with a subfolder for each script.",
      valueName: "dir"),
    completion: .directory)
  var out = "."

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point of these pictures.", valueName: "number"))
  var scale: Double = 1

  @Flag(help: "Save the pictures of `expect snapshot` lines instead of comparing them.")
  var updateSnapshots = false

  @Flag(help: "Mark every finger in these pictures.")
  var dots = false

  @Option(
    help: ArgumentHelp(
      "Write a trace of all events to a file; - is standard error.", valueName: "file"),
    completion: .file())
  var trace: String?

  @Flag(help: "Print where each touch goes, and why: hit tests, responders, gestures.")
  var explain = false

  @Option(
    help: ArgumentHelp(
      "Write a TAP report; - writes it to standard output, in place of the log.",
      valueName: "file"),
    completion: .file())
  var tap: String?

  @Option(
    help: ArgumentHelp("Write a JSON report; - works as with --tap.", valueName: "file"),
    completion: .file())
  var json: String?

  @Option(
    help: ArgumentHelp("Write a JUnit XML report; - works as with --tap.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Save a film of each failing script in this folder: a .webp, or pictures without ffmpeg.",
      valueName: "dir"),
    completion: .directory)
  var filmFailures: String?

  @Option(
    help: ArgumentHelp(
      "Save a page that explains each failing script in this folder, as `explain` does.",
      valueName: "dir"),
    completion: .directory)
  var explainFailures: String?

  @Option(
    help: ArgumentHelp(
      "Play only the scripts whose path matches a regular expression.", valueName: "pattern"))
  var filter: String?

  @Option(
    help: ArgumentHelp(
      "After --filter, play only every N-th script, starting with the K-th, to share work among machines.",
      valueName: "K/N"),
    transform: Shard.parse)
  var shard: Shard?

  @Flag(help: "Print only failures and the last line: no log, warnings or file names.")
  var quiet = false

  @Flag(help: "Treat warnings as failures, such as fingers that are never lifted.")
  var strict = false

  @Flag(help: "Allow unexpected log lines in scripts that expect some.")
  var allowExtraLog = false

  @Flag(help: "Leave fingers down at the end of a script; by default they are cancelled.")
  var keep = false

  @Flag(help: "Play in a window, in real time, with visible fingers; H shows all keys.")
  var window = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The playback speed with --window, 0.1 to 10; 1 is real time.", valueName: "number"))
  var speed: Double?

  @Option(
    help: ArgumentHelp(
      "With --window, the area around the phone: light, dark or auto, as with `run`.",
      valueName: "style"))
  var frame: FrameStyle?

  @Flag(help: "With --window, show views, responders and gestures in the window.")
  var inspect = false

  @Flag(
    help: """
      With --window, pause at each failed expectation and show the expected and the actual value; Return \
      writes the actual value to the script.
      """)
  var review = false

  @Flag(help: "With --window, close the window at the end.")
  var close = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of worker processes that share the scripts.", valueName: "number"))
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --jobs, how long a script may take before it is stopped; by default 60.",
      valueName: "seconds"))
  var timeout: Double?

  @OptionGroup var include: IncludeOption

  @OptionGroup var images: ImagesOption

  func validate() throws {
    try requireRange("--scale", scale, SnapCommand.scales)
    if out.isEmpty { throw ValidationError("--out is empty; expected a folder, such as .") }
    if let jobs { try requireRange("--jobs", jobs, WorkerPool.sizes) }
    if let timeout {
      guard timeout > 0, timeout <= 1e6 else {
        throw ValidationError(
          "--timeout \(timeout) is out of range; expected more than 0 and up to 1000000 seconds")
      }
      if jobs == nil {
        throw ValidationError(
          "--timeout applies only to worker processes; add --jobs NUMBER")
      }
    }
    if scripts.isEmpty, actions.isEmpty {
      throw ValidationError("Missing expected argument '<scripts> ...', or --actions FILE.json")
    }
    if [tap, json, junit].count(where: { $0 == "-" }) > 1 {
      throw ValidationError(
        "only one of --tap, --json and --junit can go to standard output; use files for the others")
    }
    if window, jobs != nil {
      throw ValidationError("--window shows one script at a time; use it without --jobs")
    }
    if let filter, (try? Regex(filter)) == nil {
      throw ValidationError(
        "--filter \(filter) is not a valid regular expression; put a backslash before ( [ { * + ?")
    }
    if inspect, !window {
      throw ValidationError(
        "--inspect requires --window; --explain prints the same information as text")
    }
    if explain, isReportPrinted || quiet {
      throw ValidationError(
        "--explain prints to standard output; use it without --quiet and without reports to -")
    }
    if frame != nil, !window { throw ValidationError("--frame requires --window") }
    if review, !window { throw ValidationError("--review requires --window") }
    if review, scripts.contains("-") {
      throw ValidationError("--review changes the script's file; use it without standard input")
    }
    if close, !window { throw ValidationError("--close requires --window") }
    if let speed {
      guard window else { throw ValidationError("--speed requires --window") }
      try requireRange("--speed", speed, 0.1...10)
    }
  }

  /// Whether a report is printed to standard output instead of the log.
  private var isReportPrinted: Bool { [tap, json, junit].contains("-") }

  /// The options for playing the scripts.
  private var options: PlayOptions {
    PlayOptions(
      scale: scale, marksFingers: dots, folder: out, isQuiet: quiet,
      printsLog: !isReportPrinted && !quiet, updatesSnapshots: updateSnapshots, isStrict: strict,
      allowsExtraLog: allowExtraLog, keepsTouches: keep, includable: include.paths,
      explains: explain, namesScripts: scripts.count + actions.count > 1, reviews: review,
      showsInspector: inspect,
      device: app.device?.name,
      defaults: defaults.map { DefaultsFolder($0).path }, windowSpeed: window ? speed ?? 1 : nil,
      frame: frame ?? .auto)
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    try app.launchFiles(in: catalog)
    let scripts = try chosen(scripts).map { try ScriptFileContents.path($0, in: catalog) }
    let actions = try chosen(actions)
    let paths = scripts + actions
    if paths.isEmpty {
      throw CommandFailure(
        .usage,
        "--filter \(filter ?? ""): no script's path matches, of \(self.scripts.count + self.actions.count)"
      )
    }
    try OutputPaths.checkDistinct(
      [("--trace", trace), ("--tap", tap), ("--json", json), ("--junit", junit)], from: paths)
    let positions = shard?.positions(of: paths.count) ?? Array(paths.indices)
    let firstAction = positions.firstIndex { $0 >= scripts.count } ?? positions.endIndex
    let files = try LoadedScript.all(
      positions[..<firstAction].map { paths[$0] },
      actions: positions[firstAction...].map { paths[$0] },
      includable: include.paths, in: catalog,
      app: app.override(in: catalog), demo: demo, variant: variant, device: app.device)
    try catalog.require(demo)
    try OutputPaths.checkFolder("--film-failures", filmFailures)
    try OutputPaths.checkFolder("--explain-failures", explainFailures)
    if let first = files.first { catalog.announce(first.app) }
    // All shards may write their pictures to the same folder.
    let folders = PictureFolders.names(for: paths)
    try play(
      files, folders: positions.map { folders[$0] },
      shard.map { ReportedShard($0, scripts: paths.count) }, in: catalog)
  }

  /// Returns the paths that match `--filter`.
  private func chosen(_ paths: [String]) throws -> [String] {
    guard let filter else { return paths }
    let pattern = try Regex(filter)
    return paths.filter { $0.contains(pattern) }
  }

  /// Plays scripts that have already been loaded, and writes reports on them.
  ///
  /// - Parameters:
  ///   - folders: The scripts' picture folders. By default, they are computed from these scripts
  ///   alone.
  ///   - shard: The shard made up of these scripts, or `nil` if the run is not sharded.
  @MainActor func play(
    _ files: [LoadedScript], folders: [String]? = nil, _ shard: ReportedShard? = nil,
    in catalog: AppCatalog, printsSummary: Bool = true
  ) throws {
    Console.flushBeforeSignals()
    let clock = SuspendingClock()
    let start = clock.now
    let factory = PhoneFactory(assets: catalog.assets)
    let folders = folders ?? PictureFolders.names(for: files.map(\.file.path))
    // A user's app may exit or crash its process, which could then no longer write reports.
    let playsInWorkers = jobs != nil || catalog.origin != .demos
    let signals = playsInWorkers ? StopSignals() : nil
    let traceFile = try trace.map { try LineWriter($0, isLazy: true, isBuffered: !window) }
    let overrides = try images.load(for: files.map(\.app), in: catalog, scale: scale)
    let outcome = Outcome()
    func summary(signal: Int32?) -> PlaySummary {
      PlaySummary(
        reports: outcome.reports.compactMap { $0 }, total: files.count, shard: self.shard,
        duration: (clock.now - start) / .seconds(1), signal: signal)
    }
    func writeReports(signal: Int32?, isFinal: Bool = true) throws -> [ScriptReport] {
      let reports = outcome.reports(of: files, signal: signal)
      try ReportFiles(tap: tap, json: json, junit: junit).write(
        reports, shard: shard, signal: signal, isFinal: isFinal)
      return reports
    }
    // A report from an earlier run must not remain, no matter how the command ends.
    _ = try? writeReports(signal: nil, isFinal: false)
    let signal =
      if let signals {
        try play(files, folders, overrides, traceFile, signals, outcome)
      } else {
        try play(files, folders, with: factory, overrides, traceFile, outcome) { signal in
          guard let signal else { return _ = try? writeReports(signal: nil, isFinal: false) }
          let summary = summary(signal: signal)
          do { _ = try writeReports(signal: signal) } catch { Console.warn(error) }
          Console.err(summary.text)
        }
      }
    let summary = summary(signal: signal)
    defer { if printsSummary { Console.err(summary.text) } }
    let reports = try writeReports(signal: signal)
    if let signal { throw ExitCode(128 + signal) }
    try traceFile?.check()
    do {
      if let filmFailures {
        try FailureFilms(folder: filmFailures, factory: factory, overrides: overrides)
          .make(of: files, reports, folders)
      }
      if let explainFailures {
        let paths = catalog.origin == .files ? app.values.filter(AppOption.isPath) : []
        try FailureExplanations(
          folder: explainFailures, factory: factory, overrides: overrides,
          methods: MethodLines.ofApp(at: paths)
        ).make(of: files, reports, folders)
      }
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
    let code = reports.map(\.exitCode).max() ?? .success
    if code != .success { throw CommandFailure(code, messages: []) }
  }

  /// The reports so far.
  @MainActor private final class Outcome {
    /// The reports in script order. An unfinished script's report is missing or `nil`.
    var reports: [ScriptReport?] = []

    /// Returns a report for each script. Unfinished scripts count as failed.
    func reports(of files: [LoadedScript], signal: Int32?) -> [ScriptReport] {
      let reason = signal.map { "signal \($0) ended the command" } ?? "the command ended"
      return files.enumerated().map { number, file in
        (number < reports.count ? reports[number] : nil)
          ?? ScriptReport(
            unfinished: file.script, name: file.name,
            .init(reason: "did not finish: \(reason)"))
      }
    }
  }

  /// Plays the scripts one after another in this process.
  ///
  /// - Parameter report: Writes the reports so far. `StopRequest` passes the signal; otherwise the
  ///   argument is `nil`, in case the process exits before it has a final outcome.
  /// - Returns: The signal that ended the command, or `nil` if none did.
  @MainActor private func play(
    _ files: [LoadedScript], _ folders: [String], with factory: PhoneFactory,
    _ overrides: [String: ImageOverrides], _ traceFile: LineWriter?, _ outcome: Outcome,
    report: @escaping @MainActor (Int32?) -> Void
  ) throws -> Int32? {
    // A window's event loop handles signals itself.
    let stop = window ? nil : StopRequest { report($0) }
    defer { stop?.finish() }
    var options = options
    do {
      for (number, file) in files.enumerated() {
        // Xlib exits the process if it cannot open a display. Scripts that play in real time take
        // so long that writing the reports before each one costs nothing.
        if window { report(nil) }
        // The next script opens its own window.
        options.closesWindow = close || number + 1 < files.count
        if files.count > 1 { traceFile?.write("# \((file.name as NSString).lastPathComponent)") }
        let report = try options.play(
          file, pictures: folders[number], with: factory, overrides[file.app.name],
          trace: traceFile, stop: stop
        ) { try factory.savePicture(of: $0, scale: scale, to: $1) }
        if let stop {
          stop.update { outcome.reports.append(report) }
        } else {
          outcome.reports.append(report)
        }
      }
    } catch let stopped as StopSignals.Stopped {
      return stopped.signal
    }
    return nil
  }

  /// Plays the scripts in worker processes.
  ///
  /// - Returns: The signal that ended the command, or `nil` if none did.
  @MainActor private func play(
    _ files: [LoadedScript], _ folders: [String], _ overrides: [String: ImageOverrides],
    _ traceFile: LineWriter?, _ signals: StopSignals, _ outcome: Outcome
  ) throws -> Int32? {
    var options = options
    options.closesWindow = close
    let pool = try WorkerPool(
      files, options, folders: folders, overrides: overrides,
      trace: traceFile.map { ($0, trace == "-" ? .standardError : .file) }, size: jobs,
      timeout: timeout ?? (jobs == nil ? WorkerPool.noTimeout : WorkerPool.defaultTimeout),
      needsChecks: [tap, json, junit].contains { $0 != nil }, signals: signals)
    defer { outcome.reports = pool.reports }
    do {
      try pool.play()
    } catch let stopped as StopSignals.Stopped {
      return stopped.signal
    }
    return nil
  }
}
