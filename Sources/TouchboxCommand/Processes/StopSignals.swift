import Foundation
import SDLHost

/// Turns SIGINT, SIGTERM and SIGHUP into errors, so long-running work can end cleanly.
///
/// Once a value has been created, the signals no longer end the process. The work must call
/// `check()`, and use `wait(for:)` to wait. Writing to a closed pipe becomes an error too.
struct StopSignals {
  /// An error thrown after a signal requests that work stop.
  struct Stopped: Error {
    let signal: Int32
  }

  /// Starts receiving the signals.
  init() {
    SignalPipe.shared.receive([SIGINT, SIGTERM, SIGHUP])
    signal(SIGPIPE, SIG_IGN)
  }

  /// Throws `Stopped` if a signal has arrived.
  func check() throws(Stopped) {
    _ = try wait(for: [], milliseconds: 0)
  }

  /// Waits until a file is readable or writable, or until the timeout expires.
  ///
  /// - Returns: A Boolean value for each file, indicating whether it is ready.
  /// - Throws: `Stopped` if a signal arrives first.
  func wait(
    for files: [Int32], events: Int32 = Int32(POLLIN), milliseconds: Int
  ) throws(Stopped) -> [Bool] {
    var requests = files.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
    requests.append(
      pollfd(fd: SignalPipe.shared.readEnd, events: Int16(POLLIN), revents: 0))
    let count = poll(&requests, nfds_t(requests.count), Int32(clamping: milliseconds))
    // A signal can also interrupt the wait itself. In that case, the next wait finds its number.
    if count > 0, requests.removeLast().revents != 0, let signal = SignalPipe.shared.read() {
      throw Stopped(signal: signal)
    }
    return requests.prefix(files.count).map { count > 0 && $0.revents != 0 }
  }
}
