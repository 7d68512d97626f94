import Foundation
import SDLHost
import Synchronization

/// What is printed when an app's code crashes the process: one message with the app's name and the
/// signal, after all that was logged before.
///
/// The crash may have happened anywhere, so the handler only writes what was prepared, and waits for the
/// thread of `StopRequest`, which writes the reports of `play`. Afterwards the signal ends the process as it
/// would have without a handler.
package enum CrashReport {
  /// The signals of a crash.
  package static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Whether the reader of `SignalPipe` waits for the number of a crash, and has not yet written its reports.
  private static let isAwaited = Atomic(false)
  /// How long the handler waits for that: the crash may have left a lock that is needed, such as that of the
  /// memory. In steps of 10 milliseconds.
  private static let patience = 200

  /// What precedes a message: the program's name and the app's.
  private nonisolated(unsafe) static var prefix: UnsafeMutablePointer<CChar>?
  /// What the signals did before, by their numbers; not an array, which a handler must not use.
  private nonisolated(unsafe) static var earlier: UnsafeMutablePointer<sigaction>?
  /// The addresses of which one is used when the main thread's stack is full.
  private nonisolated(unsafe) static var stackEnd: ClosedRange<UInt> = 0...0

  /// How the message about a full stack ends; also what `monkey` says of such a crash.
  package static let recursion: StaticString =
    "calls itself without end, or needs more stack than there is"

  /// Begins to report crashes of the code of an app, on the main thread.
  package static func begin(_ app: String) {
    let isFirst = prefix == nil
    free(prefix)
    prefix = strdup("\(Console.programName): \(app)")
    guard isFirst else { return }
    earlier = .allocate(capacity: 65)
    // The handler must not be the first to use it.
    _ = recursion
    _ = isAwaited.load(ordering: .relaxed)
    findStack()
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, info, _ in
      CrashReport.report(number, info)
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    for number in signals {
      sigaction(number, &action, earlier.map { $0 + Int(number) })
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
      write(number, info)
      waitForReports(number)
    }
    // A fault happens again when the handler returns, any other signal only if it is sent again.
    if code <= 0 || number == SIGABRT { raise(number) }
  }

  /// Lets the reader of `SignalPipe` receive the numbers of crashes, or no longer.
  package static func setAwaited(_ isAwaited: Bool) {
    self.isAwaited.store(isAwaited, ordering: .sequentiallyConsistent)
  }

  private static func waitForReports(_ number: Int32) {
    guard isAwaited.load(ordering: .sequentiallyConsistent) else { return }
    SignalPipe.shared.write(number)
    for _ in 0..<patience where isAwaited.load(ordering: .sequentiallyConsistent) {
      poll(nil, 0, 10)
    }
  }

  private static func write(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    guard let prefix else { return }
    _ = Foundation.write(STDERR_FILENO, prefix, strlen(prefix))
    let address = info.map { UInt(bitPattern: $0.pointee._sifields._sigfault.si_addr) } ?? 0
    if number == SIGSEGV || number == SIGBUS, stackEnd.contains(address) {
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
