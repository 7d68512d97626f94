import TouchScript
public import UIKit

/// A stylus that touches a phone's screen. Its touches have the type `UITouch.TouchType.pencil`, a
/// force, and angles.
///
/// Calls return the stylus, so you can chain them. Coordinates are in points, relative to the
/// screen or, if a call has a `view`, to that view's bounds.
@preconcurrency @MainActor
public struct TestStylus {
  /// The stylus's number, which no script finger has.
  static let number = Int.min

  /// The phone whose screen the stylus touches.
  public let phone: TestPhone

  /// The active touch, or `nil` if the stylus is up or its touch was canceled.
  public var touch: UITouch? {
    phone.device.context.touches.tracker.touch(of: Script.finger(Int64(Self.number)))
  }

  /// Puts the stylus down.
  ///
  /// - Parameters:
  ///   - point: The location in the bounds of `view` or on the screen, in points.
  ///   - view: A view in one of the phone's windows, or `nil` for the screen.
  ///   - force: The force, 0…1.
  ///   - altitude: The angle between the stylus and the screen, in radians, from 0 (parallel) to
  ///     π/2 (perpendicular).
  ///   - azimuth: The direction of the upper end on the screen, in radians, clockwise. 0 points to
  ///     the right.
  @discardableResult
  public func down(
    at point: CGPoint, in view: UIView? = nil, force: CGFloat = 1, altitude: CGFloat = .pi / 2,
    azimuth: CGFloat = 0, file: String = #filePath, line: Int = #line
  ) -> TestStylus {
    perform(.down(point), view, force, (altitude, azimuth), file: file, line: line)
  }

  /// Puts the stylus down, like `down(at:in:force:altitude:azimuth:)`.
  @discardableResult
  public func down(
    at x: CGFloat, _ y: CGFloat, in view: UIView? = nil, force: CGFloat = 1,
    altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0, file: String = #filePath, line: Int = #line
  ) -> TestStylus {
    down(
      at: CGPoint(x: x, y: y), in: view, force: force, altitude: altitude, azimuth: azimuth,
      file: file, line: line)
  }

  /// Moves the stylus, in one packet or in a straight line over a duration.
  ///
  /// - Parameters:
  ///   - point: The location in the bounds of `view` or on the screen, in points.
  ///   - seconds: The duration, greater than 0, or `nil` to move immediately, in a single packet.
  ///   - view: A view in one of the phone's windows, or `nil` for the screen.
  ///   - force: The new force, 0…1, or `nil` to leave it unchanged.
  ///   - altitude: The new angle to the screen, in radians, or `nil` to leave it unchanged.
  ///   - azimuth: The new direction of the upper end, in radians, or `nil` to leave it unchanged.
  @discardableResult
  public func move(
    to point: CGPoint, over seconds: TimeInterval? = nil, in view: UIView? = nil,
    force: CGFloat? = nil, altitude: CGFloat? = nil, azimuth: CGFloat? = nil,
    file: String = #filePath, line: Int = #line
  ) -> TestStylus {
    perform(
      .move(point), over: seconds, view, force, (altitude, azimuth), file: file, line: line)
  }

  /// Moves the stylus, like `move(to:over:in:force:altitude:azimuth:)`.
  @discardableResult
  public func move(
    to x: CGFloat, _ y: CGFloat, over seconds: TimeInterval? = nil, in view: UIView? = nil,
    force: CGFloat? = nil, altitude: CGFloat? = nil, azimuth: CGFloat? = nil,
    file: String = #filePath, line: Int = #line
  ) -> TestStylus {
    move(
      to: CGPoint(x: x, y: y), over: seconds, in: view, force: force, altitude: altitude,
      azimuth: azimuth, file: file, line: line)
  }

  /// Lifts the stylus at its current location.
  @discardableResult
  public func up(file: String = #filePath, line: Int = #line) -> TestStylus {
    perform(.up(nil), nil, nil, (nil, nil), file: file, line: line)
  }

  /// Advances the phone's time by a number of seconds.
  @discardableResult
  public func after(
    _ seconds: TimeInterval, file: String = #filePath, line: Int = #line
  ) -> TestStylus {
    phone.after(seconds, file: file, line: line)
    return self
  }

  private func perform(
    _ kind: TouchChange.Kind, over seconds: TimeInterval? = nil, _ view: UIView?,
    _ force: CGFloat?, _ angles: (altitude: CGFloat?, azimuth: CGFloat?), file: String, line: Int
  ) -> TestStylus {
    var tilt = phone.device.context.touches.tracker.stylusTilt
    tilt.altitude = angles.altitude ?? tilt.altitude
    tilt.azimuth = angles.azimuth ?? tilt.azimuth
    var action = FingerAction(
      Self.number, kind, over: seconds, in: view, pressure: force,
      at: TestFailure.Location(file: file, line: line))
    action.tilt = tilt
    phone.perform(action)
    return self
  }
}
