import Foundation
import SDLHost

/// Reports a process crash: one message with the app's name and the signal, after the log.
///
/// In a program compiled from a user's files, the report also lists the lines in these files that
/// led to the crash. A crash can happen anywhere, so the handler only writes prepared text or
/// starts a `CrashReporter`. Then the signal terminates the process as it would without a handler.
package enum CrashReport {
  /// The value of `SWIFT_BACKTRACE` that prevents the Swift runtime from printing a backtrace.
  ///
  /// The runtime reads it at process startup. When a check fails, the runtime starts a program that
  /// does nothing, and `CrashReporter` prints the backtrace.
  package static let quietRuntime = "enable=yes,swift-backtrace=/bin/true"

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// The start of a message: the program's name and the app's name.
  private nonisolated(unsafe) static var prefix: UnsafeMutablePointer<CChar>?
  /// The earlier signal actions, by number. A handler must not use an array.
  private nonisolated(unsafe) static var earlier: UnsafeMutablePointer<sigaction>?
  /// The addresses at the end of the main thread's stack. An access to any of them means that the
  /// stack has overflowed.
  private nonisolated(unsafe) static var stackEnd: ClosedRange<UInt> = 0...0
  /// Finds the lines that led to a crash, or `nil` if the program has no line table.
  private nonisolated(unsafe) static var reporter: CrashReporter?

  /// The message about a stack overflow, also used in `monkey` reports.
  package static let recursion: StaticString =
    "recursed endlessly or ran out of stack space"

  /// The address range of the library that contains the user's code, or empty if the program
  /// contains it.
  private nonisolated(unsafe) static var library: Range<UInt> = 0..<0

  /// Adds lines in the user's files to messages after the next call to `begin(_:)`.
  package static func locateLines() {
    reporter = CrashReporter(library: library)
  }

  /// Sets the address range of the library that contains the user's code, `app.so` next to the
  /// program. Call this before `locateLines()`.
  package static func setLibrary(_ addresses: Range<UInt>) {
    library = addresses
  }

  /// Starts reporting crashes in an app's code on the main thread.
  package static func begin(_ app: String) {
    let isFirst = prefix == nil
    free(prefix)
    prefix = strdup("\(Console.programName): \(app)")
    reporter?.prepare(app)
    guard isFirst else { return }
    earlier = .allocate(capacity: 65)
    // Swift initializes a static property on first use, which must not happen in the handler.
    _ = recursion
    findStack()
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, info, _ in
      CrashReport.report(number, info)
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    for number in signals {
      sigaction(number, &action, earlier.map { $0 + Int(number) })
      // Prevent the Swift runtime's report.
      if reporter != nil { earlier?[Int(number)] = sigaction() }
    }
  }

  /// Finds the end of the stack, and gives the handler its own stack because infinite recursion
  /// uses up the main one.
  private static func findStack() {
    var stack = stack_t(ss_sp: malloc(1 << 16), ss_flags: 0, ss_size: 1 << 16)
    sigaltstack(&stack, nil)
    var limit = rlimit()
    var here = 0
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    let start = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    // The arguments and the environment are above the stack, and a function's local variables may
    // extend past the end of the stack.
    let slack: UInt = 4 << 20
    guard limit.rlim_cur < start - slack else { return }
    let end = start - UInt(limit.rlim_cur)
    stackEnd = end - slack...end + slack / 4
  }

  /// Ends the app like a crash, and reports a message and the calls that led to the problem.
  ///
  /// - Parameter calls: The addresses of the calls, innermost first.
  package static func end(_ message: String, calls: [UInt]) -> Never {
    fflush(nil)
    Console.err("Fatal error: \(message)")
    if reporter?.report(SIGABRT, calls: calls) != true { write(SIGABRT, false) }
    signal(SIGABRT, SIG_DFL)
    abort()
  }

  private static func report(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    if let earlier { sigaction(number, earlier + Int(number), nil) }
    fflush(nil)
    let code = info?.pointee.si_code ?? 0
    // A signal from another process is not a crash.
    if code != 0 {
      let address = info.map { UInt(bitPattern: $0.pointee._sifields._sigfault.si_addr) } ?? 0
      let isRecursion = [SIGSEGV, SIGBUS].contains(number) && stackEnd.contains(address)
      if reporter?.report(number, isRecursion: isRecursion) != true { write(number, isRecursion) }
    }
    // Terminate the process when the handler returns.
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
