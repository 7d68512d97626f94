import Foundation
import Synchronization

/// The lines two pipes have brought so far, filled by a thread for each pipe.
///
/// The threads hold the log, not the process, and end at the end of their pipe.
final class LineLog: Sendable {
  /// One finished line, without its line end.
  struct Line: Sendable {
    var stream: ChildProcess.Stream
    var text: String
  }

  private struct State {
    var lines: [Line] = []
    var openStreams = 0
  }

  private let state = Mutex(State())

  /// The finished lines, in order of arrival; between the two pipes that order is approximate.
  var lines: [Line] { state.withLock { $0.lines } }

  /// Whether every pipe has come to its end, so that no more lines can arrive.
  var isComplete: Bool { state.withLock { $0.openStreams == 0 } }

  /// Collects the lines of a pipe until its end, then closes the descriptor.
  ///
  /// A last line without a line end counts as a line. Bytes that are not UTF-8 are replaced.
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
