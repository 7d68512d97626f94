import Foundation
import Simulator
import TouchScript

/// The process that plays one part of a `play --jobs`.
///
/// Nothing is left of it when this object goes away.
final class WorkerProcess {
  /// How a process ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case late
  }

  /// The part's number.
  let number: Int
  /// When it is given up.
  let deadline: SuspendingClock.Instant
  private let process: pid_t
  private var lifeline: Int32
  private var isRunning = true

  /// Starts the process.
  ///
  /// - Throws: `ScriptReport.ProcessFailure` where it cannot be started.
  init(_ part: WorkerJob, number: Int, deadline: SuspendingClock.Instant) throws(Refusal) {
    self.number = number
    self.deadline = deadline
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Refusal(problem: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (process, problem) = ProcessSpawner.start(
      "/proc/self/exe", ["play-part", part.place]
    ) { files in
      posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&files, 1, part.output, O_WRONLY | O_CREAT, 0o600)
      posix_spawn_file_actions_addopen(&files, 2, part.errors, O_WRONLY | O_CREAT, 0o600)
      posix_spawn_file_actions_adddup2(&files, ends[0], ParentDeathWatch.child)
    }
    close(ends[0])
    (self.process, lifeline) = (process, ends[1])
    if problem != 0 {
      isRunning = false
      throw Refusal(problem: problem)
    }
  }

  deinit {
    end()
    close(lifeline)
  }

  /// Why a process could not be started.
  struct Refusal: Error {
    /// The error's number.
    let problem: Int32

    /// What it means for the script.
    @MainActor var loss: ScriptReport.ProcessFailure {
      ScriptReport.ProcessFailure(
        reason: "its process cannot be started: \(String(cString: strerror(problem)))",
        code: .environment)
    }
  }

  /// Returns how the process ended, once it did; one that takes too long is ended here.
  func ending() -> Ending? {
    var word: Int32 = 0
    if waitpid(process, &word, WNOHANG) == process {
      isRunning = false
      let signal = word & 0x7F
      return signal == 0 ? .exited(word >> 8 & 0xFF) : .signalled(signal)
    }
    guard SuspendingClock().now >= deadline else { return nil }
    end()
    return .late
  }

  private func end() {
    guard isRunning else { return }
    kill(-process, SIGKILL)
    var word: Int32 = 0
    while waitpid(process, &word, 0) < 0, errno == EINTR {}
    isRunning = false
  }
}
