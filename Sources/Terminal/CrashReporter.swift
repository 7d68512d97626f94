import Foundation

import enum PhoneFoundation.CallStack

/// Another process of this program, which a crash starts: its heap and its stack are in order, so that it can find
/// the lines of the user's files in the program's table of lines.
///
/// All that the handler of the signal needs is prepared: it only finds the calls on the stack, and starts the process.
struct CrashReporter {
  /// How many calls are reported, the innermost ones: a pipe has room for 4,096 bytes at least.
  private static let capacity = 256

  /// The description of the crash.
  private let words = UnsafeMutableBufferPointer<UInt>.allocate(
    capacity: CrashDescription.headerCount + capacity)
  private let arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 4)
  private let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let actions = UnsafeMutablePointer<posix_spawn_file_actions_t>.allocate(capacity: 1)
  private let attributes = UnsafeMutablePointer<posix_spawnattr_t>.allocate(capacity: 1)
  private let program: UnsafeMutablePointer<CChar>
  private let writeEnd: Int32
  private let start: UInt

  /// Prepares the process, for the life of this one.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard let program = strdup("/proc/self/exe"), pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (self.program, writeEnd, start) = (program, ends[1], UInt(time(nil)))
    posix_spawn_file_actions_init(actions)
    posix_spawn_file_actions_adddup2(actions, ends[0], STDIN_FILENO)
    posix_spawnattr_init(attributes)
    // The handler has blocked the signal.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(attributes, &none)
    posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let variables = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    environment = .allocate(capacity: variables.count)
    environment.initialize(from: variables, count: variables.count)
    arguments.initialize(from: [program, strdup(CrashDescription.command), nil, nil], count: 4)
    // The handler must not be the first to find calls.
    _ = CallStack.read(into: words)
  }

  /// Sets the name of the app.
  func prepare(_ app: String) {
    free(arguments[2])
    arguments[2] = strdup(app)
  }

  /// Reports a crash, in its handler.
  ///
  /// - Parameter isRecursion: Whether the stack is full.
  /// - Returns: Whether it was reported.
  func report(_ signal: Int32, isRecursion: Bool) -> Bool {
    let header = CrashDescription.headerCount
    (words[0], words[1], words[2]) = (UInt(signal), isRecursion ? 1 : 0, start)
    let calls = CallStack.read(into: UnsafeMutableBufferPointer(rebasing: words[header...]))
    let size = (header + calls) * MemoryLayout<UInt>.stride
    guard write(writeEnd, words.baseAddress, size) == size else { return false }
    close(writeEnd)
    var id: pid_t = 0
    var status: Int32 = -1
    guard posix_spawn(&id, program, actions, attributes, arguments, environment) == 0 else {
      return false
    }
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }
}

/// A crash, as the handler of its signal describes it to `CrashReportCommand`: words on its standard input.
package struct CrashDescription {
  /// The name of the command, whose argument is the app's name.
  package static let command = "crash-report"

  /// How many words precede the calls.
  static let headerCount = 3

  /// The number of the signal.
  package let signal: Int32
  /// Whether the stack was full.
  package let isRecursion: Bool
  /// When the process began, in seconds since 1970: files that are younger are not those that it was made of.
  package let start: Int
  /// The addresses of the calls, the innermost first.
  package let calls: [UInt]

  /// Reads the words; `nil` if these are not the words of a crash.
  package init?(_ words: [UInt]) {
    guard words.count >= Self.headerCount else { return nil }
    signal = Int32(truncatingIfNeeded: words[0])
    isRecursion = words[1] != 0
    start = Int(truncatingIfNeeded: words[2])
    calls = Array(words[Self.headerCount...])
  }
}
