import CoreGraphics
import TouchScript
import UIKit

/// Reduces a failing session to fewer fingers and moves, shorter times, and rounder numbers.
///
/// Each step proposes a smaller session and checks whether it still fails in the same way. The
/// order of proposals depends only on the session and the results, as in delta debugging (Zeller
/// and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002) and the passes of
/// Hypothesis.
package struct SessionShrinker {
  /// The smallest failing session so far.
  package private(set) var best: MonkeySession
  /// The number of sessions tried.
  package private(set) var trialCount = 0

  private let limit: Int
  private let fails: (MonkeySession) throws -> Bool

  /// Creates a shrinker for a failing session.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of sessions to try.
  ///   - fails: Returns whether a session fails in the same way.
  package init(
    _ session: MonkeySession, limit: Int, fails: @escaping (MonkeySession) throws -> Bool
  ) {
    (best, self.limit, self.fails) = (session, limit, fails)
  }

  /// Shrinks the session until no proposal fails or the limit is reached.
  package mutating func shrink() throws {
    var before: MonkeySession
    repeat {
      before = best
      try removeAll(\.strokes)
      try removeAll(\.interruptions)
      try removeMoves()
      try simplifyEnds()
      try shortenPauses()
      try roundTimes()
      try roundPoints()
    } while best != before && trialCount < limit
  }

  // MARK: - Proposals

  /// Tries a session that should be smaller.
  ///
  /// - Returns: `true` if the proposed session also fails and is now the best session.
  @discardableResult
  private mutating func propose(_ change: (inout MonkeySession) -> Void) throws -> Bool {
    var session = best
    change(&session)
    guard session != best, trialCount < limit else { return false }
    trialCount += 1
    guard try fails(session) else { return false }
    best = session
    return true
  }

  /// Removes strokes or interruptions in halves, then in quarters, and finally one at a time.
  private mutating func removeAll<Item>(
    _ items: WritableKeyPath<MonkeySession, [Item]>
  ) throws {
    try removeRanges(count: { $0[keyPath: items].count }) { $0[keyPath: items].removeSubrange($1) }
  }

  private mutating func removeRanges(
    count: (MonkeySession) -> Int, _ remove: (inout MonkeySession, Range<Int>) -> Void
  ) throws {
    var length = count(best)
    while length > 0 {
      // Begin at the end, because the last items are least likely to matter.
      var end = count(best)
      while end > 0 {
        let range = max(0, end - length)..<min(end, count(best))
        if !range.isEmpty { try propose { remove(&$0, range) } }
        end = range.lowerBound
      }
      length /= 2
    }
  }

  /// Removes moves from each stroke, but not the landing.
  private mutating func removeMoves() throws {
    for stroke in best.strokes.indices {
      try removeRanges(count: { $0.strokes[stroke].samples.count - 1 }) { session, range in
        session.strokes[stroke].samples.removeSubrange(
          range.lowerBound + 1..<range.upperBound + 1)
      }
    }
  }

  /// Removes the time that the app continues to run at the end, and replaces cancellations with
  /// lifts right after the last sample.
  private mutating func simplifyEnds() throws {
    try propose { $0.rest = nil }
    for stroke in best.strokes.indices {
      try propose { $0.strokes[stroke].end = .up }
      try propose { session in
        let last = session.strokes[stroke].samples.last?.time ?? .zero
        session.strokes[stroke].endTime = min(
          session.strokes[stroke].endTime, last.advanced(by: 0.1))
      }
    }
  }

  // MARK: - Times

  /// Shortens the pauses between times to 0, to 0.1 seconds, or by half.
  private mutating func shortenPauses() throws {
    var index = 0
    while index < best.moments.count {
      let moments = best.moments
      let start = index == 0 ? 0 : moments[index - 1]
      let pause = moments[index] - start
      // A finger that lands and lifts at the same time would be invisible in a film.
      let shortest = best.hasFinger(at: start, and: moments[index]) ? Self.visiblePause : 0
      let shorter = [shortest, Self.visiblePause, pause / 20_000 * 10_000].filter {
        $0 >= shortest && $0 < pause
      }
      let isShorter = try shorter.contains { wanted in
        try propose { $0.shift(from: moments[index], by: wanted - pause) }
      }
      // If two times have merged, the next pause has the same index.
      if !isShorter || best.moments.count == moments.count { index += 1 }
    }
  }

  /// The minimum duration of a visible touch, in microseconds.
  private static let visiblePause: Int64 = 100_000

  /// Rounds times to seconds, tenths, or hundredths.
  private mutating func roundTimes() throws {
    var index = 0
    while index < best.moments.count {
      for unit: Int64 in [1_000_000, 500_000, 100_000, 50_000, 10_000] {
        let moments = best.moments
        guard index < moments.count, moments[index] % unit != 0 else { break }
        let start = index == 0 ? 0 : moments[index - 1]
        let rounded = max(start, (moments[index] + unit / 2) / unit * unit)
        guard rounded > start || !best.hasFinger(at: start, and: moments[index]) else { continue }
        let offset = rounded - moments[index]
        if try propose({ $0.shift(from: moments[index], by: offset) }) { break }
      }
      index += 1
    }
  }

  // MARK: - Points

  /// Rounds coordinates to multiples of 100, 50, 10, or 5, or replaces a point with the first point
  /// of the stroke or session.
  private mutating func roundPoints() throws {
    for stroke in best.strokes.indices {
      for sample in best.strokes[stroke].samples.indices {
        if stroke > 0 || sample > 0 {
          let known = best.strokes[sample > 0 ? stroke : 0].samples[0].point
          let point = best.strokes[stroke].samples[sample].point
          let isLanding = sample == 0
          if isLanding, point != known, point.simplicity > known.simplicity {
            try propose { $0.strokes[stroke].samples[sample].point = known }
          }
        }
        for coordinate in [\CGPoint.x, \CGPoint.y] {
          for unit: CGFloat in [100, 50, 10, 5] {
            let value = best.strokes[stroke].samples[sample].point[keyPath: coordinate]
            let rounded = (value / unit).rounded() * unit
            guard rounded != value else { break }
            if try propose({
              $0.strokes[stroke].samples[sample].point[keyPath: coordinate] = rounded
            }) {
              break
            }
          }
        }
      }
    }
  }
}

extension CGPoint {
  /// The number of coordinates that are not multiples of 10.
  fileprivate var simplicity: Int {
    [x, y].count { $0.truncatingRemainder(dividingBy: 10) != 0 }
  }
}

extension MonkeySession {
  /// The times of all changes, in microseconds, sorted and without duplicates.
  fileprivate var moments: [Int64] {
    var times = Set(interruptions.map(\.time.microseconds))
    for stroke in strokes {
      times.formUnion(stroke.samples.map(\.time.microseconds))
      times.insert(stroke.endTime.microseconds)
    }
    return times.sorted()
  }

  /// Returns whether a finger with a change at one time, in microseconds, also has a change at
  /// another time.
  fileprivate func hasFinger(at time: Int64, and other: Int64) -> Bool {
    strokes.contains { stroke in
      let times = stroke.samples.map(\.time.microseconds) + [stroke.endTime.microseconds]
      return times.contains(time) && times.contains(other)
    }
  }

  /// Shifts everything at or after a given time by an offset, in microseconds.
  fileprivate mutating func shift(from start: Int64, by offset: Int64) {
    func shift(_ time: inout AppTime) {
      if time.microseconds >= start { time.microseconds += offset }
    }
    for index in interruptions.indices { shift(&interruptions[index].time) }
    for stroke in strokes.indices {
      for sample in strokes[stroke].samples.indices { shift(&strokes[stroke].samples[sample].time) }
      shift(&strokes[stroke].endTime)
    }
  }
}
