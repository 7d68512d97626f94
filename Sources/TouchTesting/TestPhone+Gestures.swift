import TouchScript
public import UIKit

/// Complete gestures at points on the screen or in a view's bounds, regardless of the views there.
///
/// Several fingers land side by side around the point, 40 points apart. Each gesture advances the
/// phone's time to the last lift.
extension TestPhone {
  // MARK: - Tapping and pressing

  /// Taps one or more times.
  ///
  /// In each tap, the finger is down for 0.08 seconds or half the interval, whichever is shorter.
  ///
  /// - Parameters:
  ///   - point: The location in the bounds of `view` or on the screen, in points.
  ///   - view: A view in one of the phone's windows, or `nil` for the screen.
  ///   - count: The number of taps, at least 1.
  ///   - seconds: The interval between the starts of two taps.
  ///   - fingers: The number of fingers.
  ///   - finger: The number of the first finger.
  public func tap(
    at point: CGPoint, in view: UIView? = nil, count: Int = 1,
    every seconds: TimeInterval = 0.2, fingers: Int = 1, finger: Int = 1,
    file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    guard let point = onScreen(point, in: view) else { return }
    let gesture = FingerGesture(
      kind: .tap(count: count, every: seconds), count: fingers, first: finger)
    perform(gesture, from: gesture.landings(around: point))
  }

  /// Taps a point, like `tap(at:in:count:every:fingers:finger:)`.
  public func tap(
    at x: CGFloat, _ y: CGFloat, in view: UIView? = nil, count: Int = 1,
    every seconds: TimeInterval = 0.2, fingers: Int = 1, finger: Int = 1,
    file: String = #filePath, line: Int = #line
  ) {
    tap(
      at: CGPoint(x: x, y: y), in: view, count: count, every: seconds, fingers: fingers,
      finger: finger, file: file, line: line)
  }

  /// Presses and holds.
  ///
  /// - Parameters:
  ///   - point: The location in the bounds of `view` or on the screen, in points.
  ///   - seconds: The duration, greater than 0. By default, a long press begins after 0.5 seconds.
  ///   - view: A view in one of the phone's windows, or `nil` for the screen.
  ///   - fingers: The number of fingers.
  ///   - finger: The number of the first finger.
  public func longPress(
    at point: CGPoint, for seconds: TimeInterval = 1, in view: UIView? = nil, fingers: Int = 1,
    finger: Int = 1, file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    guard let point = onScreen(point, in: view) else { return }
    let gesture = FingerGesture(kind: .press(seconds), count: fingers, first: finger)
    perform(gesture, from: gesture.landings(around: point))
  }

  /// Presses and holds, like `longPress(at:for:in:fingers:finger:)`.
  public func longPress(
    at x: CGFloat, _ y: CGFloat, for seconds: TimeInterval = 1, in view: UIView? = nil,
    fingers: Int = 1, finger: Int = 1, file: String = #filePath, line: Int = #line
  ) {
    longPress(
      at: CGPoint(x: x, y: y), for: seconds, in: view, fingers: fingers, finger: finger,
      file: file, line: line)
  }

  // MARK: - Moving

  /// Drags in a straight line: the fingers land, move side by side, and lift.
  ///
  /// - Parameters:
  ///   - start: The landing point in the bounds of `view` or on the screen, in points.
  ///   - end: The point at which the fingers lift.
  ///   - seconds: The duration of the movement, greater than 0.
  ///   - hold: The time for which the fingers rest before they move, in seconds.
  ///   - ease: The pacing of the movement.
  ///   - view: A view in one of the phone's windows, or `nil` for the screen.
  ///   - fingers: The number of fingers.
  ///   - finger: The number of the first finger.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.5,
    hold: TimeInterval = 0, ease: TestEase = .linear, in view: UIView? = nil, fingers: Int = 1,
    finger: Int = 1, file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    guard let start = onScreen(start, in: view), let end = onScreen(end, in: view) else { return }
    let vector = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let gesture = FingerGesture(
      kind: .drag(vector, over: seconds, hold: hold, ease: ease), count: fingers, first: finger)
    perform(gesture, from: gesture.landings(around: start))
  }

  /// Drags between two points, like `drag(from:to:over:hold:ease:in:fingers:finger:)`.
  public func drag(
    from x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat,
    over seconds: TimeInterval = 0.5, hold: TimeInterval = 0, ease: TestEase = .linear,
    in view: UIView? = nil, fingers: Int = 1, finger: Int = 1, file: String = #filePath,
    line: Int = #line
  ) {
    drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: endX, y: endY), over: seconds, hold: hold,
      ease: ease, in: view, fingers: fingers, finger: finger, file: file, line: line)
  }

  // MARK: - Two-finger gestures

  /// Moves fingers 1 and 2 apart or together: they land, move, and lift.
  ///
  /// - Parameters:
  ///   - x: The x coordinate of the center, in screen points.
  ///   - y: The y coordinate of the center.
  ///   - from: The distance between the fingers when they land, in points.
  ///   - to: Their distance when they lift.
  ///   - angle: The direction from finger 1 to finger 2, in degrees, clockwise. 0 points to the
  ///     right.
  ///   - seconds: The duration, greater than 0.
  ///   - ease: The pacing of the movement.
  public func pinch(
    at x: CGFloat, _ y: CGFloat, from: CGFloat, to: CGFloat, angle: CGFloat = 0,
    over seconds: TimeInterval = 0.5, ease: TestEase = .linear, file: String = #filePath,
    line: Int = #line
  ) {
    locate(file, line)
    guard let over = duration(seconds), areFinite([x, y, from, to, angle]) else { return }
    perform(
      .pinch(
        at: CGPoint(x: x, y: y), from: from, to: to, angle: angle,
        ScriptMotion(.over(over), ease: ease.scriptValue)))
  }

  /// Rotates fingers 1 and 2 around a center: they land, move, and lift.
  ///
  /// - Parameters:
  ///   - x: The x coordinate of the center, in screen points.
  ///   - y: The y coordinate of the center.
  ///   - radius: The distance of each finger from the center, in points.
  ///   - from: The direction from finger 1 to finger 2 when they land, in degrees, clockwise.
  ///   - to: The direction when they lift.
  ///   - seconds: The duration, greater than 0.
  ///   - ease: The pacing of the movement.
  public func rotate(
    at x: CGFloat, _ y: CGFloat, radius: CGFloat, from: CGFloat, to: CGFloat,
    over seconds: TimeInterval = 0.5, ease: TestEase = .linear, file: String = #filePath,
    line: Int = #line
  ) {
    locate(file, line)
    guard let over = duration(seconds), areFinite([x, y, radius, from, to]) else { return }
    perform(
      .rotate(
        at: CGPoint(x: x, y: y), radius: radius, from: from, to: to,
        ScriptMotion(.over(over), ease: ease.scriptValue)))
  }

  /// Moves, scales, and rotates fingers 1 and 2 at the same time: they land, move, and lift.
  ///
  /// - Parameters:
  ///   - x: The x coordinate of the center when the fingers land, in screen points.
  ///   - y: The y coordinate of the center.
  ///   - target: The center when they lift, or `nil` for the same center.
  ///   - scale: The factor by which their distance changes, 0 or more.
  ///   - degrees: The angle by which they rotate, clockwise.
  ///   - distance: Their distance when they land, in points.
  ///   - angle: The direction from finger 1 to finger 2 when they land, in degrees, clockwise. 0
  ///     points to the right.
  ///   - seconds: The duration, greater than 0.
  ///   - ease: The pacing of the movement.
  public func transform(
    at x: CGFloat, _ y: CGFloat, to target: CGPoint? = nil, scale: CGFloat = 1,
    rotation degrees: CGFloat = 0, distance: CGFloat = 100, angle: CGFloat = 0,
    over seconds: TimeInterval = 0.5, ease: TestEase = .linear, file: String = #filePath,
    line: Int = #line
  ) {
    locate(file, line)
    let end = target ?? CGPoint(x: x, y: y)
    guard let over = duration(seconds),
      areFinite([x, y, end.x, end.y, scale, degrees, distance, angle])
    else { return }
    guard scale >= 0 else {
      return recordError("invalid scale \(scale); expected 0 or more")
    }
    perform(
      .transform(
        ScriptTransform(
          CGPoint(x: x, y: y), to: end, scale: scale, rotation: degrees, distance: distance,
          angle: angle), ScriptMotion(.over(over), ease: ease.scriptValue)))
  }

  func perform(_ macro: ScriptMacro) {
    guard isOutsidePacket() else { return }
    let expansion = MacroExpansion(macro, at: clock, frame: ScriptHeader.defaultFrame)
    guard expansion.end <= Self.lastTime, expansion.packetCount <= Self.maximumPackets else {
      return recordError(
        "a gesture produces more than \(Self.maximumPackets) packets; make it shorter")
    }
    for finger in expansion.fingers where locations[finger] != nil {
      recordError("finger \(finger) is already down; lift it first, or use another finger")
    }
    for packet in expansion.packets() { deliver(packet) }
  }
}
