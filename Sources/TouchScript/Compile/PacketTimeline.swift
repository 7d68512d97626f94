package import CoreGraphics
package import UIKit

/// Gathers the changes of one line by time: those of one time are one packet.
package struct PacketTimeline {
  /// Changes at one time.
  package struct Packet {
    /// When they happen.
    package let time: AppTime
    /// What happens, at most one change a finger.
    package var changes: [TouchChange]
  }

  private var packets: [AppTime: [TouchChange]] = [:]

  /// Makes a schedule with nothing in it.
  package init() {}

  /// Adds a change at the end of the packet of its time.
  package mutating func add(_ change: TouchChange, at time: AppTime) {
    var change = change
    change.time = time
    packets[time, default: []].append(change)
  }

  /// Adds a move that takes time, in so many equal steps: the last is exactly at the end of the way
  /// and of the duration in microseconds.
  package mutating func add(
    _ change: TouchChange, from start: CGPoint, to end: CGPoint, at time: AppTime, over: Int64,
    count: Int
  ) {
    for index in 1...count {
      var change = change
      change.kind = .move(start.point(on: end, index, of: count))
      add(change, at: time.advanced(over, index, of: count))
    }
  }

  /// The packets in the order of their times.
  package var sorted: [Packet] {
    packets.map { Packet(time: $0.key, changes: $0.value) }.sorted { $0.time < $1.time }
  }

  /// Returns how many packets a move makes: one for every begun frame.
  ///
  /// - Parameters:
  ///   - over: Microseconds, at most a billion seconds.
  ///   - frame: Packets a second.
  package static func count(over: Int64, frame: Int) -> Int {
    Int((over * Int64(frame) + 999_999) / 1_000_000)
  }
}

extension AppTime {
  /// Returns the time of one of several equal parts of a duration in microseconds, rounded.
  package nonisolated func advanced(_ duration: Int64, _ index: Int, of count: Int) -> AppTime {
    if index == count { return AppTime(microseconds: microseconds + duration) }
    let part = Double(duration) * Double(index) / Double(count)
    return AppTime(microseconds: microseconds + Int64(part.rounded()))
  }
}

extension CGPoint {
  /// Returns one of several equally distant places on the way to `end`; the last is exactly `end`.
  package nonisolated func point(on end: CGPoint, _ index: Int, of count: Int) -> CGPoint {
    if index == count { return end }
    let part = CGFloat(index) / CGFloat(count)
    return CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}
