import Simulator
import TouchScript
public import UIKit

/// A finger of a phone, by its number.
///
/// Every call is one packet at the phone's time, unless it stands in `together`, and returns the
/// finger, so that calls follow each other: `phone.finger(1).down(at: 10, 10).move(to: 60, 10).up()`.
/// Places are points of the screen, or of a view's bounds where a call names one; a place beside
/// the screen is allowed, as fingers leave it.
public struct TestFinger {
  /// The phone that the finger touches.
  public let phone: TestPhone
  /// The finger's number; 1 and 2 are those of `pinch` and `rotate`.
  public let number: Int

  /// How the phone's inputs name the finger.
  package var key: FingerKey { Script.finger(Int64(number)) }

  /// The touch that the finger makes now; nil while it makes none.
  public var touch: UITouch? { phone.device.context.tracker.touch(of: key) }

  // MARK: - Landing

  /// Lands.
  ///
  /// - Parameters:
  ///   - point: The place, in the bounds of `view`, or on the screen.
  ///   - view: A view of a window of the phone, or nil for the screen.
  ///   - pressure: How hard the finger presses, 0…1; nil for a panel that does not tell.
  ///   - radius: How large the contact is, in points; nil for the usual fingertip.
  @discardableResult
  public func down(
    at point: CGPoint, in view: UIView? = nil, pressure: CGFloat? = nil, radius: CGFloat? = nil
  ) -> TestFinger {
    phone.perform(
      FingerAction(number, .down(point), in: view, pressure: pressure, radius: radius))
    return self
  }

  /// Lands at a place `x` points to the right and `y` down, as `down(at:in:pressure:radius:)`.
  @discardableResult
  public func down(
    at x: CGFloat, _ y: CGFloat, in view: UIView? = nil, pressure: CGFloat? = nil,
    radius: CGFloat? = nil
  ) -> TestFinger {
    down(at: CGPoint(x: x, y: y), in: view, pressure: pressure, radius: radius)
  }

  // MARK: - Moving

  /// Moves to a place, at once or in a straight line that takes time.
  ///
  /// - Parameters:
  ///   - point: The place, in the bounds of `view`, or on the screen.
  ///   - seconds: How long the way takes, more than 0: 60 packets a second, and the phone's time is
  ///     the end of the way afterwards. Nil for one packet now.
  ///   - view: A view of a window of the phone, or nil for the screen.
  ///   - pressure: How hard the finger presses, 0…1; nil for a panel that does not tell.
  ///   - radius: How large the contact is, in points; nil for the usual fingertip.
  @discardableResult
  public func move(
    to point: CGPoint, over seconds: TimeInterval? = nil, in view: UIView? = nil,
    pressure: CGFloat? = nil, radius: CGFloat? = nil
  ) -> TestFinger {
    phone.perform(
      FingerAction(
        number, .move(point), over: seconds, in: view, pressure: pressure, radius: radius))
    return self
  }

  /// Moves to a place `x` points to the right and `y` down, as
  /// `move(to:over:in:pressure:radius:)`.
  @discardableResult
  public func move(
    to x: CGFloat, _ y: CGFloat, over seconds: TimeInterval? = nil, in view: UIView? = nil,
    pressure: CGFloat? = nil, radius: CGFloat? = nil
  ) -> TestFinger {
    move(
      to: CGPoint(x: x, y: y), over: seconds, in: view, pressure: pressure, radius: radius)
  }

  // MARK: - Leaving

  /// Lifts where the finger is.
  @discardableResult
  public func up() -> TestFinger {
    phone.perform(FingerAction(number, .up(nil)))
    return self
  }

  /// Lifts at a place, in the bounds of `view`, or on the screen.
  @discardableResult
  public func up(at point: CGPoint, in view: UIView? = nil) -> TestFinger {
    phone.perform(FingerAction(number, .up(point), in: view))
    return self
  }

  /// Lifts at a place `x` points to the right and `y` down, as `up(at:in:)`.
  @discardableResult
  public func up(at x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> TestFinger {
    up(at: CGPoint(x: x, y: y), in: view)
  }

  /// Loses its touch to the system; the finger itself stays on the glass until it lifts.
  @discardableResult
  public func cancel() -> TestFinger {
    phone.perform(FingerAction(number, .cancel))
    return self
  }

  // MARK: - Waiting

  /// Lets seconds pass before what the finger does next.
  @discardableResult
  public func after(_ seconds: TimeInterval) -> TestFinger {
    phone.after(seconds)
    return self
  }
}
