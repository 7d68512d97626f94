import ArgumentParser
import Foundation
import Synchronization

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

  @MainActor func perform(_ catalog: AppCatalog) throws {
    Console.flushBeforeSignals()
    // Standard output becomes the scripts' own.
    let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    _ = fcntl(answers.fileDescriptor, F_SETFD, FD_CLOEXEC)
    let jobs = InputJobs()
    let factory = PhoneFactory(assets: catalog.assets)
    var overrides: [String: ImageOverrides?] = [:]
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
      let job = try jobs.next()
      let pictures: ImageOverrides?
      if let known = overrides[job.demo] {
        pictures = known
      } else {
        do {
          pictures = try ImageOverrides(archivedIn: folder, for: job.demo)
        } catch {
          throw CommandFailure(.usage, "\(folder): no pictures of `play --jobs` (\(error))")
        }
        overrides[job.demo] = .some(pictures)
      }
      let report = job.play(
        settings, in: catalog, with: factory, overrides: pictures, trace: trace)
      // Before the sizes: what cannot be written is reported as a part of this script.
      let traceEnd = settings.trace == .file ? trace?.flush() ?? 0 : 0
      Console.flush()
      fflush(nil)
      let ends = WorkerOutput.Sizes(
        output: lseek(STDOUT_FILENO, 0, SEEK_CUR), errors: lseek(STDERR_FILENO, 0, SEEK_CUR),
        trace: traceEnd)
      try answers.write(contentsOf: WorkerAnswer(report, ends: ends).line)
    }
  }

  private static func redirect(_ stream: Int32, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CommandFailure.unwritable(path, String(cString: strerror(errno))) }
    dup2(file, stream)
    close(file)
  }
}

/// The jobs on standard input, read by a thread of their own.
///
/// The process exits when its input ends, even while a script hangs: the parent has ended then.
private final class InputJobs: Sendable {
  private let jobs = Mutex<[Result<WorkerJob, CommandFailure>]>([])
  private let arrived = DispatchSemaphore(value: 0)

  init() {
    Thread.detachNewThread { [self] in
      var input: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 1 << 16)
      // Not `readLine()`, whose lock on standard input would block `fflush(nil)`.
      while true {
        let count = read(STDIN_FILENO, &part, part.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { _exit(0) }
        input += part[..<count]
        do throws(CommandFailure) {
          while let job = try WorkerJob(from: &input) { add(.success(job)) }
        } catch {
          return add(.failure(error))
        }
      }
    }
  }

  private func add(_ job: Result<WorkerJob, CommandFailure>) {
    jobs.withLock { $0.append(job) }
    arrived.signal()
  }

  /// Waits for the next job.
  func next() throws -> WorkerJob {
    arrived.wait()
    return try jobs.withLock { $0.removeFirst() }.get()
  }
}
