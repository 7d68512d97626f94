import Foundation
import Synchronization

/// A child process in its own process group, so pressing Ctrl-C in the terminal does not affect it.
///
/// Deallocating this object kills the process and its group.
final class ChildProcess: Sendable {
  /// The target of a standard stream.
  enum Stream {
    /// The null device, `/dev/null`.
    case null
    /// A pipe to this process: `input`, `output` or `errors`.
    case pipe
    /// An open file of this process.
    case file(Int32)
  }

  /// How a program ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signaled(Int32)
  }

  /// The reason why a program could not be started, as a value of `errno`.
  struct StartError: Error, CustomStringConvertible {
    let code: Int32

    var description: String { String(cString: strerror(code)) }
  }

  /// The program's standard input. Closing it signals end-of-file.
  let input: FileHandle
  /// The program's standard output.
  let output: FileHandle
  /// The program's standard error.
  let errors: FileHandle
  /// A bidirectional stream in addition to the standard streams, which belong to the app. The
  /// program uses the other end as `ParentChannel`. Reads return no bytes if there is no channel.
  let channel: FileHandle

  private let id: pid_t
  private let ending = Mutex<Ending?>(nil)

  /// Serializes starts, so programs don't inherit the ends of each other's pipes.
  private static let starting = Mutex(())

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to look up in the `PATH`.
  ///   - arguments: The arguments after the program's name.
  ///   - environment: The program's environment. By default, this process's environment.
  ///   - hasChannel: Whether to open a `channel`.
  init(
    _ program: String, _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    input: Stream = .null, output: Stream = .null, errors: Stream = .null,
    hasChannel: Bool = false
  ) throws(StartError) {
    let started = Self.starting.withLock { _ -> Result<(pid_t, [FileHandle]), StartError> in
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      var handles: [FileHandle] = []
      var theirEnds: [Int32] = []
      defer { for end in theirEnds { close(end) } }
      for (number, stream) in zip(Int32(0)..., [input, output, errors]) {
        var file: Int32?
        switch stream {
        case .null:
          posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
        case .file(let descriptor):
          posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        case .pipe:
          var ends: [Int32] = [-1, -1]
          guard pipe(&ends) == 0 else { return .failure(StartError(code: errno)) }
          for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
          let (theirs, ours) = number == 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
          theirEnds.append(theirs)
          posix_spawn_file_actions_adddup2(&actions, theirs, number)
          file = ours
        }
        handles.append(
          file.map { FileHandle(fileDescriptor: $0, closeOnDealloc: true) } ?? .nullDevice)
      }
      var channel = FileHandle.nullDevice
      if hasChannel {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
          return .failure(StartError(code: errno))
        }
        theirEnds.append(ends[1])
        // This must be last, because another end may be using that descriptor number.
        posix_spawn_file_actions_adddup2(&actions, ends[1], ParentChannel.descriptor)
        channel = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
      }
      handles.append(channel)
      return Self.spawn(program, arguments, environment, &actions).map { ($0, handles) }
    }
    let handles: [FileHandle]
    (id, handles) = try started.get()
    (self.input, self.output, self.errors) = (handles[0], handles[1], handles[2])
    channel = handles[3]
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String],
    _ actions: inout posix_spawn_file_actions_t
  ) -> Result<pid_t, StartError> {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This process ignores SIGPIPE, which the program would inherit.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let words = ([program] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0)=\($1)") }
    defer { for word in words + variables { free(word) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, program, &actions, &attributes, words + [nil], variables + [nil])
    return code == 0 ? .success(id) : .failure(StartError(code: code))
  }

  deinit {
    kill()
    waitForEnd()
  }

  /// Kills the program and its process group. Does nothing after the program has ended.
  func kill() {
    ending.withLock { if $0 == nil { _ = Glibc.kill(-id, SIGKILL) } }
  }

  /// Asks the program to exit, and kills it after half a second.
  func stop() {
    ending.withLock { if $0 == nil { _ = Glibc.kill(-id, SIGTERM) } }
    for _ in 0..<500 where endingIfAny() == nil { usleep(1000) }
    kill()
  }

  /// Waits until the program has ended.
  @discardableResult
  func waitForEnd() -> Ending {
    // Wait without the lock, so another thread can kill the process. Its ID stays reserved until
    // `wait`.
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return endingIfAny() ?? .exited(0)
  }

  /// Returns how the program ended, or `nil` if it is still running.
  func endingIfAny() -> Ending? {
    ending.withLock { ending in
      var status: Int32 = 0
      if ending == nil, waitpid(id, &status, WNOHANG) == id {
        let signal = status & 0x7F
        ending = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
      }
      return ending
    }
  }
}
