import Foundation
import Terminal
import TouchScript

/// Plays scripts in worker processes, each of which plays one script at a time.
///
/// If a worker exits or times out, its script fails and a new worker replaces it. A script's output
/// is delivered once all earlier scripts have finished, so all streams and files look as if one
/// process had played the scripts in order. The single worker that plays a user's app without
/// `--jobs` prints directly.
@MainActor
final class WorkerPool {
  /// The allowed numbers of workers.
  nonisolated static let sizes = 1...256
  /// The default time limit for a script, in seconds.
  nonisolated static let defaultTimeout = 60.0
  /// The time limit for a script without `--jobs`, in seconds: about 30 years.
  nonisolated static let noTimeout = 1e9

  /// The reports in script order, with `nil` for unfinished scripts.
  private(set) var reports: [ScriptReport?]

  private let files: [LoadedScript]
  private let options: PlayOptions
  /// The scripts' picture folders.
  private let folders: [String]
  private let trace: (writer: LineWriter, kind: WorkerSettings.Trace)?
  private let timeout: Double
  /// Whether there is a single worker that writes directly to the command's streams.
  private let isAlone: Bool
  /// Whether the reports must include expectations that passed.
  private let needsChecks: Bool
  private let signals: StopSignals
  /// The folder for the jobs' files.
  private let temporary: TemporaryFolder
  private var size: Int
  private var workers: [WorkerProcess] = []
  /// The number of workers started so far.
  private var workerCount = 0
  /// The output that has not been delivered yet, by script number.
  private var outputs: [Int: WorkerOutput] = [:]
  /// The next script to play.
  private var next = 0
  /// The next script whose output will be delivered.
  private var nextToDeliver = 0
  private var warnings: Set<Data> = []
  private var bar: ProgressBar

  /// Creates a pool without starting workers.
  ///
  /// - Parameters:
  ///   - folders: The scripts' picture folders, from `PictureFolders`.
  ///   - overrides: The pictures that replace the demos' own, by demo name.
  ///   - size: The maximum number of workers, or `nil` for one that writes to the command's own
  ///   streams.
  ///   - timeout: The time limit for a script, in seconds.
  ///   - needsChecks: Whether the reports must include expectations that passed.
  init(
    _ files: [LoadedScript], _ options: PlayOptions, folders: [String],
    overrides: [String: ImageOverrides],
    trace: (writer: LineWriter, kind: WorkerSettings.Trace)?, size: Int?, timeout: Double,
    needsChecks: Bool, signals: StopSignals
  ) throws {
    self.files = files
    self.options = options
    self.folders = folders
    self.trace = trace
    self.size = size ?? 1
    isAlone = size == nil
    self.timeout = timeout
    self.needsChecks = needsChecks
    self.signals = signals
    reports = Array(repeating: nil, count: files.count)
    bar = ProgressBar(of: isAlone ? 0 : files.count, shortest: 2)
    temporary = try TemporaryFolder()
    for (demo, pictures) in overrides { try pictures.archive(in: folder, for: demo) }
  }

  isolated deinit {
    // End the workers before removing their folder.
    workers = []
  }

  private var folder: String { temporary.path }

  // MARK: - Playing

  /// Plays all scripts.
  ///
  /// - Throws: `StopSignals.Stopped`, after ending the workers and delivering the output of all
  ///   finished scripts.
  func play() throws {
    defer { bar.clear() }
    do {
      while nextToDeliver < files.count {
        // Start jobs first, so workers play while the parent delivers output.
        startJobs()
        try deliver()
        if nextToDeliver < files.count { try waitForWorkers() }
      }
    } catch let stopped as StopSignals.Stopped {
      for worker in workers where isAlone {
        worker.stop()
        worker.relay?.forward()
      }
      workers = []
      try deliver(skippingUnfinished: true)
      throw stopped
    }
  }

  /// Assigns scripts to all idle workers, and starts missing workers.
  private func startJobs() {
    while next < files.count, let worker = workers.first(where: { $0.number == nil }) ?? hire() {
      let job = WorkerJob(
        files[next], pictures: pictures(of: next), folder: folders[next],
        isLast: next + 1 == files.count)
      if isAlone, trace?.kind == .standardError { writeTraceHeading(of: next) }
      guard worker.start(job, number: next, timeout: timeout) else {
        workers.removeAll { $0 === worker }
        continue
      }
      next += 1
    }
  }

  /// Starts a worker, or returns `nil` if there are enough or it cannot be started.
  private func hire() -> WorkerProcess? {
    guard workers.count < size else { return nil }
    do throws(ChildProcess.StartError) {
      let worker = try WorkerProcess(
        folder: folder, path: "\(folder)/\(workerCount)",
        WorkerSettings(options: options, trace: trace?.kind ?? .none, isAlone: isAlone))
      workerCount += 1
      workers.append(worker)
      return worker
    } catch {
      guard workers.isEmpty else {
        size = workers.count
        return nil
      }
      fail(next, "its worker process could not be started: \(error)", .environment)
      next += 1
      return nil
    }
  }

  /// Waits until a worker replies, exits, or times out.
  private func waitForWorkers() throws {
    let deadline = workers.compactMap { $0.number == nil ? nil : $0.deadline }.min()
    let now = SuspendingClock().now
    let wait = deadline.map { max(0, ($0 - now) / .milliseconds(1)) } ?? 0
    let isReady = try signals.wait(
      for: workers.map(\.descriptor) + workers.compactMap(\.relay?.descriptor),
      milliseconds: Int(min(60_000, wait).rounded(.up)))
    // Forward output that was written before a reply first.
    for worker in workers { worker.relay?.forward() }
    // Compare all deadlines with the same time, because other workers may reply while one is
    // stopped.
    let end = SuspendingClock().now
    for (worker, isReady) in zip(workers, isReady) {
      guard let number = worker.number else {
        // An idle worker sends nothing, so this one must have exited.
        if isReady { workers.removeAll { $0 === worker } }
        continue
      }
      switch isReady ? worker.answer() : nil {
      case .played(let answer, let output):
        reports[number] = answer.report(on: files[number], options, needsChecks: needsChecks)
        outputs[number] = output
        bar.advance()
      case .ended(let ending):
        workers.removeAll { $0 === worker }
        outputs[number] = worker.lastOutput
        // The process that reads the log has closed the pipe.
        if isAlone, [.signaled(SIGPIPE), .exited(128 + SIGPIPE)].contains(ending) {
          throw StopSignals.Stopped(signal: SIGPIPE)
        }
        let crash = CrashText(worker.lastErrors)
        switch ending {
        case .exited(let code):
          fail(
            number, "its process exited with code \(code) before the script ended",
            max(CommandStatus(rawValue: code) ?? .crashGuard, .crashGuard))
        case .signaled(let signal):
          fail(
            number, crash.summary ?? "its process was terminated by signal \(signal)", .crashGuard)
        }
      case nil where worker.deadline <= end:
        worker.stop()
        workers.removeAll { $0 === worker }
        outputs[number] = worker.lastOutput
        fail(
          number,
          "did not finish within \(ScriptSyntax.text(of: timeout)) s and was stopped; raise --timeout if "
            + "it needs more time", .crashGuard)
      case nil: break
      }
    }
  }

  private func fail(_ number: Int, _ reason: String, _ code: CommandStatus) {
    let file = files[number]
    reports[number] = ScriptReport(
      unfinished: file.script, name: file.name, .init(reason: reason, code: code))
    bar.advance()
  }

  // MARK: - Output

  /// Delivers the output of finished scripts, in order.
  ///
  /// - Parameter skippingUnfinished: Whether to skip unfinished scripts rather than stop at the
  ///   first.
  private func deliver(skippingUnfinished: Bool = false) throws {
    for number in nextToDeliver..<files.count {
      guard reports[number] != nil else {
        if skippingUnfinished { continue }
        return
      }
      nextToDeliver = number + 1
      bar.clear()
      try deliver(number)
    }
  }

  private func deliver(_ number: Int) throws {
    let file = files[number]
    let failure = reports[number]?.processFailure
    if !isAlone || trace?.kind == .file { writeTraceHeading(of: number) }
    if let output = outputs.removeValue(forKey: number) {
      if let trace, trace.kind == .file, let lines = output.trace() { trace.writer.write(lines) }
      if let text = output.output(), try !Console.outBytes(text) {
        throw StopSignals.Stopped(signal: SIGPIPE)
      }
      if let text = output.errors() { try deliverErrors(text) }
      do {
        try WorkerJob.deliverPictures(
          pictures(of: number), of: file, to: folders[number], options)
      } catch {
        Console.warn(error)
        reports[number]?.processFailure = .picture
      }
    }
    if let failure, failure != .picture { Console.warn("\(file.name): \(failure.reason)") }
  }

  private func writeTraceHeading(of number: Int) {
    guard files.count > 1 else { return }
    trace?.writer.write("# \((files[number].name as NSString).lastPathComponent)")
  }

  /// Delivers a script's standard error, printing each warning only once, as a single process
  /// would.
  private func deliverErrors(_ text: Data) throws {
    let newline = UInt8(ascii: "\n")
    var lines = text.split(separator: newline, omittingEmptySubsequences: false)
    if lines.last?.isEmpty != false { lines.removeLast() }
    var new = Data()
    for line in lines {
      if Console.isWarning(line), !warnings.insert(Data(line)).inserted { continue }
      new += line
      new.append(newline)
    }
    guard Console.errBytes(new) else { throw StopSignals.Stopped(signal: SIGPIPE) }
  }

  /// Returns the path prefix of a script's pictures.
  private func pictures(of number: Int) -> String { "\(folder)/pictures-\(number)" }
}
