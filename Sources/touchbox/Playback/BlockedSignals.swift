import Foundation

/// Ctrl-C and its like, held back so that long work can end cleanly.
///
/// Make it before anything that may start a thread; the signals wait until they are asked for.
struct BlockedSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private var held = sigset_t()
  private var earlier = sigset_t()

  /// Starts to hold the signals back, and those of a pipe nobody reads and of children that end.
  init() {
    sigemptyset(&held)
    for number in Self.numbers { sigaddset(&held, number) }
    var all = held
    sigaddset(&all, SIGPIPE)
    sigaddset(&all, SIGCHLD)
    pthread_sigmask(SIG_BLOCK, &all, &earlier)
  }

  /// Returns a signal that has arrived, or that arrives within a time; nil for none.
  func next(within milliseconds: Int = 0) -> Int32? {
    var held = held
    var limit = timespec(
      tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    let number = sigtimedwait(&held, nil, &limit)
    return number > 0 ? number : nil
  }

  /// Throws when a signal has arrived, or arrives within a time.
  func check(within milliseconds: Int = 0) throws {
    if let number = next(within: milliseconds) { throw Stopped(signal: number) }
  }

  /// Waits until a child process ends, but no longer than a time.
  ///
  /// - Throws: `Stopped` when a signal has arrived, or arrives first.
  func checkUntilChildEnds(within milliseconds: Int) throws {
    var news = held
    sigaddset(&news, SIGCHLD)
    var limit = timespec(
      tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    let number = sigtimedwait(&news, nil, &limit)
    if number > 0, number != SIGCHLD { throw Stopped(signal: number) }
  }

  /// Long work was ended from outside.
  struct Stopped: Error {
    /// By which signal.
    let signal: Int32
  }
}
