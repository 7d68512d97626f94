import CoreGraphics
import UIKit

/// Follows what a script's fingers do, and finds what no finger can do.
struct FingerValidator {
  private struct Track {
    /// Whether the finger is on the glass; a cancelled touch's finger is until it is lifted.
    var isDown = false
    /// Where it is.
    var point = CGPoint.zero
    /// Until when its last change takes.
    var busyUntil = AppTime.zero
    /// The line of its last change.
    var line = 0
  }

  private var tracks: [Int64: Track] = [:]
  /// Whether fingers without a track are known to be up.
  private var isCertain = true

  /// Forgets all fingers, because a line could not be read: what they do next is taken as right.
  mutating func forget() {
    tracks = [:]
    isCertain = false
  }

  /// Takes a change; returns where the finger was before it.
  mutating func apply(
    _ change: FingerStatement, at time: AppTime
  ) throws(ScriptError.Problem) -> CGPoint {
    let finger = change.finger
    var track = try idle(finger, at: time, place: change.place)
    let start = track?.point
    switch change.kind {
    case .down(let point):
      try demandUp(finger, track, place: change.place)
      track = Track(isDown: true, point: point)
    case .move(let point, let over):
      try demandDown(finger, track, place: change.place, verb: "moves")
      track = Track(
        isDown: true, point: point,
        busyUntil: AppTime(microseconds: time.microseconds + (over ?? 0)))
    case .up(let point):
      try demandDown(finger, track, place: change.place, verb: "lifts")
      track = Track(isDown: false, point: point ?? start ?? .zero)
    case .cancel:
      try demandDown(finger, track, place: change.place, verb: "is cancelled")
    }
    track?.line = change.place.line
    tracks[finger] = track
    return start ?? change.kind.point ?? .zero
  }

  /// Takes a gesture that puts a finger down and lifts it again.
  mutating func run(
    _ finger: Int64, from start: AppTime, until end: AppTime, place: ScriptLocation
  ) throws(ScriptError.Problem) {
    let track = try idle(finger, at: start, place: place)
    try demandUp(finger, track, place: place)
    tracks[finger] = Track(isDown: false, busyUntil: end, line: place.line)
  }

  /// Returns a finger's track, if its last change is over.
  private func idle(
    _ finger: Int64, at time: AppTime, place: ScriptLocation
  ) throws(ScriptError.Problem) -> Track? {
    let track = tracks[finger]
    if let track, track.busyUntil > time {
      throw ScriptError.Problem(
        place,
        "finger \(finger) is on its way until \(ScriptSyntax.text(of: track.busyUntil)) (line "
          + "\(track.line)); change it then, or use another finger")
    }
    return track
  }

  private func demandUp(
    _ finger: Int64, _ track: Track?, place: ScriptLocation
  ) throws(ScriptError.Problem) {
    guard let track, track.isDown else { return }
    throw ScriptError.Problem(
      place,
      "finger \(finger) is down already (line \(track.line)); lift it before with \"u\(finger)\", "
        + "or use another finger")
  }

  private func demandDown(
    _ finger: Int64, _ track: Track?, place: ScriptLocation, verb: String
  ) throws(ScriptError.Problem) {
    guard track.map({ !$0.isDown }) ?? isCertain else { return }
    throw ScriptError.Problem(
      place,
      "finger \(finger) \(verb) but is not down; put it down before with \"d\(finger) X,Y\"")
  }
}

extension FingerStatement.Kind {
  /// Where the finger is after the change; nil for where it was.
  fileprivate var point: CGPoint? {
    switch self {
    case .down(let point), .move(let point, _): point
    case .up(let point): point
    case .cancel: nil
    }
  }
}
