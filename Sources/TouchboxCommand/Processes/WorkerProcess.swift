import Foundation

/// A process that plays scripts of `play --jobs`, one after another.
///
/// Deallocating this object kills the process.
@MainActor
final class WorkerProcess {
  /// The number of the current script, or `nil` while the process is idle.
  private(set) var number: Int?
  /// The time at which the current script times out.
  private(set) var deadline = SuspendingClock().now

  /// Forwards the standard error of a process that writes to the command's streams, or `nil` for
  /// other processes.
  let relay: ErrorRelay?

  private let process: ChildProcess
  /// The path prefix of the process's output files.
  private let path: String
  /// The offsets in those files at which the current script's sections begin.
  private var starts = WorkerOutput.Sizes()
  /// The incomplete line received from the process so far.
  private var partialLine = Data()

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - folder: The folder for the jobs' files.
  ///   - path: The path prefix of the process's output files.
  init(folder: String, path: String, _ settings: WorkerSettings) throws(ChildProcess.StartError) {
    self.path = path
    // Encoding settings cannot fail.
    let isAlone = settings.isAlone
    let settings = (try? JSONEncoder().encode(settings)) ?? Data()
    process = try ChildProcess(
      "/proc/self/exe",
      [PlayWorkerCommand.name, folder, path, String(decoding: settings, as: UTF8.self)],
      output: isAlone ? .file(STDOUT_FILENO) : .null,
      errors: isAlone ? .pipe : .file(STDERR_FILENO), hasChannel: true)
    relay = isAlone ? ErrorRelay(process.errors) : nil
  }

  /// The descriptor to poll. It becomes readable when the process sends a reply or exits.
  var descriptor: Int32 { process.channel.fileDescriptor }

  /// Assigns a script to the process.
  ///
  /// - Returns: Whether the process is still running.
  func start(_ job: WorkerJob, number: Int, timeout: Double) -> Bool {
    self.number = number
    deadline = SuspendingClock().now + .seconds(timeout)
    return (try? process.channel.write(contentsOf: job.message)) != nil
  }

  /// A message from the process.
  enum Answer {
    /// The script was played.
    case played(WorkerAnswer, WorkerOutput)
    /// The process has ended.
    case ended(ChildProcess.Ending)
  }

  /// Reads the next complete message, or returns `nil` if there is none.
  func answer() -> Answer? {
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? nil : .ended(process.waitForEnd()) }
    partialLine += bytes[..<count]
    guard partialLine.last == UInt8(ascii: "\n"),
      let answer = WorkerAnswer(partialLine.dropLast())
    else { return nil }
    partialLine = Data()
    number = nil
    defer { starts = answer.ends }
    return .played(answer, WorkerOutput(path: path, starts: starts, ends: answer.ends))
  }

  /// The output of an unfinished script, after the process has exited.
  var lastOutput: WorkerOutput { WorkerOutput(path: path, starts: starts, ends: nil) }

  /// The last part of the process's standard error output.
  var lastErrors: Data {
    relay?.forward()
    return relay?.text ?? lastOutput.errors() ?? Data()
  }

  /// Ends the process after letting it write its buffered lines.
  func stop() {
    process.stop()
  }
}
