package import Foundation

/// Passes the numbers of signals from their handler, which may only write, to a reader.
package nonisolated struct SignalPipe: Sendable {
  /// A process has one handler for a signal, and therefore one pipe; its two ends are its only
  /// state.
  package static let shared = SignalPipe()
  /// Marks the end: no more signals follow.
  package static let end: Int32 = 0

  /// The file descriptor to wait for: it is readable after a signal.
  package let readEnd: Int32
  private let writeEnd: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Starts to receive signals instead of their previous actions.
  ///
  /// Ignored signals stay ignored: `nohup` requires it, and so does a shell without job control for
  /// Ctrl-C in programs in the background.
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

  /// Writes a number of 0…255; safe in a handler.
  package func write(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = Foundation.write(writeEnd, &byte, 1)
    errno = code
  }

  /// Waits for at most some milliseconds until a number is available; returns whether there is one.
  package func wait(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Waits for a number; `nil` at the end.
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
  /// Whether the signal does nothing.
  package var isIgnored: Bool {
    // Functions of C cannot be compared.
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
