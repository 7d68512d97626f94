import Foundation
import Synchronization

extension ChildProcess {
  /// Waits for a line that contains `text`, on either stream, and returns that line.
  ///
  /// - Parameters:
  ///   - mark: The number of ``lines`` to skip, which is `lines.count` from before the action that
  ///     causes the expected line.
  ///   - timeout: The maximum time to wait.
  /// - Throws: ``ChildProcessError/noLine(expected:reason:lines:)``, even before the timeout if the
  ///   program has exited and cannot write more lines.
  @discardableResult
  public func waitForLine(
    containing text: String, after mark: Int = 0, timeout: Duration = .seconds(10)
  ) throws(ChildProcessError) -> String {
    try waitForLines(1, containing: text, after: mark, timeout: timeout)[0]
  }

  /// Waits for a line, on either stream, for which `isMatch` returns true, and returns that line.
  ///
  /// - Parameters:
  ///   - expected: A description of the line, for the error.
  ///   - mark: The number of ``lines`` to skip.
  ///   - timeout: The maximum time to wait.
  /// - Throws: The errors of ``waitForLine(containing:after:timeout:)``.
  @discardableResult
  public func waitForLine(
    _ expected: String, after mark: Int = 0, timeout: Duration = .seconds(10),
    matching isMatch: (String) -> Bool
  ) throws(ChildProcessError) -> String {
    try waitForLines(1, expected, after: mark, timeout: timeout, matching: isMatch)[0]
  }

  /// Waits until `count` lines contain `text`, and returns the first `count` of them.
  ///
  /// - Throws: The errors of ``waitForLine(containing:after:timeout:)``.
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
      // Check for the end before reading the lines, so no line before the end is missed.
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

/// The lines received so far through a child's two pipes, each of which is read by a thread.
///
/// The threads retain the log but not the process, and end when their pipe ends.
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

  /// The complete lines in order of arrival. The order between the two pipes is approximate.
  var lines: [Line] { state.withLock { $0.lines } }

  /// Whether every pipe has reached its end, so no more lines can arrive.
  var isComplete: Bool { state.withLock { $0.openStreams == 0 } }

  /// Collects a pipe's lines on a new thread until the pipe ends, and closes the descriptor.
  ///
  /// A final line without a line break counts as a line. Invalid UTF-8 is replaced.
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
