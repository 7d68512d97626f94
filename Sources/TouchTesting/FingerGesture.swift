import TouchScript
import UIKit

/// A complete gesture by fingers that move in parallel: they land together, rest or move, and lift
/// together.
struct FingerGesture {
  /// The distance between adjacent fingers, in points, if the view is wide enough.
  static let spacing: CGFloat = 40
  /// The time from a tap's landing to its lift, in microseconds, limited to half the interval.
  private static let tapHold: Int64 = 80_000

  /// The fingers' action after they land.
  enum Kind {
    /// They land and lift `count` times, at this interval.
    case tap(count: Int, every: TimeInterval)
    /// They rest for this number of seconds.
    case press(TimeInterval)
    /// They rest for `hold` seconds, and then move along a vector for `over` seconds.
    case drag(CGVector, over: TimeInterval, hold: TimeInterval = 0, ease: TestEase = .linear)

    /// The gesture's verb in messages.
    var verb: String {
      switch self {
      case .tap: "tap"
      case .press: "press"
      case .drag: "drag"
      }
    }
  }

  let kind: Kind
  /// The number of fingers.
  let count: Int
  /// The first finger's number.
  let first: Int

  /// Returns the fingers' landing points, side by side around a point.
  ///
  /// - Parameter width: The width available for all fingers, in points.
  func landings(around center: CGPoint, width: CGFloat = .infinity) -> [CGPoint] {
    let spacing = min(Self.spacing, width / CGFloat(count + 1))
    return (0..<count).map { index in
      CGPoint(
        x: center.x + (CGFloat(index) - CGFloat(count - 1) / 2) * spacing, y: center.y)
    }
  }

  /// Returns the packets for fingers that land at the given screen points.
  ///
  /// - Parameter start: The time of the landing.
  func packets(from landings: [CGPoint], at start: AppTime) -> [PacketTimeline.Packet] {
    switch kind {
    case .tap(let count, let every):
      let interval = AppTime(seconds: every).microseconds
      let hold = min(Self.tapHold, max(1, interval / 2))
      return (0..<count).flatMap { tap in
        let time = start.microseconds + Int64(tap) * interval
        return [
          packet(time, landings) { .down($0) }, packet(time + hold, landings) { _ in .up(nil) },
        ]
      }
    case .press(let seconds):
      let end = start.microseconds + AppTime(seconds: seconds).microseconds
      return [
        packet(start.microseconds, landings) { .down($0) },
        packet(end, landings) { _ in .up(nil) },
      ]
    case .drag(let vector, let seconds, let hold, let ease):
      let beginning = start.advanced(by: hold)
      let over = AppTime(seconds: seconds).microseconds
      let count = PacketTimeline.count(over: over, frame: ScriptHeader.defaultFrame)
      let moves = (1...count).map { index in
        let progress = ScriptEase.progress(ease.scriptValue, index, of: count)
        return packet(beginning.advanced(over, index, of: count).microseconds, landings) {
          let end = CGPoint(x: $0.x + vector.dx, y: $0.y + vector.dy)
          return .move($0.interpolated(to: end, progress))
        }
      }
      return [packet(start.microseconds, landings) { .down($0) }] + moves
        + [packet(beginning.microseconds + over, landings) { _ in .up(nil) }]
    }
  }

  private func packet(
    _ microseconds: Int64, _ landings: [CGPoint], _ kind: (CGPoint) -> TouchChange.Kind
  ) -> PacketTimeline.Packet {
    PacketTimeline.Packet(
      time: AppTime(microseconds: microseconds),
      changes: landings.enumerated().map { index, landing in
        TouchChange(Script.finger(Int64(first + index)), kind(landing))
      })
  }

  /// The number of packets and the duration in seconds.
  var extent: (packets: Double, seconds: TimeInterval) {
    switch kind {
    case .tap(let count, let every): (2 * Double(count), Double(count) * every)
    case .press(let seconds): (2, seconds)
    case .drag(_, let seconds, let hold, _):
      (seconds * Double(ScriptHeader.defaultFrame), hold + seconds)
    }
  }
}

extension TestPhone {
  /// Performs a gesture on a view, at a point in its bounds or in the center of its visible part.
  /// Records an error if a finger cannot touch the view there.
  func perform(
    _ gesture: FingerGesture, on target: some TestTarget, at point: CGPoint?, verb: String? = nil
  ) {
    let verb = verb ?? gesture.kind.verb
    guard isValid(gesture), let view = targetView(target, verb) else { return }
    let landings = touchPoints(of: view, around: point, verb) { center, part in
      gesture.landings(around: center, width: part.width)
    }
    if let landings { perform(gesture, from: landings) }
  }

  /// Performs a gesture with fingers that land at the given screen points.
  func perform(_ gesture: FingerGesture, from landings: [CGPoint]) {
    guard isValid(gesture), isOutsidePacket() else { return }
    for finger in gesture.first..<gesture.first + gesture.count
    where locations[Int64(finger)] != nil {
      recordError("finger \(finger) is already down; lift it first, or use another finger")
    }
    for packet in gesture.packets(from: landings, at: clock) { deliver(packet) }
  }

  // MARK: - View points

  /// Returns the view to touch, or records an error if there is none.
  func targetView(_ target: some TestTarget, _ verb: String) -> UIView? {
    updateLayout()
    do throws(TouchCheck.Problem) {
      return try find(target.viewQuery, UIView.self)
    } catch {
      recordError(withOutline("cannot \(verb): \(error.message)"))
      return nil
    }
  }

  /// Returns the screen points at which fingers touch a view, or records an error if a finger
  /// cannot touch it.
  ///
  /// - Parameters:
  ///   - point: A point in the view's bounds, or `nil` for the center of the visible part.
  ///   - points: Returns the landing points around the given screen point and visible part.
  func touchPoints(
    of view: UIView, around point: CGPoint?, _ verb: String,
    _ points: (_ center: CGPoint, _ visiblePart: CGRect) -> [CGPoint]
  ) -> [CGPoint]? {
    if let point, !areFinite([point.x, point.y]) { return nil }
    do throws(TouchCheck.Problem) {
      return try check(view) { check throws(TouchCheck.Problem) in
        let center = try check.touchPoint(at: point)
        let all = points(center, try check.visiblePartOnScreen())
        for other in all where other != center { try check.expectTouch(at: other) }
        return all
      }
    } catch {
      recordError("cannot \(verb) \(ViewOutline.name(view)): \(error.message)")
      return nil
    }
  }

  // MARK: - Checks

  /// Returns whether the test is outside `together`, which cannot contain a whole gesture.
  func isOutsidePacket() -> Bool {
    if pendingActions == nil { return true }
    recordError("a whole gesture cannot be part of one packet; call it outside `together`")
    return false
  }

  private func isValid(_ gesture: FingerGesture) -> Bool {
    guard (1...device.context.touches.constants.maxTouches).contains(gesture.count) else {
      recordError(
        "invalid number of fingers \(gesture.count); expected 1 to "
          + "\(device.context.touches.constants.maxTouches)")
      return false
    }
    guard gesture.first >= 0 else {
      recordError("finger \(gesture.first): finger numbers start at 0")
      return false
    }
    switch gesture.kind {
    case .tap(let count, let every):
      guard count > 0 else {
        recordError("invalid number of taps \(count); expected 1 or more")
        return false
      }
      guard duration(every) != nil else { return false }
    case .press(let seconds):
      guard duration(seconds) != nil else { return false }
    case .drag(_, let seconds, let hold, _):
      guard duration(seconds) != nil, hold == 0 || duration(hold) != nil else { return false }
    }
    guard gesture.extent.packets <= Double(Self.maximumPackets),
      clock.advanced(by: gesture.extent.seconds) <= Self.lastTime
    else {
      recordError("a gesture produces more than \(Self.maximumPackets) packets; make it shorter")
      return false
    }
    return true
  }
}
