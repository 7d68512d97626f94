package import Foundation

/// Passes signal numbers from the signal handler, which may only write, to a reader.
package nonisolated struct SignalPipe: Sendable {
  /// A process has one handler per signal and therefore one pipe, whose two ends are its only
  /// state.
  package static let shared = SignalPipe()
  /// The number that marks the end of the signals.
  package static let end: Int32 = 0

  /// The file descriptor to wait on. It becomes readable after a signal.
  package let readEnd: Int32
  private let writeEnd: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Starts receiving signals, replacing their previous actions.
  ///
  /// Ignored signals remain ignored: `nohup` requires this, as does a shell without job control, so
  /// that Ctrl-C does not affect background programs.
  ///
  /// - Returns: The previous actions, for `sigaction`.
  @discardableResult
  package func receive(_ numbers: [Int32]) -> [Int32: sigaction] {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { SignalPipe.shared.write($0) }
    action.sa_flags = SA_RESTART
    var earlier: [Int32: sigaction] = [:]
    for number in numbers {
      var old = sigaction()
      sigaction(number, nil, &old)
      guard !old.isIgnored else { continue }
      sigaction(number, &action, nil)
      earlier[number] = old
    }
    return earlier
  }

  /// Writes a number in the range 0…255. Safe to call in a signal handler.
  package func write(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = Foundation.write(writeEnd, &byte, 1)
    errno = code
  }

  /// Waits for a number for at most the given time, and returns whether one is available.
  package func wait(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Waits for a number and returns it, or `nil` at the end.
  package func read() -> Int32? {
    var byte: UInt8 = 0
    while true {
      let count = Foundation.read(readEnd, &byte, 1)
      if count == 1 { return Int32(byte) == Self.end ? nil : Int32(byte) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}

nonisolated extension sigaction {
  /// Whether the signal is ignored.
  package var isIgnored: Bool {
    // C functions cannot be compared directly.
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
