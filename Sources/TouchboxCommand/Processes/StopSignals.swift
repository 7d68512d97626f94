import Foundation
import SDLHost

/// Turns SIGINT, SIGTERM and SIGHUP into errors, so that long work can end cleanly.
///
/// Once a value exists, the signals no longer end the process. The work must call `check()`, and
/// wait with `wait(for:)`. Writing to a closed pipe also becomes an error.
struct StopSignals {
  /// A signal requested the end of the work.
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

  /// Waits until a file is readable or writable, or until a timeout.
  ///
  /// - Returns: For each file, whether it is ready.
  /// - Throws: `Stopped` if a signal arrives before that.
  func wait(
    for files: [Int32], events: Int32 = Int32(POLLIN), milliseconds: Int
  ) throws(Stopped) -> [Bool] {
    var requests = files.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
    requests.append(
      pollfd(fd: SignalPipe.shared.readEnd, events: Int16(POLLIN), revents: 0))
    let count = poll(&requests, nfds_t(requests.count), Int32(clamping: milliseconds))
    // A signal can also interrupt the wait itself. The next wait then finds its number.
    if count > 0, requests.removeLast().revents != 0, let signal = SignalPipe.shared.read() {
      throw Stopped(signal: signal)
    }
    return requests.prefix(files.count).map { count > 0 && $0.revents != 0 }
  }
}
