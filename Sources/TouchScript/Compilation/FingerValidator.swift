import UIKit

/// The state of a script's fingers, which detects impossible changes.
struct FingerValidator {
  private struct Track {
    /// Whether the finger touches the screen. A finger whose touch was canceled still counts as
    /// down until it lifts.
    var isDown = false
    var point = CGPoint.zero
    /// The time at which the finger's last change ends.
    var busyUntil = AppTime.zero
    /// The line number of the finger's last change.
    var line = 0
  }

  private var tracks: [Int64: Track] = [:]
  /// Whether fingers without a track are known to be up.
  private var isCertain = true

  /// Forgets all fingers after a line with an error, so that any change to a finger is valid next.
  mutating func reset() {
    tracks = [:]
    isCertain = false
  }

  /// Applies a change and returns the finger's previous location.
  mutating func apply(
    _ change: FingerStatement, at time: AppTime
  ) throws(ScriptError.Problem) -> CGPoint {
    let finger = change.finger
    var track = try idleTrack(finger, at: time, change.location)
    let start = track?.point
    switch change.kind {
    case .down(let point):
      try requireUp(finger, track, change.location)
      track = Track(isDown: true, point: point)
    case .move(let point, let over):
      try requireDown(finger, track, change.location, verb: "moves")
      track = Track(
        isDown: true, point: point,
        busyUntil: AppTime(microseconds: time.microseconds + (over ?? 0)))
    case .up(let point):
      try requireDown(finger, track, change.location, verb: "lifts")
      track = Track(isDown: false, point: point ?? start ?? .zero)
    case .cancel:
      try requireDown(finger, track, change.location, verb: "is cancelled")
    }
    track?.line = change.location.line
    tracks[finger] = track
    return start ?? change.kind.point ?? .zero
  }

  /// Applies a gesture in which a finger lands and lifts.
  mutating func applyGesture(
    _ finger: Int64, from start: AppTime, until end: AppTime, _ location: ScriptLocation
  ) throws(ScriptError.Problem) {
    let track = try idleTrack(finger, at: start, location)
    try requireUp(finger, track, location)
    tracks[finger] = Track(isDown: false, busyUntil: end, line: location.line)
  }

  /// Returns a finger's track. Throws an error if its last change has not ended yet.
  private func idleTrack(
    _ finger: Int64, at time: AppTime, _ location: ScriptLocation
  ) throws(ScriptError.Problem) -> Track? {
    let track = tracks[finger]
    if let track, track.busyUntil > time {
      throw ScriptError.Problem(
        location,
        "finger \(finger) is moving until \(ScriptSyntax.text(of: track.busyUntil)) (line "
          + "\(track.line)); change it then, or use another finger")
    }
    return track
  }

  private func requireUp(
    _ finger: Int64, _ track: Track?, _ location: ScriptLocation
  ) throws(ScriptError.Problem) {
    guard let track, track.isDown else { return }
    throw ScriptError.Problem(
      location,
      "finger \(finger) is already down (line \(track.line)); lift it first with \"u\(finger)\", "
        + "or use another finger")
  }

  private func requireDown(
    _ finger: Int64, _ track: Track?, _ location: ScriptLocation, verb: String
  ) throws(ScriptError.Problem) {
    guard track.map({ !$0.isDown }) ?? isCertain else { return }
    throw ScriptError.Problem(
      location,
      "finger \(finger) \(verb) but is not down; put it down first with \"d\(finger) X,Y\"")
  }
}

extension FingerStatement.Kind {
  /// The finger's location after the change, or `nil` if it does not move.
  fileprivate var point: CGPoint? {
    switch self {
    case .down(let point), .move(let point, _): point
    case .up(let point): point
    case .cancel: nil
    }
  }
}
