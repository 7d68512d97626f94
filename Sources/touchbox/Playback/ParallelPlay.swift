import Foundation
import Simulator
import TouchScript

/// Plays many scripts, each in a process of its own, some of them at the same time.
///
/// What the scripts write comes out in their order, each as soon as all before it are done; so the
/// streams and the files are those of scripts that are played one after the other.
@MainActor
final class ParallelPlay {
  /// How many processes there may be at once.
  nonisolated static let jobRange = 1...256
  /// The seconds that a script may take where nothing is said.
  nonisolated static let usualTimeout = 60.0

  /// What came of the scripts, in their order; nil for those that are not done.
  private(set) var outcomes: [ScriptReport?]

  private let files: [LoadedScript]
  private let manner: PlayOptions
  private let trace: (line: LineWriter, kind: WorkerJob.Trace)?
  private let folder: String
  private let jobs: Int
  private let timeout: Double
  private let signals: BlockedSignals
  /// The numbers of the scripts whose processes left no result.
  private var lost: Set<Int> = []
  private var running: [WorkerProcess] = []
  /// The next script to start.
  private var next = 0
  /// The next script whose output comes out.
  private var nextToTell = 0
  private var complaints: Set<Data> = []
  private var bar: ProgressBar

  /// Makes a play of scripts.
  ///
  /// - Parameters:
  ///   - brought: The pictures that the user brought, by the demos' names.
  ///   - jobs: How many processes there may be at once.
  ///   - timeout: The seconds that a script may take.
  init(
    _ files: [LoadedScript], _ manner: PlayOptions, brought: [String: ImageOverrides],
    trace: (line: LineWriter, kind: WorkerJob.Trace)?, jobs: Int, timeout: Double,
    signals: BlockedSignals
  ) throws {
    self.files = files
    self.manner = manner
    self.trace = trace
    self.jobs = jobs
    self.timeout = timeout
    self.signals = signals
    outcomes = Array(repeating: nil, count: files.count)
    bar = ProgressBar(of: files.count, shortest: 2)
    folder = try Self.makeFolder()
    for (demo, pictures) in brought {
      try ImageOverrideArchive(folder: folder, demo: demo).hand(pictures)
    }
  }

  isolated deinit {
    running = []
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func makeFolder() throws -> String {
    let parent = NSTemporaryDirectory()
    let pattern = (parent as NSString).appendingPathComponent("touchbox-play-XXXXXX")
    var name = Array(pattern.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw CommandFailure(
        .file,
        "\(parent): cannot be written; expected TMPDIR to name a folder that can be written to")
    }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // MARK: - Playing

  /// Plays all scripts.
  ///
  /// - Throws: `BlockedSignals.Stopped`, after the processes were ended and what was done was told.
  func play() throws {
    defer { bar.clear() }
    while nextToTell < files.count {
      do {
        while running.count < jobs, next < files.count { start() }
        try signals.checkUntilChildEnds(within: running.isEmpty ? 0 : millisecondsToWait)
        for process in running {
          if let ending = process.ending() { finish(process, ending) }
        }
      } catch let stopped as BlockedSignals.Stopped {
        running = []
        try tell(all: true)
        throw stopped
      }
      try tell(all: false)
    }
  }

  /// How long nothing needs to be looked at while no process ends.
  private var millisecondsToWait: Int {
    let now = SuspendingClock().now
    let rest = running.map { ($0.deadline - now) / .milliseconds(1) }.min() ?? 0
    return Int(max(0, min(1000, rest)).rounded(.up))
  }

  private func part(_ number: Int) -> WorkerJob { WorkerJob(place: "\(folder)/\(number)") }

  private func start() {
    let number = next
    next += 1
    let file = files[number]
    let part = part(number)
    do {
      try part.order(
        WorkerJob.Job(
          name: file.name, demo: file.demo.name, variant: file.variant.rawValue, manner: manner,
          trace: trace?.kind ?? .none),
        for: file)
    } catch {
      lose(
        number,
        ScriptReport.ProcessFailure(
          reason: "cannot be handed to its process (\(error))", code: .file))
      return
    }
    do throws(WorkerProcess.Refusal) {
      let deadline = SuspendingClock().now + .seconds(timeout)
      running.append(try WorkerProcess(part, number: number, deadline: deadline))
    } catch {
      lose(number, error.loss)
    }
  }

  private func finish(_ process: WorkerProcess, _ ending: WorkerProcess.Ending) {
    running.removeAll { $0 === process }
    switch ending {
    case .exited(let code):
      if let result = part(process.number).readResult() {
        outcomes[process.number] = result
        bar.advance()
      } else {
        let known = ExitCode(rawValue: code) ?? .crashGuard
        lose(
          process.number,
          ScriptReport.ProcessFailure(
            reason: "its process ended with code \(code) before the script did",
            code: max(known, .crashGuard)))
      }
    case .signalled(let signal):
      lose(
        process.number,
        ScriptReport.ProcessFailure(reason: "its process was ended by signal \(signal)"))
    case .late:
      lose(
        process.number,
        ScriptReport.ProcessFailure(
          reason: "was not done after \(PlaySummary.seconds(timeout)) s and was ended; a higher "
            + "--timeout gives it longer"))
    }
  }

  private func lose(_ number: Int, _ loss: ScriptReport.ProcessFailure) {
    let file = files[number]
    outcomes[number] = ScriptReport(unfinished: file.script, name: file.name, loss)
    lost.insert(number)
    bar.advance()
  }

  // MARK: - Telling

  /// Lets out what the next finished scripts wrote; with `all` those after unfinished ones too.
  private func tell(all: Bool) throws {
    for number in nextToTell..<files.count {
      guard outcomes[number] != nil else {
        if all { continue }
        return
      }
      nextToTell = number + 1
      bar.clear()
      try tell(number)
    }
  }

  private func tell(_ number: Int) throws {
    let (file, part) = (files[number], part(number))
    if files.count > 1 { trace?.line.write("# \((file.name as NSString).lastPathComponent)") }
    if let trace, trace.kind == .file, let lines = Self.bytes(of: part.trace) {
      trace.line.write(lines)
    }
    if let text = Self.bytes(of: part.output) { try Console.outBytes(text) }
    if let text = Self.bytes(of: part.errors) { try tellErrors(text) }
    do {
      try part.deliverPictures(of: file, manner)
    } catch {
      Console.tell(error)
      outcomes[number]?.processFailure = .picture
    }
    if lost.contains(number), let loss = outcomes[number]?.processFailure {
      Console.complain("\(file.name): \(loss.reason)")
    }
    part.remove()
  }

  /// Lets out what a process wrote to its standard error, but no complaint twice: in one process
  /// all scripts share what was said.
  private func tellErrors(_ text: Data) throws {
    let (start, newline) = (Data("touchbox: ".utf8), UInt8(ascii: "\n"))
    var lines = text.split(separator: newline, omittingEmptySubsequences: false)
    if lines.last?.isEmpty != false { lines = lines.dropLast() }
    var told = Data()
    for line in lines {
      if line.starts(with: start), !complaints.insert(Data(line)).inserted { continue }
      told += line
      told.append(newline)
    }
    try Console.errBytes(told)
  }

  private static func bytes(of path: String) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
  }
}
