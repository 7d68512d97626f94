import Foundation
import Synchronization

extension ChildProcess {
  /// Waits for a line that contains `text`, on either stream, and returns that line.
  ///
  /// - Parameters:
  ///   - mark: The number of ``lines`` to skip: `lines.count` before the action that causes the
  ///     expected line.
  ///   - timeout: The longest wait.
  /// - Throws: ``ChildProcessError/noLine(expected:reason:lines:)``, before the timeout if the
  ///   program has ended and can write no more.
  @discardableResult
  public func waitForLine(
    containing text: String, after mark: Int = 0, timeout: Duration = .seconds(10)
  ) throws(ChildProcessError) -> String {
    try waitForLines(1, containing: text, after: mark, timeout: timeout)[0]
  }

  /// Waits for a line that `isMatch` accepts, on either stream, and returns that line.
  ///
  /// - Parameters:
  ///   - expected: A description of the line, for the error.
  ///   - mark: The number of ``lines`` to skip.
  ///   - timeout: The longest wait.
  /// - Throws: As ``waitForLine(containing:after:timeout:)`` does.
  @discardableResult
  public func waitForLine(
    _ expected: String, after mark: Int = 0, timeout: Duration = .seconds(10),
    matching isMatch: (String) -> Bool
  ) throws(ChildProcessError) -> String {
    try waitForLines(1, expected, after: mark, timeout: timeout, matching: isMatch)[0]
  }

  /// Waits until `count` lines contain `text`, and returns the first `count` of them.
  ///
  /// - Throws: As ``waitForLine(containing:after:timeout:)`` does.
  @discardableResult
  public func waitForLines(
    _ count: Int, containing text: String, after mark: Int = 0, timeout: Duration = .seconds(10)
  ) throws(ChildProcessError) -> [String] {
    try waitForLines(count, "containing \"\(text)\"", after: mark, timeout: timeout) {
      $0.contains(text)
    }
  }

  private func waitForLines(
    _ count: Int, _ expected: String, after mark: Int, timeout: Duration,
    matching isMatch: (String) -> Bool
  ) throws(ChildProcessError) -> [String] {
    var found: [String] = []
    var hasEnded = false
    let isFinished = poll(timeout: timeout) {
      // Check for the end before reading the lines, so that no line before the end is missed.
      hasEnded = exitStatus != nil && log.isComplete
      found = Array(lines.dropFirst(mark).lazy.filter(isMatch).prefix(count))
      return found.count == count || hasEnded
    }
    if isFinished, found.count == count { return found }
    let reason =
      hasEnded
      ? "before the end (\(exitStatus.map(String.init(describing:)) ?? "unknown"))"
      : "within \(timeout)"
    let wanted = count == 1 ? expected : "\(expected), \(count) times (found \(found.count)),"
    throw .noLine(expected: wanted, reason: reason, lines: lines)
  }
}

/// The lines received through a child's two pipes so far, filled by one thread for each pipe.
///
/// The threads retain the log but not the process, and end at the end of their pipe.
final class LineLog: Sendable {
  /// A complete line without its line break.
  struct Line: Sendable {
    var stream: ChildProcess.Stream
    var text: String
  }

  private struct State {
    var lines: [Line] = []
    var openStreams = 0
  }

  private let state = Mutex(State())

  /// The complete lines in order of arrival, which is approximate between the two pipes.
  var lines: [Line] { state.withLock { $0.lines } }

  /// Whether every pipe has reached its end, so that no more lines can arrive.
  var isComplete: Bool { state.withLock { $0.openStreams == 0 } }

  /// Collects the lines of a pipe on a new thread until its end, then closes the descriptor.
  ///
  /// A last line without a line break counts as a line. Bytes that are not UTF-8 are replaced.
  func read(_ descriptor: Int32, as stream: ChildProcess.Stream) {
    state.withLock { $0.openStreams += 1 }
    Thread.detachNewThread { [self] in
      var partial: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { break }
        partial += chunk[..<count]
        var finished: [Line] = []
        while let end = partial.firstIndex(of: UInt8(ascii: "\n")) {
          finished.append(
            Line(stream: stream, text: String(decoding: partial[..<end], as: UTF8.self)))
          partial.removeSubrange(...end)
        }
        state.withLock { [finished] in $0.lines += finished }
      }
      close(descriptor)
      let rest = partial.isEmpty ? nil : String(decoding: partial, as: UTF8.self)
      state.withLock {
        if let rest { $0.lines.append(Line(stream: stream, text: rest)) }
        $0.openStreams -= 1
      }
    }
  }
}
