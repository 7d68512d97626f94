import Foundation

/// The way of a signal's number out of its handler, where nothing else is allowed but to write.
nonisolated struct SignalPipe: Sendable {
  /// The process has one, as it has one handler a signal; it holds no state but its two ends.
  static let shared = SignalPipe()
  /// What is written when no more signals will come.
  static let end: Int32 = 0

  private let readEnd: Int32
  private let writeEnd: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Writes a number of 0…255; safe in a handler.
  func write(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = Foundation.write(writeEnd, &byte, 1)
    errno = code
  }

  /// Waits for a number; nil for the end.
  func read() -> Int32? {
    var byte: UInt8 = 0
    while true {
      let count = Foundation.read(readEnd, &byte, 1)
      if count == 1 { return Int32(byte) == Self.end ? nil : Int32(byte) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
