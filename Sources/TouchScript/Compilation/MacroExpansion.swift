package import UIKit

/// Expands a macro into packets.
package struct MacroExpansion {
  /// The time from a tap's landing to its lift, in microseconds, limited to half the interval.
  private static let tapHold: Int64 = 80_000
  /// The default interval between the starts of two taps, in microseconds.
  private static let tapInterval: Int64 = 200_000

  private let macro: ScriptMacro
  private let start: AppTime
  private let frame: Int

  /// Creates the expansion of a macro that begins at `start`, with `frame` packets per second.
  package init(_ macro: ScriptMacro, at start: AppTime, frame: Int) {
    self.macro = macro
    self.start = start
    self.frame = frame
  }

  /// The numbers of the fingers that the macro uses.
  package var fingers: [Int64] {
    switch macro {
    case .tap(let finger, _, _, _), .drag(let finger, _, _, _): [finger]
    case .pinch, .rotate: [1, 2]
    }
  }

  /// The time when the last finger lifts, or `distantFuture` if it exceeds the range of `AppTime`.
  package var end: AppTime {
    let duration: Int64
    switch macro {
    case .tap(_, _, let count, let every):
      let (taps, overflow) = Int64((count ?? 1) - 1)
        .multipliedReportingOverflow(by: every ?? Self.tapInterval)
      if overflow || taps > .max / 2 { return .distantFuture }
      duration = taps + Self.hold(every)
    case .drag(_, _, _, let over), .pinch(_, _, _, _, let over), .rotate(_, _, _, _, let over):
      duration = over
    }
    return AppTime(microseconds: start.microseconds + duration)
  }

  /// The number of packets.
  package var packetCount: Int {
    switch macro {
    case .tap(_, _, let count, _): 2 * (count ?? 1)
    case .drag(_, _, _, let over), .pinch(_, _, _, _, let over), .rotate(_, _, _, _, let over):
      PacketTimeline.count(over: over, frame: frame) + 2
    }
  }

  /// Returns the packets, sorted by time.
  package func packets() -> [PacketTimeline.Packet] {
    switch macro {
    case .tap(let finger, let point, let count, let every):
      (0..<(count ?? 1)).flatMap { index in
        let time = start.microseconds + Int64(index) * (every ?? Self.tapInterval)
        return [
          packet(time, [(finger, .down(point))]),
          packet(time + Self.hold(every), [(finger, .up(nil))]),
        ]
      }
    case .drag(let finger, let from, let to, let over):
      gesture(over: over) { index, count in [(finger, from.interpolated(to: to, index, of: count))]
      }
    case .pinch(let center, let from, let to, let angle, let over):
      gesture(over: over) { index, count in
        let distance = from.interpolated(to: to, index, of: count)
        return Self.pair(center: center, radius: distance / 2, degrees: angle ?? 0)
      }
    case .rotate(let center, let radius, let from, let to, let over):
      gesture(over: over) { index, count in
        let degrees = from.interpolated(to: to, index, of: count)
        return Self.pair(center: center, radius: radius, degrees: degrees)
      }
    }
  }

  /// Returns packets in which fingers land, move in equal steps over a duration, and lift. The lift
  /// is a separate packet.
  private func gesture(
    over: Int64, _ points: (_ index: Int, _ count: Int) -> [(finger: Int64, point: CGPoint)]
  ) -> [PacketTimeline.Packet] {
    let count = PacketTimeline.count(over: over, frame: frame)
    let landings = points(0, count).map { ($0.finger, TouchChange.Kind.down($0.point)) }
    let moves = (1...count).map { index in
      packet(
        start.advanced(over, index, of: count).microseconds,
        points(index, count).map { ($0.finger, .move($0.point)) })
    }
    let lifts = points(count, count).map { ($0.finger, TouchChange.Kind.up(nil)) }
    return [packet(start.microseconds, landings)] + moves + [packet(end.microseconds, lifts)]
  }

  private func packet(
    _ microseconds: Int64, _ changes: [(Int64, TouchChange.Kind)]
  ) -> PacketTimeline.Packet {
    let time = AppTime(microseconds: microseconds)
    return PacketTimeline.Packet(
      time: time,
      changes: changes.map { TouchChange(Script.finger($0.0), $0.1) })
  }

  /// Returns fingers 1 and 2 on opposite sides of a circle. `degrees` is the direction from 1 to 2.
  private static func pair(
    center: CGPoint, radius: CGFloat, degrees: CGFloat
  ) -> [(finger: Int64, point: CGPoint)] {
    let (x, y) = direction(degrees)
    return [
      (1, CGPoint(x: center.x - radius * x, y: center.y - radius * y)),
      (2, CGPoint(x: center.x + radius * x, y: center.y + radius * y)),
    ]
  }

  /// Returns the cosine and sine of an angle. They are exact for multiples of 90 degrees.
  private static func direction(_ degrees: CGFloat) -> (x: CGFloat, y: CGFloat) {
    let turn = degrees.remainder(dividingBy: 360)
    switch turn {
    case 0: return (1, 0)
    case 90: return (0, 1)
    case -90: return (0, -1)
    case 180, -180: return (-1, 0)
    default: return (cos(turn * .pi / 180), sin(turn * .pi / 180))
    }
  }

  private static func hold(_ every: Int64?) -> Int64 {
    min(tapHold, max(1, (every ?? tapInterval) / 2))
  }
}
