import Foundation

/// What is needed to start one child process.
struct Launch: Sendable {
  /// Sets the parent-death signal, which survives `exec`, and becomes the program.
  static let deathSignalTool = "/usr/bin/setpriv"

  /// A started child and the reading ends of its pipes, which belong to the caller.
  struct Running: Sendable {
    var processID: Int32
    var output: Int32
    var error: Int32
  }

  var program: String
  var arguments: [String]
  var environment: [String: String]
  var directory: String?

  /// Starts the child from the calling thread, whose end will kill it.
  func start() -> Result<Running, ChildProcessError> {
    guard access(Self.deathSignalTool, X_OK) == 0 else {
      return failure("\(Self.deathSignalTool) is missing; install the package util-linux")
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
    // A child that inherits the pipe of another test would keep that test from seeing its end.
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in open.compactMap({ Int32($0) }) where descriptor > 2 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    // Worker threads block signals, and a child inherits that; a blocked SIGTERM never arrives.
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

    let move = directory.map { ["/usr/bin/env", "--chdir=\($0)"] } ?? []
    let words = move + [Self.deathSignalTool, "--pdeathsig", "KILL", program] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var processID: pid_t = 0
    let code = posix_spawn(&processID, words[0], &actions, &attributes, &argv, &envp)
    return (code, processID)
  }

  /// A pipe that other children do not inherit, or `nil` with the reason in `errno`.
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
