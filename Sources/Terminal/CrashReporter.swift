import Foundation

import enum PhoneFoundation.CallStack

/// Starts another process running this program after a crash.
///
/// The new process's heap and stack are intact, so it can find the lines in the user's files using
/// the program's line table. Everything the signal handler needs is prepared: the handler only
/// reads the calls from the stack and starts the process.
struct CrashReporter {
  /// The maximum number of calls in a report, innermost first. A pipe can buffer at least 4,096
  /// bytes.
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
  private let library: Range<UInt>

  /// Prepares to start the process.
  ///
  /// - Parameter library: The address range of the library that contains the user's code.
  init?(library: Range<UInt>) {
    self.library = library
    var ends: [Int32] = [-1, -1]
    guard let program = strdup("/proc/self/exe"), pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (self.program, writeEnd, start) = (program, ends[1], UInt(time(nil)))
    posix_spawn_file_actions_init(actions)
    posix_spawn_file_actions_adddup2(actions, ends[0], STDIN_FILENO)
    posix_spawnattr_init(attributes)
    // The signal is blocked during its handler.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(attributes, &none)
    posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let variables = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    environment = .allocate(capacity: variables.count)
    environment.initialize(from: variables, count: variables.count)
    arguments.initialize(from: [program, strdup(CrashDescription.command), nil, nil], count: 4)
    // The first use initializes the call reader, so it must not happen in the handler.
    _ = CallStack.read(into: words)
  }

  /// Sets the app's name.
  func prepare(_ app: String) {
    free(arguments[2])
    arguments[2] = strdup(app)
  }

  /// Reports a crash. Called by the signal handler.
  ///
  /// - Parameter isRecursion: Whether the stack has overflowed.
  /// - Returns: `true` if the crash was reported.
  func report(_ signal: Int32, isRecursion: Bool) -> Bool {
    let header = CrashDescription.headerCount
    let calls = CallStack.read(into: UnsafeMutableBufferPointer(rebasing: words[header...]))
    return send(signal, isRecursion: isRecursion, calls)
  }

  /// Reports a crash with the specified calls instead of the current ones.
  func report(_ signal: Int32, calls: [UInt]) -> Bool {
    let calls = calls.prefix(Self.capacity)
    for (index, call) in calls.enumerated() { words[CrashDescription.headerCount + index] = call }
    return send(signal, isRecursion: false, calls.count)
  }

  /// Starts the process and sends it the calls in `words`.
  private func send(_ signal: Int32, isRecursion: Bool, _ calls: Int) -> Bool {
    let header = CrashDescription.headerCount
    (words[0], words[1], words[2]) = (UInt(signal), isRecursion ? 1 : 0, start)
    (words[3], words[4]) = (library.lowerBound, library.upperBound)
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

/// A crash description that the signal handler sends to `CrashReportCommand` as words on standard
/// input.
package struct CrashDescription {
  /// The command's name. Its argument is the app's name.
  package static let command = "crash-report"

  /// The number of words that precede the calls.
  static let headerCount = 5

  /// The signal number.
  package let signal: Int32
  /// Whether the stack has overflowed.
  package let isRecursion: Bool
  /// The process's start time, in seconds since 1970. Files that changed later differ from the
  /// compiled files.
  package let start: Int
  /// The address range of the library that contains the user's code, or empty if the program
  /// contains it.
  package let library: Range<UInt>
  /// The addresses of the calls, innermost first.
  package let calls: [UInt]

  /// Creates a description from words, or returns `nil` if they do not describe a crash.
  package init?(_ words: [UInt]) {
    guard words.count >= Self.headerCount, words[3] <= words[4] else { return nil }
    signal = Int32(truncatingIfNeeded: words[0])
    isRecursion = words[1] != 0
    start = Int(truncatingIfNeeded: words[2])
    library = words[3]..<words[4]
    calls = Array(words[Self.headerCount...])
  }
}
