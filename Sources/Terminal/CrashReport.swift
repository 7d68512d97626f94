import Foundation
import SDLHost

/// What is printed when an app's code crashes the process: one message with the app's name and the
/// signal, after all that was logged before. In a program that was made of a user's files it also names the lines
/// of these files that led to the crash.
///
/// The crash may have happened anywhere, so the handler only writes what was prepared, or starts a
/// `CrashReporter`. Afterwards the signal ends the process as it would have without a handler.
package enum CrashReport {
  /// The value of `SWIFT_BACKTRACE` with which Swift's runtime does not print a backtrace when a check fails: it
  /// starts a program that does nothing, and `CrashReporter` prints one. The runtime reads the value at its start.
  package static let quietRuntime = "enable=yes,swift-backtrace=/bin/true"

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// What precedes a message: the program's name and the app's.
  private nonisolated(unsafe) static var prefix: UnsafeMutablePointer<CChar>?
  /// What the signals did before, by their numbers; not an array, which a handler must not use.
  private nonisolated(unsafe) static var earlier: UnsafeMutablePointer<sigaction>?
  /// The addresses of which one is used when the main thread's stack is full.
  private nonisolated(unsafe) static var stackEnd: ClosedRange<UInt> = 0...0
  /// What finds the lines of a crash; `nil` where the program has no table of them.
  private nonisolated(unsafe) static var reporter: CrashReporter?

  /// How the message about a full stack ends; also what `monkey` says of such a crash.
  package static let recursion: StaticString =
    "calls itself without end, or needs more stack than there is"

  /// Lets messages name the lines of a user's files, from the next `begin(_:)` on.
  package static func locateLines() {
    reporter = CrashReporter()
  }

  /// Begins to report crashes of the code of an app, on the main thread.
  package static func begin(_ app: String) {
    let isFirst = prefix == nil
    free(prefix)
    prefix = strdup("\(Console.programName): \(app)")
    reporter?.prepare(app)
    guard isFirst else { return }
    earlier = .allocate(capacity: 65)
    // The handler must not be the first to use it.
    _ = recursion
    findStack()
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, info, _ in
      CrashReport.report(number, info)
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    for number in signals {
      sigaction(number, &action, earlier.map { $0 + Int(number) })
      // The runtime's own report would follow.
      if reporter != nil { earlier?[Int(number)] = sigaction() }
    }
  }

  /// Finds the end of the stack, and gives the handler a stack of its own: endless recursion leaves it no
  /// room.
  private static func findStack() {
    var stack = stack_t(ss_sp: malloc(1 << 16), ss_flags: 0, ss_size: 1 << 16)
    sigaltstack(&stack, nil)
    var limit = rlimit()
    var here = 0
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    let start = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    // The arguments and the environment are above, and a function's own variables may reach beyond the
    // end.
    let slack: UInt = 4 << 20
    guard limit.rlim_cur < start - slack else { return }
    let end = start - UInt(limit.rlim_cur)
    stackEnd = end - slack...end + slack / 4
  }

  private static func report(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    if let earlier { sigaction(number, earlier + Int(number), nil) }
    fflush(nil)
    let code = info?.pointee.si_code ?? 0
    // What another process sends is no crash.
    if code != 0 {
      let address = info.map { UInt(bitPattern: $0.pointee._sifields._sigfault.si_addr) } ?? 0
      let isRecursion = [SIGSEGV, SIGBUS].contains(number) && stackEnd.contains(address)
      if reporter?.report(number, isRecursion: isRecursion) != true { write(number, isRecursion) }
    }
    // Ends the process when the handler returns.
    raise(number)
  }

  private static func write(_ number: Int32, _ isRecursion: Bool) {
    guard let prefix else { return }
    _ = Foundation.write(STDERR_FILENO, prefix, strlen(prefix))
    if isRecursion {
      write(" ")
      write(recursion)
      write(" (")
    } else {
      write(" crashed (")
    }
    switch number {
    case SIGILL: write("signal 4, Illegal instruction)\n")
    case SIGTRAP: write("signal 5, Trace/breakpoint trap)\n")
    case SIGABRT: write("signal 6, Aborted)\n")
    case SIGBUS: write("signal 7, Bus error)\n")
    case SIGFPE: write("signal 8, Floating point exception)\n")
    default: write("signal 11, Segmentation fault)\n")
    }
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
