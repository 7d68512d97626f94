import Foundation

/// A process that plays scripts of a `play --jobs`, one after the other.
///
/// The process ends with this object.
@MainActor
final class WorkerProcess {
  /// The script that it plays; `nil` while it has none.
  private(set) var number: Int?
  /// When it is given up on.
  private(set) var deadline = SuspendingClock().now

  /// Passes on the errors of a process that writes to the command's own streams; `nil` for others.
  let relay: ErrorRelay?

  private let process: ChildProcess
  /// The start of the paths of its files.
  private let path: String
  /// Where the parts of these files begin that belong to its script.
  private var starts = WorkerOutput.Sizes()
  /// The start of a line that the process has not finished.
  private var partialLine = Data()

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - folder: The folder of the jobs' files.
  ///   - path: The start of the paths of the process's own files.
  init(folder: String, path: String, _ settings: WorkerSettings) throws(ChildProcess.StartError) {
    self.path = path
    // Encoding fails for no value that the settings can have.
    let isAlone = settings.isAlone
    let settings = (try? JSONEncoder().encode(settings)) ?? Data()
    process = try ChildProcess(
      "/proc/self/exe",
      [PlayWorkerCommand.name, folder, path, String(decoding: settings, as: UTF8.self)],
      output: isAlone ? .file(STDOUT_FILENO) : .null,
      errors: isAlone ? .pipe : .file(STDERR_FILENO), hasChannel: true)
    relay = isAlone ? ErrorRelay(process.errors) : nil
  }

  /// The file to wait on: it can be read once the process has something to say, or has ended.
  var descriptor: Int32 { process.channel.fileDescriptor }

  /// Gives the process a script to play.
  ///
  /// - Returns: Whether it is there to play it.
  func start(_ job: WorkerJob, number: Int, timeout: Double) -> Bool {
    self.number = number
    deadline = SuspendingClock().now + .seconds(timeout)
    return (try? process.channel.write(contentsOf: job.message)) != nil
  }

  /// What a process reports.
  enum Answer {
    /// The script was played.
    case played(WorkerAnswer, WorkerOutput)
    /// The process has ended.
    case ended(ChildProcess.Ending)
  }

  /// Reads what the process has to say; `nil` for nothing complete.
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

  /// What the process has written for the script that it did not finish, once it has ended.
  var lastOutput: WorkerOutput { WorkerOutput(path: path, starts: starts, ends: nil) }

  /// The end of what the process has written to its standard error.
  var lastErrors: Data {
    relay?.forward()
    return relay?.text ?? lastOutput.errors() ?? Data()
  }

  /// Ends the process, which first writes the lines that it has buffered.
  func stop() {
    process.stop()
  }
}
