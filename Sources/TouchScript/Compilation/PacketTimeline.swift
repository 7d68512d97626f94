package import UIKit

/// Groups the changes in one line by time. Changes at the same time form one packet.
package struct PacketTimeline {
  /// Changes at the same time.
  package struct Packet {
    package let time: AppTime
    /// The changes, at most one per finger.
    package var changes: [TouchChange]

    /// Creates a packet.
    package init(time: AppTime, changes: [TouchChange]) {
      self.time = time
      self.changes = changes
    }
  }

  private var packets: [AppTime: [TouchChange]] = [:]

  /// Creates an empty timeline.
  package init() {}

  /// Adds a change to the packet at its time.
  package mutating func add(_ change: TouchChange, at time: AppTime) {
    packets[time, default: []].append(change)
  }

  /// Adds a timed move in `count` steps, which are equal unless the move is eased. The last step is
  /// exactly at the end point and the end of the duration, which is in microseconds.
  package mutating func add(
    _ change: TouchChange, from start: CGPoint, to end: CGPoint, at time: AppTime,
    over duration: Int64, count: Int, ease: ScriptEase? = nil
  ) {
    for index in 1...count {
      var change = change
      change.kind = .move(
        start.interpolated(to: end, ScriptEase.progress(ease, index, of: count)))
      add(change, at: time.advanced(duration, index, of: count))
    }
  }

  /// The packets, sorted by time.
  package var sorted: [Packet] {
    packets.map { Packet(time: $0.key, changes: $0.value) }.sorted { $0.time < $1.time }
  }

  /// Returns the number of packets in a timed move: one per frame, including a partial last frame.
  ///
  /// - Parameters:
  ///   - duration: The duration in microseconds, at most a billion seconds.
  ///   - frame: The number of packets per second.
  package static func count(over duration: Int64, frame: Int) -> Int {
    Int((duration * Int64(frame) + 999_999) / 1_000_000)
  }
}

extension AppTime {
  /// Returns the time after `index` of `count` equal steps of a duration in microseconds, rounded.
  package nonisolated func advanced(_ duration: Int64, _ index: Int, of count: Int) -> AppTime {
    if index == count { return AppTime(microseconds: microseconds + duration) }
    let part = Double(duration) * Double(index) / Double(count)
    return AppTime(microseconds: microseconds + Int64(part.rounded()))
  }
}

extension CGPoint {
  /// Returns the point after `index` of `count` equal steps along the line to `end`.
  package nonisolated func interpolated(to end: CGPoint, _ index: Int, of count: Int) -> CGPoint {
    interpolated(to: end, ScriptEase.progress(nil, index, of: count))
  }

  /// Returns the point after a fraction of the line to `end`; exactly `end` after 1.
  package nonisolated func interpolated(to end: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, fraction), y: y.interpolated(to: end.y, fraction))
  }
}

extension CGFloat {
  /// Returns the number after a fraction of the way to `end`; exactly `end` after 1.
  nonisolated func interpolated(to end: CGFloat, _ fraction: CGFloat) -> CGFloat {
    fraction == 1 ? end : self + (end - self) * fraction
  }
}
