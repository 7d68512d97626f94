import ArgumentParser
import Foundation
import Synchronization
import TouchboxCore

/// `touchbox play-worker`, the processes of `touchbox play --jobs`; not for users.
struct PlayWorkerCommand: PhoneCommand {
  static let name = "play-worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Play scripts for `play --jobs`, one for each line of input.",
    shouldDisplay: false)

  @Argument(help: "The folder of the pictures that replace the demos' own.")
  var folder: String

  @Argument(help: "The start of the paths of this process's files.")
  var path: String

  @Argument(help: "What all scripts have in common, as JSON.")
  var settings: String

  @MainActor func perform() throws {
    Console.flushBeforeSignals()
    // Standard output becomes the scripts' own.
    let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    _ = fcntl(answers.fileDescriptor, F_SETFD, FD_CLOEXEC)
    let lines = InputLines()
    let factory = PhoneFactory()
    var overrides: [String: ImageOverrides] = [:]
    let settings: WorkerSettings
    do {
      settings = try JSONDecoder().decode(WorkerSettings.self, from: Data(self.settings.utf8))
    } catch {
      throw CommandFailure(.usage, "\(self.settings): no settings of `play --jobs` (\(error))")
    }
    try Self.redirect(STDOUT_FILENO, to: path + ".output")
    try Self.redirect(STDERR_FILENO, to: path + ".errors")
    let trace: LineWriter? =
      switch settings.trace {
      case .none: nil
      case .standardError: try LineWriter("-")
      case .file: try LineWriter(path + ".trace", isBuffered: true)
      }
    while true {
      let job: WorkerJob
      do {
        job = try JSONDecoder().decode(WorkerJob.self, from: lines.next())
        if overrides[job.demo] == nil {
          overrides[job.demo] = try ImageOverrides(archivedIn: folder, for: job.demo)
        }
      } catch {
        throw CommandFailure(.usage, "\(folder): no jobs of `play --jobs` (\(error))")
      }
      let report = job.play(
        settings, with: factory, overrides: overrides[job.demo], trace: trace)
      // Before the sizes: what cannot be written is reported as a part of this script.
      let traceEnd = settings.trace == .file ? trace?.flush() ?? 0 : 0
      Console.flush()
      fflush(nil)
      let ends = WorkerOutput.Sizes(
        output: lseek(STDOUT_FILENO, 0, SEEK_CUR), errors: lseek(STDERR_FILENO, 0, SEEK_CUR),
        trace: traceEnd)
      let answer = WorkerAnswer(report, ends: ends)
      try answers.write(contentsOf: JSONEncoder().encode(answer) + Data("\n".utf8))
    }
  }

  private static func redirect(_ stream: Int32, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CommandFailure.unwritable(path, String(cString: strerror(errno))) }
    dup2(file, stream)
    close(file)
  }
}

/// The lines of standard input, read by a thread of their own.
///
/// The process exits when its input ends, even while a script hangs: the parent has ended then.
private final class InputLines: Sendable {
  private let lines = Mutex<[Data]>([])
  private let arrived = DispatchSemaphore(value: 0)

  init() {
    Thread.detachNewThread { [self] in
      var line = Data()
      // Not `readLine()`, whose lock on standard input would block `fflush(nil)`.
      while case let part = FileHandle.standardInput.availableData, !part.isEmpty {
        line += part
        // The next job comes only after this one's answer, so there is never more than one line.
        guard line.last == UInt8(ascii: "\n") else { continue }
        lines.withLock { [line] in $0.append(line) }
        arrived.signal()
        line = Data()
      }
      _exit(0)
    }
  }

  /// Waits for the next line.
  func next() -> Data {
    arrived.wait()
    return lines.withLock { $0.removeFirst() }
  }
}
