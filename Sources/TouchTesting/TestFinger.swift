import TouchScript
public import UIKit

/// A finger that touches a phone's screen.
///
/// Outside `TestPhone.together(_:)`, each call sends one packet at the phone's current time. Calls
/// return the finger, so you can chain them:
/// `phone.finger(1).down(at: 10, 10).move(to: 60, 10).up()`. Coordinates are in points, relative to
/// the screen or, if a call has a `view`, to that view's bounds. Points outside the screen are
/// allowed.
@preconcurrency @MainActor
public struct TestFinger {
  /// The phone whose screen the finger touches.
  public let phone: TestPhone
  /// The finger's number. `pinch` and `rotate` use fingers 1 and 2.
  public let number: Int

  /// The finger's key in the phone's events.
  package var key: FingerKey { Script.finger(Int64(number)) }

  /// The finger's active touch, or `nil` if the finger is up or its touch was canceled.
  public var touch: UITouch? { phone.device.context.touches.tracker.touch(of: key) }

  // MARK: - Landing

  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - point: The location in the bounds of `view` or on the screen, in points.
  ///   - view: A view in one of the phone's windows, or `nil` for the screen.
  ///   - pressure: The finger's pressure, 0…1, or `nil` if unknown.
  ///   - radius: The contact radius, in points, or `nil` for the default.
  @discardableResult
  public func down(
    at point: CGPoint, in view: UIView? = nil, pressure: CGFloat? = nil, radius: CGFloat? = nil,
    file: String = #filePath, line: Int = #line
  ) -> TestFinger {
    phone.perform(
      FingerAction(
        number, .down(point), in: view, pressure: pressure, radius: radius,
        at: TestFailure.Location(file: file, line: line)))
    return self
  }

  /// Puts the finger down, like `down(at:in:pressure:radius:)`.
  @discardableResult
  public func down(
    at x: CGFloat, _ y: CGFloat, in view: UIView? = nil, pressure: CGFloat? = nil,
    radius: CGFloat? = nil, file: String = #filePath, line: Int = #line
  ) -> TestFinger {
    down(
      at: CGPoint(x: x, y: y), in: view, pressure: pressure, radius: radius, file: file,
      line: line)
  }

  /// Puts the finger down on a view, at the center of its visible part or at a point in its bounds.
  ///
  /// The touch must reach the view or one of its subviews. If the view is hidden, off the screen,
  /// clipped, not user-interactive, or covered, the finger stays up, and the test fails with a
  /// message that gives the reason.
  ///
  /// - Parameters:
  ///   - target: The view, its `accessibilityIdentifier`, or a `ViewQuery`.
  ///   - point: A point in the view's bounds, or `nil` for the center of the visible part.
  ///   - pressure: The finger's pressure, 0…1, or `nil` if unknown.
  ///   - radius: The contact radius, in points, or `nil` for the default.
  @discardableResult
  public func down(
    on target: some TestTarget, at point: CGPoint? = nil, pressure: CGFloat? = nil,
    radius: CGFloat? = nil, file: String = #filePath, line: Int = #line
  ) -> TestFinger {
    phone.locate(file, line)
    guard let view = phone.targetView(target, "touch"),
      let landing = phone.touchPoints(of: view, around: point, "touch", { center, _ in [center] })
    else { return self }
    return down(at: landing[0], pressure: pressure, radius: radius, file: file, line: line)
  }

  // MARK: - Moving

  /// Moves the finger, in one packet or in a straight line over a duration.
  ///
  /// - Parameters:
  ///   - point: The location in the bounds of `view` or on the screen, in points.
  ///   - seconds: The duration, greater than 0. The move sends 60 packets per second and advances
  ///     the phone's time to the end of the move. If `nil`, the finger moves in one packet now.
  ///   - ease: The pacing of a move over a duration.
  ///   - view: A view in one of the phone's windows, or `nil` for the screen.
  ///   - pressure: The finger's pressure, 0…1, or `nil` if unknown.
  ///   - radius: The contact radius, in points, or `nil` for the default.
  @discardableResult
  public func move(
    to point: CGPoint, over seconds: TimeInterval? = nil, ease: TestEase = .linear,
    in view: UIView? = nil, pressure: CGFloat? = nil, radius: CGFloat? = nil,
    file: String = #filePath, line: Int = #line
  ) -> TestFinger {
    phone.perform(
      FingerAction(
        number, .move(point), over: seconds, ease: ease, in: view, pressure: pressure,
        radius: radius, at: TestFailure.Location(file: file, line: line)))
    return self
  }

  /// Moves the finger, like `move(to:over:ease:in:pressure:radius:)`.
  @discardableResult
  public func move(
    to x: CGFloat, _ y: CGFloat, over seconds: TimeInterval? = nil, ease: TestEase = .linear,
    in view: UIView? = nil, pressure: CGFloat? = nil, radius: CGFloat? = nil,
    file: String = #filePath, line: Int = #line
  ) -> TestFinger {
    move(
      to: CGPoint(x: x, y: y), over: seconds, ease: ease, in: view, pressure: pressure,
      radius: radius, file: file, line: line)
  }

  // MARK: - Lifting

  /// Lifts the finger at its current location.
  @discardableResult
  public func up(file: String = #filePath, line: Int = #line) -> TestFinger {
    phone.perform(
      FingerAction(number, .up(nil), at: TestFailure.Location(file: file, line: line)))
    return self
  }

  /// Lifts the finger at a point in the bounds of `view` or on the screen.
  @discardableResult
  public func up(
    at point: CGPoint, in view: UIView? = nil, file: String = #filePath, line: Int = #line
  ) -> TestFinger {
    phone.perform(
      FingerAction(
        number, .up(point), in: view, at: TestFailure.Location(file: file, line: line)))
    return self
  }

  /// Lifts the finger at a point, like `up(at:in:)`.
  @discardableResult
  public func up(
    at x: CGFloat, _ y: CGFloat, in view: UIView? = nil, file: String = #filePath,
    line: Int = #line
  ) -> TestFinger {
    up(at: CGPoint(x: x, y: y), in: view, file: file, line: line)
  }

  /// Cancels the finger's touch, as the system does. The finger remains down until it lifts.
  @discardableResult
  public func cancel(file: String = #filePath, line: Int = #line) -> TestFinger {
    phone.perform(
      FingerAction(number, .cancel, at: TestFailure.Location(file: file, line: line)))
    return self
  }

  // MARK: - Waiting

  /// Advances the phone's time by a number of seconds.
  @discardableResult
  public func after(
    _ seconds: TimeInterval, file: String = #filePath, line: Int = #line
  ) -> TestFinger {
    phone.after(seconds, file: file, line: line)
    return self
  }
}
