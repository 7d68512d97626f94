import TouchScript
public import UIKit

/// Complete gestures on views.
///
/// A view is identified by the view itself, its `accessibilityIdentifier`, or a `ViewQuery` such as
/// `.text("Play")`. The fingers land on the center of the view's visible part, or at a point in its
/// bounds. The touches must hit the view or one of its subviews. If the view is hidden,
/// transparent, off the screen, clipped, not user-interactive, or covered, nothing is touched, and
/// the test fails at this line with a message that gives the reason. Each gesture advances the
/// phone's time to the last lift.
extension TestPhone {
  // MARK: - Tapping and pressing

  /// Taps a view one or more times.
  ///
  /// - Parameters:
  ///   - target: The view.
  ///   - point: A point in its bounds, or `nil` for the center of the visible part.
  ///   - count: The number of taps, at least 1.
  ///   - seconds: The interval between the starts of two taps.
  ///   - fingers: The number of fingers, side by side.
  ///   - finger: The number of the first finger.
  public func tap(
    _ target: some TestTarget, at point: CGPoint? = nil, count: Int = 1,
    every seconds: TimeInterval = 0.2, fingers: Int = 1, finger: Int = 1,
    file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    let kind = FingerGesture.Kind.tap(count: count, every: seconds)
    perform(FingerGesture(kind: kind, count: fingers, first: finger), on: target, at: point)
  }

  /// Taps a view twice within 0.2 seconds, like `tap(_:at:count:every:fingers:finger:)`.
  public func doubleTap(
    _ target: some TestTarget, at point: CGPoint? = nil, fingers: Int = 1,
    file: String = #filePath, line: Int = #line
  ) {
    tap(target, at: point, count: 2, fingers: fingers, file: file, line: line)
  }

  /// Presses and holds a view.
  ///
  /// - Parameters:
  ///   - target: The view.
  ///   - seconds: The duration, greater than 0. By default, a long press begins after 0.5 seconds.
  ///   - point: A point in its bounds, or `nil` for the center of the visible part.
  ///   - fingers: The number of fingers, side by side.
  ///   - finger: The number of the first finger.
  public func longPress(
    _ target: some TestTarget, for seconds: TimeInterval = 1, at point: CGPoint? = nil,
    fingers: Int = 1, finger: Int = 1, file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    let gesture = FingerGesture(kind: .press(seconds), count: fingers, first: finger)
    perform(gesture, on: target, at: point, verb: "long-press")
  }

  // MARK: - Moving

  /// Drags from a view in a straight line.
  ///
  /// - Parameters:
  ///   - target: The view on which the fingers land.
  ///   - dx: The distance to the right, in screen points.
  ///   - dy: The distance down.
  ///   - seconds: The duration of the movement, greater than 0.
  ///   - hold: The time for which the fingers rest before they move, in seconds.
  ///   - ease: The pacing of the movement.
  ///   - point: A point in the view's bounds, or `nil` for the center of the visible part.
  ///   - fingers: The number of fingers, side by side.
  ///   - finger: The number of the first finger.
  public func drag(
    _ target: some TestTarget, by dx: CGFloat, _ dy: CGFloat, over seconds: TimeInterval = 0.5,
    hold: TimeInterval = 0, ease: TestEase = .linear, at point: CGPoint? = nil, fingers: Int = 1,
    finger: Int = 1, file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    guard areFinite([dx, dy]) else { return }
    let kind = FingerGesture.Kind.drag(
      CGVector(dx: dx, dy: dy), over: seconds, hold: hold, ease: ease)
    perform(FingerGesture(kind: kind, count: fingers, first: finger), on: target, at: point)
  }

  /// Drags from a view to a screen point, like `drag(_:by:_:over:hold:ease:at:fingers:finger:)`.
  public func drag(
    _ target: some TestTarget, to x: CGFloat, _ y: CGFloat, over seconds: TimeInterval = 0.5,
    hold: TimeInterval = 0, ease: TestEase = .linear, at point: CGPoint? = nil, finger: Int = 1,
    file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    guard areFinite([x, y]), let view = targetView(target, "drag"),
      let start = touchPoints(of: view, around: point, "drag", { center, _ in [center] })?.first
    else { return }
    let vector = CGVector(dx: x - start.x, dy: y - start.y)
    let kind = FingerGesture.Kind.drag(vector, over: seconds, hold: hold, ease: ease)
    perform(FingerGesture(kind: kind, count: 1, first: finger), from: [start])
  }

  /// Drags from a view to the center of the visible part of another view.
  public func drag(
    _ target: some TestTarget, to other: some TestTarget, over seconds: TimeInterval = 0.5,
    hold: TimeInterval = 0, ease: TestEase = .linear, at point: CGPoint? = nil, finger: Int = 1,
    file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    guard let view = targetView(other, "drag to a view") else { return }
    do throws(TouchCheck.Problem) {
      let part = try check(view) { check throws(TouchCheck.Problem) in
        try check.visiblePartOnScreen()
      }
      drag(
        target, to: part.midX, part.midY, over: seconds, hold: hold, ease: ease, at: point,
        finger: finger, file: file, line: line)
    } catch {
      recordError("cannot drag to \(ViewOutline.name(view)): \(error.message)")
    }
  }

  /// Swipes across a view, fast enough for a `UISwipeGestureRecognizer`.
  ///
  /// - Parameters:
  ///   - target: The view on which the fingers land.
  ///   - direction: `.left`, `.right`, `.up`, or `.down`. Two directions make a diagonal.
  ///   - distance: The length, in screen points. A swipe requires at least 50 points.
  ///   - seconds: The duration, greater than 0.
  ///   - point: A point in the view's bounds, or `nil` for the center of the visible part.
  ///   - fingers: The number of fingers, side by side.
  public func swipe(
    _ target: some TestTarget, _ direction: UISwipeGestureRecognizer.Direction,
    distance: CGFloat = 120, over seconds: TimeInterval = 0.1, at point: CGPoint? = nil,
    fingers: Int = 1, file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    guard areFinite([distance]) else { return }
    var vector = CGVector.zero
    if direction.contains(.left) { vector.dx -= distance }
    if direction.contains(.right) { vector.dx += distance }
    if direction.contains(.up) { vector.dy -= distance }
    if direction.contains(.down) { vector.dy += distance }
    let gesture = FingerGesture(kind: .drag(vector, over: seconds), count: fingers, first: 1)
    perform(gesture, on: target, at: point, verb: "swipe over")
  }

  // MARK: - Two-finger gestures

  /// Moves fingers 1 and 2 apart or together on a view.
  ///
  /// When they land, their distance is half the shorter side of the view's visible part.
  ///
  /// - Parameters:
  ///   - target: The view on which the fingers land.
  ///   - scale: The factor by which their distance changes, greater than 0. A factor above 1
  ///     spreads them.
  ///   - angle: The direction from finger 1 to finger 2, in degrees, clockwise. 0 points to the
  ///     right.
  ///   - seconds: The duration, greater than 0.
  ///   - ease: The pacing of the movement.
  ///   - point: The center, a point in the view's bounds, or `nil` for the center of the visible
  ///     part.
  public func pinch(
    _ target: some TestTarget, scale: CGFloat, angle: CGFloat = 0,
    over seconds: TimeInterval = 0.5, ease: TestEase = .linear, at point: CGPoint? = nil,
    file: String = #filePath,
    line: Int = #line
  ) {
    locate(file, line)
    guard let over = duration(seconds), areFinite([scale, angle]) else { return }
    guard scale > 0 else {
      return recordError("invalid scale \(scale); expected more than 0")
    }
    guard let (center, distance) = pair(on: target, at: point, angle: angle, "pinch") else {
      return
    }
    perform(
      .pinch(
        at: center, from: distance, to: distance * scale, angle: angle,
        ScriptMotion(.over(over), ease: ease.scriptValue)))
  }

  /// Rotates fingers 1 and 2 around a center on a view.
  ///
  /// They land side by side, at a distance of half the shorter side of the view's visible part.
  ///
  /// - Parameters:
  ///   - target: The view on which the fingers land.
  ///   - degrees: The angle, clockwise. A negative angle is counterclockwise.
  ///   - seconds: The duration, greater than 0.
  ///   - ease: The pacing of the movement.
  ///   - point: The center, a point in the view's bounds, or `nil` for the center of the visible
  ///     part.
  public func rotate(
    _ target: some TestTarget, by degrees: CGFloat, over seconds: TimeInterval = 0.5,
    ease: TestEase = .linear, at point: CGPoint? = nil, file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    guard let over = duration(seconds), areFinite([degrees]),
      let (center, distance) = pair(on: target, at: point, angle: 0, "rotate")
    else { return }
    perform(
      .rotate(
        at: center, radius: distance / 2, from: 0, to: degrees,
        ScriptMotion(.over(over), ease: ease.scriptValue)))
  }

  /// Returns the center of two fingers that land on a view, and the distance between them.
  private func pair(
    on target: some TestTarget, at point: CGPoint?, angle: CGFloat, _ verb: String
  ) -> (center: CGPoint, distance: CGFloat)? {
    guard let view = targetView(target, verb) else { return nil }
    let points = touchPoints(of: view, around: point, verb) { center, part in
      let radius = min(part.width, part.height) / 4
      let (x, y) = (radius * cos(angle * .pi / 180), radius * sin(angle * .pi / 180))
      return [
        CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y),
      ]
    }
    guard let points else { return nil }
    let (one, other) = (points[0], points[1])
    return (
      CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2),
      hypot(other.x - one.x, other.y - one.y)
    )
  }
}
