import Foundation
import SDLHost

/// SIGINT, SIGTERM and SIGHUP as errors, so that long work can end cleanly.
///
/// Once a value is made, the signals no longer end the process: the work has to call `check()`, and
/// to wait by `wait(for:)`. Writing to a closed pipe becomes an error as well.
struct StopSignals {
  /// A signal asked the work to stop.
  struct Stopped: Error {
    let signal: Int32
  }

  /// Begins to receive the signals.
  init() {
    SignalPipe.shared.receive([SIGINT, SIGTERM, SIGHUP])
    signal(SIGPIPE, SIG_IGN)
  }

  /// Throws `Stopped` if a signal has arrived.
  func check() throws(Stopped) {
    _ = try wait(for: [], milliseconds: 0)
  }

  /// Waits until a file can be read, or written, or the time is up.
  ///
  /// - Returns: For each file whether it is ready.
  /// - Throws: `Stopped` if a signal has arrived, or arrives first.
  func wait(
    for files: [Int32], events: Int32 = Int32(POLLIN), milliseconds: Int
  ) throws(Stopped) -> [Bool] {
    var requests = files.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
    requests.append(
      pollfd(fd: SignalPipe.shared.readEnd, events: Int16(POLLIN), revents: 0))
    let count = poll(&requests, nfds_t(requests.count), Int32(clamping: milliseconds))
    // A signal may also interrupt the wait itself; the next wait then finds its number.
    if count > 0, requests.removeLast().revents != 0, let signal = SignalPipe.shared.read() {
      throw Stopped(signal: signal)
    }
    return requests.prefix(files.count).map { count > 0 && $0.revents != 0 }
  }
}
