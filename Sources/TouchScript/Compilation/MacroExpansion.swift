package import UIKit

/// Expands a macro into packets.
package struct MacroExpansion {
  /// The time from a tap's landing to its lift, in microseconds, limited to half the interval.
  private static let tapHold: Int64 = 80_000
  /// The default interval between the starts of two taps, in microseconds.
  static let tapInterval: Int64 = 200_000

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
    case .tap(let landings, _, _, _): landings.map(\.finger)
    case .drag(let finger, _, _, _), .path(let finger, _, _, _): [finger]
    case .pinch, .rotate, .transform: [1, 2]
    }
  }

  /// The time when the last finger lifts, or `distantFuture` if it exceeds the range of `AppTime`.
  package var end: AppTime {
    let duration: Int64
    switch macro {
    case .tap(_, let count, let every, let hold):
      let (taps, overflow) = Int64((count ?? 1) - 1)
        .multipliedReportingOverflow(by: every ?? Self.tapInterval)
      if overflow || taps > .max / 2 { return .distantFuture }
      duration = taps + (hold ?? Self.hold(every))
    case .drag, .path, .pinch, .rotate, .transform:
      duration = (motion?.hold ?? 0) + movement
    }
    return AppTime(microseconds: start.microseconds + duration)
  }

  /// The number of packets.
  package var packetCount: Int {
    switch macro {
    case .tap(_, let count, _, _): 2 * (count ?? 1)
    case .drag, .path, .pinch, .rotate, .transform:
      PacketTimeline.count(over: movement, frame: frame) + 2
    }
  }

  /// The time course, or `nil` for taps.
  private var motion: ScriptMotion? {
    switch macro {
    case .tap: nil
    case .drag(_, _, _, let motion), .path(_, _, _, let motion), .pinch(_, _, _, _, let motion),
      .rotate(_, _, _, _, let motion), .transform(_, let motion):
      motion
    }
  }

  /// The duration of the movement, in microseconds.
  private var movement: Int64 {
    let length: CGFloat
    switch macro {
    case .drag(_, let from, let to, _): length = from.distance(to: to)
    case .path(_, let points, let isStraight, let motion):
      // The length of a curve is computed only if the duration depends on it.
      if case .over(let duration) = motion.pace { return duration }
      length = PathCurve(through: points, isStraight: isStraight).length
    case .tap, .pinch, .rotate, .transform: length = 0
    }
    return motion?.duration(length: length) ?? 0
  }

  /// Returns the packets, sorted by time.
  package func packets() -> [PacketTimeline.Packet] {
    switch macro {
    case .tap(let landings, let count, let every, let hold):
      (0..<(count ?? 1)).flatMap { index in
        let time = start.microseconds + Int64(index) * (every ?? Self.tapInterval)
        return [
          packet(time, landings.map { ($0.finger, .down($0.point)) }),
          packet(time + (hold ?? Self.hold(every)), landings.map { ($0.finger, .up(nil)) }),
        ]
      }
    case .drag(let finger, let from, let to, _):
      gesture { [(finger, from.interpolated(to: to, $0))] }
    case .path(let finger, let points, let isStraight, _):
      gesture(along: PathCurve(through: points, isStraight: isStraight), finger)
    case .pinch(let center, let from, let to, let angle, _):
      gesture {
        Self.pair(center, radius: from.interpolated(to: to, $0) / 2, degrees: angle ?? 0)
      }
    case .rotate(let center, let radius, let from, let to, _):
      gesture { Self.pair(center, radius: radius, degrees: from.interpolated(to: to, $0)) }
    case .transform(let transform, _):
      gesture {
        let distance = transform.distance ?? ScriptTransform.defaultDistance
        let angle = transform.angle ?? 0
        return Self.pair(
          transform.center.interpolated(to: transform.target ?? transform.center, $0),
          radius: distance.interpolated(to: distance * (transform.scale ?? 1), $0) / 2,
          degrees: angle.interpolated(to: angle + (transform.rotation ?? 0), $0))
      }
    }
  }

  private func gesture(along curve: PathCurve, _ finger: Int64) -> [PacketTimeline.Packet] {
    gesture { [(finger, curve.point(at: $0))] }
  }

  /// Returns packets in which fingers land, rest, move for a duration, and lift. The lift is a
  /// separate packet.
  ///
  /// - Parameter points: Returns the fingers' locations after a fraction of the movement.
  private func gesture(
    _ points: (_ progress: CGFloat) -> [(finger: Int64, point: CGPoint)]
  ) -> [PacketTimeline.Packet] {
    let count = PacketTimeline.count(over: movement, frame: frame)
    let beginning = AppTime(microseconds: start.microseconds + (motion?.hold ?? 0))
    let landings = points(0).map { ($0.finger, TouchChange.Kind.down($0.point)) }
    let moves = (1...count).map { index in
      packet(
        beginning.advanced(movement, index, of: count).microseconds,
        points(ScriptEase.progress(motion?.ease, index, of: count)).map {
          ($0.finger, .move($0.point))
        })
    }
    let lifts = fingers.map { ($0, TouchChange.Kind.up(nil)) }
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
    _ center: CGPoint, radius: CGFloat, degrees: CGFloat
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
