import Dispatch
import Foundation
import Synchronization

/// Starts a child process.
struct ChildProcessLauncher: Sendable {
  /// The program that sets the parent-death signal, which survives `exec`, and then runs the child.
  static let setprivPath = "/usr/bin/setpriv"

  /// A running child, and the read ends of its pipes, which the caller must close.
  struct Running: Sendable {
    var processID: Int32
    var output: Int32
    var error: Int32
  }

  var program: String
  var arguments: [String]
  var environment: [String: String]
  var directory: String?

  /// Starts the child, which is killed when the calling thread ends.
  func start() -> Result<Running, ChildProcessError> {
    guard access(Self.setprivPath, X_OK) == 0 else {
      return failure("\(Self.setprivPath) is missing; install the package util-linux")
    }
    guard let output = Self.pipe() else { return failure(errno) }
    guard let error = Self.pipe() else {
      let reason = errno
      [output.read, output.write].forEach { close($0) }
      return failure(reason)
    }
    let (code, processID) = spawn(output: output.write, error: error.write)
    close(output.write)
    close(error.write)
    guard code == 0 else {
      close(output.read)
      close(error.read)
      return failure(code)
    }
    return .success(Running(processID: processID, output: output.read, error: error.read))
  }

  private func spawn(output: Int32, error: Int32) -> (code: Int32, processID: Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, error, 2)
    // If a child inherited another test's pipe, that test would not notice the end of the pipe.
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in open.compactMap({ Int32($0) }) where descriptor > 2 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    // Worker threads block signals. A child would inherit the mask and never receive SIGTERM.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let chdir = directory.map { ["/usr/bin/env", "--chdir=\($0)"] } ?? []
    let words = chdir + [Self.setprivPath, "--pdeathsig", "KILL", program] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var processID: pid_t = 0
    let code = posix_spawn(&processID, words[0], &actions, &attributes, &argv, &envp)
    return (code, processID)
  }

  /// Returns a pipe that other children do not inherit, or `nil` with the reason in `errno`.
  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func failure(_ code: Int32) -> Result<Running, ChildProcessError> {
    failure(String(cString: strerror(code)))
  }

  private func failure(_ reason: String) -> Result<Running, ChildProcessError> {
    .failure(.cannotLaunch(program: program, reason: reason))
  }
}

/// The only thread that starts child processes. It lives as long as this process.
///
/// The kernel sends a parent-death signal when the *thread* that started the child ends, not when
/// its process ends. Tests run on worker threads, which can start and end at any time, and a child
/// started by a worker thread would be killed together with it.
///
/// - SeeAlso: `man 2 PR_SET_PDEATHSIG`
final class LauncherThread: Sendable {
  /// The shared thread, which starts when it is first used.
  static let shared = LauncherThread()

  private let jobs = Mutex<[@Sendable () -> Void]>([])
  private let pending = DispatchSemaphore(value: 0)

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        pending.wait()
        jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }?()
      }
    }
  }

  /// Runs `job` on the thread and returns its result. Jobs from several callers are serialized.
  func run<Result: Sendable>(_ job: @escaping @Sendable () -> Result) -> Result? {
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    jobs.withLock {
      $0.append {
        let result = job()
        box.value.withLock { $0 = result }
        done.signal()
      }
    }
    pending.signal()
    done.wait()
    return box.value.withLock { $0 }
  }
}

/// Carries a result from one thread to another.
final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
