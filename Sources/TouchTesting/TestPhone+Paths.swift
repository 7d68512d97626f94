import TouchScript
public import UIKit

/// Gestures through several points on the screen, or in a view's bounds.
extension TestPhone {
  /// Taps several points at once, each with its own finger.
  ///
  /// - Parameters:
  ///   - points: The locations in the bounds of `view` or on the screen, in points.
  ///   - view: A view in one of the phone's windows, or `nil` for the screen.
  ///   - count: The number of taps, at least 1.
  ///   - seconds: The interval between the starts of two taps.
  ///   - finger: The number of the first finger.
  public func tap(
    at points: [CGPoint], in view: UIView? = nil, count: Int = 1,
    every seconds: TimeInterval = 0.2, finger: Int = 1, file: String = #filePath,
    line: Int = #line
  ) {
    locate(file, line)
    let landings = points.compactMap { onScreen($0, in: view) }
    guard landings.count == points.count else { return }
    perform(
      FingerGesture(
        kind: .tap(count: count, every: seconds), count: points.count, first: finger),
      from: landings)
  }

  /// Moves a finger through points: it lands on the first one, moves along a smooth curve at a
  /// constant speed, and lifts on the last one.
  ///
  /// - Parameters:
  ///   - points: At least two locations in the bounds of `view` or on the screen, in points.
  ///   - isStraight: Whether the finger moves in straight lines between the points instead.
  ///   - seconds: The duration of the movement, greater than 0.
  ///   - hold: The time for which the finger rests before it moves, in seconds.
  ///   - ease: The pacing of the movement.
  ///   - view: A view in one of the phone's windows, or `nil` for the screen.
  ///   - finger: The finger's number.
  public func path(
    through points: [CGPoint], isStraight: Bool = false, over seconds: TimeInterval,
    hold: TimeInterval = 0, ease: TestEase = .linear, in view: UIView? = nil, finger: Int = 1,
    file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    guard let over = duration(seconds) else { return }
    path(points, isStraight, .over(over), hold, ease, view, finger)
  }

  /// Moves a finger through points, like
  /// `path(through:isStraight:over:hold:ease:in:finger:file:line:)`, at a speed in points per
  /// second, greater than 0. With an ease, it is the average speed.
  public func path(
    through points: [CGPoint], isStraight: Bool = false, speed: CGFloat, hold: TimeInterval = 0,
    ease: TestEase = .linear, in view: UIView? = nil, finger: Int = 1, file: String = #filePath,
    line: Int = #line
  ) {
    locate(file, line)
    guard areFinite([speed]) else { return }
    guard speed >= 1 else {
      return recordError("invalid speed \(speed); expected 1 or more points per second")
    }
    path(points, isStraight, .speed(speed), hold, ease, view, finger)
  }

  private func path(
    _ points: [CGPoint], _ isStraight: Bool, _ pace: ScriptMotion.Pace, _ hold: TimeInterval,
    _ ease: TestEase, _ view: UIView?, _ finger: Int
  ) {
    let located = points.compactMap { onScreen($0, in: view) }
    guard located.count == points.count else { return }
    guard points.count > 1 else {
      return recordError("a path has \(points.count) points; expected 2 or more")
    }
    guard finger >= 0 else {
      return recordError("finger \(finger): finger numbers start at 0")
    }
    guard hold == 0 || duration(hold) != nil else { return }
    let rest = hold == 0 ? nil : AppTime(seconds: hold).microseconds
    perform(
      .path(
        finger: Int64(finger), through: located, isStraight: isStraight,
        ScriptMotion(pace, ease: ease.scriptValue, hold: rest)))
  }
}
